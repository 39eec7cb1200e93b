//! A server whose disk fails, or that is suspended, crowded or short of memory: it reports this
//! where that helps, and recovers by itself.
#![cfg(target_os = "linux")]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../support/behind.rs"]
mod behind;
mod crowd;
mod disk;
#[path = "../http/host.rs"]
#[expect(dead_code, reason = "other tests use the rest of it")]
mod host;
mod outage;
mod pair;
mod power;
mod process;
#[path = "../http/sample.rs"]
#[expect(dead_code, reason = "other tests use the rest of it")]
mod sample;
mod stopped;
