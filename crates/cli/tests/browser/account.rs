//! The account page: changes, data export, and deletion.

use reqwest::StatusCode;
use serde_json::json;

use crate::other::{PASSWORD, register};
use crate::server::Server;
use crate::tab::{Device, Tab};

/// The password after the change.
const NEW: &str = "four windy orchids";

/// Opens the section of the account page with a given heading.
async fn unfold(tab: &Tab, heading: &str) {
    let script = "[...document.querySelectorAll('.account details')]\
        .find(d => d.querySelector('h2').innerText == arguments[0]).open = true";
    tab.until("document.querySelector('.account details')")
        .await;
    tab.run(script, vec![json!(heading)]).await;
}

/// Fills the fields of the open section, in order, and submits it.
async fn fill(tab: &Tab, values: &[&str]) {
    for (index, value) in values.iter().enumerate() {
        let script = "const fields = document.querySelectorAll('.account details[open] form \
            input:not([type=checkbox])'); fields[arguments[0]].select(); fields[arguments[0]].focus()";
        tab.run(script, vec![json!(index)]).await;
        tab.keys(value).await;
    }
    tab.click(".account details[open] form button[type=submit]")
        .await;
}

async fn fold(tab: &Tab) {
    let script = "document.querySelectorAll('.account details').forEach(d => d.open = false)";
    tab.run(script, vec![]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_is_changed_taken_along_and_ended() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Phone, "en").await;
    register(&tab, "anna").await;
    tab.go("/account").await;

    unfold(&tab, "Change password").await;
    fill(&tab, &["not my password", NEW]).await;
    tab.see(".account details[open] [role=alert]").await;
    fill(&tab, &[PASSWORD, NEW]).await;
    tab.see(".account details[open] .note").await;
    fold(&tab).await;

    unfold(&tab, "Email address").await;
    fill(&tab, &["anna@example.org", NEW]).await;
    tab.see(".account details[open] .note").await;
    fold(&tab).await;
    let me = tab.ask("/api/v1/me").await;
    assert_eq!(me["email"], "anna@example.org", "{me}");

    check_token(&server, &tab).await;

    unfold(&tab, "Your data").await;
    tab.click("a[href='/api/v1/me/export']").await;
    let export = String::from_utf8(tab.downloaded("account.json").await).unwrap();
    assert!(export.contains("anna@example.org"), "{export}");
    tab.click("a[href='/api/v1/me/records']").await;
    tab.downloaded("games.paisho").await;
    fold(&tab).await;

    unfold(&tab, "Delete account").await;
    fill(&tab, &[NEW]).await;
    tab.until("location.pathname == '/'").await;
    let me = tab.ask("/api/v1/me").await;
    assert_eq!(me["person"], json!(null), "{me}");
    tab.close().await;
}

/// A token authenticates a program until it is revoked.
async fn check_token(server: &Server, tab: &Tab) {
    unfold(tab, "Access tokens").await;
    fill(tab, &["my bot", NEW]).await;
    tab.see(".account code").await;
    let secret = tab.text(".account code").await;
    let enter = async || {
        let url = format!("http://{}/api/v1/me", server.address());
        let request = reqwest::Client::new().get(url).bearer_auth(&secret);
        request.send().await.unwrap().status()
    };
    assert_eq!(enter().await, StatusCode::OK);
    tab.click(".account details[open] li button").await;
    tab.until("!document.querySelector('.account details[open] li')")
        .await;
    assert_eq!(enter().await, StatusCode::UNAUTHORIZED);
    fold(tab).await;
}
