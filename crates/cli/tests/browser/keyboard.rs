//! Using pages by keyboard alone, and the focus order.

use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use paisho::{Point, Seat};
use paisho_view::svg::place_of;
use serde_json::{Value, json};

use crate::alone::sit_down;
use crate::hands::{By, Hands};
use crate::server::Server;
use crate::tab::{Device, Tab};

/// Key codes of the WebDriver protocol.
const TAB: &str = "\u{e004}";
const SHIFT: char = '\u{e008}';
const ESCAPE: &str = "\u{e00c}";
const LEFT: &str = "\u{e012}";
const UP: &str = "\u{e013}";
const RIGHT: &str = "\u{e014}";
const DOWN: &str = "\u{e015}";
pub(crate) const ENTER: &str = "\u{e007}";

/// The maximum number of key presses to reach something.
const PRESSES: usize = 60;

/// Moves the focus to an element with the Tab key only, forwards or backwards.
pub(crate) async fn reach(tab: &Tab, css: &str) {
    let way = "const now = document.activeElement;\
        const there = document.querySelector(arguments[0]);\
        if (now == there) return 'here';\
        return there && now.compareDocumentPosition(there) & 4 ? 'on' : 'back'";
    for _ in 0..PRESSES {
        // Waits for the element if it does not exist yet or is still disabled.
        let enabled = json!(format!("{css}:not(:disabled)"));
        tab.until(&format!("document.querySelector({enabled})"))
            .await;
        match tab.run(way, vec![json!(css)]).await.as_str().unwrap() {
            "here" => return,
            "on" => tab.keys(TAB).await,
            _ => shift_tab(tab).await,
        }
    }
    let focus = stop(tab).await;
    panic!("`{css}` can't be reached; the focus is at {focus}");
}

/// Moves the focus to a button and presses it.
pub(crate) async fn press(tab: &Tab, css: &str) {
    reach(tab, css).await;
    tab.keys(ENTER).await;
}

/// Selects an option of a radio group with the arrow keys.
pub(crate) async fn choose(tab: &Tab, name: &str, css: &str) {
    reach(tab, &format!("input[name={name}]:checked")).await;
    let is_chosen = format!("return document.querySelector('{css}').matches(':checked:focus')");
    for _ in 0..PRESSES {
        if tab.run(&is_chosen, vec![]).await == json!(true) {
            return;
        }
        tab.keys(UP).await;
    }
    panic!("`{css}` can't be chosen");
}

async fn shift_tab(tab: &Tab) {
    let value = TAB.chars().next().unwrap();
    let keys = KeyActions::new("keyboard".to_owned())
        .then(KeyAction::Down { value: SHIFT })
        .then(KeyAction::Down { value })
        .then(KeyAction::Up { value })
        .then(KeyAction::Up { value: SHIFT });
    tab.client.perform_actions(keys).await.unwrap();
}

/// The position of the board's cursor in its picture: two numbers, or none if there is no cursor.
const CURSOR: &str = r"((document.querySelector('.cursor-mark') || { style: { transform: '' } })
    .style.transform.match(/-?[\d.]+/g) || []).map(Number)";

/// Moves the board's cursor to a point, with arrow keys only.
pub(crate) async fn walk(tab: &Tab, to: Point, bottom: Seat) {
    reach(tab, "svg.field").await;
    let (to_x, to_y) = place_of(to, bottom);
    for _ in 0..PRESSES {
        let now = tab.run(&format!("return {CURSOR}"), vec![]).await;
        let number = |i: usize| now[i].as_f64().map(|n| n.round() as i32);
        let key = match (number(0), number(1).unwrap_or(0)) {
            (Some(x), _) if x < to_x => RIGHT,
            (Some(x), _) if x > to_x => LEFT,
            (Some(_), y) if y < to_y => DOWN,
            (Some(_), y) if y == to_y => return,
            // Any arrow key shows the cursor.
            (Some(_) | None, _) => UP,
        };
        tab.keys(key).await;
        tab.until(&format!("{CURSOR}.join() != {now}.join()")).await;
    }
    panic!("the cursor does not reach {to}");
}

