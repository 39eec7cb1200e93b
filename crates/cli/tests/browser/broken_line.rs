//! A table whose connection is lost: the page says that a turn is kept, and whose clock runs.

use paisho::Seat;
use serde_json::json;

use crate::hands::{By, Hands};
use crate::other::{Other, TURNS, accept};
use crate::server::Server;
use crate::tab::{Device, Tab};

/// Waits until the note about the connection says something. Names in it are isolated from the
/// direction of the sentence, which is not compared.
async fn told(tab: &Tab, sentence: &str) {
    tab.until(&format!(
        "document.querySelector('.line-state').innerText\
        .replace(/[\\u2066-\\u2069]/g, '').includes('{sentence}')"
    ))
    .await;
}

/// Waits until the page shows a number of turns and knows of a connection.
async fn connected(tab: &Tab, turns: usize) {
    tab.until(&format!(
        "document.querySelectorAll('.turn-list .turn').length == {turns} &&\
        !document.querySelector('.line-state')"
    ))
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_connection_keeps_the_turn_and_says_whose_clock_runs() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    let ben = Other::register(&server, "ben").await;
    let time = json!({ "kind": "live", "main": 600, "increment": 10 });
    let seek = ben.invite(json!({ "time": time, "side": "host" })).await;
    let game = accept(&tab, &seek).await;
    let hands = Hands::new(&tab, Seat::GUEST, By::Mouse);
    for (ply, turn) in TURNS.iter().enumerate().take(4) {
        match ply {
            0 | 3 => ben.play(&game, ply).await,
            _ => hands.turn(turn.parse().unwrap()).await,
        }
        connected(&tab, ply + 1).await;
    }

    server.kill().await;
    told(&tab, "Connection lost").await;
    told(&tab, "Your clock is running.").await;
    assert!(!tab.text(".line-state").await.contains("saved"));
    hands.turn(TURNS[4].parse().unwrap()).await;
    told(&tab, "Your turn is saved and will be sent").await;
    told(&tab, "Your clock is running.").await;

    server.kill_and_restart().await;
    connected(&tab, 5).await;
    server.kill().await;
    told(&tab, "ben’s clock is running.").await;
    tab.close().await;
    server.doctor();
}
