//! Results in words: `Guest wins by ring`, `draw by agreement`.

use alloc::string::String;
use core::fmt;

use crate::outcome::{Decider, Ending, Outcome};
use crate::seat::{Seat, SeatCount, SeatSet};

/// The words for every ending, as they follow `by`. One list for reading and writing; a test goes
/// through all of them with all sets of winners.
const ENDINGS: [(&str, Ending); 14] = [
    ("ring", Ending::Ring),
    ("last flower, accents", Ending::LastFlower(Decider::Accents)),
    (
        "last flower, harmonies",
        Ending::LastFlower(Decider::Harmonies),
    ),
    (
        "last flower, midlines",
        Ending::LastFlower(Decider::Midlines),
    ),
    (
        "last flower, all equal",
        Ending::LastFlower(Decider::Nothing),
    ),
    ("no turn left, accents", Ending::Stuck(Decider::Accents)),
    ("no turn left, harmonies", Ending::Stuck(Decider::Harmonies)),
    ("no turn left, midlines", Ending::Stuck(Decider::Midlines)),
    ("no turn left, all equal", Ending::Stuck(Decider::Nothing)),
    ("repetition", Ending::Repetition),
    ("agreement", Ending::Agreement),
    ("resignation", Ending::Resignation),
    ("gift", Ending::Gift),
    ("time", Ending::Time),
];

/// Why a text is no result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseOutcomeError {
    /// The unknown part of the text, cut short.
    pub found: String,
    /// Which part of a result it should be.
    expected: Part,
}

/// The parts of a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    /// The whole text, or who wins and the verb.
    Verdict,
    /// The name of a winner.
    Seat,
    /// What follows `by`.
    Ending,
}

impl fmt::Display for ParseOutcomeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected = match self.expected {
            Part::Verdict => "unfinished, draw by …, or PLAYER wins by …",
            Part::Seat => "a seat of this game",
            Part::Ending => "the name of an ending",
        };
        write!(f, "expected {expected}, found {:?}", self.found)
    }
}

impl core::error::Error for ParseOutcomeError {}

impl Outcome {
    /// The result in words; seats are named by the number of players. For example
    /// `Guest wins by ring`, or `South and West win by last flower, harmonies`.
    #[must_use]
    pub const fn display(&self, seats: SeatCount) -> impl fmt::Display {
        OutcomeText {
            outcome: *self,
            seats,
        }
    }

    /// Reads a result in words; `None` for `unfinished`.
    ///
    /// # Errors
    /// Quotes the unknown part.
    pub fn parse(text: &str, seats: SeatCount) -> Result<Option<Self>, ParseOutcomeError> {
        if text == "unfinished" {
            return Ok(None);
        }
        let (who, ending) = text
            .split_once(" by ")
            .ok_or_else(|| unknown(text, Part::Verdict))?;
        Ok(Some(Self {
            winners: read_winners(who, seats)?,
            ending: read_ending(ending)?,
        }))
    }
}

/// An error that quotes one part, so that the reader sees which of the three is wrong.
fn unknown(found: &str, expected: Part) -> ParseOutcomeError {
    ParseOutcomeError {
        found: crate::notation::game::quote(found),
        expected,
    }
}

/// The seats before `wins` or `win`; either verb is read with any number of seats.
fn read_winners(who: &str, seats: SeatCount) -> Result<SeatSet, ParseOutcomeError> {
    if who == "draw" {
        return Ok(SeatSet::EMPTY);
    }
    let names = who.strip_suffix(" wins").or(who.strip_suffix(" win"));
    names
        .ok_or_else(|| unknown(who, Part::Verdict))?
        .split(" and ")
        .map(|name| read_seat(name, seats))
        .collect()
}

/// A seat by its word, which must exist in a game of this size.
fn read_seat(name: &str, seats: SeatCount) -> Result<Seat, ParseOutcomeError> {
    let mut all = seats.seats().iter();
    all.find(|s| s.word(seats) == name)
        .ok_or_else(|| unknown(name, Part::Seat))
}

/// An ending by its words.
fn read_ending(name: &str) -> Result<Ending, ParseOutcomeError> {
    let found = ENDINGS.into_iter().find(|(known, _)| *known == name);
    found
        .map(|(_, ending)| ending)
        .ok_or_else(|| unknown(name, Part::Ending))
}

/// A result with the number of players, which decides how seats are named.
struct OutcomeText {
    outcome: Outcome,
    seats: SeatCount,
}

impl fmt::Display for OutcomeText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Outcome { winners, ending } = self.outcome;
        for (i, seat) in winners.iter().enumerate() {
            let separator = if i == 0 { "" } else { " and " };
            write!(f, "{separator}{}", seat.word(self.seats))?;
        }
        f.write_str(match winners.len() {
            0 => "draw by ",
            1 => " wins by ",
            _ => " win by ",
        })?;
        // Every ending is in the list, so there always is a name.
        let name = ENDINGS.into_iter().find(|(_, known)| *known == ending);
        f.write_str(name.map_or("", |(name, _)| name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn every_result_reads_as_it_is_written() {
        for seats in SeatCount::ALL {
            for (_, ending) in ENDINGS {
                // All sets of winners, even those that no game has.
                for bits in 0..16_u8 {
                    let chosen = |s: &Seat| bits >> (*s as u8) & 1 == 1;
                    let winners = seats.seats().iter().filter(chosen).collect();
                    let outcome = Outcome { winners, ending };
                    let text = outcome.display(seats).to_string();
                    assert_eq!(Outcome::parse(&text, seats), Ok(Some(outcome)), "{text}");
                }
            }
        }
    }

    #[test]
    fn unknown_parts_are_quoted() {
        let said = |text| {
            Outcome::parse(text, SeatCount::Two)
                .unwrap_err()
                .to_string()
        };
        assert_eq!(
            said("Guest wins by magic"),
            "expected the name of an ending, found \"magic\""
        );
        assert_eq!(
            said("West wins by ring"),
            "expected a seat of this game, found \"West\""
        );
        assert!(said("1-0").contains("\"1-0\""));
    }
}
