//! Finding and playing steps never touches the heap: generation, play, hash, rings, judgement.
//! Copying a game copies none of its positions.

#![expect(
    clippy::expect_used,
    reason = "a test may panic when its own preparation fails"
)]

#[path = "support/dice.rs"]
#[expect(dead_code, reason = "other tests use its other methods")]
mod dice;

use core::hint::black_box;

use allocation_counter::measure;
use dice::Dice;
use paisho::{Game, Position, Ruleset, Turn};

/// Positions half-way through real games.
fn midgame() -> Vec<Position> {
    include_str!("../benches/midgame.txt")
        .lines()
        .map(|line| line.parse().expect("the file holds valid positions"))
        .collect()
}

/// Runs a task and counts its allocations.
fn allocations(task: impl FnOnce()) -> u64 {
    measure(task).count_total
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| drop(black_box(Box::new(1)))), 1);
    let position = Position::start(Ruleset::RULEBOOK);
    assert!(allocations(|| drop(black_box(position.legal_turns()))) > 0);
}

#[test]
fn finding_steps_does_not_allocate() {
    for position in midgame() {
        let count = allocations(|| {
            black_box(position.choices().map(|c| c.points.len()).sum::<usize>());
            black_box((position.steps().count(), position.count_turns()));
            position.for_each_turn(|turn| {
                black_box(turn);
            });
        });
        assert_eq!(count, 0, "{position}");
    }
}

#[test]
fn playing_hashing_and_judging_do_not_allocate() {
    for position in midgame() {
        let count = allocations(|| {
            for step in position.steps() {
                assert!(position.is_legal_step(step));
                let mut next = position.clone();
                next.step_unchecked(step);
                black_box((next.key(), next.ring_owners(), next.harmonies().count()));
            }
            black_box(position.is_legal(Turn::Pass));
        });
        assert_eq!(count, 0, "{position}");
    }
}

/// Covers the accents of Ancient Oasis, several players, and every ending that needs no agreement.
#[test]
fn random_games_do_not_allocate() {
    for rules in [
        "rulebook",
        "garden_gate.oasis",
        "rulebook.oasis.double_accents.seats4",
        "rulebook.seats3",
    ] {
        let start = Position::start(rules.parse().expect("a ruleset"));
        for seed in 0..10 {
            let count = allocations(|| play_to_the_end(start.clone(), Dice::new(seed)));
            assert_eq!(count, 0, "{rules}, seed {seed}");
        }
    }
}

/// Plays random steps until the game is over, at most 2000.
fn play_to_the_end(mut position: Position, mut dice: Dice) {
    for _ in 0..2_000 {
        let Some(step) = position.random_step(|n| dice.below(n)) else {
            break;
        };
        position.step_unchecked(step);
    }
    black_box(position.tally());
}

#[test]
fn copies_of_a_game_share_its_positions() {
    let mut game = Game::new(Ruleset::RULEBOOK);
    let mut dice = Dice::new(1);
    while game.plies().len() < 40 {
        let turns = game.position().legal_turns();
        let turn = dice.pick(&turns).expect("the game goes on");
        game.play(turn).expect("the turn is legal");
    }
    let copied = measure(|| drop(black_box(game.clone()))).bytes_total;
    let positions = (game.plies().len() * size_of::<Position>()) as u64;
    assert!(copied * 4 < positions, "{copied} of {positions} bytes");
}
