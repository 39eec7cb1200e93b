//! Lists what can be played in a position: flower by flower, and how many whole turns there are.
//!
//! ```sh
//! cargo run --example legal_turns
//! cargo run --example legal_turns -- '1~rulebook~G~…'      # another position
//! ```
#![expect(clippy::print_stdout, reason = "a program: it prints the turns")]

use std::error::Error;

use paisho::{Action, Position};

/// A position in the middle of a game.
const MIDGAME: &str = "1~garden_gate~H~cGW3-dHW3eHR5----pHW4---GR5-oGR5-----hGR5--cHR5HR4~\
                       G330233LORWKK-H321223LORWKB";

fn main() -> Result<(), Box<dyn Error>> {
    let text = std::env::args().nth(1);
    let position: Position = text.as_deref().unwrap_or(MIDGAME).parse()?;
    let seats = position.ruleset().seats;
    println!("{} is to move", position.to_move().word(seats));

    // One choice for each flower that can be arranged or planted, with all its points as a set.
    // Steps are generated only when the iterator is advanced.
    for choice in position.choices() {
        let points = choice.points.len();
        match choice.action {
            Action::Arrange(from) => match position.board().get(from) {
                Some(tile) => println!("the {} at {from}: {points} points", tile.kind().name()),
                None => println!("{from}: {points} points"),
            },
            Action::Plant(kind) => println!("plant a {}: {points} points", kind.name()),
            other => println!("{other:?}: {points} points"),
        }
    }

    // Whole turns are arrangements with every bonus they earn, so there are many more.
    println!(
        "{} steps, {} turns",
        position.steps().count(),
        position.count_turns()
    );
    for turn in position.legal_turns().iter().take(5) {
        println!("such as {turn}");
    }
    Ok(())
}
