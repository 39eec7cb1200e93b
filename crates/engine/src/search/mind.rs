//! The state that a search judges by: the evaluation, the root's view, the game's past, and
//! statistics about good steps so far.

use paisho::{Kind, Outcome, Point, Position, Seat, SeatCount, Step};

use super::frame::MOST_PLIES;
use crate::code::Code;
use crate::eval::{Evaluation, Survey};
use crate::handicap::Handicap;
use crate::random::mix;
use crate::score::{DRAW, WIN};

/// Evaluation and move-ordering state of a search.
#[derive(Clone, Debug)]
pub(crate) struct Mind {
    pub(crate) evaluation: Evaluation,
    pub(crate) handicap: Handicap,
    /// Seed of everything that depends on chance.
    pub(crate) seed: u64,
    /// The player who decides at the root; with three or four players all others play against them.
    root: Seat,
    many: bool,
    /// Whether this iteration looks for rings in two turns with all bonuses. Other iterations
    /// assume that there are none.
    pub(crate) proves_rings: bool,
    /// Hashes of the positions of the game before the root.
    pub(crate) past: Vec<u64>,
    killers: [[Code; 2]; MOST_PLIES],
    /// History scores: how often moving a kind of tile to a point caused a cutoff, weighted by
    /// depth.
    worth: Vec<i32>,
}

const KINDS: usize = 16;
const POINTS: usize = 256;
const MOST_WORTH: i32 = 4000;

impl Mind {
    pub(crate) fn new(position: &Position, evaluation: Evaluation, seed: u64) -> Self {
        Self {
            evaluation,
            handicap: Handicap::NONE,
            seed,
            root: position.decider(),
            many: position.ruleset().seats != SeatCount::Two,
            proves_rings: true,
            past: Vec::new(),
            killers: [[Code::NONE; 2]; MOST_PLIES],
            worth: vec![0; KINDS * POINTS],
        }
    }

    /// Whether there are more than two players.
    pub(crate) const fn is_many(&self) -> bool {
        self.many
    }

    /// The hash of a position in the transposition table. With several opponents a score is valid
    /// only for the root it was found from.
    pub(crate) fn hash(&self, position: &Position) -> u64 {
        let salt = if self.many {
            mix(self.root as u64 + 1)
        } else {
            0
        };
        position.key() ^ salt
    }

    /// Whether the same side decides in both positions.
    pub(crate) fn same_side(&self, a: &Position, b: &Position) -> bool {
        let (a, b) = (a.decider(), b.decider());
        if self.many {
            (a == self.root) == (b == self.root)
        } else {
            a == b
        }
    }

    /// The seat for which a position is evaluated, and the sign that converts the value to the view
    /// of its decider.
    fn view(&self, position: &Position) -> (Seat, i32) {
        let decider = position.decider();
        if !self.many {
            (decider, 1)
        } else if decider == self.root {
            (self.root, 1)
        } else {
            (self.root, -1)
        }
    }

    /// The evaluation of a position from the view of its decider, including the error of a weak
    /// player. The survey is replaced by that of the position.
    pub(crate) fn judge(&self, position: &Position, survey: &mut Survey) -> i32 {
        survey.count(position);
        let (seat, sign) = self.view(position);
        let advantage = self.evaluation.of_survey(position, survey, seat);
        let salted = || self.hash(position) ^ self.seed;
        sign * advantage + self.handicap.noise_for(salted)
    }

    /// The score of a game that is over, from the view of the position's decider.
    pub(crate) fn final_score(&self, position: &Position, outcome: Outcome, turns: i32) -> i32 {
        let (seat, sign) = self.view(position);
        if outcome.is_draw() {
            DRAW
        } else if outcome.winners.contains(seat) {
            sign * (WIN - turns)
        } else {
            -sign * (WIN - turns)
        }
    }

    fn slot(kind: Kind, to: Point) -> usize {
        kind as usize * POINTS + to.index()
    }

    /// The rating of a step at a ply from killer steps and history scores.
    pub(crate) fn worth(&self, ply: usize, code: Code, kind: Kind, to: Point) -> i32 {
        let killer = if self.killers[ply].contains(&code) {
            150
        } else {
            0
        };
        killer + self.worth[Self::slot(kind, to)] / 20
    }

    /// Records a step that caused a cutoff.
    pub(crate) fn learn(&mut self, ply: usize, position: &Position, code: Code, depth: i32) {
        let Some((kind, to)) = code.unpack().and_then(|s| subject(position, s)) else {
            return;
        };
        let [first, second] = &mut self.killers[ply];
        if *first != code {
            *second = *first;
            *first = code;
        }
        let worth = &mut self.worth[Self::slot(kind, to)];
        *worth += (depth + 1) * (depth + 1) * 8;
        if *worth > MOST_WORTH {
            self.worth.iter_mut().for_each(|w| *w /= 2);
        }
    }
}

/// The tile of a step and its destination.
pub(crate) fn subject(position: &Position, step: Step) -> Option<(Kind, Point)> {
    match step {
        Step::Plant { flower, at } => Some((flower, at)),
        Step::Arrange { from, to } => Some((position.board().get(from)?.kind(), to)),
        Step::Bonus(bonus) => Some((bonus.tile, bonus.to.unwrap_or(bonus.at))),
        Step::Accents(_) | Step::Decline | Step::Pass => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use paisho::Ruleset;

    #[test]
    fn however_often_a_step_is_learned_its_worth_stays_bounded() {
        let position = Position::start(Ruleset::RULEBOOK);
        let mut mind = Mind::new(&position, Evaluation::default(), 1);
        let at = Point::new(0, -8).expect("a gate");
        let flower = Kind::Rose;
        let code = Code::pack(Step::Plant { flower, at });
        for _ in 0..10_000 {
            mind.learn(0, &position, code, 10);
            let worth = mind.worth[Mind::slot(flower, at)];
            assert!((1..=MOST_WORTH).contains(&worth), "{worth}");
        }
    }
}
