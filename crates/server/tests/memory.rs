//! Memory that must not grow. In a process of its own, so that nothing else does.
#![cfg(target_os = "linux")]

use std::time::Duration;

use paisho_server::http::{figures, tend_figures};
use paisho_server::process::resident_memory;

/// Without upkeep, each observation takes 16 bytes until somebody reads the figures.
const OBSERVATIONS: usize = 4_000_000;
/// Far less than they would take.
const MOST_GROWTH: u64 = 16 * 1024 * 1024;

#[tokio::test]
async fn figures_stay_small_although_nobody_reads_them() {
    figures().unwrap();
    let tending = tokio::spawn(tend_figures(Duration::from_millis(1)));
    let before = resident_memory().unwrap();
    for number in 0..OBSERVATIONS {
        metrics::histogram!("paisho_test_seconds").record(0.001);
        if number % 20_000 == 0 {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
    tending.abort();
    let growth = resident_memory().unwrap().saturating_sub(before);
    assert!(growth < MOST_GROWTH, "{growth} bytes");
    let text = figures().unwrap().render();
    let counted = format!("paisho_test_seconds_count {OBSERVATIONS}");
    assert!(text.contains(&counted), "{text}");
}
