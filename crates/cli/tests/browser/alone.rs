//! Features without an account: review, sharing, downloads, the editor, recording, and an engine
//! that fails to load.

use std::time::Duration;

use paisho::notation::record::Record;
use paisho::{BySeat, Kind, Ruleset, Seat, Turn};
use paisho_view::words::{Language, Words};
use paisho_web::model::local::{Beginning, Event, Follow, LocalGame, Player, Shelf};
use serde_json::{Value, json};

use crate::server::Server;
use crate::tab::{Device, Tab};

/// The beginning of a game, with Guest to move.
const TURNS: [&str; 10] = [
    "R,W,K,B",
    "R,R,K,K",
    "R3(0,-8)",
    "R3(0,8)",
    "(0,-8)-(2,-7)",
    "(0,8)-(0,5)",
    "W4(8,0)",
    "(0,5)-(0,6)",
    "R5(0,8)",
    "W5(-8,0)",
];

/// The turns of that beginning.
pub(crate) fn turns() -> impl Iterator<Item = Turn> {
    TURNS.iter().map(|turn| turn.parse().unwrap())
}

/// The same game in notation.
pub(crate) fn written() -> String {
    let label = |index: usize| match index {
        0 => "0H".to_owned(),
        1 => "0G".to_owned(),
        _ => format!("{}{}", index / 2, ["G", "H"][index % 2]),
    };
    let turns = TURNS.iter().enumerate();
    let turns: Vec<String> = turns.map(|(i, t)| format!("{}.{t}", label(i))).collect();
    turns.join(";")
}

/// A game between two people on this device.
pub(crate) fn game(shelf: &mut Shelf) -> LocalGame {
    let beginning = Beginning {
        rules: Ruleset::RULEBOOK,
        players: BySeat(std::array::from_fn(|_| Player::nameless())),
        pace: None,
        follow: Follow::Stay,
    };
    let mut game = shelf.begin(beginning, 1_790_000_000_000);
    for (now, turn) in (1..).zip(TURNS) {
        game.update(Event::Played(turn.parse().unwrap()), now);
    }
    game
}

/// Stores a game in the browser as if it had been played there.
pub(crate) async fn keep(tab: &Tab, mut shelf: Shelf, game: &LocalGame) {
    shelf.put(game.saved(1_790_000_100_000));
    tab.go("/").await;
    let keep = "localStorage.setItem('paisho.games', JSON.stringify(arguments[0]))";
    tab.run(keep, vec![json!(shelf)]).await;
}

/// Stores that game as the first one and opens it. Returns how many turns have been played.
pub(crate) async fn sit_down(tab: &Tab) -> usize {
    let mut shelf = Shelf::default();
    let game = game(&mut shelf);
    keep(tab, shelf, &game).await;
    tab.go("/play/game/1").await;
    tab.settled().await;
    game.game().plies().len()
}

/// Opens a text on the analysis board.
pub(crate) async fn open(tab: &Tab, text: &str) {
    tab.go("/analysis").await;
    tab.click(".study-buttons button:first-child").await;
    tab.see("dialog[open] textarea").await;
    let paste = "const t = document.querySelector('dialog[open] textarea'); t.value = arguments[0];\
        t.dispatchEvent(new Event('input', { bubbles: true }))";
    tab.run(paste, vec![json!(text)]).await;
    tab.click("dialog[open] button.primary").await;
    tab.until("!document.querySelector('dialog[open]')").await;
}

