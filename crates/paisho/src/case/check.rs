//! Checks the claims of a case against the rules.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::claim::{Aura, Claim, OutcomeClaim, ending_words};
use super::{Case, Part};
use crate::generate::Action;
use crate::point::Point;
use crate::point_set::PointSet;
use crate::position::{Position, Stage};
use crate::seat::{Seat, SeatSet};
use crate::turn::Turn;

/// A claim that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CaseFailure {
    /// The line of the claim, counted from 1.
    pub line: usize,
    /// What the rules say instead.
    pub instead: String,
}

impl fmt::Display for CaseFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.instead)
    }
}

impl core::error::Error for CaseFailure {}

impl Case {
    /// Checks every claim against the rules.
    ///
    /// # Errors
    /// All claims that do not hold.
    pub fn check(&self) -> Result<(), Vec<CaseFailure>> {
        let failures: Vec<CaseFailure> = self.parts.iter().flat_map(Part::failures).collect();
        if failures.is_empty() {
            Ok(())
        } else {
            Err(failures)
        }
    }
}

impl Part {
    fn failures(&self) -> Vec<CaseFailure> {
        let fail = |line, instead| CaseFailure { line, instead };
        // Claims are checked in order on one position, which `then` moves on. A `then` that fails
        // leaves it as it is, so claims after it may fail as well; all are reported.
        let mut position = match &self.position {
            Ok(position) => position.clone(),
            Err(problem) => return self.problem_failures(problem),
        };
        let mut failures = Vec::new();
        for (line, claim) in &self.claims {
            if let Err(instead) = judge(&mut position, claim) {
                failures.push(fail(*line, instead));
            }
        }
        failures
    }

    /// A setup that is no valid position supports only `invalid` claims; all others fail. An
    /// `invalid` claim holds if it quotes any part of the sentence.
    fn problem_failures(&self, problem: &str) -> Vec<CaseFailure> {
        self.claims
            .iter()
            .filter(|(_, claim)| !matches!(claim, Claim::Invalid(part) if problem.contains(part)))
            .map(|(line, _)| CaseFailure {
                line: *line,
                instead: format!("the setup of line {} is invalid: {problem}", self.line),
            })
            .collect()
    }
}

/// Whether a claim holds; if not, what the rules say instead.
fn judge(position: &mut Position, claim: &Claim) -> Result<(), String> {
    match claim {
        Claim::Legal(turn) => position.explain(*turn).map_err(|r| r.to_string()),
        Claim::Illegal(turn, reason) => illegal(position, *turn, reason),
        Claim::OnlyLegal(turns) => only_legal(position, turns),
        Claim::Count(count) => same(count, &position.count_turns()),
        Claim::Bonus(turn) => same(&true, &earns_bonus(position, *turn)?),
        Claim::NoBonus(turn) => same(&false, &earns_bonus(position, *turn)?),
        Claim::Harmonies(seat, pairs) => harmonies(position, *seat, pairs),
        Claim::Ring(owners) => same(owners, &position.ring_owners()),
        Claim::Under(aura, point, by) => same(&Some(*by), &aura_on(position, *aura, *point)),
        Claim::NotUnder(aura, point) => same(&None, &aura_on(position, *aura, *point)),
        Claim::Reach(from, points) => reach(position, *from, points),
        Claim::Stands(point, tile) => same(tile, &position.board().get(*point)),
        Claim::Holds(seat, kind, count) => same(count, &position.hand(*seat).count(*kind)),
        Claim::Outcome(outcome) => same(outcome, &outcome_of(position)),
        Claim::Invalid(_) => Err("the position is valid".to_owned()),
        Claim::Then(label, turn) => {
            if let Some(label) = label {
                same(&label.seat, &position.to_move())?;
            }
            *position = position.play(*turn).map_err(|r| r.to_string())?;
            Ok(())
        }
    }
}

/// Compares two values. The sentence of a failure shows both.
fn same<T: PartialEq + fmt::Debug>(claimed: &T, is: &T) -> Result<(), String> {
    if claimed == is {
        Ok(())
    } else {
        Err(format!("it is {is:?}, not {claimed:?}"))
    }
}

/// Whether a turn is refused for a reason: its paragraph, or the whole sentence word for word.
fn illegal(position: &Position, turn: Turn, reason: &str) -> Result<(), String> {
    match position.explain(turn) {
        Ok(()) => Err(format!("{turn} is legal")),
        Err(refusal) if refusal.section() == reason || refusal.to_string() == reason => Ok(()),
        Err(refusal) => Err(format!("{turn} is illegal because {refusal}")),
    }
}

/// Compares the legal turns with a list. It takes quadratic time, but the list is written by hand.
fn only_legal(position: &Position, claimed: &[Turn]) -> Result<(), String> {
    let legal = position.legal_turns();
    let missing = legal.iter().find(|t| !claimed.contains(t));
    let extra = claimed.iter().find(|t| !legal.contains(t));
    match (missing, extra) {
        (None, None) => Ok(()),
        (Some(turn), _) => Err(format!("{turn} is legal too")),
        (None, Some(turn)) => Err(format!("{turn} is not legal")),
    }
}

/// Whether an arrangement earns a bonus. Only the first step is played, so a bonus that the turn
/// takes does not matter.
fn earns_bonus(position: &Position, turn: Turn) -> Result<bool, String> {
    let arranged = position
        .play_step(turn.first_step())
        .map_err(|r| r.to_string())?;
    Ok(arranged.stage() == Stage::Bonus)
}

/// Compares harmonies without regard to the order of pairs and of their ends.
fn harmonies(position: &Position, seat: Seat, claimed: &[[Point; 2]]) -> Result<(), String> {
    let ordered = |[a, b]: [Point; 2]| if a < b { [a, b] } else { [b, a] };
    let sorted = |mut pairs: Vec<[Point; 2]>| {
        pairs.sort_unstable();
        pairs
    };
    let is = position.harmonies_of(seat).map(|h| ordered([h.a, h.b]));
    let claimed = claimed.iter().map(|pair| ordered(*pair));
    same(&sorted(claimed.collect()), &sorted(is.collect()))
}

/// The point of the tile that an effect comes from. If there are several, it is the first clockwise
/// from north.
fn aura_on(position: &Position, aura: Aura, point: Point) -> Option<Point> {
    let by = match aura {
        Aura::Trapped => position.trapped_by(point),
        Aura::Drained => position.drained_by(point),
        Aura::Protected => position.protected_by(point),
    };
    by.map(|(p, _)| p)
}

/// Compares where a flower may go; a flower that may not be arranged has no choice and goes
/// nowhere.
fn reach(position: &Position, from: Point, claimed: &[Point]) -> Result<(), String> {
    let is = position
        .choices()
        .find(|c| c.action == Action::Arrange(from))
        .map_or(PointSet::EMPTY, |c| c.points);
    same(&claimed.iter().copied().collect::<PointSet>(), &is)
}

fn outcome_of(position: &Position) -> OutcomeClaim {
    match position.outcome() {
        None => OutcomeClaim::None,
        Some(outcome) => {
            let winners: SeatSet = outcome.winners;
            OutcomeClaim::Over(winners, ending_words(outcome.ending))
        }
    }
}
