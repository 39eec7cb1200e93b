//! Learning in a browser: feedback on a wrong turn in a lesson, the rulebook and its notes.

use paisho::{Kind, Point, Seat};
use paisho_web::model::learn::LESSONS;
use serde_json::json;

use crate::hands::{By, Hands};
use crate::server::Server;
use crate::tab::{Device, Tab};

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_misses_gets_a_hint_and_a_solution_can_be_shown() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "de").await;
    tab.go("/learn/course/3").await;
    let hands = Hands::new(&tab, Seat::GUEST, By::Mouse);
    hands.turn("(0,-8)-(2,-7)".parse().unwrap()).await;
    tab.until("document.querySelector('.verdict-missed').innerText.includes('geradeaus')")
        .await;
    tab.click(".lesson-answer .primary").await;
    tab.until("!document.querySelector('.verdict p')").await;
    tab.click(".lesson-answer .show-me").await;
    tab.see(".verdict-shown").await;
    tab.close().await;
}

/// Records all clicks from now on.
async fn watch_clicks(tab: &Tab) {
    let watch = "window.clicked = [];\
        document.addEventListener('click', e => clicked.push(e.target.innerText.trim()), true)";
    tab.run(watch, Vec::new()).await;
}

/// Presses the main button below a lesson and expects it to be the first click. Clicks arrive in
/// order, so none of an earlier touch can still follow.
async fn presses_only(tab: &Tab, name: &str) {
    tab.click(".lesson-answer .primary").await;
    tab.until("clicked.length > 0").await;
    let clicked = tab.run("return clicked", Vec::new()).await;
    assert_eq!(clicked, json!([name]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tap_on_the_board_presses_nothing_that_appears_there() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Phone, "en").await;
    tab.go("/learn/course/2").await;
    let hands = Hands::new(&tab, Seat::GUEST, By::Finger);
    tab.see("button.hand-tile.usable").await;
    // The tile is a button; the points of the board are not.
    hands.take(Kind::Chrysanthemum).await;
    watch_clicks(&tab).await;
    hands.tap(Point::new(0, -8).unwrap()).await;
    tab.see(".verdict-missed").await;
    presses_only(&tab, "Try again").await;

    // A captured tile disappears before the touch on it ends.
    let capture = &LESSONS[5].tasks[0];
    tab.go("/learn/course/6").await;
    tab.see("svg.field").await;
    watch_clicks(&tab).await;
    let turn = capture.solution(&capture.position().unwrap()).unwrap();
    hands.turn(turn).await;
    tab.see(".verdict-solved").await;
    presses_only(&tab, "Next task").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rulebook_is_read_from_chapter_to_chapter() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Phone, "he").await;
    tab.go("/learn/rules/clash").await;
    tab.see(".plate svg").await;
    let undrawn =
        "return [...document.querySelectorAll('.plate')].filter(p => !p.firstChild).length";
    assert_eq!(tab.run(undrawn, Vec::new()).await, json!(0));
    assert!(!tab.is_too_wide().await);
    tab.click(".chapter-text a[href='/learn/rules/capture']")
        .await;
    tab.until("document.querySelector('.chapter-text section.chapter#capture')")
        .await;
    tab.until("location.pathname == '/learn/rules/capture'")
        .await;
    tab.click(".turn-page .turn-back").await;
    tab.until("document.querySelector('.chapter-text section.chapter#clash')")
        .await;
    tab.close().await;
}

/// The rulebooks of the notes that are shown.
const SHOWN: &str = "[...document.querySelectorAll('.chapter-text .note')]\
    .filter(n => n.checkVisibility()).map(n => n.dataset.books).join()";

#[tokio::test(flavor = "multi_thread")]
async fn the_reader_shows_the_notes_on_the_chosen_rulebook() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Phone, "de").await;
    tab.go("/learn/rules/boat").await;
    tab.until(&format!("{SHOWN} == 'german'")).await;
    let choose = "const list = document.querySelector('.book-notes select');\
        list.value = arguments[0]; list.dispatchEvent(new Event('change', { bubbles: true }))";
    tab.run(choose, vec![json!("polish")]).await;
    tab.until(&format!("{SHOWN} == ''")).await;
    // The choice is kept for other chapters and when the app is opened anew.
    tab.go("/learn/rules/wheel").await;
    tab.until(&format!("{SHOWN} == 'polish hebrew,polish'"))
        .await;
    tab.until("document.querySelector('.book-notes select').value == 'polish'")
        .await;
    assert!(!tab.is_too_wide().await);
    tab.close().await;
}
