//! Two people in two browsers play each other.

use paisho::Seat;
use serde_json::{Value, json};

use crate::hands::{By, Hands, resign};
use crate::server::Server;
use crate::tab::{Device, Tab};

/// The seat of a tab's user in the game that the tab shows.
pub(crate) async fn seat_of(tab: &Tab) -> Seat {
    let me = tab.ask("/api/v1/me").await;
    let id = tab
        .run("return location.pathname.split('/').pop()", vec![])
        .await;
    let game = tab
        .ask(&format!("/api/v1/games/{}", id.as_str().unwrap()))
        .await;
    let players = game["setup"]["players"].as_array().unwrap();
    let mine = players
        .iter()
        .find(|p| p["person"]["id"] == me["person"]["id"]);
    match mine.unwrap()["seat"].as_str() {
        Some("south") => Seat::South,
        Some("north") => Seat::North,
        other => panic!("{other:?} is not a seat of a game for two"),
    }
}

pub(crate) async fn is_at_a_table(tab: &Tab) {
    tab.until("location.pathname.startsWith('/game/') && document.querySelector('svg.field')")
        .await;
}

/// Plays some turns, each by the player who is due. Both pages must show a turn before the next is
/// played, because a page that reconnects later than the other does not know whose turn it is.
pub(crate) async fn play_some(first: &mut Hands<'_>, second: &mut Hands<'_>, turns: usize) {
    for _ in 0..turns {
        let game = first.game().await;
        if game.position().decider() == first.seat() {
            first.play(1).await;
        } else {
            second.play(1).await;
        }
        for hands in [&*first, &*second] {
            hands.until_more_than(game.plies().len()).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_with_clocks_through_a_restart_to_a_rematch() {
    let server = Server::start().await;
    let first = Tab::open(&server, Device::Desktop, "en").await;
    let second = Tab::open(&server, Device::Phone, "en").await;
    for tab in [&first, &second] {
        tab.go("/lobby").await;
        tab.click(".quick-pairs li:nth-child(2) .quick-pair").await;
    }
    is_at_a_table(&first).await;
    is_at_a_table(&second).await;
    let (one, other) = (seat_of(&first).await, seat_of(&second).await);
    assert_ne!(one, other);
    let mut hands = Hands::new(&first, one, By::Mouse);
    let mut fingers = Hands::new(&second, other, By::Finger);
    play_some(&mut hands, &mut fingers, 6).await;
    first.see(".clock").await;
    let before = hands.game().await.plies().len();

    server.kill_and_restart().await;
    play_some(&mut hands, &mut fingers, 2).await;
    for hands in [&hands, &fingers] {
        assert_eq!(hands.game().await.plies().len(), before + 2);
    }

    let old = game_id(&first).await;
    resign(&first).await;
    first.click_text("Rematch").await;
    second.see(".end .offered").await;
    second.click_text("Rematch").await;
    for tab in [&first, &second] {
        follow_rematch(tab, &old).await;
    }
    assert_eq!(seat_of(&first).await, other, "sides are swapped");
    first.close().await;
    second.close().await;
    server.kill().await;
    server.doctor();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_is_invited_to_a_game_without_a_clock() {
    let server = Server::start().await;
    let host = Tab::open(&server, Device::Phone, "en").await;
    host.go("/").await;
    host.click_text("Invite a friend").await;
    host.until("location.pathname.startsWith('/invitation/')")
        .await;
    let first = game_id(&host).await;
    host.click(".paces label:first-of-type").await;
    host.until(&format!("location.pathname != {first}")).await;
    host.until("document.querySelector('.invited-to strong').innerText == 'No clock'")
        .await;
    let link = game_id(&host).await;
    let friend = Tab::open(&server, Device::Desktop, "en").await;
    friend.go(link.as_str().unwrap()).await;
    friend.click_text("Accept and play").await;
    is_at_a_table(&friend).await;
    is_at_a_table(&host).await;
    assert_eq!(game_id(&host).await, game_id(&friend).await);
    host.close().await;
    friend.close().await;
}

async fn game_id(tab: &Tab) -> Value {
    tab.run("return location.pathname", vec![]).await
}

/// Waits until the rematch opens by itself, or opens it with its button.
async fn follow_rematch(tab: &Tab, old: &Value) {
    let elsewhere = format!("location.pathname != {old}");
    let offered = "document.querySelector('.end .answers a.next')";
    tab.until(&format!("{elsewhere} || {offered}")).await;
    let is_here = tab.run("return location.pathname", vec![]).await == *old;
    if is_here && tab.run(&format!("return !!{offered}"), vec![]).await == json!(true) {
        tab.click(".end .answers a.next").await;
    }
    tab.until(&elsewhere).await;
    is_at_a_table(tab).await;
}