async fn count(tab: &Tab, css: &str) -> Value {
    let script = "return document.querySelectorAll(arguments[0]).length";
    tab.run(script, vec![json!(css)]).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_reviewed_with_a_curve() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    let mut shelf = Shelf::default();
    let mut game = game(&mut shelf);
    game.update(Event::Resign(Seat::HOST), 99);
    keep(&tab, shelf, &game).await;
    tab.go("/play/game/1").await;
    tab.click(".end a.review").await;
    // The review begins at the end of the game, not with a choice of accents over the board.
    tab.until("document.querySelectorAll('.piece').length == 5")
        .await;
    assert!(!tab.has(".picker").await);
    let reviewed = "document.querySelectorAll('.accuracy').length == 2";
    tab.until_within(Duration::from_secs(300), reviewed).await;
    tab.until("document.querySelector('.graph-line').getAttribute('d').includes('L')")
        .await;
    // A click on the curve leads to its turn.
    let click = "const g = document.querySelector('.graph'); const r = g.getBoundingClientRect();\
        g.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: r.left + 1, clientY: r.top + 9 }))";
    tab.run(click, vec![]).await;
    tab.until("document.querySelectorAll('.piece').length == 0")
        .await;
    is_not_reviewed_again(&tab).await;
    tab.close().await;
}

