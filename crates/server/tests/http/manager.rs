//! Notifications to the service manager, and the settings of the unit.
#![cfg(unix)]

use std::collections::BTreeSet;

use paisho_server::config::{Given, Origin, gather};
use paisho_server::env::Env;
use paisho_server::notify::Manager;
use paisho_server::serve::{open, run_for};
use tokio::net::{TcpListener, UnixDatagram};
use tokio::sync::oneshot;

const UNIT: &str = include_str!("../../../../deploy/paisho.service");

/// Waits until the manager has received a message.
async fn hear(socket: &UnixDatagram, wanted: &str, heard: &mut BTreeSet<String>) {
    let mut bytes = [0; 64];
    while !heard.contains(wanted) {
        let length = socket.recv(&mut bytes).await.unwrap();
        heard.insert(String::from_utf8_lossy(&bytes[..length]).into_owned());
    }
}

#[tokio::test]
async fn the_service_manager_hears_how_the_server_is() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("notify");
    let socket = UnixDatagram::bind(&path).unwrap();
    // A watchdog message every ten milliseconds.
    let manager = Manager::new(path.to_str(), Some("20000"));
    let data = Given {
        key: "data".to_owned(),
        value: directory.path().to_string_lossy().into_owned(),
        origin: Origin::Default,
    };
    let app = open(gather(&[data]).unwrap(), Env::real()).await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(run_for(manager, app, listener, async {
        let _ = stopped.await;
    }));
    let mut heard = BTreeSet::new();
    hear(&socket, "READY=1", &mut heard).await;
    hear(&socket, "WATCHDOG=1", &mut heard).await;
    assert!(!heard.contains("STOPPING=1"), "{heard:?}");
    stop.send(()).unwrap();
    hear(&socket, "STOPPING=1", &mut heard).await;
    running.await.unwrap().unwrap();
}

#[test]
fn the_unit_limits_and_watches_the_server() {
    for line in [
        "Type=notify",
        "WatchdogSec=60",
        "Restart=on-failure",
        "MemoryMax=1G",
        "TasksMax=1024",
        "LimitNOFILE=65536",
        "SystemCallFilter=@system-service",
        "SystemCallFilter=~@privileged @resources",
        "NoNewPrivileges=yes",
    ] {
        assert!(UNIT.lines().any(|l| l == line), "{line}");
    }
}
