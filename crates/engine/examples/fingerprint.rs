//! A fingerprint of search results, to check that two builds of the engine behave identically.
//!
//! Built for `wasm32-unknown-unknown`, it exports a plain function that any host can call.

use paisho::{Position, Ruleset, Step};
use paisho_engine::{Greedy, PlainPlayer, Progress, Request, Search};

/// Searches a position from a game of the greedy player and hashes score, line and nodes into one
/// number. Even games use the ruleset `rulebook`, odd ones `garden_gate` with Ancient Oasis.
#[expect(unsafe_code, reason = "the host calls the function by its name")]
#[unsafe(no_mangle)]
pub extern "C" fn fingerprint(game: u32, turns: u32, nodes: u32, seed: u32) -> u64 {
    let rules = if game.is_multiple_of(2) {
        Ruleset::RULEBOOK
    } else {
        Ruleset {
            oasis: true,
            ..Ruleset::GARDEN_GATE
        }
    };
    let mut request = Request::new(position(rules, game, turns));
    request.nodes = Some(u64::from(nodes));
    request.seed = u64::from(seed);
    let mut search = Search::new(request, 1);
    while search.step(100) == Progress::Running {}
    let report = search.report();
    let mut mixed = mix(0xcbf2_9ce4_8422_2325, report.nodes);
    for line in &report.lines {
        mixed = mix(mixed, line.score.number() as u64);
        mixed = line
            .steps
            .iter()
            .fold(mixed, |all, step| mix(all, word(*step)));
    }
    mixed
}

fn position(rules: Ruleset, game: u32, turns: u32) -> Position {
    let mut player = Greedy::new(u64::from(game));
    let mut position = Position::start(rules);
    for _ in 0..turns {
        if let Some(turn) = player.turn(&position) {
            position.play_unchecked(turn);
        }
    }
    position
}

const fn mix(all: u64, word: u64) -> u64 {
    (all ^ word)
        .wrapping_mul(0x0000_0100_0000_01b3)
        .rotate_left(23)
}

/// A hash of a step's debug text.
fn word(step: Step) -> u64 {
    format!("{step:?}")
        .bytes()
        .fold(7, |all, byte| mix(all, u64::from(byte)))
}
