//! A lobby in which nobody else seeks a game.

use serde_json::json;

use crate::other::Other;
use crate::server::Server;
use crate::tab::{Device, Tab};

#[tokio::test(flavor = "multi_thread")]
async fn who_is_alone_has_something_to_do_and_is_told_when_someone_comes() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Phone, "en").await;
    tab.go("/lobby").await;
    tab.see(".alone a[href='/play/computer/now']").await;
    let people = "document.querySelector('.people-online').innerText";
    tab.until(&format!("{people} == 'Only you are here right now'"))
        .await;
    tab.click(".lookout").await;
    tab.see(".lookout[aria-pressed=true]").await;
    tab.click(".alone a[href='/learn']").await;
    tab.until("location.pathname == '/learn'").await;
    assert!(!tab.has(".toast").await);

    let ana = Other::register(&server, "ana").await;
    let time = json!({ "kind": "live", "main": 600, "increment": 10 });
    ana.invite(json!({ "time": time, "visibility": "public" }))
        .await;
    tab.until("document.querySelector('.toast').innerText.includes('Someone is looking')")
        .await;
    tab.click(".toast a.button").await;
    tab.see(".seek button.primary").await;
    tab.until("!document.querySelector('.toast') && !document.querySelector('.alone')")
        .await;

    // Those who come are counted.
    let other = Tab::open(&server, Device::Desktop, "en").await;
    other.go("/lobby").await;
    other.until(&format!("{people} == '2 people online'")).await;
    tab.until(&format!("{people} == '2 people online'")).await;
    other.close().await;
    tab.close().await;
}
