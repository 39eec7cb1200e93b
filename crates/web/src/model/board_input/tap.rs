//! The effects of taps, drags and buttons.

use paisho::{Accents, Bonus, Kind, Point, Refusal, Stage, Step, Turn};

use super::news::{step_sounds, tile_sound};
use super::{BoardInput, Confirmation, Effect, Origin, Picked, Sound, Trouble};

impl BoardInput {
    /// Handles a tap on a point.
    pub(super) fn tap(&mut self, at: Point) -> Vec<Effect> {
        if self.is_sent {
            return Vec::new();
        }
        if let Some(turn) = self.waiting() {
            return self.tap_again(turn, at);
        }
        match self.picked() {
            _ if self.position.stage() == Stage::Accents => Vec::new(),
            Some(picked) if self.is_home(picked, at) => self.put_down(),
            Some(Picked::Flower(_) | Picked::Tile(_) | Picked::Ferry(_)) => self.put(at),
            Some(Picked::Place(_)) | None => self.take_up(at),
        }
    }

    /// While a complete turn waits for confirmation, a tap on its end point confirms it, and a tap
    /// on any other point takes it back first.
    fn tap_again(&mut self, turn: Turn, at: Point) -> Vec<Effect> {
        if end_of(turn) == Some(at) {
            return self.confirm();
        }
        self.undo();
        self.tap(at)
    }

    /// Whether a tap on a point puts the picked tile down again.
    fn is_home(&self, picked: Picked, at: Point) -> bool {
        match picked {
            Picked::Flower(home) | Picked::Ferry(home) | Picked::Place(home) => home == at,
            Picked::Tile(_) => false,
        }
    }

    /// Puts the picked tile down; a Boat on a flower goes back to being picked from the hand.
    pub(super) fn put_down(&mut self) -> Vec<Effect> {
        let picked = match self.picked() {
            Some(Picked::Ferry(_)) => Some(Picked::Tile(Kind::Boat)),
            _ => None,
        };
        self.draft.pick(picked);
        Vec::new()
    }

    /// Puts the picked tile on a point, or picks up the tile that stands there instead.
    fn put(&mut self, at: Point) -> Vec<Effect> {
        if self.reach().points.contains(at) {
            return self.place(at);
        }
        if self.can_grab(at) {
            self.draft.pick(Some(Picked::Flower(at)));
            return Vec::new();
        }
        match self.step_to(at) {
            Some(step) => self.try_step(step),
            None => Vec::new(),
        }
    }

    /// Makes the step of the picked tile to a point that it may go to.
    fn place(&mut self, at: Point) -> Vec<Effect> {
        if self.picked() == Some(Picked::Tile(Kind::Boat)) && self.holds_flower(at) {
            self.draft.pick(Some(Picked::Ferry(at)));
            return Vec::new();
        }
        match self.step_to(at) {
            Some(step) => self.try_step(step),
            None => Vec::new(),
        }
    }

    fn holds_flower(&self, at: Point) -> bool {
        let tile = self.shown().board().get(at);
        tile.is_some_and(|t| t.kind().is_flower())
    }

    /// The step that brings the picked tile to a point.
    pub(super) fn step_to(&self, at: Point) -> Option<Step> {
        let is_bonus = self.shown().stage() == Stage::Bonus;
        match self.picked()? {
            Picked::Flower(from) => Some(Step::Arrange { from, to: at }),
            Picked::Tile(tile) if is_bonus => Some(Step::Bonus(Bonus::new(tile, at))),
            Picked::Tile(flower) => Some(Step::Plant { flower, at }),
            Picked::Ferry(from) => Some(Step::Bonus(Bonus::ferry(from, at))),
            Picked::Place(_) => None,
        }
    }

