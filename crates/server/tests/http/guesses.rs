//! Password guesses are counted per account, however its name is written.

use reqwest::Method;
use serde_json::json;

use crate::host::{Host, PASSWORD};

/// Tries to sign in from an address; returns the status of the answer.
async fn attempt(host: &Host, from: &str, name: &str) -> u16 {
    let request = host.somebody().request(Method::POST, "/api/v1/sign-in");
    let request = request.header("x-forwarded-for", from);
    let body = json!({ "name": name, "password": PASSWORD });
    request.json(&body).send().await.unwrap().status().as_u16()
}

#[tokio::test]
async fn no_other_way_to_write_a_name_has_a_limit_of_its_own() {
    let settings = [
        ("sign_ins_per_minute", "3"),
        ("trusted_proxies", "127.0.0.1"),
    ];
    // The mathematical capital theta is not allowed in names, but its lower case is the first
    // letter of θάλεια; the other two are the same letters decomposed, and in capitals.
    let written = ["\u{3F4}άλεια", "θα\u{301}λεια", "ΘΆΛΕΙΑ"];
    for other in written {
        let host = Host::with(&settings).await;
        host.person("θάλεια").await;
        for number in 1..=3 {
            let from = format!("192.0.2.{number}");
            assert_ne!(attempt(&host, &from, other).await, 429, "{other}");
        }
        for (number, name) in [(4, other), (5, "θάλεια")] {
            let from = format!("192.0.2.{number}");
            assert_eq!(
                attempt(&host, &from, name).await,
                429,
                "{name} after {other}"
            );
        }
    }
}
