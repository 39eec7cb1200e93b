//! Reads a record with tags, comments and a variation, walks through it, adds to it and writes it.
//!
//! ```sh
//! cargo run --example record
//! ```
#![expect(clippy::print_stdout, reason = "a program: it prints the record")]

use std::error::Error;

use paisho::notation::record::{NodeId, Record};
use paisho::{Ending, Game, Outcome, Ruleset, Seat};

const RECORD: &str = r#"
[Host "Anna"]
[Guest "Ben"]
[Ruleset "rulebook"]

0H.R,W,K,B 0G.R,R,K,K 1G.R3(0,-8) {A quiet beginning.} (1G.R4(0,-8) 1H.R4(0,8))
1H.R3(0,8) 2G.(0,-8)-(0,-7)
"#;

fn main() -> Result<(), Box<dyn Error>> {
    // Read. Every turn is checked on the way, so what was read is legal.
    let mut record = Record::parse(RECORD)?;
    let host = record.player(Seat::HOST).unwrap_or("an unknown player");
    println!("{host} is Host; the game ends at {}", record.end());

    // Walk: the first child continues the line, the others are variations.
    let seats = record.ruleset().seats;
    let mut node = NodeId::ROOT;
    while let Some(next) = record.children(node).first().copied() {
        if let Some(turn) = record.turn(next) {
            let variations = record.children(node).len() - 1;
            println!(
                "{} ({variations} variations) {}",
                turn.display(seats),
                record.comment(next)
            );
        }
        node = next;
    }

    // Write: a turn, a comment, a tag, a result.
    let reply = record.add(node, "(0,8)-(1,7)".parse()?)?;
    record.set_comment(reply, "Then both went home.")?;
    record.tags.set("Date", "2026.11.15")?;
    record.declare(Some(Outcome {
        winners: Seat::GUEST.alone(),
        ending: Ending::Resignation,
    }))?;
    println!("\n{record}");

    // A `Game` can be converted into a record, too.
    let mut game = Game::new(Ruleset::RULEBOOK);
    game.play("R,W,K,B".parse()?)?;
    game.resign(Seat::GUEST);
    println!("{}", Record::from(&game));
    Ok(())
}
