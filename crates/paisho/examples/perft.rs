//! Counts all ways to play a number of steps: the usual test of a turn generator and of its speed.
//!
//! ```sh
//! cargo run --release --example perft            # the opening, 3 steps deep
//! cargo run --release --example perft -- 4       # deeper
//! cargo run --release --example perft -- 2 '1~rulebook~G~…'   # another position
//! ```
#![expect(clippy::print_stdout, reason = "a program: it prints what it counts")]

use std::error::Error;

use paisho::{Position, Ruleset};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let depth: u32 = arguments.next().map_or(Ok(3), |text| text.parse())?;
    let position = match arguments.next() {
        Some(text) => text.parse()?,
        None => opening()?,
    };
    println!("{position}");
    for depth in 1..=depth {
        println!("{depth} steps: {}", position.perft(depth));
    }
    Ok(())
}

/// Guest's first free turn, with a Rhododendron in both gates.
fn opening() -> Result<Position, Box<dyn Error>> {
    let rules: Ruleset = "rulebook.accents_one_of_each".parse()?;
    let mut position = Position::start(rules);
    for turn in ["R5(0,-8)", "R5(0,8)"] {
        position = position.play(turn.parse()?)?;
    }
    Ok(position)
}
