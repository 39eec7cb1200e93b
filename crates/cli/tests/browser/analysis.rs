//! The analysis board and the editor of positions: what is visible together, and what is kept.

use paisho::Kind;
use serde_json::json;

use crate::alone::{open, put, written};
use crate::server::Server;
use crate::tab::{Device, Tab};

/// The elements with a selector that are not completely on the screen, above the navigation.
async fn cut_off(tab: &Tab, css: &str) -> String {
    let script = "const nav = document.querySelector('header.top nav').getBoundingClientRect();\
        const foot = nav.top > innerHeight / 2 ? nav.top : innerHeight;\
        const all = [...document.querySelectorAll(arguments[0])];\
        if (!all.length) return 'nothing is ' + arguments[0];\
        return all.map(e => [e.className + ' ' + e.title, e.getBoundingClientRect()])\
            .filter(([_, r]) => r.top < -1 || r.bottom > foot + 1 || r.left < -1 || r.right > innerWidth + 1)\
            .map(([name, r]) => `${name}: ${Math.round(r.top)} to ${Math.round(r.bottom)} of ${foot}`).join('; ')";
    let found = tab.run(script, vec![json!(css)]).await;
    found.as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_editor_on_a_phone_shows_board_and_tiles_together_and_harmonies() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Phone, "en").await;
    tab.go("/editor").await;
    tab.see(".paint-tile").await;
    let parts = ".pad svg, .paint-tile, .editing .pruning button";
    assert_eq!(cut_off(&tab, parts).await, "");
    // Scrolling to the end leaves the board where it is.
    tab.run("scrollTo(0, document.body.scrollHeight)", vec![])
        .await;
    assert_eq!(cut_off(&tab, ".pad svg").await, "");
    tab.run("scrollTo(0, 0)", vec![]).await;
    // The same two tiles, first in harmony and then not.
    let lines = async || {
        let script = "return document.querySelectorAll('.pad svg path').length";
        tab.run(script, vec![]).await.as_u64().unwrap()
    };
    put(&tab, 1, Kind::Rose, (3, 3)).await;
    put(&tab, 1, Kind::Chrysanthemum, (3, 5)).await;
    let with_harmony = lines().await;
    put(&tab, 1, Kind::Chrysanthemum, (3, 5)).await;
    put(&tab, 1, Kind::Chrysanthemum, (4, 5)).await;
    let without = lines().await;
    assert!(with_harmony > without, "{with_harmony} and {without} lines");
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_panel_of_the_engine_says_why_it_is_empty() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    open(&tab, &written()).await;
    tab.click("#tab-analysis-engine").await;
    // A review of a short game is over within moments, so the page itself has to observe.
    let watch = "const state = document.querySelector('.engine-state');\
        window.said = [state.textContent];\
        new MutationObserver(() => window.said.push(state.textContent))\
            .observe(state, { childList: true, subtree: true, characterData: true })";
    tab.run(watch, vec![]).await;
    let says = async |words: &str| {
        let said = format!("window.said.some(text => text.includes('{words}'))");
        tab.until(&said).await;
    };
    says("The engine is off").await;
    tab.click(".engine-head button").await;
    says("Depth").await;
    // While the game is reviewed, the engine has no time for its lines.
    tab.click(".steps button:last-child").await;
    let review = "document.querySelector('.review-head button').click();\
        document.querySelector('.steps button:first-child').click()";
    tab.run(review, vec![]).await;
    says("reviewing the game").await;
    tab.close().await;
}
