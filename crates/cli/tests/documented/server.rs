//! A real server for the examples.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Stdio};

use tempfile::TempDir;

use crate::support::program;

/// A server on a free port, killed when dropped, with a folder for files of the examples.
pub(crate) struct Server {
    process: Child,
    folder: TempDir,
    pub(crate) url: String,
}

impl Server {
    pub(crate) fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut process = program()
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(folder.path().join("data"))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let lines = BufReader::new(process.stdout.take().unwrap()).lines();
        let mut served = lines.map_while(Result::ok).filter_map(|line| {
            let rest = line.strip_prefix("serving ")?;
            Some(rest.split(' ').next()?.trim_end_matches('/').to_owned())
        });
        let url = served.next().expect("the server says where it serves");
        Self {
            process,
            folder,
            url,
        }
    }

    /// The folder in which the examples are run.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The server's data directory.
    pub(crate) fn data(&self) -> String {
        let data = self.folder.path().join("data");
        data.to_str().unwrap().to_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
