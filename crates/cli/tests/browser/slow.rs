//! A correspondence game against a user on another device.

use paisho::Seat;
use serde_json::json;

use crate::hands::{By, Hands};
use crate::other::{Other, TURNS, accept, register};
use crate::server::Server;
use crate::tab::{Device, Tab};

/// Waits for a sentence beside the board.
async fn read(tab: &Tab, sentence: &str) {
    let side = "document.querySelector('.live-side').innerText";
    tab.until(&format!("{side}.includes('{sentence}')")).await;
}

/// Waits until the page shows a number of turns.
async fn until_turns(tab: &Tab, count: usize) {
    let turns = "document.querySelectorAll('.turn-list .turn').length";
    tab.until(&format!("{turns} == {count}")).await;
}

/// Confirms a turn, which is not played before that; a choice of accents needs no confirmation,
/// because it ends with a button.
async fn confirm(tab: &Tab, ply: usize) {
    if ply > 1 {
        tab.see(".bar .primary").await;
        until_turns(tab, ply).await;
        tab.click(".bar .primary").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_by_correspondence_with_vacation_takeback_and_draw() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Phone, "en").await;
    register(&tab, "anna").await;
    let ben = Other::register(&server, "ben").await;
    let days = json!({ "kind": "per_turn", "days": 3 });
    let seek = ben.invite(json!({ "time": days, "side": "host" })).await;
    let game = accept(&tab, &seek).await;
    ben.play(&game, 0).await;
    until_turns(&tab, 1).await;

    // All turns of our own are made on the board; the list of our games says whose turn it is.
    let hands = Hands::new(&tab, Seat::GUEST, By::Finger);
    for (ply, turn) in TURNS.iter().enumerate().take(6).skip(1) {
        match ply {
            3 | 5 => ben.play(&game, ply).await,
            _ => {
                hands.turn(turn.parse().unwrap()).await;
                confirm(&tab, ply).await;
            }
        }
        until_turns(&tab, ply + 1).await;
    }
    assert!(tab.text(".clock.runs").await.contains("days"));
    tab.until("document.title.startsWith('Your turn')").await;
    tab.go("/lobby").await;
    tab.click(".mine a.button").await;
    read(&tab, "Your turn").await;

    // The chat is below the board, so a new message is indicated above it.
    ben.say(&game, "well planted").await;
    tab.see(".unread-above[title='1 new message']").await;
    tab.click(".unread-above").await;
    tab.until("document.querySelector('.chat-lines').innerText.includes('well planted')")
        .await;
    tab.until("!document.querySelector('.unread-above')").await;

    tab.click_text("Start vacation").await;
    tab.see(".vacation").await;
    tab.click_text("End vacation").await;
    tab.until("!document.querySelector('.vacation')").await;

    tab.click_text("Request takeback").await;
    read(&tab, "You’ve asked to take back your last turn.").await;
    ben.act(
        &game,
        json!({ "act": "answer_takeback", "reply": "accept" }),
    )
    .await;
    until_turns(&tab, 4).await;

    ben.act(&game, json!({ "act": "offer_draw" })).await;
    read(&tab, "offers a draw").await;
    tab.click_text("Decline").await;
    tab.click_text("Offer a draw").await;
    read(&tab, "You’ve offered a draw.").await;
    ben.act(&game, json!({ "act": "answer_draw", "reply": "accept" }))
        .await;
    tab.see("a.button[href^='/analysis/game/']").await;
    assert!(!tab.text(".game-status").await.is_empty());
    tab.close().await;
    server.kill().await;
    server.doctor();
}
