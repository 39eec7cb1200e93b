//! Memory that must not grow. This is a separate process, so that nothing else affects it.
#![cfg(target_os = "linux")]

use std::time::Duration;

use paisho_server::http::{metrics_handle, tend_metrics};
use paisho_server::process::resident_memory;

/// Without upkeep, each observation takes 16 bytes until the metrics are read.
const OBSERVATIONS: usize = 4_000_000;
/// Far less than the observations would take.
const MOST_GROWTH: u64 = 16 * 1024 * 1024;

#[tokio::test]
async fn figures_stay_small_although_nobody_reads_them() {
    metrics_handle().unwrap();
    let tending = tokio::spawn(tend_metrics(Duration::from_millis(1)));
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
    let text = metrics_handle().unwrap().render();
    let counted = format!("paisho_test_seconds_count {OBSERVATIONS}");
    assert!(text.contains(&counted), "{text}");
}
