//! Games with unusual settings, and features around a board: clocks, sounds, turning the board,
//! drawing.

use paisho::{Point, Seat};

use crate::alone::{open, sit_down, written};
use crate::hands::{By, Hands, drag, draw};
use crate::server::Server;
use crate::tab::{Device, Tab};

/// Counts the tones that are played from now on.
const LISTEN: &str = "window.tones = 0;\
    const strike = AudioContext.prototype.createOscillator;\
    AudioContext.prototype.createOscillator = function () { tones += 1; return strike.call(this) }";

async fn tones(tab: &Tab) -> u64 {
    tab.run("return tones", vec![]).await.as_u64().unwrap()
}

/// Chooses an option of a rule by the rule's name and the option's number.
async fn choose(tab: &Tab, title: &str, number: usize) {
    tab.click(&format!(
        ".setup fieldset:has([name='{title}']) label:nth-of-type({number})"
    ))
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_play_with_clocks_and_a_quick_start() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    tab.go("/play/friend").await;
    tab.click(".rules-choice > summary").await;
    choose(&tab, "rules-choice-accents", 2).await;
    choose(&tab, "rules-choice-opening", 2).await;
    tab.click(".more summary").await;
    choose(&tab, "pace", 2).await;
    tab.click(".more .start").await;
    tab.see("svg.field").await;
    // Both players have one accent of each kind, so the first turn is the opening flower.
    let accents = ".hand.large .hand-tile:not(.none)[aria-label*='Knotweed']";
    tab.see(accents).await;
    tab.run(LISTEN, vec![]).await;
    tab.click(".hand.large .hand-tile.usable").await;
    let gate = Point::new(0, -8).unwrap();
    Hands::new(&tab, Seat::GUEST, By::Mouse).tap(gate).await;
    tab.see(".time.runs").await;
    assert!(tones(&tab).await > 0, "a flower is heard");
    let clock = tab.text(".time.runs").await;
    tab.until(&format!(
        "document.querySelector('.time.runs').innerText != '{clock}'"
    ))
    .await;
    tab.click_text("Pause").await;
    tab.until("!document.querySelector('.time.runs')").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_can_be_turned_and_silenced() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    sit_down(&tab).await;
    tab.see("svg.field .piece").await;
    let piece = "document.querySelector('svg.field .piece').style.transform";
    let before = tab.run(&format!("return {piece}"), vec![]).await;
    tab.click(".board-tools .top.left button").await;
    tab.until(&format!("{piece} != '{}'", before.as_str().unwrap()))
        .await;
    tab.click(".board-tools .top.left button").await;
    tab.until(&format!("{piece} == '{}'", before.as_str().unwrap()))
        .await;
    tab.run(LISTEN, vec![]).await;
    tab.click(".board-tools .bottom.right button").await;
    drag(&tab, Device::Desktop, (8, 0), (5, 0)).await;
    tab.until("document.querySelectorAll('.turn-list .turn').length == 11")
        .await;
    assert_eq!(tones(&tab).await, 0, "the sound setting is stored");
    tab.close().await;
}

/// A script that counts the shapes on the board with the colour of arrows.
const ARROWS: &str = "(field => [...field.querySelectorAll('path')].filter(path => \
    [path.getAttribute('fill'), path.getAttribute('stroke')]\
    .includes(field.style.getPropertyValue('--arrow'))).length)\
    (document.querySelector('svg.field'))";

#[tokio::test(flavor = "multi_thread")]
async fn arrows_are_drawn_by_mouse_and_by_finger_and_wiped() {
    let server = Server::start().await;
    for device in [Device::Desktop, Device::Phone] {
        let tab = Tab::open(&server, device, "en").await;
        open(&tab, &written()).await;
        tab.see("svg.field").await;
        let before = tab.run(&format!("return {ARROWS}"), vec![]).await;
        tab.click("[role=tab]:last-of-type").await;
        tab.click_text("Draw on the board").await;
        draw(&tab, device, (8, 0), (3, 4)).await;
        tab.until(&format!("{ARROWS} > {before}")).await;
        let wipe = "[...document.querySelectorAll('button')]\
            .find(b => b.innerText == 'Clear drawings').focus()";
        tab.run(wipe, vec![]).await;
        tab.keys("\u{e007}").await;
        tab.until(&format!("{ARROWS} == {before}")).await;
        tab.close().await;
    }
}