/// The review is stored on this device: a change there is visible when the page is opened again. In
/// the changed one, Guest, to move at the end, is far behind without a bad turn.
async fn is_not_reviewed_again(tab: &Tab) {
    let change = "const key = 'paisho.reviews.1', kept = localStorage.getItem(key);\
        localStorage.setItem(key, kept.replace(/accuracy \\d+/g, 'accuracy 123')\
            .replace(/chance \\d+/g, 'chance 100').replace(/ mark \\w+/g, ''))";
    tab.run(change, vec![]).await;
    tab.go("/play/game/1").await;
    tab.click(".end a.review").await;
    tab.until("document.querySelectorAll('.accuracy').length == 2")
        .await;
    let told = tab.text(".panel:has(.accuracy)").await;
    assert_eq!(told.matches("accuracy 12%").count(), 2, "{told}");
    assert!(told.contains("Review again"), "{told}");
    let slow = "Host got ahead little by little";
    assert!(
        told.contains(slow) && !told.contains("well-played"),
        "{told}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_shares_game_variation_and_comment_and_files_are_taken_along() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    open(&tab, &written()).await;
    assert_eq!(count(&tab, ".tree .ply").await, json!(TURNS.len() + 1));
    tab.click(".steps button:last-child").await;
    tab.click(".steps button:nth-child(2)").await;
    tab.click("#tab-analysis-notes").await;
    tab.focus("#analysis-notes textarea").await;
    tab.keys("a thought").await;
    tab.click("#tab-analysis-turns").await;
    tab.click(".board-tools .bottom.left button").await;
    tab.focus("form.writing input").await;
    tab.keys("W3(0,-8)\u{e007}").await;
    tab.until(&format!(
        "document.querySelectorAll('.tree .ply').length == {}",
        TURNS.len() + 2
    ))
    .await;
    tab.click(".study-buttons button:nth-child(2)").await;
    let link = "return document.querySelector('dialog[open] input[readonly]').value";
    let link = tab.run(link, vec![]).await.as_str().unwrap().to_owned();
    check_files(&tab).await;
    tab.close().await;

    let other = Tab::open(&server, Device::Phone, "he").await;
    other.client.goto(&link).await.unwrap();
    other.see("svg.field").await;
    assert_eq!(count(&other, ".tree .ply").await, json!(TURNS.len() + 2));
    assert_eq!(other.text(".tree .comment").await, "a thought");
    other.close().await;
}

/// The downloaded files have the right content.
async fn check_files(tab: &Tab) {
    let record = taken(tab, 3, "pai-sho.txt").await;
    let record = Record::parse(&String::from_utf8(record).unwrap()).unwrap();
    assert!(record.to_string().contains("a thought"));
    let svg = String::from_utf8(taken(tab, 2, "pai-sho.svg").await).unwrap();
    roxmltree::Document::parse(&svg).unwrap();
    let png = taken(tab, 1, "pai-sho.png").await;
    assert!(png.starts_with(b"\x89PNG"));
}

/// Downloads a file with one of the last buttons, counted from the end, and waits for it: browsers
/// block several downloads at the same time.
async fn taken(tab: &Tab, button: usize, name: &str) -> Vec<u8> {
    let last = format!("dialog[open] .takings button:nth-last-child({button})");
    tab.click(&last).await;
    tab.downloaded(name).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_editor_says_what_is_no_position() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    tab.go("/editor").await;
    put(&tab, 1, Kind::Rose, (3, 3)).await;
    tab.until("!document.querySelector('.editing .error')")
        .await;
    put(&tab, 2, Kind::Jasmine, (-3, 3)).await;
    tab.see(".editing .error li").await;
    let told = tab.text(".editing .error").await;
    assert!(told.contains("clash"), "{told}");
    assert!(tab.has(".study-side button.primary[disabled]").await);
    // Without the Jasmine it is a valid position again.
    tap(&tab, -3, 3).await;
    tab.see(".study-side .fine").await;
    tab.click(".study-side button.primary").await;
    tab.until("document.querySelectorAll('.piece').length == 1")
        .await;
    tab.close().await;
}

/// Chooses a tile of a palette of the editor, and taps a point with it.
pub(crate) async fn put(tab: &Tab, palette: usize, kind: Kind, (x, y): (i32, i32)) {
    let name = Words::new(Language::English).tile(kind);
    tab.click(&format!(".palette:nth-of-type({palette}) [title='{name}']"))
        .await;
    tap(tab, x, y).await;
}

/// Taps a point of the editor's board.
async fn tap(tab: &Tab, x: i32, y: i32) {
    let script = "const r = document.querySelector('.pad svg').getBoundingClientRect();\
        const at = (n, from) => from + r.width / 2 + n * 100 * r.width / 2040;\
        document.querySelector('.pad .picture').dispatchEvent(new MouseEvent('click',\
        { bubbles: true, clientX: at(arguments[0], r.left), clientY: at(-arguments[1], r.top) }))";
    tab.run(script, vec![json!(x), json!(y)]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tiles_are_dragged_by_mouse_and_by_finger_under_a_loupe() {
    let server = Server::start().await;
    for device in [Device::Desktop, Device::Phone] {
        let tab = Tab::open(&server, device, "en").await;
        sit_down(&tab).await;
        tab.see("svg.field").await;
        crate::hands::drag(&tab, device, (8, 0), (5, 0)).await;
        tab.until("document.querySelectorAll('.turn-list .turn').length == 11")
            .await;
        assert_eq!(tab.text(".turn-list .turn.here").await, "(8,0)-(5,0)");
        tab.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clash_on_a_real_board_is_recorded_and_repaired_and_records_are_kept() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Phone, "en").await;
    tab.go("/companion").await;
    tab.click(".segments label:nth-of-type(3)").await;
    // After the last turn, a Rose and a Jasmine see each other.
    let turns = TURNS[..6]
        .iter()
        .chain(&["W3(0,-8)", "W3(0,8)", "(0,-8)-(0,-6)"]);
    for turn in turns {
        tab.focus(".typed input").await;
        tab.keys(&format!("{turn}\u{e007}")).await;
    }
    tab.click(".recording .question .primary").await;
    tab.see("svg.field").await;
    assert!(tab.text(".entries").await.contains("Returned to hand"));
    tab.click_text("New record").await;
    tab.click(".question .primary").await;
    tab.until("document.querySelectorAll('.entries li').length == 0")
        .await;
    tab.client.refresh().await.unwrap();
    tab.click(".segments label:nth-of-type(3)").await;
    tab.click(".recordings .answers button:first-child").await;
    tab.until("document.querySelectorAll('.entries li').length == 10")
        .await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_sees_that_the_engine_does_not_load_and_goes_on() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    tab.go("/play/computer").await;
    let point = "const m = document.querySelector('meta[name=paisho-engine]');\
        window.kept = window.kept || m.content; m.content = arguments[0] || window.kept";
    tab.run(point, vec![json!("/assets/no-such-engine.js")])
        .await;
    tab.click(".setup label:has(input[value=south])").await;
    tab.click(".start").await;
    // The computer is Host and would choose its accents first.
    tab.until("document.querySelector('.status-aside').innerText.includes('isn’t responding')")
        .await;
    tab.run(point, vec![Value::Null]).await;
    tab.click(".status button").await;
    tab.until("document.querySelectorAll('.turn-list .turn').length > 0")
        .await;
    tab.close().await;
}
