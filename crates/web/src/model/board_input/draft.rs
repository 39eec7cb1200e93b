//! The draft of a turn: the steps made so far, and the resulting position.

use paisho::{
    Accents, Action, Choice, Kind, Point, PointSet, Position, Reach, Refusal, Stage, Step, Turn,
};

/// What the user has picked up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Picked {
    /// A flower on the board, to be arranged.
    Flower(Point),
    /// A tile of the hand.
    Tile(Kind),
    /// A Boat placed on a flower, whose destination is still to be chosen.
    Ferry(Point),
    /// A point for planting, for which the flower is still to be chosen.
    Place(Point),
}

/// An unfinished turn.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    /// At most two: an arrangement, and its bonus or the decision to decline it.
    steps: Vec<Step>,
    /// The position after those steps.
    now: Position,
    /// The choices in that position. Computed once, because every tap needs them.
    choices: Vec<Choice>,
    picked: Option<Picked>,
    /// The points where the picked tile may go.
    reach: Reach,
    /// The accents chosen so far.
    pub(super) accents: Accents,
    /// Whether the user wants the bonus even of a turn that wins without it.
    wants_bonus: bool,
}

impl Draft {
    pub(super) fn new(position: &Position) -> Self {
        Self {
            steps: Vec::new(),
            now: position.clone(),
            choices: position.choices().collect(),
            picked: None,
            reach: Reach::default(),
            accents: Accents::EMPTY,
            wants_bonus: false,
        }
    }

    pub(super) const fn now(&self) -> &Position {
        &self.now
    }

    pub(super) const fn picked(&self) -> Option<Picked> {
        self.picked
    }

    pub(super) const fn reach(&self) -> &Reach {
        &self.reach
    }

    pub(super) fn choices(&self) -> &[Choice] {
        &self.choices
    }

    pub(super) fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The points where an action is allowed.
    pub(super) fn points(&self, action: Action) -> PointSet {
        let found = self.choices.iter().find(|c| c.action == action);
        found.map_or(PointSet::EMPTY, |c| c.points)
    }

    /// Flowers on the board that can be arranged.
    pub(super) fn movable(&self) -> PointSet {
        let from = self.choices.iter().filter_map(|c| match c.action {
            Action::Arrange(from) => Some(from),
            Action::Plant(_) | Action::Place(_) | Action::Ferry(_) => None,
        });
        from.collect()
    }

    /// Whether a tile in the hand can be used at all.
    pub(super) fn is_usable(&self, kind: Kind) -> bool {
        self.choices.iter().any(|c| match c.action {
            Action::Plant(k) | Action::Place(k) => k == kind,
            Action::Ferry(_) => kind == Kind::Boat,
            Action::Arrange(_) => false,
        })
    }

    /// Points where a flower can be planted as a turn.
    pub(super) fn planting_places(&self) -> PointSet {
        let plants = self.choices.iter().filter_map(|c| match c.action {
            Action::Plant(_) => Some(c.points),
            Action::Arrange(_) | Action::Place(_) | Action::Ferry(_) => None,
        });
        plants.fold(PointSet::EMPTY, |all, points| all.union(&points))
    }

    /// Picks something up, or puts it down.
    pub(super) fn pick(&mut self, picked: Option<Picked>) {
        self.picked = picked;
        self.reach = match picked {
            None | Some(Picked::Place(_)) => Reach::default(),
            Some(Picked::Flower(from)) => self.now.reach(from),
            Some(Picked::Tile(kind)) => self.reach_of_tile(kind),
            Some(Picked::Ferry(at)) => self.reach_by(Action::Ferry(at)),
        };
    }

    fn reach_of_tile(&self, kind: Kind) -> Reach {
        if self.now.stage() != Stage::Bonus {
            return Reach {
                points: self.points(Action::Plant(kind)),
                ..Reach::default()
            };
        }
        let mut reach = self.reach_by(Action::Place(kind));
        if kind == Kind::Boat {
            reach.points = reach.points.union(&self.ferries());
        }
        reach
    }

