//! The ruleset of a line: a preset or a full ruleset text, the site's options, and the seats.

use anyhow::{Context, Result, ensure};
use paisho::notation::site;
use paisho::{Ruleset, SeatCount};

use super::raw::RawLine;

/// The ruleset that a line asks for.
pub(super) fn ruleset(line: &RawLine) -> Result<Ruleset> {
    let mut ruleset = match &line.ruleset {
        Some(text) => text
            .parse()
            .with_context(|| format!("unknown ruleset {text:?}"))?,
        None => Ruleset::GARDEN_GATE,
    };
    if ruleset.seats == SeatCount::Two
        && let Some(seats) = seats_by_letters(line)
    {
        ruleset.seats = seats;
    }
    for option in &line.options {
        let known = site::turn_on(&mut ruleset, option);
        ensure!(known, "unknown option {option:?}");
    }
    Ok(ruleset)
}

/// With three or four players, the seats are called S W N E; a file with these letters need not
/// state the number of seats in the ruleset.
fn seats_by_letters(line: &RawLine) -> Option<SeatCount> {
    let accents = line.accents.iter().flat_map(|a| a.keys());
    let hands = line.state.hands.iter().flat_map(|h| h.keys());
    let sides = line.plies.iter().flatten().filter_map(|p| p.side.as_ref());
    let letters: Vec<&str> = accents
        .chain(hands)
        .chain(sides)
        .chain(&line.side)
        .map(String::as_str)
        .collect();
    if letters.contains(&"E") {
        Some(SeatCount::Four)
    } else if ["S", "W", "N"].iter().any(|l| letters.contains(l)) {
        Some(SeatCount::Three)
    } else {
        None
    }
}
