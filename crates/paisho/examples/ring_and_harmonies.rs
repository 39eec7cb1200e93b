//! Shows the harmonies of a position, which turns would close a ring, and the ring itself.
//!
//! ```sh
//! cargo run --example ring_and_harmonies
//! ```
#![expect(clippy::print_stdout, reason = "a program: it prints what it finds")]

use std::error::Error;

use paisho::case::Case;
use paisho::{Point, Position, Seat};

fn main() -> Result<(), Box<dyn Error>> {
    let case = Case::parse("board GR3(-3,6) GR4(3,6) GR3(3,-6) GR4(-3,-5) HW3(-5,7)\nring none")?;
    let position = case.position().ok_or("these tiles make a position")?;
    print_harmonies(position);

    // For each flower of the player to move: where it may go, and where that earns a bonus or
    // closes a ring.
    for (from, tile) in position.board().tiles() {
        if tile.owner() != position.to_move() {
            continue;
        }
        let reach = position.reach(from);
        let name = tile.kind().name();
        println!(
            "the {name} at {from}: {} points, {} with a bonus, {} with a ring",
            reach.points.len(),
            reach.bonuses.len(),
            reach.rings.len(),
        );
        for to in reach.rings {
            let turn = format!("{from}-{to}");
            let after = position.play(turn.parse()?)?;
            println!("after {turn}:");
            print_harmonies(&after);
            let ring: Vec<String> = after
                .ring(Seat::GUEST)
                .iter()
                .map(Point::to_string)
                .collect();
            println!("    the ring: {}", ring.join(" "));
            if let Some(outcome) = after.outcome() {
                println!("    {}", outcome.display(after.ruleset().seats));
            }
        }
    }
    Ok(())
}

fn print_harmonies(position: &Position) {
    for seat in position.seats().iter() {
        let word = seat.word(position.ruleset().seats);
        for harmony in position.harmonies_of(seat) {
            println!("{word} has a harmony from {} to {}", harmony.a, harmony.b);
        }
    }
}
