//! Hashing stays within its threads and its memory, whatever clients do. This is a separate test
//! program, because it measures the whole process.
#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "http/host.rs"]
#[allow(dead_code, reason = "other tests use the rest of it")]
mod host;

use std::fs;
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::join_all;
use paisho_server::account::{Hasher, Password};
use serde_json::json;
use tokio::time::timeout;

use host::{Host, PASSWORD};

/// A value from the kernel's status of this process: a number of threads, or kilobytes.
fn figure(name: &str) -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    let number = line.unwrap().split_whitespace().nth(1).unwrap();
    number.parse().unwrap()
}

/// Cancelled and ordinary requests in one test, because the peak of memory is that of the process.
#[tokio::test]
async fn neither_those_who_hang_up_nor_ordinary_use_take_more_threads_or_memory() {
    let hasher = Hasher::new(2).unwrap();
    let password = Password::parse(PASSWORD, "anna").unwrap();
    let hash = hasher.hash(&password).await.unwrap();
    let threads = figure("Threads");
    for _ in 0..60 {
        // Starts the work and cancels it while it is under way.
        let check = hasher.verify(PASSWORD, Some(&hash));
        assert!(check.now_or_never().is_none());
    }
    // The work that was started comes first in the queue, so it is counted before this is done.
    assert!(hasher.verify(PASSWORD, Some(&hash)).await.unwrap());
    assert!(figure("Threads") <= threads + 1, "{}", figure("Threads"));
    for _ in 0..40 {
        assert!(hasher.verify(PASSWORD, Some(&hash)).await.unwrap());
    }
    let peak = figure("VmHWM") / 1024;
    assert!(peak < 100, "{peak} MB");
    drop(hasher);
    hang_up().await;
    let peak = figure("VmHWM") / 1024;
    assert!(peak < 200, "{peak} MB");
}

/// Sends 250 requests to a real server, each of which is cancelled after 80 milliseconds.
async fn hang_up() {
    let host = Host::new().await;
    let anna = host.person("anna").await;
    let wrong = json!({ "old": "something else", "new": "four wild orchids" });
    let requests = (0..250).map(|_| {
        let (anna, body) = (anna.clone(), wrong.clone());
        async move {
            let request = anna.put("/api/v1/me/password", body);
            timeout(Duration::from_millis(80), request).await
        }
    });
    join_all(requests).await;
    // Other requests are served again as soon as the queue has space.
    let right = json!({ "name": "anna", "password": PASSWORD });
    loop {
        let reply = host.somebody().post("/api/v1/sign-in", right.clone()).await;
        if reply.status() != 503 {
            reply.ok().await;
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
