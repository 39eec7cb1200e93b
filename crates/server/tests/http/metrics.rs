//! Metrics for Prometheus: the values of labels are a closed set, whatever clients send.

use std::collections::BTreeSet;

use reqwest::Method;

use crate::host::Host;

/// Every possible value of the label `method`.
const METHODS: [&str; 10] = [
    "GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "CONNECT", "TRACE", "other",
];

/// The values of a label in the text for Prometheus.
fn values<'a>(text: &'a str, label: &str) -> BTreeSet<&'a str> {
    let before = format!("{label}=\"");
    let rest = text.split(before.as_str()).skip(1);
    rest.filter_map(|rest| rest.split('"').next()).collect()
}

#[tokio::test]
async fn methods_that_nobody_knows_share_one_label() {
    let host = Host::new().await;
    let somebody = host.somebody();
    for number in 0..50 {
        let method = Method::from_bytes(format!("GROW{number}").as_bytes()).unwrap();
        somebody.send(method.clone(), "/", None).await;
        somebody.send(method, "/nowhere", None).await;
    }
    let text = somebody.get("/metrics").await.0.text().await.unwrap();
    assert!(!text.contains("GROW"), "{text:.2000}");
    let found = values(&text, "method");
    assert!(found.contains("other"), "{found:?}");
    assert!(found.iter().all(|m| METHODS.contains(m)), "{found:?}");
}

#[tokio::test]
async fn paths_are_counted_by_their_route() {
    let host = Host::new().await;
    let somebody = host.somebody();
    for number in 0..20 {
        somebody.get(&format!("/grown-{number}")).await;
        somebody.get(&format!("/api/v1/games/grown{number}")).await;
        somebody
            .get(&format!("/api/v1/players/grown{number}?a=grown"))
            .await;
    }
    let text = somebody.get("/metrics").await.0.text().await.unwrap();
    assert!(!text.contains("grown"), "{text:.2000}");
    let found = values(&text, "path");
    assert!(found.contains("/api/v1/games/{id}"), "{found:?}");
}

#[tokio::test]
async fn a_long_method_is_not_repeated() {
    let host = Host::new().await;
    let method = Method::from_bytes("A".repeat(5000).as_bytes()).unwrap();
    let reply = host.somebody().send(method, "/api/v1/server", None).await;
    assert_eq!(reply.status(), 405);
    let text = reply.0.text().await.unwrap();
    assert!(text.len() < 500, "{} bytes", text.len());
}
