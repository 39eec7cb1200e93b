//! The title of the browser's tab says what is open in it.

use serde_json::json;

use crate::other::{Other, accept, register};
use crate::server::Server;
use crate::tab::{Device, Tab};

async fn is_titled(tab: &Tab, title: &str) {
    tab.until(&format!("document.title == {}", json!(title)))
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tabs_are_titled_by_opponent_lesson_and_chapter() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    register(&tab, "anna").await;
    let ben = Other::register(&server, "ben").await;
    let days = json!({ "kind": "per_turn", "days": 3 });
    let seek = ben.invite(json!({ "time": days, "side": "host" })).await;
    let game = accept(&tab, &seek).await;
    is_titled(&tab, "ben · Pai Sho").await;
    ben.play(&game, 0).await;
    is_titled(&tab, "Your turn · ben · Pai Sho").await;

    // What a page is about is forgotten with the page; that a game waits is not.
    tab.click("a[href='/learn']").await;
    is_titled(&tab, "(1) Learn · Pai Sho").await;
    tab.go(&format!("/analysis/game/{game}")).await;
    tab.until("document.title.includes('ben') && document.title.endsWith(' · Analysis · Pai Sho')")
        .await;

    for (path, heading) in [
        ("/learn/course/2", "main h1"),
        ("/learn/rules/harmony", "article h1"),
    ] {
        tab.go(path).await;
        tab.see(heading).await;
        let named = format!(
            "'(1) ' + document.querySelector('{heading}').innerText + ' · Pai Sho' == document.title"
        );
        tab.until(&named).await;
    }
    tab.go("/play/computer/now").await;
    tab.until("document.title.startsWith('(1) Computer (')")
        .await;
    tab.go("/editor").await;
    is_titled(&tab, "(1) Set up a position · Pai Sho").await;
    tab.close().await;
}
