//! Checks that the bench equals the committed checksum, so that play never changes unnoticed.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use paisho_engine::{BenchReport, bench};

/// `UPDATE_GOLDEN=1 cargo test -p paisho-engine --test bench` rewrites the number.
#[test]
fn the_bench_is_the_committed_one() {
    let nodes = bench().nodes();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/bench.txt");
        std::fs::write(path, format!("{nodes}\n")).unwrap();
        return;
    }
    assert_eq!(
        Some(nodes),
        BenchReport::expected(),
        "the engine plays differently; if that is intended, run with UPDATE_GOLDEN=1 and end the commit with Bench: {nodes}"
    );
}
