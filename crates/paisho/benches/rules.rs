//! How fast the rules are, in mid-game positions of real games.
//!
//! `cargo bench -p paisho` prints a rate for each task. The positions are those
//! half-way through games of the conformance data.

use divan::Bencher;
use divan::counter::ItemsCount;
use paisho::{AccentChoice, Gate, Kind, Position, Ruleset, Stage, Step, Turn};

fn main() {
    divan::main();
}

/// Positions half-way through 64 games.
fn midgame() -> Vec<Position> {
    include_str!("midgame.txt")
        .lines()
        .map(|line| line.parse().expect("the file holds valid positions"))
        .collect()
}

/// Arrangements and plants of every position, spelt out.
#[divan::bench]
fn staged_generation(bencher: Bencher<'_, '_>) {
    let positions = midgame();
    bencher
        .counter(ItemsCount::new(positions.len()))
        .bench(|| positions.iter().map(|p| p.steps().count()).sum::<usize>());
}

/// The same as sets: what a search begins with.
#[divan::bench]
fn staged_choices(bencher: Bencher<'_, '_>) {
    let positions = midgame();
    bencher
        .counter(ItemsCount::new(positions.len()))
        .bench(|| positions.iter().map(|p| p.choices().count()).sum::<usize>());
}

/// Every whole turn, with all bonuses.
#[divan::bench]
fn full_turns(bencher: Bencher<'_, '_>) {
    let positions = midgame();
    let turns: usize = positions.iter().map(Position::count_turns).sum();
    bencher.counter(ItemsCount::new(turns)).bench(|| {
        let mut sum = 0;
        for position in &positions {
            position.for_each_turn(|turn| sum += turn.bonus().map_or(1, |b| b.at.index()));
        }
        sum
    });
}

/// Copying and playing, without generating.
#[divan::bench]
fn copy_and_play(bencher: Bencher<'_, '_>) {
    let positions = midgame();
    let steps: Vec<Vec<Step>> = positions.iter().map(|p| p.steps().collect()).collect();
    let count: usize = steps.iter().map(Vec::len).sum();
    bencher.counter(ItemsCount::new(count)).bench(|| {
        let mut hash = 0;
        for (position, steps) in positions.iter().zip(&steps) {
            for step in steps {
                let mut next = position.clone();
                next.step_unchecked(*step);
                hash ^= next.hash();
            }
        }
        hash
    });
}

/// Random games from the first free turn to the end, uniformly random steps.
#[divan::bench]
fn random_play(bencher: Bencher<'_, '_>) {
    let start = opening(Kind::Rhododendron);
    let steps = playouts(&start);
    bencher
        .counter(ItemsCount::new(steps))
        .bench(|| playouts(&start));
}

fn playouts(start: &Position) -> usize {
    let mut seed = 1;
    (0..20).map(|_| playout(start.clone(), &mut seed)).sum()
}

/// Plays random steps until the game is over or has lasted long enough; returns how many.
fn playout(mut position: Position, seed: &mut u64) -> usize {
    for played in 0..400 {
        if position.outcome().is_some() {
            return played;
        }
        let step = position.random_step(|below| random(seed) as usize % below);
        let Some(step) = step else { return played };
        position.step_unchecked(step);
    }
    400
}

/// A xorshift generator: good enough to choose turns, and the same everywhere.
fn random(seed: &mut u64) -> u64 {
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    *seed >> 16
}

/// Guest's first free turn after both planted a flower.
fn opening(flower: Kind) -> Position {
    let mut position = Position::start(Ruleset {
        accents: AccentChoice::OneOfEach,
        ..Ruleset::RULEBOOK
    });
    for gate in [Gate::South, Gate::North] {
        let at = gate.point();
        position.play_unchecked(Turn::Plant { flower, at });
    }
    assert_eq!(position.stage(), Stage::Turn);
    position
}

#[divan::bench]
fn perft_4_of_r5(bencher: Bencher<'_, '_>) {
    let position = opening(Kind::Rhododendron);
    let nodes = position.perft(4);
    bencher
        .counter(ItemsCount::new(nodes))
        .bench(|| position.perft(4));
}
