//! Spectators of a game.

use reqwest::Method;
use serde_json::json;

use crate::other::Other;
use crate::server::Server;
use crate::tab::{Device, Tab};

/// The small board on the page of games to watch follows the game.
async fn follow_small_board(tab: &Tab, ben: &Other, game: &str) {
    let board = "document.querySelector('.watched .small-board title').textContent";
    tab.until(&format!("{board}.includes('1 turn')")).await;
    ben.play(game, 1).await;
    tab.until(&format!("{board}.includes('2 turns')")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_are_counted_and_talk_among_themselves() {
    let server = Server::start().await;
    let (ana, ben) = (
        Other::register(&server, "ana").await,
        Other::register(&server, "ben").await,
    );
    let time = json!({ "kind": "live", "main": 600, "increment": 10 });
    let wishes = json!({ "time": time, "side": "host", "visibility": "public" });
    let seek = ana.invite(wishes).await;
    let game = ben.join(&seek).await;
    ana.play(&game, 0).await;
    ana.say(&game, "not for the bench").await;

    let tab = Tab::open(&server, Device::Desktop, "en").await;
    tab.go("/watch").await;
    follow_small_board(&tab, &ben, &game).await;
    tab.click(".game-line a.button").await;
    tab.see("nav a[href='/watch'][aria-current]").await;
    assert!(!tab.has("nav a[href='/lobby'][aria-current]").await);
    tab.until(
        "document.querySelector('.game-about')?.innerText.includes('One person is watching')",
    )
    .await;
    ben.play(&game, 2).await;
    tab.until("document.querySelectorAll('.turn-list .turn').length == 3")
        .await;
    assert!(
        !tab.has(".actions button").await,
        "spectators have no buttons"
    );

    // A spectator who wants to chat signs in as a guest without leaving the game.
    tab.click(".chat summary").await;
    tab.click_text("Join as a guest").await;
    tab.until("document.querySelector('.chat-form input')?.checkVisibility()")
        .await;
    tab.focus(".chat-form input").await;
    tab.keys("hello\u{e007}").await;
    tab.until("document.querySelector('.chat-lines')?.innerText.includes('hello')")
        .await;
    let said = tab.text(".chat-lines").await;
    assert!(!said.contains("not for the bench"), "{said}");
    let heard = ana
        .ask(Method::GET, &format!("games/{game}/chat"), json!({}))
        .await;
    assert!(!heard.to_string().contains("hello"), "{heard}");

    // After the game, the players read what was said about it; what they said stays among them.
    ben.act(&game, json!({ "act": "resign" })).await;
    tab.see(".end").await;
    tab.go(&format!("/game/{game}")).await;
    tab.until("document.querySelector('.chat-lines')?.textContent.includes('hello')")
        .await;
    let said = tab.run(
        "return document.querySelector('.chat-lines').textContent",
        vec![],
    );
    let said = said.await.to_string();
    assert!(!said.contains("not for the bench"), "{said}");
    let heard = ana
        .ask(Method::GET, &format!("games/{game}/chat"), json!({}))
        .await;
    assert!(heard.to_string().contains("hello"), "{heard}");
    tab.close().await;
}
