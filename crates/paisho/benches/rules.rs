//! How fast the rules are, in mid-game positions of real games.
//!
//! `cargo bench -p paisho` prints a rate for each task. The positions are those
//! half-way through games of the conformance data.

mod positions;

use divan::Bencher;
use divan::counter::ItemsCount;
use paisho::{Position, Step};
use positions::{dice, midgame, opening, playout};

fn main() {
    divan::main();
}

/// Every arrangement and plant of each position, step by step.
#[divan::bench(sample_size = 50)]
fn staged_generation(bencher: Bencher<'_, '_>) {
    let positions = midgame();
    bencher
        .counter(ItemsCount::new(positions.len()))
        .bench(|| positions.iter().map(|p| p.steps().count()).sum::<usize>());
}

/// The same as one set of points per flower, which is where a search begins.
#[divan::bench(sample_size = 50)]
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
                hash ^= next.key();
            }
        }
        hash
    });
}

/// Random games from the first free turn to the end, uniformly random steps.
#[divan::bench]
fn random_play(bencher: Bencher<'_, '_>) {
    let start = opening();
    let steps = playouts(&start);
    bencher
        .counter(ItemsCount::new(steps))
        .bench(|| playouts(&start));
}

fn playouts(start: &Position) -> usize {
    let mut below = dice();
    (0..20).map(|_| playout(start.clone(), &mut below)).sum()
}

#[divan::bench]
fn perft_4_of_r5(bencher: Bencher<'_, '_>) {
    let position = opening();
    let nodes = position.perft(4);
    bencher
        .counter(ItemsCount::new(nodes))
        .bench(|| position.perft(4));
}
