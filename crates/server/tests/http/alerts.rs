//! The alert rules in `deploy/` refer to metrics that exist.

use std::collections::BTreeSet;

use yaml_rust2::{Yaml, YamlLoader};

use crate::host::Host;
use crate::malformed::play_on;

const RULES: &str = include_str!("../../../../deploy/alerts.yml");

/// The rules of all groups.
fn rules(document: &Yaml) -> Vec<&Yaml> {
    let groups = document["groups"].as_vec().unwrap();
    let rules = groups.iter().map(|group| group["rules"].as_vec().unwrap());
    rules.flatten().collect()
}

/// The names of metrics in an expression: words with our prefix or that of process metrics.
fn names(expression: &str) -> Vec<&str> {
    let words = expression.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
    let is_figure = |word: &&str| word.starts_with("paisho_") || word.starts_with("process_");
    words.filter(is_figure).collect()
}

/// The names of all metrics in the text for Prometheus.
fn told(text: &str) -> BTreeSet<&str> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .filter_map(|line| line.split(['{', ' ']).next())
        .collect()
}

#[tokio::test]
async fn every_alert_is_about_a_figure_that_there_is() {
    let host = Host::new().await;
    play_on(&host.person("anna").await, &host.person("ben").await).await;
    let text = host
        .somebody()
        .get("/metrics")
        .await
        .0
        .text()
        .await
        .unwrap();
    let told = told(&text);
    let document = &YamlLoader::load_from_str(RULES).unwrap()[0];
    let rules = rules(document);
    assert!(rules.len() >= 10, "{}", rules.len());
    let mut alerts = BTreeSet::new();
    for rule in rules {
        let alert = rule["alert"].as_str().unwrap();
        assert!(alerts.insert(alert), "{alert} is there twice");
        let expression = rule["expr"].as_str().unwrap();
        let names = names(expression);
        assert!(
            !names.is_empty() || expression.starts_with("up{"),
            "{alert}"
        );
        for name in names {
            assert!(told.contains(name), "{alert}: no metric {name} in\n{text}");
        }
        for what in ["summary", "action"] {
            assert!(
                rule["annotations"][what].as_str().is_some(),
                "{alert}: {what}"
            );
        }
        assert!(rule["labels"]["severity"].as_str().is_some(), "{alert}");
    }
}

#[tokio::test]
async fn the_metrics_show_what_a_host_needs_to_know() {
    let host = Host::new().await;
    play_on(&host.person("anna").await, &host.person("ben").await).await;
    let text = host
        .somebody()
        .get("/metrics")
        .await
        .0
        .text()
        .await
        .unwrap();
    let value = |name: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(name));
        let value = line.and_then(|line| line.trim().parse::<f64>().ok());
        value.unwrap_or_else(|| panic!("no {name} in\n{text}"))
    };
    assert!(value("paisho_commit_seconds_count ") >= 1.0);
    assert!(value("paisho_connections ") >= 1.0);
    assert!(value("paisho_streams ") >= 0.0);
    assert!(value("paisho_database_bytes ") >= 4096.0);
    assert!(value("paisho_database_wal_bytes ") >= 4096.0);
    assert!(value("paisho_engine_waiting ") >= 0.0);
    if cfg!(target_os = "linux") {
        assert!(value("process_resident_memory_bytes ") > 1e6);
        assert!(value("process_open_fds ") > 3.0);
        assert!(value("process_max_fds ") > 3.0);
    }
}
