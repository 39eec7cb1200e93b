//! A game that waits for the user is told on every page: in the navigation, in the title of the tab,
//! and by a toast when it begins to wait.

use std::time::Duration;

use serde_json::json;

use crate::live::is_at_a_table;
use crate::other::{Other, accept, register};
use crate::server::Server;
use crate::tab::{Device, Tab};

/// The windows in which a toast is measured, and the part of the frame that it lies over.
const WINDOWS: [((u32, u32), &str); 5] = [
    ((320, 568), "header.top nav"),
    ((390, 844), "header.top nav"),
    ((844, 390), "header.top"),
    ((1366, 768), "header.top"),
    ((1920, 1080), "header.top"),
];

/// A game by correspondence in which Ben, as Host, is the first to act.
async fn begin(tab: &Tab, ben: &Other) -> String {
    let days = json!({ "kind": "per_turn", "days": 3 });
    let seek = ben.invite(json!({ "time": days, "side": "host" })).await;
    accept(tab, &seek).await
}

/// The page is shown again, as after a look at another tab.
async fn look_again(tab: &Tab) {
    tab.run(
        "document.dispatchEvent(new Event('visibilitychange'))",
        vec![],
    )
    .await;
}

/// Waits until the page lists a game as waiting for somebody else.
async fn until_theirs(tab: &Tab, game: &str) {
    tab.until(&format!(
        "document.querySelector('.my-games li:not(.due) a[href=\"/game/{game}\"]')"
    ))
    .await;
}

/// Counts the requests for the user's games.
async fn requests(tab: &Tab) -> u64 {
    let script = "return performance.getEntriesByType('resource')\
        .filter(e => e.name.endsWith('/me/games')).length";
    tab.run(script, vec![]).await.as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_begins_to_wait_is_told_on_any_page() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Phone, "en").await;
    register(&tab, "anna").await;
    let ben = Other::register(&server, "ben").await;
    let game = begin(&tab, &ben).await;
    tab.go("/play").await;
    until_theirs(&tab, &game).await;
    assert!(!tab.has(".badge").await, "nothing waits yet");
    tab.until("document.title == 'Play · Pai Sho'").await;

    // Nothing is done here: the page finds out by itself.
    ben.play(&game, 0).await;
    let toast = "document.querySelector('.notices[aria-live=polite] .toast')";
    tab.until(&format!("{toast}.innerText.startsWith('Your turn · ben')"))
        .await;
    tab.until("document.title == '(1) Play · Pai Sho'").await;
    let entry = "document.querySelector('nav a[href=\"/play\"]')";
    tab.until(&format!("{entry}.querySelector('.badge').innerText == '1'"))
        .await;
    tab.until(&format!(
        "{entry}.querySelector('.unseen').textContent.includes('Your turn in one game')"
    ))
    .await;

    // Once dismissed, it does not come back; the number stays, on every page.
    tab.click_text("Later").await;
    tab.until(&format!("!{toast}")).await;
    tab.click("nav a[href='/learn']").await;
    look_again(&tab).await;
    tab.until("document.title == '(1) Learn · Pai Sho'").await;
    assert!(!tab.has(".toast").await);

    // On the first page the games are at the top.
    tab.go("/").await;
    tab.see(".mine li.due").await;
    tab.until("document.querySelector('.mine').getBoundingClientRect().top < 120")
        .await;
    tab.click(".mine a.button").await;
    tab.until("document.title == 'Your turn · ben · Pai Sho'")
        .await;
    tab.until("!document.querySelector('.badge')").await;
    assert!(!tab.has(".toast").await, "the open game speaks for itself");
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_toast_covers_neither_board_nor_hand_and_leads_to_its_game() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    register(&tab, "anna").await;
    let ben = Other::register(&server, "ben").await;
    let (other, open) = (begin(&tab, &ben).await, begin(&tab, &ben).await);
    tab.click("nav a[href='/play']").await;
    until_theirs(&tab, &other).await;
    tab.click(&format!(".my-games a[href='/game/{open}']"))
        .await;
    is_at_a_table(&tab).await;
    ben.play(&other, 0).await;
    look_again(&tab).await;
    tab.see(".toast").await;
    for ((width, height), frame) in WINDOWS {
        tab.resize(width, height).await;
        tab.run("scrollTo(0, 0)", vec![]).await;
        let script = format!(
            "const [toast, frame] = ['.toast', '{frame}']\
             .map(css => document.querySelector(css).getBoundingClientRect());\
             return toast.top >= frame.top - 1 && toast.bottom <= frame.bottom + 1\
             && toast.left >= 0 && toast.right <= innerWidth"
        );
        let is_over_frame = tab.run(&script, vec![]).await;
        assert_eq!(is_over_frame, json!(true), "{width}x{height}");
        assert!(!tab.is_too_wide().await, "{width}x{height}");
    }
    // A turn in the open game is no news.
    ben.play(&open, 0).await;
    tab.until("document.title == '(1) Your turn · ben · Pai Sho'")
        .await;
    tab.click(".toast a.button").await;
    tab.until(&format!("location.pathname == '/game/{other}'"))
        .await;
    tab.until("!document.querySelector('.toast')").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_asked_for_only_by_those_who_can_have_some_and_look() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    for page in ["/", "/play", "/learn"] {
        tab.go(page).await;
        tab.settled().await;
        tab.until("document.querySelector('.tools a[href=\"/sign-in\"]')")
            .await;
        look_again(&tab).await;
        assert_eq!(requests(&tab).await, 0, "{page}: a first visitor");
    }
    register(&tab, "anna").await;
    tab.go("/settings").await;
    tab.until("performance.getEntriesByType('resource').some(e => e.name.endsWith('/me/games'))")
        .await;
    // A hidden tab is quiet, for longer than the time between two requests.
    tab.run(
        "Object.defineProperty(document, 'hidden', { get: () => window.unseen, configurable: true });\
        window.unseen = true",
        vec![],
    )
    .await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let before = requests(&tab).await;
    tokio::time::sleep(Duration::from_secs(16)).await;
    assert_eq!(requests(&tab).await, before);
    tab.run("window.unseen = false", vec![]).await;
    look_again(&tab).await;
    tab.until(&format!(
        "performance.getEntriesByType('resource')\
        .filter(e => e.name.endsWith('/me/games')).length > {before}"
    ))
    .await;
    tab.close().await;
}
