//! The card of a tile, the meaning of the marks, links from refusals to the rulebook, and the circle
//! of flowers at every board.

use fantoccini::actions::{InputSource, MouseActions, PointerAction};
use paisho::{Point, Seat};
use serde_json::json;

use crate::alone::{open, sit_down};
use crate::hands::{By, Hands, place, touch};
use crate::keyboard::walk;
use crate::server::Server;
use crate::tab::{Device, Tab};

const ESCAPE: &str = "\u{e00c}";

fn point(x: i8, y: i8) -> Point {
    Point::new(x, y).unwrap()
}

/// Moves the mouse to a point of the board and leaves it there.
async fn rest(tab: &Tab, at: Point) {
    let (x, y) = place(tab, at, Seat::GUEST).await;
    let mouse = MouseActions::new("mouse".to_owned());
    let moved = mouse.then(PointerAction::MoveTo {
        duration: None,
        x,
        y,
    });
    tab.client.perform_actions(moved).await.unwrap();
}

async fn is_closed(tab: &Tab) {
    tab.until("!document.querySelector('.about-tile')").await;
}

/// The card covers neither the tile that it is about nor a hand.
pub(crate) async fn is_beside(tab: &Tab, at: Point) {
    let (x, y) = place(tab, at, Seat::GUEST).await;
    let covers = "const card = document.querySelector('.about-tile').getBoundingClientRect();\
        const [x, y] = arguments;\
        const inside = x > card.left && x < card.right && y > card.top && y < card.bottom;\
        const hands = [...document.querySelectorAll('.hand-tiles')].map(h => h.getBoundingClientRect());\
        return inside || hands.some(h => h.left < card.right - 1 && h.right > card.left + 1\
            && h.top < card.bottom - 1 && h.bottom > card.top + 1)";
    assert_eq!(
        tab.run(covers, vec![json!(x), json!(y)]).await,
        json!(false)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finger_asks_about_any_tile() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Phone, "en").await;
    sit_down(&tab).await;
    // An opponent's tile is described by a plain tap, without a complaint.
    let hands = Hands::new(&tab, Seat::GUEST, By::Finger);
    hands.tap(point(0, 6)).await;
    tab.see(".about-tile").await;
    let card = tab.text(".about-tile").await;
    for fact in [
        "Rose",
        "Belongs to Host",
        "3 steps",
        "White Jade",
        "Jasmine",
    ] {
        assert!(card.contains(fact), "{fact}: {card}");
    }
    assert_eq!(tab.text(".complaint").await, "");
    is_beside(&tab, point(0, 6)).await;
    // The driver would scroll to the button, which closes the card.
    let legend = "document.querySelector('.about-tile .plain').click()";
    tab.run(legend, vec![]).await;
    tab.see("dialog[open] .mark-list li:nth-child(8) svg").await;
    tab.click("dialog[open] .icon-button").await;
    // A tile of the other player's hand.
    tab.click(".hands.others .hand-tile").await;
    tab.see(".about-tile").await;
    assert!(tab.text(".about-tile").await.contains("Belongs to Host"));
    // A tap elsewhere closes it.
    hands.tap(point(0, 0)).await;
    is_closed(&tab).await;
    tab.close().await;
}

/// Holds a finger at a place until a card says these facts, and lifts it: the card stays, and nothing
/// is picked.
async fn hold(tab: &Tab, at: (f64, f64), facts: &[&str]) {
    touch(tab, "touchStart", &[at]).await;
    tab.see(".about-tile").await;
    touch(tab, "touchEnd", &[]).await;
    let card = tab.text(".about-tile").await;
    for fact in facts {
        assert!(card.contains(fact), "{fact}: {card}");
    }
    assert!(!tab.has(".picked-mark, .hand-tile[aria-pressed=true]").await);
    assert_eq!(tab.text(".complaint").await, "");
}

