//! Says whether a turn is legal, and if not, which rule forbids it.
//!
//! ```sh
//! cargo run --example explain
//! cargo run --example explain -- '1~rulebook~G~…' '(0,-8)-(3,-6)'
//! ```
#![expect(clippy::print_stdout, reason = "a program: it prints the answers")]

use std::error::Error;

use paisho::case::Case;
use paisho::{Position, Refusal, Turn};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [position, turns @ ..] = &arguments[..] {
        let position = position.parse()?;
        return turns.iter().try_for_each(|turn| judge(&position, turn));
    }
    let case = Case::parse("board GW5(0,-8) GR5(3,-4) HK(1,-5)\ncount 0")?;
    let position = case.position().ok_or("these tiles make a position")?;
    for turn in [
        "(0,-8)-(1,-6)",
        "(0,-8)-(3,-6)",
        "(0,-8)-(1,-5)",
        "(0,-8)-(0,0)",
        "pass",
    ] {
        judge(position, turn)?;
    }
    Ok(())
}

/// Prints what the rules say about a turn.
fn judge(position: &Position, text: &str) -> Result<(), Box<dyn Error>> {
    let turn: Turn = text.parse()?;
    match position.explain(turn) {
        Ok(()) => println!("{turn} is legal"),
        // A refusal is data: programs look at the paragraph, the tiles and the points.
        Err(refusal) => {
            let points: Vec<String> = refusal.points().iter().map(|p| p.to_string()).collect();
            println!("{turn} is not: {refusal}");
            println!("    {} {}", refusal.section(), points.join(" "));
            if let Refusal::Clash { clash, .. } = refusal {
                println!("    a clash on {}", clash.line());
            }
        }
    }
    Ok(())
}
