//! The checksum of behaviour is the committed one, so that nobody changes play unknowingly.
#![allow(clippy::unwrap_used, reason = "a test that can not go on has failed")]

use paisho_engine::{BenchReport, bench};

/// `UPDATE_GOLDEN=1 cargo test -p paisho-engine --test bench` writes the number anew.
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
        "play has changed: if that is meant, run with UPDATE_GOLDEN=1 and say Bench: {nodes}"
    );
}
