//! What beginners meet first: the goal of the game, tasks on a phone, hints, the first game.

use paisho::{BySeat, Kind, Point, Ruleset, Seat};
use paisho_web::model::local::{Beginning, Event, Follow, Player, Shelf, Strength};
use serde_json::json;

use crate::alone::{keep, sit_down};
use crate::hands::{By, Hands};
use crate::local::set_up;
use crate::server::Server;
use crate::tab::{Device, Tab};

/// A function for scripts: whether all of an element is on the screen, above the bar at the bottom.
const IS_SEEN: &str = "const seen = css => {\
    const r = document.querySelector(css).getBoundingClientRect();\
    return r.height > 0 && r.top >= -1 && r.bottom <= innerHeight - 57 };";

/// Waits until all of these elements are on the screen.
async fn sees_all(tab: &Tab, elements: &[&str]) {
    let script = format!(
        "(() => {{ {IS_SEEN} return {}.every(seen) }})()",
        json!(elements)
    );
    tab.until(&script).await;
}

fn point(x: i8, y: i8) -> Point {
    Point::new(x, y).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_the_next_task_is_seen_with_the_board_and_is_not_to_be_skipped() {
    let server = Server::start().await;
    for device in [Device::Phone, Device::SmallPhone] {
        let tab = Tab::open(&server, device, "en").await;
        tab.go("/learn/course/2").await;
        let hands = Hands::new(&tab, Seat::GUEST, By::Finger);
        hands.take(Kind::Rose).await;
        hands.tap(point(0, -8)).await;
        tab.see(".verdict-solved").await;
        tab.click(".go-on.primary").await;
        tab.see(".task-dots li:nth-child(2) [aria-current]").await;
        sees_all(&tab, &[".lesson-task", ".lesson-board .field"]).await;
        assert!(tab.text(".lesson-task").await.contains("Jasmine"));
        // The next lesson is offered, but not suggested.
        assert_eq!(tab.text(".go-on").await, "Next lesson");
        assert!(!tab.has(".lesson-answer .primary").await);
        // The task stays where it is seen while the page is scrolled.
        let scroll = "document.querySelector('.lesson-board .field').scrollIntoView()";
        tab.run(scroll, vec![]).await;
        sees_all(&tab, &[".lesson-task"]).await;
        tab.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_lesson_shows_the_goal_and_the_ring_blooms() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    tab.go("/learn/course/1").await;
    tab.until("document.querySelector('main h1').innerText == 'The goal'")
        .await;
    // The list says in words what marks say on the board.
    tab.click("[aria-label='The board as a list']").await;
    let hands = Hands::new(&tab, Seat::GUEST, By::Mouse);
    hands.tap(point(-4, -6)).await;
    tab.until("document.querySelector('.board-list').innerText.includes('(-4,-4)')")
        .await;
    let told = tab.text(".board-list").await;
    assert!(!told.contains("closes a ring"), "{told}");
    tab.click(".ask-hint").await;
    tab.see(".lesson-hint").await;
    tab.until("document.querySelector('.board-list').innerText.includes('closes a ring')")
        .await;
    hands.tap(point(-4, -4)).await;
    tab.see(".verdict-solved").await;
    tab.until("document.querySelectorAll('.ring-bloom').length == 4")
        .await;
    // There is nothing left to ask, so there is no empty card either.
    tab.until("getComputedStyle(document.querySelector('.lesson-board .bar')).display == 'none'")
        .await;
    assert_eq!(tab.text(".go-on.primary").await, "Next lesson");
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_scrolls_to_the_board() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Phone, "en").await;
    tab.go("/learn/course/2").await;
    tab.click(".ask-hint").await;
    tab.see(".lesson-hint").await;
    sees_all(&tab, &[".lesson-task", ".lesson-board .field"]).await;
    sit_down(&tab).await;
    // In the centre of the screen, the button has the board far above it.
    tab.click(".controls .button:first-child").await;
    sees_all(&tab, &[".game-table .field"]).await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_game_needs_no_choice_of_accents() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Phone, "en").await;
    tab.go("/play/computer").await;
    set_up(&tab).await;
    tab.until("document.querySelectorAll('.turn-list .turn').length >= 2")
        .await;
    assert!(!tab.has(".picker").await);
    assert!(tab.text(".status-aside").await.contains("one of each"));
    tab.close().await;
}

/// A finished game against the weakest level.
async fn finish_a_game(tab: &Tab) {
    let mut players = BySeat(std::array::from_fn(|_| Player::nameless()));
    players[Seat::HOST] = Player::Computer {
        level: Strength::FIRST,
    };
    let beginning = Beginning {
        rules: Ruleset::RULEBOOK,
        players,
        pace: None,
        follow: Follow::Stay,
    };
    let mut shelf = Shelf::default();
    let mut game = shelf.begin(beginning, 1_790_000_000_000);
    game.update(Event::Resign(Seat::GUEST), 1_790_000_000_001);
    keep(tab, shelf, &game).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn later_games_let_people_choose_and_the_choice_is_symmetric() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Phone, "en").await;
    finish_a_game(&tab).await;
    tab.go("/play/computer").await;
    set_up(&tab).await;
    tab.see(".picker .accent").await;
    // Nothing is invisible at the end of a row, and both margins are equal.
    let even = "[...document.querySelectorAll('.picker li')].every(li => {\
        const all = document.querySelector('.picker').getBoundingClientRect();\
        const row = li.getBoundingClientRect(), less = li.querySelector('.less');\
        return getComputedStyle(less).visibility == 'visible'\
            && Math.abs((row.left - all.left) - (all.right - row.right)) < 1 })";
    tab.until(even).await;
    tab.close().await;
}
