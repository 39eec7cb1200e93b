//! Accounts: guests who register, settings that follow the account, ratings.

use serde_json::json;

use crate::hands::resign;
use crate::other::{Other, accept, register, sign_in};
use crate::server::Server;
use crate::tab::{Device, Tab, Theme};

/// A live time control.
fn sitting() -> serde_json::Value {
    json!({ "kind": "live", "main": 600, "increment": 10 })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_registers_and_keeps_the_games() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    let ben = Other::register(&server, "ben").await;
    let days = json!({ "kind": "per_turn", "days": 3 });
    let seek = ben.invite(json!({ "time": days })).await;
    let game = accept(&tab, &seek).await;
    tab.go("/account").await;
    tab.click("main a[href='/sign-up']").await;
    register(&tab, "anna").await;
    tab.see(&format!(".my-games a[href='/game/{game}']")).await;
    tab.go(&format!("/game/{game}")).await;
    tab.see(".presence.there").await;
    tab.see(".actions button").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_follow_a_member_from_browser_to_browser() {
    let server = Server::start().await;
    let first = Tab::open(&server, Device::Desktop, "en").await;
    register(&first, "anna").await;
    let second = Tab::open(&server, Device::Phone, "de").await;
    sign_in(&second, "anna").await;
    first.choose_theme(Theme::Dark).await;
    // The other browser checks again whenever its page is shown again.
    let wake = "dispatchEvent(new Event('pageshow')), document.documentElement.dataset.theme";
    second.until(&format!("({wake}) == 'dark'")).await;
    second.go("/settings").await;
    second.wears(Theme::Dark).await;
    first.close().await;
    second.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rated_games_change_ratings_and_make_a_curve() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    register(&tab, "anna").await;
    let ben = Other::register(&server, "ben").await;
    for _ in 0..2 {
        let wishes = json!({ "time": sitting(), "rated": true, "side": "host" });
        let seek = ben.invite(wishes).await;
        let game = accept(&tab, &seek).await;
        ben.play(&game, 0).await;
        tab.until("document.querySelectorAll('.turn-list .turn').length == 1")
            .await;
        for (ply, turn) in crate::other::TURNS.iter().enumerate().take(4).skip(1) {
            if ply == 3 {
                ben.play(&game, ply).await;
            } else {
                let act = json!({ "id": format!("t{ply}"), "action":
                    { "act": "play", "ply": ply, "turn": turn } });
                let path = format!("/api/v1/games/{game}/actions");
                let done = tab.post(&path, act).await;
                assert!(done["version"].is_u64(), "{done}");
            }
        }
        resign(&tab).await;
        tab.see(".changes li").await;
    }
    tab.see(".changes .loss").await;
    tab.click(".changes a[href='/player/ben']").await;
    tab.see(".rating-graph polyline").await;
    let games = "document.querySelectorAll('.game-line').length";
    tab.until(&format!("{games} == 2")).await;
    tab.go("/leaderboard").await;
    tab.see("main h1").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_has_computers_to_play() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    tab.go("/lobby").await;
    tab.click(".seek-form label:has([name=company]):last-of-type")
        .await;
    tab.click_text("Create game").await;
    tab.until("location.pathname.startsWith('/game/') && document.querySelector('svg.field')")
        .await;
    let names = tab.text(".live-table").await;
    assert!(names.contains("Computer, level 4"), "{names}");
    tab.close().await;
}
