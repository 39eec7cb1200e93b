//! Fixed workloads for counting instructions. Unlike times, the counts do not depend on what else
//! the machine is doing.
//!
//! `ci/instructions.sh` runs this under callgrind, once per task, collecting
//! only inside the functions named `measured_…`.
#![expect(
    clippy::print_stdout,
    reason = "a program: it prints how many items the task handled"
)]

#[path = "../benches/positions/mod.rs"]
mod positions;

use std::hint::black_box;

use paisho::{Position, Step};
use positions::{dice, midgame, opening, playout};

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
            black_box(next.key());
            played += 1;
        }
    }
    played
}

#[inline(never)]
fn measured_random(start: &Position) -> usize {
    let mut below = dice();
    (0..5).map(|_| playout(start.clone(), &mut below)).sum()
}

#[inline(never)]
fn measured_perft(start: &Position) -> usize {
    start.perft(3) as usize
}
