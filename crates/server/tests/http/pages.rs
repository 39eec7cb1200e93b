//! Pages, headers, limits, health, metrics, shutdown.

use paisho_server::auth::ROUTES;
use paisho_wire::ServerInfo;
use reqwest::Method;
use serde_json::json;

use crate::host::{Caller, Host, PASSWORD};

#[tokio::test]
async fn the_front_page_says_what_runs_here() {
    let host = Host::with(&[("title", "House <of> Lilies"), ("contact", "anna")]).await;
    let reply = host.somebody().get("/").await;
    let headers = reply.0.headers().clone();
    let page = reply.0.text().await.unwrap();
    assert!(page.contains("<h1>House &lt;of> Lilies</h1>"), "{page}");
    assert!(
        page.contains("/api/v1/openapi.json") && !page.contains("{{"),
        "{page}"
    );
    let policy = headers["content-security-policy"].to_str().unwrap();
    assert!(policy.starts_with("default-src 'none'"), "{policy}");
    assert!(!policy.contains("unsafe-inline"), "{policy}");
    assert_eq!(headers["x-content-type-options"], "nosniff");
    let board = host.somebody().get("/board.svg").await;
    assert_eq!(board.0.headers()["content-type"], "image/svg+xml");
    assert!(board.0.text().await.unwrap().starts_with("<svg"));
}

#[tokio::test]
async fn every_route_of_the_list_exists() {
    let host = Host::new().await;
    let somebody = host.somebody();
    for route in ROUTES {
        let path = route.path.replace(['{', '}'], "");
        let reply = somebody.send(route.method.clone(), &path, None).await;
        let status = reply.status();
        assert_ne!(status, 405, "{} {}", route.method, route.path);
        if status == 404 && !route.path.contains('{') {
            panic!("{} {} is not there", route.method, route.path);
        }
    }
}

#[tokio::test]
async fn refusals_have_one_form() {
    let host = Host::new().await;
    let anna = host.person("anna").await;
    let not_found = anna.get("/api/v1/nothing").await;
    assert_eq!(not_found.refused().await, (404, "not_found".to_owned()));
    let method = anna.put("/api/v1/seeks", json!({})).await;
    assert_eq!(
        method.refused().await,
        (405, "method_not_allowed".to_owned())
    );
    for path in [
        "/api/v1/games?speed=warp",
        "/api/v1/games?colour=red",
        "/api/v1/games/a b",
    ] {
        let (status, word) = anna.get(path).await.refused().await;
        assert!(
            (status == 400 || status == 422) && word == "unreadable",
            "{path} {status}"
        );
    }
    for body in [
        "",
        "{",
        "[]",
        "{\"name\":1}",
        "{\"name\":\"x\",\"password\":\"y\",\"z\":1}",
    ] {
        let request = anna.request(Method::POST, "/api/v1/sign-in");
        let request = request
            .header("content-type", "application/json")
            .body(body);
        let reply = crate::host::Reply(request.send().await.unwrap());
        assert_eq!(reply.refused().await.1, "unreadable", "{body}");
    }
    let plain = anna.request(Method::POST, "/api/v1/sign-in").body("{}");
    assert_eq!(plain.send().await.unwrap().status(), 415);
    let large = anna.request(Method::POST, "/api/v1/sign-in");
    let large = large.header("content-type", "application/json");
    let large = large.body(format!("\"{}\"", "x".repeat(70_000)));
    assert_eq!(large.send().await.unwrap().status(), 413);
}

#[tokio::test]
async fn pages_of_other_sites_change_nothing() {
    let host = Host::new().await;
    let anna = host.person("anna").await;
    let put = |origin: &str| {
        let request = anna.request(Method::PUT, "/api/v1/me/preferences");
        request.header("origin", origin).json(&json!({})).send()
    };
    assert_eq!(put("https://evil.example").await.unwrap().status(), 403);
    assert_eq!(put("null").await.unwrap().status(), 403);
    let own = format!("http://{}", host.address);
    assert_eq!(put(&own).await.unwrap().status(), 204);
    let socket = |origin: &str| {
        let request = anna.request(Method::GET, "/api/v1/socket");
        request
            .header("origin", origin)
            .header("connection", "upgrade")
            .header("upgrade", "websocket")
            .header("sec-websocket-version", "13")
            .header("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==")
            .send()
    };
    assert_eq!(socket("https://evil.example").await.unwrap().status(), 403);
    assert_eq!(socket(&own).await.unwrap().status(), 101);
}

