//! Results: the winner and the kind of ending, as conformance files write them.

use std::fmt;

use anyhow::{Result, bail};
use paisho::{Decider, Ending, Outcome, Position, SeatCount, SeatSet, Step, Tally};

use super::difference::Difference;
use super::raw::RawResult;
use super::state::parse_seat;

/// A result, as far as the file states it.
pub(super) struct ExpectedResult {
    winner: Winner,
    by: Option<By>,
}

/// The winner.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Winner {
    /// The game is not over.
    Undecided,
    Draw,
    /// One player, or several who share the win.
    Seats(SeatSet),
}

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Ring,
    /// Several players own a ring.
    Rings,
    Midlines,
    Accents,
    Harmonies,
    /// The player to move can only pass, or all players have passed.
    Stuck,
    /// The game goes on, or the record stops there.
    Unfinished,
    /// An ending that does not follow from the board, such as a resignation.
    Otherwise(Ending),
}

const NAMES: [(&str, By); 12] = [
    ("ring", By::Ring),
    ("rings", By::Rings),
    ("midlines", By::Midlines),
    ("accents", By::Accents),
    ("harmonies", By::Harmonies),
    ("stuck", By::Stuck),
    ("unfinished", By::Unfinished),
    ("repetition", By::Otherwise(Ending::Repetition)),
    ("agreement", By::Otherwise(Ending::Agreement)),
    ("resignation", By::Otherwise(Ending::Resignation)),
    ("gift", By::Otherwise(Ending::Gift)),
    ("time", By::Otherwise(Ending::Time)),
];

impl ExpectedResult {
    pub(super) fn parse(raw: &RawResult, seats: SeatCount) -> Result<Self> {
        let winner = match raw.winner.as_deref() {
            None => Winner::Undecided,
            Some("draw") => Winner::Draw,
            Some(letters) => Winner::Seats(parse_winners(letters, seats)?),
        };
        let by = raw.by.as_deref().map(parse_by).transpose()?;
        Ok(Self { winner, by })
    }

    /// The difference between the position's outcome and the file's result, if any.
    pub(super) fn compare(&self, position: &Position) -> Option<Difference> {
        if matches!(self.by, Some(By::Otherwise(_))) {
            // People decided to end the game, so the position must not be over by the rules.
            let found = position.outcome().is_some();
            return Difference::between("over by the rules", &false, &found, bool::to_string);
        }
        let (winner, by) = (winner_of(position), by_of(position));
        let same_end = match self.by {
            None => true,
            Some(By::Unfinished) => position.outcome().is_none(),
            Some(expected) => expected == by,
        };
        let seats = position.ruleset().seats;
        (winner != self.winner || !same_end).then(|| Difference::Value {
            what: "result".into(),
            expected: result_text(self.winner, self.by, seats),
            found: result_text(winner, Some(by), seats),
        })
    }
}

fn parse_winners(letters: &str, seats: SeatCount) -> Result<SeatSet> {
    letters
        .chars()
        .filter(|c| !matches!(c, ',' | ' '))
        .map(|c| parse_seat(&c.to_string(), seats))
        .collect()
}

fn parse_by(text: &str) -> Result<By> {
    match NAMES.into_iter().find(|(name, _)| *name == text) {
        Some((_, by)) => Ok(by),
        None => bail!("unknown ending {text:?}"),
    }
}

fn winner_of(position: &Position) -> Winner {
    match position.outcome() {
        None => Winner::Undecided,
        Some(outcome) if outcome.is_draw() => Winner::Draw,
        Some(outcome) => Winner::Seats(outcome.winners),
    }
}

fn by_of(position: &Position) -> By {
    match position.outcome() {
        None if can_only_pass(position) => By::Stuck,
        None => By::Unfinished,
        Some(outcome) => by_of_outcome(outcome, position),
    }
}

fn by_of_outcome(outcome: Outcome, position: &Position) -> By {
    match outcome.ending {
        Ending::Ring if position.ring_owners().len() > 1 => By::Rings,
        Ending::Ring => By::Ring,
        Ending::LastFlower(Decider::Midlines) => By::Midlines,
        Ending::LastFlower(Decider::Accents) => By::Accents,
        Ending::LastFlower(Decider::Harmonies) => By::Harmonies,
        // All were equal; the file names the count that came last.
        Ending::LastFlower(Decider::Nothing) => match position.ruleset().tally {
            Tally::Midlines => By::Midlines,
            Tally::AccentsThenHarmonies => By::Harmonies,
        },
        Ending::Stuck(_) => By::Stuck,
        other => By::Otherwise(other),
    }
}

/// Whether passing is the only thing the player to move can do.
pub(super) fn can_only_pass(position: &Position) -> bool {
    position.steps().next() == Some(Step::Pass)
}

fn result_text(winner: Winner, by: Option<By>, seats: SeatCount) -> String {
    let winner = match winner {
        Winner::Undecided => "no winner".to_owned(),
        Winner::Draw => "draw".to_owned(),
        Winner::Seats(set) => set.iter().map(|s| s.letter(seats)).collect(),
    };
    match by {
        Some(by) => format!("{winner} by {by}"),
        None => winner,
    }
}

impl fmt::Display for By {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = NAMES.iter().find(|(_, by)| by == self);
        f.write_str(found.map_or("another end", |(name, _)| name))
    }
}
