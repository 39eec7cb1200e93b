//! The places of board, hand, bar and buttons: nothing may cover what people play with, and the
//! board is as large as the window allows.

use std::collections::BTreeMap;

use paisho::{BySeat, Point, Ruleset, Seat};
use paisho_web::model::local::{Beginning, Event, Follow, LocalGame, Player, Shelf};
use serde::Deserialize;

use crate::alone::keep;
use crate::hands::{By, Hands};
use crate::live::{is_at_a_table, play_some, seat_of};
use crate::server::Server;
use crate::tab::{Device, Tab};

const PHONES: [(u32, u32); 3] = [(320, 568), (360, 640), (390, 844)];
/// Large windows, with the least height of the board.
const LARGE: [(u32, u32, f64); 2] = [(1920, 1080, 970.0), (1366, 768, 670.0)];
/// Low windows: a laptop at 200 % zoom, and a phone in landscape.
const LOW: [(u32, u32, f64); 2] = [(683, 384, 320.0), (844, 390, 325.0)];

/// The turns before one that earns a Harmony Bonus: Guest's from (0,-8) to (0,-6).
const BEFORE_BONUS: [&str; 8] = [
    "R,W,K,B",
    "R,W,K,B",
    "R3(0,-8)",
    "R3(0,8)",
    "(0,-8)-(0,-5)",
    "(0,8)-(0,5)",
    "W5(0,-8)",
    "W5(0,8)",
];

/// The rectangle of an element in the window.
#[derive(Clone, Copy, Debug, Deserialize)]
struct Rect {
    left: f64,
    top: f64,
    right: f64,
    bottom: f64,
}

impl Rect {
    /// Whether two rectangles share more than a rounding error.
    fn overlaps(&self, other: &Self) -> bool {
        let wide = self.right.min(other.right) - self.left.max(other.left);
        let high = self.bottom.min(other.bottom) - self.top.max(other.top);
        wide > 1.0 && high > 1.0
    }

    fn area(&self) -> f64 {
        (self.right - self.left) * (self.bottom - self.top)
    }

    fn is_within(&self, (width, height): (u32, u32)) -> bool {
        self.left >= -1.0
            && self.top >= -1.0
            && self.right <= f64::from(width) + 1.0
            && self.bottom <= f64::from(height) + 1.0
    }
}

/// The rectangles of what is visible, with the board at the top of the window.
async fn rects(tab: &Tab) -> BTreeMap<String, Rect> {
    let script = "document.querySelector('svg.field').scrollIntoView({ block: 'start' });\
        const parts = { board: 'svg.field', hand: '.hands.own', bar: '.bar', offers: '.offers',\
            others: '.hands.others', tools: '.board-tools', navigation: 'header.top nav' };\
        const found = {};\
        for (const [name, css] of Object.entries(parts)) {\
            const it = document.querySelector(css);\
            const r = it && it.getBoundingClientRect();\
            if (r && r.width && r.height)\
                found[name] = { left: r.left, top: r.top, right: r.right, bottom: r.bottom };\
        }\
        return found";
    serde_json::from_value(tab.run(script, vec![]).await).unwrap()
}

/// None of these parts covers another.
fn nothing_overlaps(rects: &BTreeMap<String, Rect>, names: &[&str], state: &str) {
    for (i, one) in names.iter().enumerate() {
        for other in &names[i + 1..] {
            if let (Some(a), Some(b)) = (rects.get(*one), rects.get(*other)) {
                assert!(
                    !a.overlaps(b),
                    "{state}: {one} and {other} overlap\n{rects:#?}"
                );
            }
        }
    }
}

/// On all phones, nothing is covered, and these parts are visible together.
async fn phones_show(tab: &Tab, together: &[&str], state: &str) {
    for (width, height) in PHONES {
        tab.resize(width, height).await;
        let state = format!("{state} at {width}x{height}");
        let rects = rects(tab).await;
        let parts = [
            "board",
            "hand",
            "bar",
            "offers",
            "others",
            "tools",
            "navigation",
        ];
        nothing_overlaps(&rects, &parts, &state);
        for name in together {
            let rect = rects
                .get(*name)
                .unwrap_or_else(|| panic!("{state}: no {name}"));
            assert!(
                rect.is_within((width, height)),
                "{state}: {name} is cut off\n{rects:#?}"
            );
        }
    }
}

