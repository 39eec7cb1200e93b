//! A server whose disk fails: it says so, and goes on by itself once the disk works again.
#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../support/behind.rs"]
mod behind;
mod disk;
#[path = "../house/host.rs"]
#[expect(dead_code, reason = "other tests use the rest of it")]
mod host;
mod outage;
mod pair;
mod power;
#[path = "../house/sample.rs"]
#[expect(dead_code, reason = "other tests use the rest of it")]
mod sample;
