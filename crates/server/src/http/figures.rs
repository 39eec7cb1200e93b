//! Figures for Prometheus.

use std::sync::OnceLock;

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use super::house::House;
use crate::store::StoreError;

/// Bounds of the histogram of request times, in seconds.
const BOUNDS: [f64; 12] = [
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0,
];

/// The figures of this process. Whoever asks first makes them the place where all are counted.
pub fn figures() -> Option<&'static PrometheusHandle> {
    static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    let install = || {
        let builder = PrometheusBuilder::new().set_buckets(&BOUNDS).ok()?;
        builder.install_recorder().ok()
    };
    HANDLE.get_or_init(install).as_ref()
}

/// All figures as text, with those of the house as they are now.
pub(super) async fn text(house: &House) -> Result<String, StoreError> {
    let Some(handle) = figures() else {
        return Ok(String::new());
    };
    let stats = house.store.public_stats().await?;
    for (kind, many) in [
        ("guest", stats.guests),
        ("person", stats.persons),
        ("bot", stats.bots),
    ] {
        metrics::gauge!("paisho_accounts", "kind" => kind).set(many as f64);
    }
    for (status, many) in [
        ("playing", stats.playing),
        ("finished", stats.finished),
        ("aborted", stats.aborted),
    ] {
        metrics::gauge!("paisho_games", "status" => status).set(many as f64);
    }
    metrics::gauge!("paisho_turns").set(stats.turns as f64);
    metrics::gauge!("paisho_seeks").set(stats.seeks as f64);
    metrics::gauge!("paisho_sessions").set(stats.sessions as f64);
    metrics::gauge!("paisho_open_reports").set(stats.reports as f64);
    metrics::gauge!("paisho_sockets").set(house.live.sockets() as f64);
    metrics::gauge!("paisho_tables_in_memory").set(house.live.tables() as f64);
    metrics::gauge!("paisho_engine_queue").set(house.live.awaiting_computers() as f64);
    handle.run_upkeep();
    Ok(handle.render())
}
