//! Metrics for Prometheus. Every label comes from a fixed set of values, because a counted label
//! stays in memory for good.

use std::fs;
use std::path::Path;
use std::sync::OnceLock;
use std::time::Duration;

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use super::app_state::AppState;
use crate::process;
use crate::store::{FILE_NAME, Stats, StoreError};

/// Bucket bounds of the latency histograms, in seconds.
const BOUNDS: [f64; 12] = [
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0,
];

/// The Prometheus handle of this process. The first call installs the recorder.
pub fn metrics_handle() -> Option<&'static PrometheusHandle> {
    static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    let install = || {
        let builder = PrometheusBuilder::new().set_buckets(&BOUNDS).ok()?;
        let handle = builder.install_recorder().ok()?;
        begin();
        Some(handle)
    };
    HANDLE.get_or_init(install).as_ref()
}

/// Registers metrics that are only counted when something goes wrong, because alerts need to see
/// them rise from zero. Also registers those that may stay at zero for long, such as streams of
/// public games.
fn begin() {
    for name in ["paisho_connections", "paisho_streams"] {
        metrics::gauge!(name).increment(0.0);
    }
    for reason in ["all", "address", "again"] {
        metrics::counter!("paisho_connections_refused_total", "reason" => reason).increment(0);
    }
    metrics::counter!("paisho_searches_stopped_total").increment(0);
}

/// Runs the recorder's upkeep periodically. Without it every observation takes memory, even if the
/// metrics are never read.
pub async fn tend_metrics(period: Duration) {
    let mut pause = tokio::time::interval(period);
    loop {
        pause.tick().await;
        if let Some(handle) = metrics_handle() {
            handle.run_upkeep();
        }
    }
}

/// All metrics as text, including the current state of the server.
pub(super) async fn text(app: &AppState) -> Result<String, StoreError> {
    let Some(handle) = metrics_handle() else {
        return Ok(String::new());
    };
    let stats = app.counts.of(&app.store, app.env.now()).await?;
    tell_counts(&stats);
    tell_live(app);
    tell_files(&app.config.data);
    tell_process();
    handle.run_upkeep();
    Ok(handle.render())
}

/// Sets the metrics about the contents of the database.
fn tell_counts(stats: &Stats) {
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
}

/// Sets the metrics about what is in memory.
fn tell_live(app: &AppState) {
    let live = &app.live;
    metrics::gauge!("paisho_sockets").set(live.sockets() as f64);
    metrics::gauge!("paisho_tables_in_memory").set(live.tables() as f64);
    metrics::gauge!("paisho_engine_waiting").set(live.awaiting_computers() as f64);
}

/// Sets the size of the database and of its write-ahead log, which grows during long reads.
fn tell_files(data: &Path) {
    let bytes = |name: &str| fs::metadata(data.join(name)).map_or(0, |file| file.len());
    metrics::gauge!("paisho_database_bytes").set(bytes(FILE_NAME) as f64);
    let log = format!("{FILE_NAME}-wal");
    metrics::gauge!("paisho_database_wal_bytes").set(bytes(&log) as f64);
}

/// Sets the metrics about the process, under the standard Prometheus names.
fn tell_process() {
    if let Some(bytes) = process::resident_memory() {
        metrics::gauge!("process_resident_memory_bytes").set(bytes as f64);
    }
    if let Some(files) = process::open_files() {
        metrics::gauge!("process_open_fds").set(files as f64);
    }
    if let Some(files) = process::file_limit() {
        metrics::gauge!("process_max_fds").set(files as f64);
    }
}