    /// The flowers that a Boat can move.
    fn ferries(&self) -> PointSet {
        let at = self.choices.iter().filter_map(|c| match c.action {
            Action::Ferry(at) => Some(at),
            Action::Plant(_) | Action::Arrange(_) | Action::Place(_) => None,
        });
        at.collect()
    }

    /// Where a bonus may go, and where it closes a Harmony Ring of the player to move.
    fn reach_by(&self, action: Action) -> Reach {
        let points = self.points(action);
        let closes = |at: &Point| {
            let mut after = self.now.clone();
            after.step_unchecked(action.at(*at));
            after.ring_owners().contains(self.now.to_move())
        };
        Reach {
            points,
            rings: points.iter().filter(closes).collect(),
            ..Reach::default()
        }
    }

    /// Makes a step, if the rules allow it.
    pub(super) fn take(&mut self, step: Step) -> Result<(), Refusal> {
        let next = self.now.play_step(step)?;
        self.steps.push(step);
        self.arrive(next);
        Ok(())
    }

    fn arrive(&mut self, position: Position) {
        self.now = position;
        // Once the turn is over, the choices are those of the next player and not needed here.
        self.choices = if self.now.stage() == Stage::Bonus || self.steps.is_empty() {
            self.now.choices().collect()
        } else {
            Vec::new()
        };
        self.pick(None);
    }

    /// Whether a Harmony Bonus is to be taken or declined. If no tile can be placed, or if the ring
    /// has already won the game, it is declined without asking.
    pub(super) fn is_bonus_open(&self) -> bool {
        self.has_bonus() && (self.wants_bonus || !self.has_won())
    }

    /// Whether a Harmony Bonus can be taken.
    fn has_bonus(&self) -> bool {
        self.now.stage() == Stage::Bonus && !self.choices.is_empty()
    }

    /// Whether the player to move wins alone without the bonus.
    fn has_won(&self) -> bool {
        let mover = self.now.to_move();
        let outcome = self.now.play_step(Step::Decline).ok();
        let winners = outcome.and_then(|after| after.outcome()).map(|o| o.winners);
        winners == Some(mover.alone())
    }

    /// Whether the turn wins, so that its bonus is offered only on request.
    pub(super) fn can_ask_bonus(&self) -> bool {
        self.has_bonus() && !self.is_bonus_open()
    }

    /// Expects the bonus of a whole turn that is about to be made.
    pub(super) fn want_bonus(&mut self, turn: Turn) {
        self.wants_bonus = turn.bonus().is_some();
    }

    /// Opens the bonus of a turn that wins without it.
    pub(super) fn ask_bonus(&mut self) {
        self.wants_bonus = self.has_bonus();
    }

    /// Takes back the last step; the tile it moved is picked again.
    pub(super) fn take_back(&mut self, base: &Position) {
        let Some(last) = self.steps.pop() else {
            return;
        };
        let mut position = base.clone();
        for step in &self.steps {
            position.step_unchecked(*step);
        }
        self.choices = position.choices().collect();
        self.now = position;
        self.wants_bonus = false;
        self.pick(match last {
            Step::Arrange { from, .. } => Some(Picked::Flower(from)),
            Step::Plant { flower, .. } => Some(Picked::Tile(flower)),
            Step::Bonus(bonus) => Some(Picked::Tile(bonus.tile)),
            Step::Accents(_) | Step::Decline | Step::Pass => None,
        });
    }

    /// The turn that the steps make up, finished or not.
    fn turn(&self) -> Option<Turn> {
        let turn = Turn::from_step(*self.steps.first()?)?;
        Some(match (turn, self.steps.get(1)) {
            (Turn::Arrange { from, to, .. }, Some(Step::Bonus(bonus))) => Turn::Arrange {
                from,
                to,
                bonus: Some(*bonus),
            },
            (turn, _) => turn,
        })
    }

    /// The turn, once it is complete.
    pub(super) fn finished(&self) -> Option<Turn> {
        self.turn().filter(|_| !self.is_bonus_open())
    }
}
