//! A server in its own process, which can be suspended and given few resources.
//!
//! A test starts its own program again; there, the program runs a server instead of the test.

use std::fs;
use std::io::Read;
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tempfile::TempDir;

use crate::host::Host;
use crate::outage::run;

/// Set in the process of the server: the file to which it writes its address.
const SERVER: &str = "PAISHO_TEST_SERVER";

/// A server that runs until this is dropped.
#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
    _folder: TempDir,
}

impl Process {
    /// Starts a server with these settings for a test, after a shell has executed `limits`. In the
    /// process of the server, this runs the server and returns none: there is nothing to test.
    pub(crate) fn start(test: &str, limits: &str, settings: &[(&str, &str)]) -> Option<Self> {
        if let Some(file) = std::env::var_os(SERVER) {
            run(serve(Path::new(&file), settings));
            return None;
        }
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("address");
        let script = format!("{limits}\nexec \"$@\"");
        let mut child = Command::new("sh")
            .args(["-ec", &script, "sh"])
            .arg(std::env::current_exe().unwrap())
            .args(["--exact", test, "--nocapture"])
            .env(SERVER, &file)
            .env("TMPDIR", folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        while !file.exists() {
            let ended = child.try_wait().unwrap();
            assert!(ended.is_none(), "the server did not come up: {ended:?}");
            std::thread::sleep(Duration::from_millis(20));
        }
        let address = fs::read_to_string(file).unwrap().parse().unwrap();
        Some(Self {
            child,
            address,
            _folder: folder,
        })
    }

    /// Sends a signal to the server.
    pub(crate) fn signal(&self, name: &str) {
        let sent = Command::new("kill")
            .args(["-s", name, &self.child.id().to_string()])
            .status();
        assert!(sent.unwrap().success());
    }

    /// Whether the server still runs.
    pub(crate) fn is_alive(&mut self) -> bool {
        self.child.try_wait().unwrap().is_none()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // A failing test may leave the process suspended: this kills it all the same.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Runs a server until the test that started it has ended.
async fn serve(file: &Path, settings: &[(&str, &str)]) {
    let host = Host::with(settings).await;
    let unfinished = file.with_extension("new");
    fs::write(&unfinished, host.address.to_string()).unwrap();
    fs::rename(unfinished, file).unwrap();
    let ended = tokio::task::spawn_blocking(|| {
        let _ = std::io::stdin().read_to_end(&mut Vec::new());
    });
    ended.await.unwrap();
    host.stop().await;
}
