//! The frame of the app: languages, colours, navigation, working offline.

use paisho::Seat;
use paisho_web::model::learn::LESSONS;
use serde_json::json;

use crate::PAGES;
use crate::hands::{By, Hands};
use crate::local::set_up;
use crate::server::Server;
use crate::study::solve;
use crate::tab::{Device, Tab};

#[tokio::test(flavor = "multi_thread")]
async fn the_page_speaks_the_language_of_the_browser_and_can_be_told_another() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "he").await;
    tab.go("/settings").await;
    let root = "return [document.documentElement.lang, document.documentElement.dir]";
    assert_eq!(tab.run(root, vec![]).await, json!(["he", "rtl"]));
    // In Hebrew, the link to the first page is on the right.
    let brand =
        "return document.querySelector('.brand').getBoundingClientRect().left > innerWidth / 2";
    assert_eq!(tab.run(brand, vec![]).await, json!(true));
    tab.click(".tools option[value=de]").await;
    tab.until("document.documentElement.lang == 'de'").await;
    tab.until("document.querySelector('h1').innerText == 'Einstellungen'")
        .await;
    tab.go("/").await;
    assert_eq!(
        tab.run(root, vec![]).await,
        json!(["de", "ltr"]),
        "the setting is stored"
    );
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_one_press_away() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Phone, "en").await;
    for (place, number) in [("computer", 1), ("friend", 2)] {
        tab.go("/").await;
        tab.click(&format!(".home-card-now[href='/play/{place}/now']"))
            .await;
        tab.see("svg.field").await;
        tab.until(&format!("location.pathname == '/play/game/{number}'"))
            .await;
        // Going back returns to the previous page, and does not begin another game.
        tab.run("history.back()", Vec::new()).await;
        tab.see(".home-card-now").await;
        tab.until("location.pathname == '/'").await;
    }
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn places_have_addresses_and_the_way_back_leads_back() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    tab.go("/").await;
    tab.click("a[href='/settings']").await;
    tab.until("location.pathname == '/settings' && document.title.startsWith('Settings')")
        .await;
    tab.client.back().await.unwrap();
    tab.until("location.pathname == '/' && document.querySelector('.home-cards')")
        .await;
    tab.go("/no/such/place").await;
    tab.see("a.button[href='/']").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_app_works_without_a_network_once_it_was_loaded() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    tab.go("/").await;
    tab.until("navigator.serviceWorker.controller").await;
    server.kill().await;
    for page in ["/", "/settings", "/learn", "/play/computer"] {
        tab.go(page).await;
        assert!(!tab.text("main h1").await.is_empty(), "{page}");
    }
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_plays_and_learns_without_a_network() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    tab.go("/").await;
    tab.until("navigator.serviceWorker.controller").await;
    // The texts of the lessons are cached once they were read.
    tab.go("/learn/course/1").await;
    tab.until("document.querySelector('.lesson-text').innerText")
        .await;
    server.kill().await;
    tab.go("/play/computer").await;
    set_up(&tab).await;
    // Accents, the opening, and at least two turns: the computer must answer the first of them
    // before the second can be played.
    let game = Hands::new(&tab, Seat::GUEST, By::Mouse).play(5).await;
    assert!(game.plies().len() >= 7);
    tab.go("/learn/course/1").await;
    tab.until("document.querySelector('.lesson-text').innerText")
        .await;
    solve(&tab, 0, &LESSONS[0].tasks[0]).await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_page_complains_or_asks_other_sites() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Phone, "en").await;
    for page in PAGES {
        tab.go(page).await;
        tab.settled().await;
        let foreign = "return performance.getEntriesByType('resource').map(e => e.name)\
            .filter(n => !n.startsWith(location.origin))";
        assert_eq!(tab.run(foreign, vec![]).await, json!([]), "{page}");
        assert!(!tab.is_too_wide().await, "{page} is wider than a phone");
        assert_eq!(tab.complaints().await, Vec::<String>::new(), "{page}");
    }
    tab.close().await;
}
