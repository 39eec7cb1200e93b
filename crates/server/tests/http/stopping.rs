//! Shutdown: nothing uses the database after it was closed.

use std::time::Duration;

use serde_json::json;

use crate::host::Host;
use crate::log::Log;

#[tokio::test]
async fn nothing_uses_the_database_after_the_server_has_stopped() {
    let log = Log::listen();
    for _ in 0..5 {
        let server = Host::with(&[("shutdown_seconds", "60")]).await;
        let anna = server.person("anna").await;
        // A computer that is thinking while the server stops.
        let seek = json!({ "ruleset": "rulebook.accents_one_of_each", "computers": [8],
            "side": "host", "time": { "kind": "live", "main": 300, "increment": 5 } });
        anna.post("/api/v1/seeks", seek).await.ok().await;
        server.stop().await;
        // Longer than the pause between two sweeps of a running server.
        tokio::time::sleep(Duration::from_millis(400)).await;
    }
    assert_eq!(log.count("closed pool"), 0, "{}", log.text());
    assert_eq!(log.count("ERROR"), 0, "{}", log.text());
}
