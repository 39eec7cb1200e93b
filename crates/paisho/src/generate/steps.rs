//! Every legal step of a position, one by one.

use super::{Action, Choices};
use crate::point_set::Points;
use crate::position::{Position, Stage};
use crate::reserve::AccentChoices;
use crate::turn::Step;

/// Lazy iterator over legal steps; see [`Position::steps`].
#[derive(Clone, Debug)]
pub struct Steps<'a> {
    /// The choices of accents, in that stage only.
    accents: Option<AccentChoices>,
    /// The choices that have not been started.
    choices: Choices<'a>,
    /// The choice whose points are being listed.
    current: Option<(Action, Points)>,
    /// What can be done besides the choices: declining a bonus, or passing as long as no choice
    /// has been found.
    last: Option<Step>,
}

impl Position {
    /// All legal steps: those of [`Position::choices`] point by point, then declining a bonus, or
    /// passing if nothing else is possible; in the accents stage the choices of accents.
    #[must_use]
    pub fn steps(&self) -> Steps<'_> {
        let choosing = self.outcome.is_none() && self.stage == Stage::Accents;
        Steps {
            accents: choosing.then(|| AccentChoices::new(&self.ruleset)),
            choices: self.choices(),
            current: None,
            // Passing is assumed until the first choice turns up: whether there is one is not known
            // before.
            last: self.last_step(false),
        }
    }

    /// What can be done besides the choices: declining a bonus, or passing without any choice.
    /// `has_choice` says whether there is any choice; declining does not depend on it.
    pub(super) fn last_step(&self, has_choice: bool) -> Option<Step> {
        match (self.outcome, self.stage) {
            (None, Stage::Turn) if !has_choice => Some(Step::Pass),
            (None, Stage::Bonus) => Some(Step::Decline),
            _ => None,
        }
    }

    /// The number of legal steps. It counts points of sets, so only choices of accents are listed
    /// one by one.
    #[must_use]
    pub fn count_steps(&self) -> usize {
        if self.stage == Stage::Accents {
            return self.steps().count();
        }
        let on_board = self.choices().map(|c| c.points.len()).sum::<usize>();
        on_board + usize::from(self.last_step(on_board > 0).is_some())
    }
}

impl Iterator for Steps<'_> {
    type Item = Step;

    #[inline]
    fn next(&mut self) -> Option<Step> {
        loop {
            if let Some((action, points)) = &mut self.current
                && let Some(point) = points.next()
            {
                return Some(action.at(point));
            }
            let Some(choice) = self.choices.next() else {
                break;
            };
            self.current = Some((choice.action, choice.points.iter()));
            // There is something to play, so passing is not legal (§4.2).
            if self.last == Some(Step::Pass) {
                self.last = None;
            }
        }
        if let Some(choice) = self.accents.as_mut().and_then(Iterator::next) {
            return Some(Step::Accents(choice));
        }
        self.last.take()
    }

    /// The same in one loop, without leaving it for each step: what `count`, `for_each` and `sum`
    /// use.
    #[inline]
    fn fold<B, F: FnMut(B, Step) -> B>(mut self, init: B, mut f: F) -> B {
        let mut all = init;
        if let Some((action, points)) = self.current.take() {
            all = points.fold(all, |all, p| f(all, action.at(p)));
        }
        for choice in self.choices {
            if self.last == Some(Step::Pass) {
                self.last = None;
            }
            all = choice
                .points
                .iter()
                .fold(all, |all, p| f(all, choice.action.at(p)));
        }
        if let Some(accents) = self.accents {
            all = accents.map(Step::Accents).fold(all, &mut f);
        }
        self.last.into_iter().fold(all, f)
    }
}
