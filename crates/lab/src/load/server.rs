//! The server under load: a child process with a temporary data directory, or a server that is
//! already running on this machine.

use std::fs::{self, File};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, bail};
use serde::Serialize;
use tempfile::TempDir;

/// Raised limits, because thousands of clients connect from one address.
const SETTINGS: [&str; 14] = [
    "--connections",
    "20000",
    "--connections-per-address",
    "20000",
    "--requests-per-minute",
    "0",
    "--sign-ins-per-minute",
    "0",
    "--seeks-per-account",
    "1000",
    "--games-per-account",
    "10000",
    "--engine-threads",
    "0",
];
/// How often a starting server is polled, and the pause in between.
const ATTEMPTS: usize = 400;
const PAUSE: Duration = Duration::from_millis(50);

/// The server under load.
#[derive(Debug)]
pub(super) struct Server {
    pub(super) address: SocketAddr,
    /// Its process id, if known.
    process: Option<u32>,
    own: Option<Own>,
}

/// A server process that we started, with its data directory.
#[derive(Debug)]
struct Own {
    child: Child,
    data: TempDir,
}

impl Drop for Own {
    fn drop(&mut self) {
        // The process may have ended already, and an error in drop can't be reported.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Memory of a process in MiB.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(super) struct Memory {
    pub(super) now: f64,
    /// The peak.
    pub(super) most: f64,
}

impl Server {
    /// Starts a server on a free port, with its data in `directory` or among the temporary files,
    /// and waits until it responds.
    pub(super) async fn start(program: &Path, directory: Option<&Path>) -> anyhow::Result<Self> {
        let address = free_address().context("cannot find a free port")?;
        let data = match directory {
            Some(directory) => TempDir::new_in(directory),
            None => TempDir::new(),
        };
        let data = data.context("cannot create the data directory")?;
        let log = File::create(data.path().join("log"))?;
        let child = Command::new(program)
            .args(["serve", "--listen", &address.to_string(), "--data"])
            .arg(data.path())
            .args(SETTINGS)
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let server = Self {
            address,
            process: Some(child.id()),
            own: Some(Own { child, data }),
        };
        server.wait_until_healthy().await?;
        Ok(server)
    }

    /// A server that is already running.
    pub(super) async fn known(address: SocketAddr, process: Option<u32>) -> anyhow::Result<Self> {
        if !address.ip().is_loopback() {
            bail!("expected an address on this machine such as 127.0.0.1:7249, found {address}");
        }
        let server = Self {
            address,
            process,
            own: None,
        };
        server.wait_until_healthy().await?;
        Ok(server)
    }

    async fn wait_until_healthy(&self) -> anyhow::Result<()> {
        let url = format!("http://{}/healthz", self.address);
        for _ in 0..ATTEMPTS {
            let answer = reqwest::get(&url).await;
            if answer.is_ok_and(|answer| answer.status().is_success()) {
                return Ok(());
            }
            tokio::time::sleep(PAUSE).await;
        }
        let log = self.own.as_ref().map(|own| own.data.path().join("log"));
        let log = log.and_then(|path| fs::read_to_string(path).ok());
        let said = log.unwrap_or_default();
        bail!("the server at {} does not answer\n{said}", self.address);
    }

    /// Its memory usage, where the system reports it.
    pub(super) fn memory(&self) -> Option<Memory> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process?)).ok()?;
        memory(&status)
    }
}

/// Parses the two lines about resident memory.
fn memory(status: &str) -> Option<Memory> {
    let mebibytes = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        let kibibytes: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
        Some(kibibytes / 1024.0)
    };
    Some(Memory {
        now: mebibytes("VmRSS:")?,
        most: mebibytes("VmHWM:")?,
    })
}

fn free_address() -> std::io::Result<SocketAddr> {
    TcpListener::bind("127.0.0.1:0")?.local_addr()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_read_from_what_the_system_says() {
        let status = "Name:\tpaisho\nVmHWM:\t   20480 kB\nVmRSS:\t   10240 kB\n";
        let expected = Memory {
            now: 10.0,
            most: 20.0,
        };
        assert_eq!(memory(status), Some(expected));
        assert_eq!(memory("Name:\tpaisho\n"), None);
    }

    #[tokio::test]
    async fn only_servers_on_this_machine_are_put_under_load() {
        let far = "192.0.2.1:80".parse().unwrap();
        let complaint = Server::known(far, None).await.unwrap_err().to_string();
        assert!(complaint.ends_with("found 192.0.2.1:80"), "{complaint}");
    }
}
