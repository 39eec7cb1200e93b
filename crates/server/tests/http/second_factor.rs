//! The second factor: codes from an app, recovery codes, and moderators who must use it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use paisho_server::env::Env;
use paisho_server::store::Role;
use reqwest::Method;
use serde_json::{Value, json};
use totp_rs::{Builder, Secret};

use crate::host::{Caller, Host, PASSWORD};

const PATH: &str = "/api/v1/me/second-factor";

/// A server whose clock the test controls, in milliseconds.
async fn host(settings: &[(&str, &str)]) -> (Host, Arc<AtomicU64>) {
    let clock = Arc::new(AtomicU64::new(1_800_000_000_000));
    let (hands, chance) = (Arc::clone(&clock), Env::real());
    let env = Env::new(move || hands.load(Ordering::SeqCst), move || chance.word());
    (Host::in_env(env, settings).await, clock)
}

/// The code that an authenticator app shows.
fn code(secret: &str, clock: &AtomicU64) -> String {
    let secret = Secret::try_from_base32(secret).unwrap();
    let totp = Builder::new().with_secret(secret).build().unwrap();
    let now = clock.load(Ordering::SeqCst) / 1000;
    totp.generate(now).to_string()
}

/// Sets up a second factor; returns its secret and the recovery codes.
async fn set_up(who: &Caller, clock: &AtomicU64) -> (String, Vec<String>) {
    let body = json!({ "password": PASSWORD });
    let offered = who.post(PATH, body).await.ok().await;
    let secret = offered["secret"].as_str().unwrap().to_owned();
    assert!(offered["uri"].as_str().unwrap().contains(&secret));
    let body = json!({ "code": code(&secret, clock) });
    let codes = who.put(PATH, body).await.ok().await;
    let text = |code: &Value| code.as_str().unwrap().to_owned();
    let codes = codes["codes"].as_array().unwrap().iter().map(text);
    (secret, codes.collect())
}

#[tokio::test]
async fn signing_in_needs_a_code_that_is_good_once() {
    let (host, clock) = host(&[]).await;
    let anna = host.person("anna").await;
    let reply = anna.post(PATH, json!({})).await;
    assert_eq!(reply.refused().await, (403, "password_needed".to_owned()));
    let reply = anna.put(PATH, json!({ "code": "123456" })).await;
    assert_eq!(reply.refused().await, (409, "no_second_factor".to_owned()));
    let (secret, paper) = set_up(&anna, &clock).await;
    let me = anna.get("/api/v1/me").await.ok().await;
    assert_eq!(me["second_factor"], true);

    let sign_in = async |code: &str| {
        let body = json!({ "name": "anna", "password": PASSWORD, "code": code });
        let reply = host.somebody().post("/api/v1/sign-in", body).await;
        match reply.status() {
            200 => "ok".to_owned(),
            _ => reply.refused().await.1,
        }
    };
    assert_eq!(sign_in("").await, "code_needed");
    assert_eq!(sign_in("12345x").await, "wrong_code");
    // The code of the setup was already used.
    assert_eq!(sign_in(&code(&secret, &clock)).await, "wrong_code");
    clock.fetch_add(30_000, Ordering::SeqCst);
    let next = code(&secret, &clock);
    assert_eq!(sign_in(&next).await, "ok");
    assert_eq!(sign_in(&next).await, "wrong_code");
    assert_eq!(sign_in(&paper[0].to_uppercase()).await, "ok");
    assert_eq!(sign_in(&paper[0]).await, "wrong_code");

    // A wrong password is reported before the code is checked, so the code is not used up.
    let body = json!({ "name": "anna", "password": "wrong", "code": paper[1] });
    let reply = host.somebody().post("/api/v1/sign-in", body).await;
    assert_eq!(reply.refused().await.1, "wrong_password");
    let remove = json!({ "password": PASSWORD, "code": "000000" });
    let reply = anna.send(Method::DELETE, PATH, Some(remove)).await;
    assert_eq!(reply.refused().await.1, "wrong_code");
    let remove = json!({ "password": PASSWORD, "code": paper[1] });
    let reply = anna.send(Method::DELETE, PATH, Some(remove)).await;
    reply.ok().await;
    assert_eq!(sign_in("").await, "ok");
}

#[tokio::test]
async fn after_many_wrong_codes_only_those_on_paper_count_for_an_hour() {
    let (host, clock) = host(&[]).await;
    let anna = host.person("anna").await;
    let (secret, paper) = set_up(&anna, &clock).await;
    let sign_in = async |code: &str| {
        let body = json!({ "name": "anna", "password": PASSWORD, "code": code });
        host.somebody().post("/api/v1/sign-in", body).await.status()
    };
    for _ in 0..10 {
        assert_eq!(sign_in("12345x").await, 403);
    }
    clock.fetch_add(30_000, Ordering::SeqCst);
    assert_eq!(sign_in(&code(&secret, &clock)).await, 403);
    assert_eq!(sign_in(&paper[0]).await, 200);
    clock.fetch_add(60 * 60 * 1000, Ordering::SeqCst);
    assert_eq!(sign_in(&code(&secret, &clock)).await, 200);
}

#[tokio::test]
async fn a_new_password_by_a_link_does_not_remove_it() {
    let (host, clock) = host(&[]).await;
    let anna = host.person("anna").await;
    set_up(&anna, &clock).await;
    let account = host.app.accounts.by_name("anna").await.unwrap();
    let link = host.app.accounts.reset_link(&account).await.unwrap();
    let link = link.split_once("link=").unwrap().1;
    let body = json!({ "link": link, "password": "four wild orchids" });
    let other = host.somebody();
    other.post("/api/v1/reset-password", body).await.ok().await;
    let body = json!({ "name": "anna", "password": "four wild orchids" });
    let reply = other.post("/api/v1/sign-in", body).await;
    assert_eq!(reply.refused().await, (403, "code_needed".to_owned()));
}

#[tokio::test]
async fn moderators_moderate_only_with_it_where_the_host_says_so() {
    let (host, clock) = host(&[("second_factor", "moderators")]).await;
    let mo = host.official("mo", Role::Moderator).await;
    let reports = "/api/v1/moderation/reports";
    let refused = (403, "needs_second_factor".to_owned());
    assert_eq!(mo.get(reports).await.refused().await, refused);
    assert_eq!(mo.get("/api/v1/me").await.status(), 200);
    let (_, paper) = set_up(&mo, &clock).await;
    assert_eq!(mo.get(reports).await.status(), 200);
    let remove = json!({ "password": PASSWORD, "code": paper[0] });
    mo.send(Method::DELETE, PATH, Some(remove)).await.ok().await;
    assert_eq!(mo.get(reports).await.refused().await, refused);
}
