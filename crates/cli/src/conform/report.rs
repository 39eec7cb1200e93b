//! The result of a check: counts, and every difference with the position in which it occurs.

use std::fmt;
use std::ops::AddAssign;

use paisho::Position;
use serde::Serialize;

use super::difference::Difference;

/// How much was checked.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub(crate) struct Counts {
    /// Games.
    pub(crate) games: u64,
    /// Turns of these games that were replayed.
    pub(crate) plies: u64,
    /// Positions that were compared: one before each ply, and each constructed one with its
    /// samples.
    pub(crate) positions: u64,
    /// Legal turns that were generated and hashed.
    pub(crate) turns: u64,
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.plies += other.plies;
        self.positions += other.positions;
        self.turns += other.turns;
    }
}

/// All differences at one place of a case.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Finding {
    /// Where in the case, such as `ply 17, before the turn`.
    pub(crate) place: String,
    /// The position there.
    pub(crate) position: String,
    /// What differs; never empty.
    pub(crate) differences: Vec<Difference>,
}

/// The result of checking one case.
#[derive(Clone, Default, Debug)]
pub(crate) struct CaseReport {
    pub(crate) id: String,
    pub(crate) counts: Counts,
    pub(crate) findings: Vec<Finding>,
}

impl CaseReport {
    /// Records differences, if there are any, and returns whether everything agreed.
    pub(super) fn note(
        &mut self,
        place: impl FnOnce() -> String,
        position: &Position,
        differences: Vec<Difference>,
    ) -> bool {
        if differences.is_empty() {
            return true;
        }
        self.findings.push(Finding {
            place: place(),
            position: position.to_string(),
            differences,
        });
        false
    }

    /// Records a refusal, whose reason is only a sentence.
    pub(super) fn refuse(
        &mut self,
        place: String,
        position: &Position,
        what: &str,
        reason: impl fmt::Display,
    ) {
        let difference = Difference::Value {
            what: what.to_owned(),
            expected: "legal".to_owned(),
            found: format!("refused ({reason})"),
        };
        self.note(|| place, position, vec![difference]);
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n  position {}", self.place, self.position)?;
        self.differences
            .iter()
            .try_for_each(|difference| write!(f, "\n  {difference}"))
    }
}
