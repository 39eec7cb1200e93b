//! Games on one device, from the first visit to the end.

use paisho::Seat;

use crate::hands::{By, Hands};
use crate::keyboard;
use crate::server::Server;
use crate::tab::{Device, Tab};

/// How many turns are played with arrow keys, including the choice of accents. Walking the board
/// takes long, so the other turns are typed.
const BY_ARROWS: usize = 8;

/// From the first page to a game against the weakest level, as Guest, who begins.
async fn begin(tab: &Tab) {
    tab.go("/").await;
    tab.click("a[href='/play/computer']").await;
    set_up(tab).await;
}

/// From the setup page to the game.
pub(crate) async fn set_up(tab: &Tab) {
    tab.click(".levels .level:first-of-type").await;
    tab.click(".setup label:has(input[value=south])").await;
    tab.click(".start").await;
    tab.see("svg.field").await;
}

/// The same by keyboard, against a level where accents are chosen even in the first game.
async fn set_up_by_keyboard(tab: &Tab) {
    keyboard::choose(tab, "level", ".level:nth-of-type(2) input").await;
    keyboard::choose(tab, "side", "input[value=south]").await;
    keyboard::press(tab, ".start").await;
    tab.see("svg.field").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_visit_leads_to_a_finished_game() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    begin(&tab).await;
    let game = Hands::new(&tab, Seat::GUEST, By::Mouse)
        .play(usize::MAX)
        .await;
    assert!(game.outcome().is_some());
    tab.see(".end .announced").await;
    assert!(!tab.text(".end .announced").await.is_empty());
    tab.go("/play").await;
    tab.see("main a[href^='/play/game/']").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_game_is_played_by_keyboard_alone() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    tab.go("/play/computer").await;
    tab.settled().await;
    set_up_by_keyboard(&tab).await;
    Hands::new(&tab, Seat::GUEST, By::Arrows)
        .play(BY_ARROWS)
        .await;
    let game = Hands::new(&tab, Seat::GUEST, By::Writing)
        .play(usize::MAX)
        .await;
    assert!(game.outcome().is_some());
    tab.see(".end .announced").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn fingers_play_on_a_phone_and_the_game_is_kept() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Phone, "en").await;
    begin(&tab).await;
    let before = Hands::new(&tab, Seat::GUEST, By::Finger).play(6).await;
    tab.client.refresh().await.unwrap();
    tab.see("svg.field").await;
    let hands = Hands::new(&tab, Seat::GUEST, By::Finger);
    let after = hands.game().await;
    let same = before
        .plies()
        .iter()
        .zip(after.plies())
        .all(|(a, b)| a.turn == b.turn);
    assert!(
        after.plies().len() >= before.plies().len() && same,
        "nothing is lost"
    );
    tab.close().await;
}