/// The middle of the first element with a selector, in the window.
async fn middle(tab: &Tab, css: &str) -> (f64, f64) {
    let script = "const it = document.querySelector(arguments[0]);\
        it.scrollIntoView({ block: 'nearest' });\
        const r = it.getBoundingClientRect();\
        return [r.left + r.width / 2, r.top + r.height / 2]";
    let found = tab.run(script, vec![json!(css)]).await;
    (found[0].as_f64().unwrap(), found[1].as_f64().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_held_finger_asks_about_any_tile() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Phone, "en").await;
    sit_down(&tab).await;
    // An own tile, which a tap would pick, and one of the opponent.
    for (at, owner) in [(point(2, -7), "Guest"), (point(0, 6), "Host")] {
        let place = place(&tab, at, Seat::GUEST).await;
        let owner = format!("Belongs to {owner}");
        hold(&tab, place, &["Rose", &owner, "3 steps"]).await;
        is_beside(&tab, at).await;
    }
    // Tiles of both hands: one that can be played, and one that can't.
    let own = "button.hand-tile[aria-label^='White Jade,']";
    let other = ".hands.others .hand-tile";
    for (css, owner) in [(own, "Belongs to Guest"), (other, "Belongs to Host")] {
        hold(&tab, middle(&tab, css).await, &[owner, "steps"]).await;
    }
    // A tap elsewhere closes the card; a short tap picks as before.
    let hands = Hands::new(&tab, Seat::GUEST, By::Finger);
    hands.tap(point(2, -7)).await;
    is_closed(&tab).await;
    tab.see(".picked-mark").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mouse_and_keys_ask_about_tiles() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    sit_down(&tab).await;
    rest(&tab, point(0, 8)).await;
    tab.see(".about-tile").await;
    assert!(
        tab.text(".about-tile")
            .await
            .contains("Growing in the gate")
    );
    is_beside(&tab, point(0, 8)).await;
    rest(&tab, point(0, 0)).await;
    is_closed(&tab).await;
    walk(&tab, point(0, 6), Seat::GUEST).await;
    tab.keys("i").await;
    tab.see(".about-tile").await;
    tab.until("[...document.querySelectorAll('.middle [role=status]')].some(s => s.textContent.startsWith('Rose, Belongs to Host'))").await;
    tab.keys(ESCAPE).await;
    is_closed(&tab).await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_paragraph_in_a_refusal_opens_the_rulebook() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    sit_down(&tab).await;
    let hands = Hands::new(&tab, Seat::GUEST, By::Mouse);
    hands.tap(point(2, -7)).await;
    hands.tap(point(0, 0)).await;
    tab.click(".complaint a.paragraph").await;
    tab.until("location.pathname == '/learn/rules/steps'").await;
    tab.see(".chapter-text").await;
    tab.until("Math.abs(document.getElementById('steps').getBoundingClientRect().top) < 200")
        .await;
    tab.close().await;
}

/// Opens the circle with one tap, and closes it.
async fn shows_circle(tab: &Tab) {
    let name = "button[aria-label='The circle of flowers'], .study-board > button";
    tab.click(name).await;
    tab.see("dialog[open] .circle-picture svg").await;
    tab.see("dialog[open] .mark-list li svg").await;
    assert!(
        tab.text("dialog[open]")
            .await
            .contains("What the marks mean")
    );
    tab.keys(ESCAPE).await;
    tab.until("!document.querySelector('dialog[open]')").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_circle_of_flowers_is_one_tap_from_every_board() {
    let server = Server::start().await;
    for device in [Device::Desktop, Device::Phone] {
        let tab = Tab::open(&server, device, "en").await;
        sit_down(&tab).await;
        shows_circle(&tab).await;
        open(&tab, &crate::alone::written()).await;
        shows_circle(&tab).await;
        for page in ["/editor", "/learn/course/1"] {
            tab.go(page).await;
            tab.settled().await;
            shows_circle(&tab).await;
        }
        tab.close().await;
    }
}