/// The focused element: the part of the page it is in, whether it comes after the previous stop,
/// whether it has a size, and its HTML. The page remembers the previous stops.
async fn stop(tab: &Tab) -> Value {
    let script = "const it = document.activeElement, box = it.getBoundingClientRect();\
        const part = it.closest('.skip, header.top, main');\
        const been = window.been || (window.been = []);\
        const last = been[been.length - 1];\
        const is_behind = !last || !!(last.compareDocumentPosition(it) & 4);\
        been.push(it);\
        return { part: part ? part.className.split(' ')[0] || part.tagName : it.tagName, is_behind,\
            has_size: box.width > 0 && box.height > 0, what: it.outerHTML.slice(0, 160) }";
    tab.run(script, vec![]).await
}

/// All stops from the top of the page until the focus wraps around.
async fn stops(tab: &Tab) -> Vec<Value> {
    let mut stops: Vec<Value> = Vec::new();
    for _ in 0..2 * PRESSES {
        tab.keys(TAB).await;
        let stop = stop(tab).await;
        let is_round = stop["part"] == "BODY" || stop["part"] == "skip";
        if is_round && !stops.is_empty() {
            return stops;
        }
        stops.push(stop);
    }
    panic!("the focus never leaves the page: {:?}", stops.last());
}

/// The Tab key goes through the page from top to bottom, skips nothing that can be pressed, and
/// gets stuck nowhere.
async fn check_order(tab: &Tab) {
    let stops = stops(tab).await;
    let mut parts: Vec<_> = stops.iter().map(|s| s["part"].as_str().unwrap()).collect();
    parts.dedup();
    assert_eq!(parts, ["skip", "top", "MAIN"]);
    for stop in &stops {
        assert_eq!(
            stop["is_behind"],
            json!(true),
            "the focus moves backwards: {stop}"
        );
        assert_eq!(
            stop["has_size"],
            json!(true),
            "the focused element is not visible: {stop}"
        );
    }
    let missed = "return [...document.querySelectorAll('a[href], button, select, svg.field')]\
        .filter(e => e.checkVisibility() && !e.disabled && e.tabIndex >= 0 && !been.includes(e))\
        .map(e => e.outerHTML.slice(0, 160))";
    assert_eq!(tab.run(missed, vec![]).await, json!([]));
}

/// The first stop is a link that skips the header.
async fn check_skip_link(tab: &Tab) {
    tab.keys(TAB).await;
    tab.until("document.activeElement.matches('.skip')").await;
    tab.until("document.activeElement.getBoundingClientRect().top >= 0")
        .await;
    tab.keys(ENTER).await;
    tab.until("document.activeElement.matches('main')").await;
    tab.keys(TAB).await;
    tab.until("document.activeElement.matches('main *')").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_focus_goes_through_pages_from_top_to_bottom() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    sit_down(&tab).await;
    for page in ["/", "/play/game/1"] {
        tab.go(page).await;
        tab.settled().await;
        check_order(&tab).await;
        // After a reload, the focus begins at the top again.
        tab.go(page).await;
        tab.settled().await;
        check_skip_link(&tab).await;
    }
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_pick_up_take_back_and_seek_on_the_board() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    let turns = sit_down(&tab).await;
    let rose = Point::new(2, -7).unwrap();
    walk(&tab, rose, Seat::GUEST).await;
    tab.keys(ENTER).await;
    tab.see(".picked-mark").await;
    tab.keys(ESCAPE).await;
    tab.until("!document.querySelector('.picked-mark')").await;
    tab.keys(ENTER).await;
    tab.see(".picked-mark").await;
    // The next point where something can be done is a point that the rose can reach.
    let here = tab.run(&format!("return {CURSOR}"), vec![]).await;
    tab.keys("n").await;
    tab.until(&format!("{CURSOR}.join() != {here}.join()"))
        .await;
    tab.keys(ENTER).await;
    let hands = Hands::new(&tab, Seat::GUEST, By::Arrows);
    hands.until_more_than(turns).await;
    let played = hands.game().await.plies()[turns].turn.to_string();
    assert!(played.starts_with("(2,-7)-"), "{played}");
    tab.close().await;
}
