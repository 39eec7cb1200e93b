//! Notifies systemd that the server is ready, alive or stopping, by datagrams to the socket in
//! `NOTIFY_SOCKET` (sd_notify(3)). Without systemd this does nothing.

use std::time::Duration;

/// The service manager to notify.
#[derive(Debug, Default)]
pub struct Manager {
    #[cfg(unix)]
    socket: Option<unix::Socket>,
    /// How long the manager waits for a sign of life before it restarts the server.
    patience: Option<Duration>,
}

impl Manager {
    /// The manager that started this process, if it wants notifications.
    #[must_use]
    pub fn from_environment() -> Self {
        let variable = |name: &str| std::env::var(name).ok();
        Self::new(
            variable("NOTIFY_SOCKET").as_deref(),
            variable("WATCHDOG_USEC").as_deref(),
        )
    }

    /// A manager that listens at `socket` and expects a sign of life within `watchdog`
    /// microseconds.
    #[must_use]
    pub fn new(socket: Option<&str>, watchdog: Option<&str>) -> Self {
        let microseconds = watchdog.and_then(|text| text.parse().ok());
        Self {
            #[cfg(unix)]
            socket: socket.and_then(unix::Socket::at),
            patience: microseconds.filter(|n| *n > 0).map(Duration::from_micros),
        }
    }

    /// How often to send a sign of life: twice as often as required.
    #[must_use]
    pub fn beat(&self) -> Option<Duration> {
        self.patience.map(|patience| patience / 2)
    }

    /// Reports that the server accepts connections.
    pub fn ready(&self) {
        self.tell("READY=1");
    }

    /// Reports that the server is working.
    pub fn alive(&self) {
        self.tell("WATCHDOG=1");
    }

    /// Reports that the server is stopping.
    pub fn stopping(&self) {
        self.tell("STOPPING=1");
    }

    #[cfg(unix)]
    fn tell(&self, state: &str) {
        let Some(socket) = &self.socket else { return };
        if let Err(error) = socket.send(state) {
            tracing::warn!(%error, state, "the service manager could not be notified");
        }
    }

    #[cfg(not(unix))]
    fn tell(&self, _state: &str) {}
}

#[cfg(unix)]
mod unix {
    use std::io;
    use std::os::unix::net::{SocketAddr, UnixDatagram};

    /// The socket at which the service manager listens.
    #[derive(Debug)]
    pub(super) struct Socket {
        address: SocketAddr,
        from: UnixDatagram,
    }

    impl Socket {
        /// The socket at a path, or, with a leading `@`, in the abstract namespace of Linux.
        pub(super) fn at(path: &str) -> Option<Self> {
            let address = match path.strip_prefix('@') {
                Some(name) => abstract_address(name).ok()?,
                None => SocketAddr::from_pathname(path).ok()?,
            };
            let from = UnixDatagram::unbound().ok()?;
            // A manager that does not read must not block the server.
            from.set_nonblocking(true).ok()?;
            Some(Self { address, from })
        }

        pub(super) fn send(&self, state: &str) -> io::Result<()> {
            self.from
                .send_to_addr(state.as_bytes(), &self.address)
                .map(|_| ())
        }
    }

    #[cfg(target_os = "linux")]
    fn abstract_address(name: &str) -> io::Result<SocketAddr> {
        use std::os::linux::net::SocketAddrExt;
        SocketAddr::from_abstract_name(name)
    }

    #[cfg(not(target_os = "linux"))]
    fn abstract_address(_name: &str) -> io::Result<SocketAddr> {
        Err(io::ErrorKind::Unsupported.into())
    }
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use std::os::unix::net::UnixDatagram;

    use super::*;

    fn heard(socket: &UnixDatagram) -> String {
        let mut bytes = [0; 64];
        let length = socket.recv(&mut bytes).unwrap();
        String::from_utf8_lossy(&bytes[..length]).into_owned()
    }

    #[test]
    fn the_service_manager_is_notified() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("notify");
        let socket = UnixDatagram::bind(&path).unwrap();
        let manager = Manager::new(path.to_str(), Some("30000000"));
        assert_eq!(manager.beat(), Some(Duration::from_secs(15)));
        manager.ready();
        manager.alive();
        manager.stopping();
        let all = [heard(&socket), heard(&socket), heard(&socket)];
        assert_eq!(all, ["READY=1", "WATCHDOG=1", "STOPPING=1"]);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_socket_without_a_file_is_found() {
        use std::os::linux::net::SocketAddrExt;
        let name = format!("paisho-test-{}", std::process::id());
        let address = std::os::unix::net::SocketAddr::from_abstract_name(&name).unwrap();
        let socket = UnixDatagram::bind_addr(&address).unwrap();
        Manager::new(Some(&format!("@{name}")), None).ready();
        assert_eq!(heard(&socket), "READY=1");
    }

    #[test]
    fn without_a_manager_nothing_happens() {
        let nobody = Manager::new(None, None);
        nobody.ready();
        assert_eq!(nobody.beat(), None);
        assert_eq!(Manager::new(None, Some("0")).beat(), None);
        Manager::new(Some("/nowhere/at/all"), None).ready();
    }
}
