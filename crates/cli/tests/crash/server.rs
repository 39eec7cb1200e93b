//! The real program as a process that can be killed.

use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;
use tokio::sync::Mutex;

/// A server on its own port and data directory.
#[derive(Debug)]
pub(crate) struct Server {
    address: SocketAddr,
    data: TempDir,
    process: Mutex<Child>,
}

impl Server {
    pub(crate) async fn start() -> Self {
        let address = free_address();
        let data = tempfile::tempdir().unwrap();
        let process = Mutex::new(spawn(address, data.path()));
        let server = Self {
            address,
            data,
            process,
        };
        server.wait_until_healthy().await;
        server
    }

    pub(crate) const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Kills the process: it gets no chance to clean up.
    pub(crate) async fn kill(&self) {
        let mut process = self.process.lock().await;
        process.kill().unwrap();
        process.wait().unwrap();
    }

    pub(crate) async fn kill_and_restart(&self) {
        self.kill().await;
        *self.process.lock().await = spawn(self.address, self.data.path());
        self.wait_until_healthy().await;
    }

    async fn wait_until_healthy(&self) {
        let url = format!("http://{}/healthz", self.address);
        let began = Instant::now();
        loop {
            let answer = reqwest::get(&url).await;
            if answer.as_ref().is_ok_and(|a| a.status().is_success()) {
                return;
            }
            let patience = began.elapsed() < Duration::from_secs(60);
            assert!(patience, "the server did not start: {answer:?}");
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }

    /// Lets the program check every stored game by replaying it.
    pub(crate) fn doctor(&self) {
        println!("{}", self.admin(&["doctor"]).trim());
    }

    /// Runs an admin command on the server's data; returns its output.
    pub(crate) fn admin(&self, task: &[&str]) -> String {
        let done = Command::new(env!("CARGO_BIN_EXE_paisho"))
            .arg("admin")
            .args(task)
            .arg("--data")
            .arg(self.data.path())
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&done.stdout).into_owned();
        let complaint = String::from_utf8_lossy(&done.stderr).into_owned();
        assert!(done.status.success(), "{said}{complaint}");
        said
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // A failed test leaves no process behind; after a successful one there is none left.
        let _ = self.process.get_mut().kill();
        let _ = self.process.get_mut().wait();
    }
}

fn free_address() -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap()
}

fn spawn(address: SocketAddr, data: &Path) -> Child {
    Command::new(env!("CARGO_BIN_EXE_paisho"))
        .args(["serve", "--listen", &address.to_string(), "--data"])
        .arg(data)
        .args(["--requests-per-minute", "0", "--sign-ins-per-minute", "0"])
        .args([
            "--seeks-per-account",
            "1000",
            "--games-per-account",
            "10000",
        ])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}