#[tokio::test]
async fn cookies_are_for_browsers_only_and_secure_behind_tls() {
    let body = json!({ "name": "anna", "password": PASSWORD });
    let plain = Host::new().await;
    let reply = plain
        .somebody()
        .post("/api/v1/register", body.clone())
        .await;
    let cookie = reply.0.headers()["set-cookie"].to_str().unwrap().to_owned();
    assert!(cookie.starts_with("paisho=pss_") && cookie.contains("HttpOnly; SameSite=Lax"));
    assert!(!cookie.contains("Secure"), "{cookie}");
    let secure = Host::with(&[("public_url", "https://paisho.example")]).await;
    let reply = secure.somebody().post("/api/v1/register", body).await;
    let headers = reply.0.headers();
    let cookie = headers["set-cookie"].to_str().unwrap();
    assert!(
        cookie.starts_with("__Host-paisho=") && cookie.ends_with("; Secure"),
        "{cookie}"
    );
    assert!(headers.contains_key("strict-transport-security"));
}

#[tokio::test]
async fn requests_are_limited() {
    let host = Host::with(&[("requests_per_minute", "5")]).await;
    let somebody = host.somebody();
    for _ in 0..5 {
        assert_eq!(somebody.get("/api/v1/server").await.status(), 200);
    }
    let reply = somebody.get("/api/v1/server").await;
    assert_eq!(reply.refused().await, (429, "too_fast".to_owned()));
}

#[tokio::test]
async fn a_server_says_which_computers_play_in_it() {
    for (threads, levels) in [("1", 8), ("0", 0)] {
        let host = Host::with(&[("engine_threads", threads)]).await;
        let shown = host.somebody().get("/api/v1/server").await.ok().await;
        let info: ServerInfo = serde_json::from_value(shown).unwrap();
        assert_eq!(info.computers.len(), levels);
        for (number, shown) in (1..).zip(&info.computers) {
            assert_eq!(shown.level, number);
            assert!(!shown.name.is_empty() && !shown.description.is_empty());
        }
    }
}

#[tokio::test]
async fn a_server_says_who_one_is_to_it() {
    let host = Host::new().await;
    let you = async |caller: &Caller| {
        let shown = caller.get("/api/v1/server").await.ok().await;
        shown["you"]["person"]["name"].as_str().map(str::to_owned)
    };
    assert_eq!(you(&host.somebody()).await, None);
    let anna = host.person("anna").await;
    assert_eq!(you(&anna).await.as_deref(), Some("anna"));
    let reader = host.bot(&anna, "reader", &["read"]).await;
    assert_eq!(you(&reader).await.as_deref(), Some("reader"));
    let player = host.bot(&anna, "player", &["play"]).await;
    assert_eq!(you(&player).await, None, "a token reads only what it may");
}

#[tokio::test]
async fn health_and_figures_are_for_hosts() {
    let host = Host::new().await;
    assert_eq!(host.somebody().get("/healthz").await.ok().await, "ok\n");
    host.person("anna").await;
    let metrics = host
        .somebody()
        .get("/metrics")
        .await
        .0
        .text()
        .await
        .unwrap();
    assert!(
        metrics.contains("paisho_accounts{kind=\"person\"} "),
        "{metrics}"
    );
    assert!(metrics.contains("paisho_http_requests_total{"), "{metrics}");
    let outside = host.somebody().request(Method::GET, "/metrics");
    let outside = outside.header("x-forwarded-for", "203.0.113.9").send();
    assert_eq!(outside.await.unwrap().status(), 404);
}

#[tokio::test]
async fn a_server_that_goes_down_leaves_everything_behind() {
    let host = Host::new().await;
    host.person("anna").await;
    let directory = host.stop().await;
    let store = paisho_server::store::Store::open(directory.path())
        .await
        .unwrap();
    assert_eq!(store.stats().await.unwrap().persons, 1);
}
