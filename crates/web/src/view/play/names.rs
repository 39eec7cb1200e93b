//! The names of players and levels.

use paisho::{BySeat, Outcome, Seat, SeatCount};
use paisho_view::words::Words;

use crate::model::local::{Player, Strength, persons};
use crate::model::verdict::{Reader, Told};
use crate::view::context::{phrase, say, words};

/// The names of the levels, weakest first.
const LEVELS: [(&str, &str); 8] = [
    ("play-level-1", "play-level-1-about"),
    ("play-level-2", "play-level-2-about"),
    ("play-level-3", "play-level-3-about"),
    ("play-level-4", "play-level-4-about"),
    ("play-level-5", "play-level-5-about"),
    ("play-level-6", "play-level-6-about"),
    ("play-level-7", "play-level-7-about"),
    ("play-level-8", "play-level-8-about"),
];

/// The name and the description of a level.
pub(super) fn level(strength: Strength) -> (String, String) {
    let (name, about) = ids(strength.number());
    (say(name), say(about))
}

/// A level by number and name.
pub(crate) fn numbered_level(number: u8) -> String {
    format!("{number} · {}", say(ids(number).0))
}

fn ids(number: u8) -> (&'static str, &'static str) {
    let place = usize::from(number).saturating_sub(1);
    LEVELS.get(place).copied().unwrap_or(LEVELS[0])
}

/// How a player is called: by name, by seat, or "you" if there is only one person. For labels; in
/// a sentence "you" needs a sentence of its own.
pub(crate) fn player(players: &BySeat<Player>, seat: Seat, seats: SeatCount) -> String {
    match named(players, seat) {
        Some(name) => name,
        None if persons(players, seats).only() == Some(seat) => say("play-you"),
        None => words().seat(seat, seats),
    }
}

/// The name of a player; people may have none.
pub(super) fn named(players: &BySeat<Player>, seat: Seat) -> Option<String> {
    match &players[seat] {
        Player::Computer { level: strength } => Some(phrase("play-computer", |p| {
            p.words("level", level(*strength).0)
        })),
        Player::Person { name } => Some(name.clone()).filter(|name| !name.is_empty()),
    }
}

/// The result of a game, told to the only person at the device, or to all of them.
pub(super) fn told(
    players: &BySeat<Player>,
    seats: SeatCount,
    outcome: Outcome,
    words: &Words,
) -> Told {
    let reader = Reader {
        you: persons(players, seats).only(),
        seats,
        name: &|seat| named(players, seat),
    };
    reader.told(outcome, words)
}

/// All players of a game, in turn order.
pub(super) fn everybody(players: &BySeat<Player>, seats: SeatCount) -> Vec<String> {
    let name = |seat| player(players, seat, seats);
    seats.seats().iter().map(name).collect()
}
