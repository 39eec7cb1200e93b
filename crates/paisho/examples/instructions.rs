//! Fixed work for counting instructions, which no busy machine can blur.
//!
//! `ci/instructions.sh` runs this under callgrind, once per task, collecting
//! only inside the functions named `measured_…`.
#![expect(
    clippy::print_stdout,
    reason = "a program: it prints how many items the task handled"
)]

use std::hint::black_box;

use paisho::{AccentChoice, Gate, Kind, Position, Ruleset, Step, Turn};

fn main() {
    let task = std::env::args().nth(1).unwrap_or_default();
    let positions = midgame();
    let items = match task.as_str() {
        "choices" => measured_choices(black_box(&positions)),
        "generation" => measured_generation(black_box(&positions)),
        "turns" => measured_turns(black_box(&positions)),
        "play" => {
            let steps: Vec<Vec<Step>> = positions.iter().map(|p| p.steps().collect()).collect();
            measured_play(black_box(&positions), black_box(&steps))
        }
        "random" => measured_random(black_box(&opening())),
        "perft" => measured_perft(black_box(&opening())),
        _ => {
            println!("tasks: choices generation turns play random perft");
            return;
        }
    };
    println!("{task} {items}");
}

/// Positions half-way through 64 games.
fn midgame() -> Vec<Position> {
    include_str!("../benches/midgame.txt")
        .lines()
        .map(|line| line.parse().expect("the file holds valid positions"))
        .collect()
}

/// Guest's first free turn with Rhododendrons in both gates.
fn opening() -> Position {
    let mut position = Position::start(Ruleset {
        accents: AccentChoice::OneOfEach,
        ..Ruleset::RULEBOOK
    });
    for gate in [Gate::South, Gate::North] {
        let (flower, at) = (Kind::Rhododendron, gate.point());
        position.play_unchecked(Turn::Plant { flower, at });
    }
    position
}

#[inline(never)]
fn measured_choices(positions: &[Position]) -> usize {
    let choices: usize = positions.iter().map(|p| p.choices().count()).sum();
    black_box(choices);
    positions.len()
}

#[inline(never)]
fn measured_generation(positions: &[Position]) -> usize {
    let steps: usize = positions.iter().map(|p| p.steps().count()).sum();
    black_box(steps);
    positions.len()
}

#[inline(never)]
fn measured_turns(positions: &[Position]) -> usize {
    let mut turns = 0;
    for position in positions {
        position.for_each_turn(|turn| {
            black_box(turn);
            turns += 1;
        });
    }
    turns
}

#[inline(never)]
fn measured_play(positions: &[Position], steps: &[Vec<Step>]) -> usize {
    let mut played = 0;
    for (position, steps) in positions.iter().zip(steps) {
        for step in steps {
            let mut next = position.clone();
            next.step_unchecked(*step);
            black_box(next.hash());
            played += 1;
        }
    }
    played
}

#[inline(never)]
fn measured_random(start: &Position) -> usize {
    let mut seed = 1_u64;
    let mut below = move |n: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed >> 16) as usize % n
    };
    let mut played = 0;
    for _ in 0..5 {
        let mut position = start.clone();
        for _ in 0..400 {
            let Some(step) = position.random_step(&mut below) else {
                break;
            };
            position.step_unchecked(step);
            played += 1;
        }
    }
    played
}

#[inline(never)]
fn measured_perft(start: &Position) -> usize {
    start.perft(3) as usize
}