/// The board has the height it can have, and nothing lies on its points.
async fn windows_show(tab: &Tab, state: &str) {
    for (width, height, least) in LARGE.into_iter().chain(LOW) {
        tab.resize(width, height).await;
        let state = format!("{state} at {width}x{height}");
        let rects = rects(tab).await;
        let board = rects["board"];
        assert!(
            board.bottom - board.top >= least,
            "{state}: small\n{rects:#?}"
        );
        assert!(
            board.is_within((width, height)),
            "{state}: cut off\n{rects:#?}"
        );
        for name in ["hand", "bar", "others", "navigation", "offers"] {
            let area = rects.get(name).map_or(0.0, Rect::area);
            assert!(board.area() > area, "{state}: {name} is larger\n{rects:#?}");
        }
        let mut parts = vec!["board", "hand", "bar", "others", "offers"];
        if LOW.contains(&(width, height, least)) {
            parts.push("tools");
        }
        nothing_overlaps(&rects, &parts, &state);
        assert!(!tab.is_too_wide().await, "{state}: too wide");
    }
}

/// A game between two people on this device, one tap before a Harmony Bonus.
pub(crate) async fn sit_down(tab: &Tab) {
    let mut shelf = Shelf::default();
    let beginning = Beginning {
        rules: Ruleset::RULEBOOK,
        players: BySeat(std::array::from_fn(|_| Player::nameless())),
        pace: None,
        follow: Follow::Stay,
    };
    let mut game: LocalGame = shelf.begin(beginning, 1_790_000_000_000);
    for (now, turn) in (1..).zip(BEFORE_BONUS) {
        game.update(Event::Played(turn.parse().unwrap()), now);
    }
    assert_eq!(game.game().plies().len(), BEFORE_BONUS.len());
    keep(tab, shelf, &game).await;
    tab.go("/play/game/1").await;
    tab.settled().await;
    tab.see("svg.field").await;
}

/// Taps the turn that earns the bonus.
async fn earn_bonus(tab: &Tab) {
    let hands = Hands::new(tab, Seat::GUEST, By::Mouse);
    for y in [-8, -6] {
        hands.tap(Point::new(0, y).unwrap()).await;
    }
    tab.see(".bar.asking").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_covers_board_or_hand_on_a_phone() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    sit_down(&tab).await;
    let together = ["board", "hand", "bar"];
    phones_show(&tab, &together, "a turn").await;
    earn_bonus(&tab).await;
    phones_show(&tab, &together, "a bonus").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_is_as_large_as_the_window_allows() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Desktop, "en").await;
    sit_down(&tab).await;
    windows_show(&tab, "a local turn").await;
    earn_bonus(&tab).await;
    windows_show(&tab, "a local bonus").await;
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_covers_the_board_of_a_game_online() {
    let server = Server::start().await;
    let first = Tab::open(&server, Device::Desktop, "en").await;
    let second = Tab::open(&server, Device::Desktop, "en").await;
    for tab in [&first, &second] {
        tab.go("/lobby").await;
        tab.click(".quick-pairs li:nth-child(2) .quick-pair").await;
    }
    for tab in [&first, &second] {
        is_at_a_table(tab).await;
    }
    let (one, other) = (seat_of(&first).await, seat_of(&second).await);
    let mut hands = Hands::new(&first, one, By::Mouse);
    let mut others = Hands::new(&second, other, By::Mouse);
    // Both choose accents. The game is called off if nobody goes on.
    play_some(&mut hands, &mut others, 2).await;
    first.see(".offers p.about").await;
    phones_show(
        &first,
        &["board", "hand", "bar", "offers"],
        "the call-off line",
    )
    .await;
    first.resize(1366, 768).await;
    play_some(&mut hands, &mut others, 4).await;
    windows_show(&first, "a turn online").await;
    second.click_text("Offer a draw").await;
    first.see(".offers.asking").await;
    phones_show(&first, &["board", "hand", "offers"], "an offer").await;
    windows_show(&first, "an offer").await;
    first.close().await;
    second.close().await;
}
