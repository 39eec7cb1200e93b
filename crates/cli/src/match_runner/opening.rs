//! Random short openings: accents, opening flowers, and a few turns.

use paisho::{Game, Ruleset, Stage};
use paisho_engine::{PlainPlayer, Random, RandomPlayer};

/// The game after a random opening. The same seed gives the same opening, so that both games of a
/// pair begin alike.
pub(crate) fn opening(rules: Ruleset, turns: u32, seed: u64) -> Game {
    let mut seeds = Random::new(seed);
    loop {
        let game = attempt(rules, turns, seeds.next_word());
        // A game that is over before the players begin would tell nothing about them.
        if game.outcome().is_none() {
            return game;
        }
    }
}

fn attempt(rules: Ruleset, turns: u32, seed: u64) -> Game {
    let mut player = RandomPlayer::new(seed);
    let mut game = Game::new(rules);
    let mut left = turns;
    while game.outcome().is_none() && (game.position().stage() != Stage::Turn || left > 0) {
        if game.position().stage() == Stage::Turn {
            left -= 1;
        }
        let turn = player.turn(game.position());
        // The random player plays legal turns only, so nothing is refused.
        if turn.is_none_or(|turn| game.play(turn).is_err()) {
            break;
        }
    }
    game
}

/// A number that depends on the seed and another number, and on nothing else.
pub(crate) fn derived(seed: u64, number: u64) -> u64 {
    let salt = Random::new(seed).next_word();
    Random::new(salt ^ number).next_word()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn openings_have_accents_flowers_and_turns() {
        for (rules, before) in [(Ruleset::RULEBOOK, 4), (Ruleset::GARDEN_GATE, 4)] {
            let text = |seed| opening(rules, 4, seed).to_string();
            assert_eq!(opening(rules, 4, 7).plies().len(), before + 4);
            assert_eq!(opening(rules, 0, 7).plies().len(), before);
            assert_eq!(text(7), text(7));
            let all: BTreeSet<String> = (0..50).map(text).collect();
            assert!(all.len() > 45, "{}", all.len());
        }
    }

    #[test]
    fn derived_numbers_differ() {
        let all: BTreeSet<u64> = (0..100)
            .flat_map(|seed| (0..100).map(move |number| derived(seed, number)))
            .collect();
        assert_eq!(all.len(), 10_000);
    }
}