    /// Picks up the tile at a point, or the point itself if a flower can be planted there.
    fn take_up(&mut self, at: Point) -> Vec<Effect> {
        if self.shown().stage() == Stage::Bonus {
            let due = Stage::Bonus;
            return self.object(Trouble::Refused(Refusal::WrongStage { due }));
        }
        if self.can_grab(at) {
            self.draft.pick(Some(Picked::Flower(at)));
        } else if self.draft.planting_places().contains(at) {
            self.draft.pick(Some(Picked::Place(at)));
        } else if let Some(tile) = self.shown().board().get(at) {
            self.draft.pick(None);
            // "Stays put" is checked after the tile itself, so any other refusal is about the tile.
            let stay = Step::Arrange { from: at, to: at };
            return match self.shown().explain_step(stay) {
                Err(Refusal::StaysPut { .. }) | Ok(()) => {
                    self.object(Trouble::NowhereToGo((at, tile)))
                }
                Err(Refusal::NotYours { .. }) => vec![Effect::Describe(at)],
                Err(refusal) => self.object(Trouble::Refused(refusal)),
            };
        } else {
            self.draft.pick(None);
        }
        Vec::new()
    }

    /// Handles a tap on a tile of the hand.
    pub(super) fn tap_hand(&mut self, kind: Kind) -> Vec<Effect> {
        if self.is_sent {
            return Vec::new();
        }
        if self.waiting().is_some() {
            self.undo();
        }
        match self.picked() {
            _ if self.position.stage() == Stage::Accents => Vec::new(),
            Some(Picked::Tile(picked)) if picked == kind => self.put_down(),
            Some(Picked::Place(at)) => self.try_step(Step::Plant { flower: kind, at }),
            _ => self.pick_tile(kind),
        }
    }

    /// Picks up a tile of the hand, or reports why it can't be used now.
    fn pick_tile(&mut self, kind: Kind) -> Vec<Effect> {
        if self.draft.is_usable(kind) {
            self.draft.pick(Some(Picked::Tile(kind)));
            return Vec::new();
        }
        self.draft.pick(None);
        let (stage, hand) = (
            self.shown().stage(),
            self.shown().hand(self.shown().to_move()),
        );
        let refused = Point::all().find_map(|at| {
            let step = match stage {
                Stage::Bonus => Step::Bonus(Bonus::new(kind, at)),
                _ => Step::Plant { flower: kind, at },
            };
            self.shown().explain_step(step).err().filter(is_about_tile)
        });
        // Without a refusal that is about the tile itself, `NotInHand` is reported.
        let refusal = refused.filter(|_| hand.has(kind));
        self.object(Trouble::Refused(
            refusal.unwrap_or(Refusal::NotInHand { tile: kind }),
        ))
    }

    /// Begins a drag.
    pub(super) fn grab(&mut self, origin: Origin) -> Vec<Effect> {
        if self.is_sent || self.waiting().is_some() {
            return Vec::new();
        }
        match origin {
            Origin::Board(at) if self.can_grab(at) => self.draft.pick(Some(Picked::Flower(at))),
            Origin::Hand(kind) if self.draft.is_usable(kind) => {
                self.draft.pick(Some(Picked::Tile(kind)));
            }
            Origin::Board(_) | Origin::Hand(_) => {}
        }
        Vec::new()
    }

    /// Drops the dragged tile. On its own point it stays picked, as after a tap.
    pub(super) fn drop_on(&mut self, at: Point) -> Vec<Effect> {
        match self.picked() {
            Some(Picked::Flower(home)) if home == at => Vec::new(),
            Some(Picked::Flower(_) | Picked::Tile(_)) if self.waiting().is_none() => {
                if self.reach().points.contains(at) {
                    return self.place(at);
                }
                let step = self.step_to(at);
                step.map_or_else(Vec::new, |step| self.try_step(step))
            }
            _ => Vec::new(),
        }
    }

    /// Makes a step and, if the turn is complete and need not be confirmed, asks to play it.
    pub(super) fn try_step(&mut self, step: Step) -> Vec<Effect> {
        let heard = self.step_sounds(step);
        if let Err(refusal) = self.draft.take(step) {
            self.refused = Some(step);
            return self.object(Trouble::Refused(refusal));
        }
        self.pieces.follow(self.draft.now().board());
        self.hover = None;
        let mut effects: Vec<Effect> = heard.into_iter().map(Effect::Sound).collect();
        if self.confirmation == Confirmation::AtOnce {
            effects.extend(self.confirm());
        }
        effects
    }

    fn step_sounds(&self, step: Step) -> Vec<Sound> {
        match step {
            Step::Bonus(bonus) => vec![tile_sound(bonus.tile)],
            Step::Decline => Vec::new(),
            _ => Turn::from_step(step).map_or_else(Vec::new, |t| step_sounds(self.shown(), t)),
        }
    }

