//! The files of the web app: their paths, encodings and caching.

use paisho_server::http::{Asset, Keep, Site};
use reqwest::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE};
use reqwest::{Client, Method, Response, StatusCode};

use crate::host::Host;

/// A page and a script; the texts of their compressed forms differ, so that tests can tell them
/// apart.
const APP: &[Asset] = &[
    Asset {
        path: "/index.html",
        kind: "text/html; charset=utf-8",
        keep: Keep::Ask,
        plain: b"the page",
        brotli: b"the small page",
    },
    Asset {
        path: "/assets/app-1.js",
        kind: "text/javascript; charset=utf-8",
        keep: Keep::Forever,
        plain: b"the script",
        brotli: b"the small script",
    },
];

async fn ask(host: &Host, method: Method, path: &str, encodings: &str) -> Response {
    let url = format!("http://{}{path}", host.address);
    let request = Client::new().request(method, url);
    request
        .header(ACCEPT_ENCODING, encodings)
        .send()
        .await
        .unwrap()
}

#[tokio::test]
async fn every_place_is_the_page_and_every_file_is_itself() {
    let host = Host::showing(Site(APP.to_vec()), &[]).await;
    for path in ["/", "/play/game/7", "/player/%D7%A0", "/index.html"] {
        let page = ask(&host, Method::GET, path, "identity").await;
        assert_eq!(page.headers()[CACHE_CONTROL], "no-cache", "{path}");
        assert_eq!(page.headers()[CONTENT_TYPE], APP[0].kind, "{path}");
        assert_eq!(page.text().await.unwrap(), "the page", "{path}");
    }
    let script = ask(&host, Method::GET, APP[1].path, "identity").await;
    let kept = script.headers()[CACHE_CONTROL].to_str().unwrap().to_owned();
    assert_eq!(kept, "public, max-age=31536000, immutable");
    assert_eq!(script.text().await.unwrap(), "the script");
}

#[tokio::test]
async fn brotli_is_for_those_who_take_it() {
    let host = Host::showing(Site(APP.to_vec()), &[]).await;
    for (encodings, is_small) in [
        ("gzip, br", true),
        ("br;q=0.5", true),
        ("br;q=0", false),
        ("gzip;q=0", false),
        ("brown", false),
    ] {
        let script = ask(&host, Method::GET, APP[1].path, encodings).await;
        let encoding = script.headers().get(CONTENT_ENCODING).cloned();
        assert_eq!(encoding.is_some_and(|e| e == "br"), is_small, "{encodings}");
    }
}

#[tokio::test]
async fn what_is_not_there_is_not_answered_by_the_page() {
    let host = Host::showing(Site(APP.to_vec()), &[]).await;
    for (method, path) in [
        (Method::GET, "/assets/app-0.js"),
        (Method::GET, "/api/v1/teapot"),
        (Method::POST, "/play"),
        (Method::GET, "/../etc/passwd.txt"),
    ] {
        let answer = ask(&host, method.clone(), path, "identity").await;
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{method} {path}");
        let kind = answer.headers()[CONTENT_TYPE].to_str().unwrap().to_owned();
        assert!(kind.starts_with("application/json"), "{method} {path}");
    }
}