    /// Declines the bonus. This has a button of its own, so no confirmation is asked for.
    pub(super) fn skip(&mut self) -> Vec<Effect> {
        let mut effects = self.try_step(Step::Decline);
        effects.extend(self.confirm());
        effects
    }

    /// Opens the bonus that was not offered, because the turn wins without it.
    pub(super) fn ask_bonus(&mut self) -> Vec<Effect> {
        if self.can_ask_bonus() {
            self.draft.ask_bonus();
        }
        Vec::new()
    }

    /// Hands over the complete turn to be played, once.
    pub(super) fn confirm(&mut self) -> Vec<Effect> {
        if self.position.stage() == Stage::Accents && self.steps().is_empty() {
            let accents = self.accents();
            if let Err(refusal) = self.draft.take(Step::Accents(accents)) {
                return self.object(Trouble::Refused(refusal));
            }
        }
        let Some(turn) = self.waiting() else {
            return Vec::new();
        };
        if self.draft.can_ask_bonus() {
            // It is always allowed to decline.
            let _declined = self.draft.take(Step::Decline);
        }
        self.is_sent = true;
        vec![Effect::Play(turn)]
    }

    /// Undoes the last action: a pick, then a step, then the choice of accents.
    pub(super) fn undo(&mut self) -> Vec<Effect> {
        if self.is_sent {
            return Vec::new();
        }
        if self.picked().is_some() {
            return self.put_down();
        }
        if self.steps().is_empty() {
            self.draft.accents = Accents::EMPTY;
        }
        self.draft.take_back(&self.position);
        self.pieces.follow(self.draft.now().board());
        Vec::new()
    }

    /// Adds one accent of a kind to the choice.
    pub(super) fn choose(&mut self, kind: Kind) -> Vec<Effect> {
        if self.position.stage() != Stage::Accents || self.is_sent {
            return Vec::new();
        }
        let rules = self.position.ruleset();
        let (supply, wanted) = (rules.accent_supply(kind), rules.accents_to_choose());
        let chosen = self.accents();
        if chosen.len() >= wanted {
            let chosen = chosen.len() + 1;
            return self.object(Trouble::Refused(Refusal::AccentCount { chosen, wanted }));
        }
        // Where Guest names one for each player, both may have the same.
        let most = if rules.guest_names_accents() {
            2 * supply
        } else {
            supply
        };
        match chosen.with(kind).filter(|c| c.count(kind) <= most) {
            Some(more) => self.draft.accents = more,
            None => {
                return self.object(Trouble::Refused(Refusal::AccentSupply {
                    accent: kind,
                    chosen: chosen.count(kind) + 1,
                    supply,
                }));
            }
        }
        vec![Effect::Sound(Sound::Accent)]
    }

    /// Removes one accent of a kind from the choice.
    pub(super) fn unchoose(&mut self, kind: Kind) -> Vec<Effect> {
        if self.is_sent {
            return Vec::new();
        }
        let mut is_left_out = false;
        let rest = self.accents().iter().filter(|k| {
            let leave_out = *k == kind && !is_left_out;
            is_left_out |= leave_out;
            !leave_out
        });
        self.draft.accents = rest.fold(Accents::EMPTY, |all, k| all.with(k).unwrap_or(all));
        Vec::new()
    }

    /// Reports why something can't be done.
    pub(super) fn object(&mut self, trouble: Trouble) -> Vec<Effect> {
        self.trouble = Some(trouble);
        vec![Effect::Sound(Sound::Refusal)]
    }
}

/// Whether a refusal applies to the tile wherever it goes.
fn is_about_tile(refusal: &Refusal) -> bool {
    matches!(
        refusal,
        Refusal::NotBasic { .. }
            | Refusal::NotInHand { .. }
            | Refusal::OpeningKind { .. }
            | Refusal::AlreadyGrowing { .. }
            | Refusal::BonusWhileGrowing { .. }
    )
}

/// Where the turn ends: tapping there again confirms it.
fn end_of(turn: Turn) -> Option<Point> {
    match turn {
        Turn::Plant { at, .. } => Some(at),
        Turn::Arrange { to, bonus, .. } => Some(bonus.map_or(to, |b| b.to.unwrap_or(b.at))),
        Turn::Accents(_) | Turn::Pass => None,
    }
}
