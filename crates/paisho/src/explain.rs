//! Judging a turn: is it legal, and if not, which rule forbids it.
//!
//! Nothing is generated here: a turn is checked on its own, against the rules in the order a player
//! would notice them. [`crate::generate`] finds legal turns the other way round, by sets; property
//! tests check that the two agree.

use crate::accent::{self, knotweed};
use crate::clash::Clash;
use crate::generate::walk_area;
use crate::point::Point;
use crate::position::{Position, Stage};
use crate::refusal::{Cause, Refusal, Standing};
use crate::reserve::Accents;
use crate::rules::{
    Distance, ForeignGardens, GatesOnTheWay, Opening, OrchidHunters, OrchidPrey, RulesVersion,
    Ruleset, TrapOwners, TrapStages,
};
use crate::seat::SeatCount;
use crate::tile::{Kind, Tile};
use crate::turn::{Bonus, Step, Turn};

/// Whether turns may leave clashes: never in play, but a game recorded from a real board may
/// contain one that went unnoticed ([§9.4](crate::text::rules#9.4)).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Clashes {
    /// In play, always.
    Forbidden,
    /// While a game from a real board is recorded; see `Setup::record`.
    Tolerated,
}

impl Position {
    /// Whether a turn is legal.
    #[must_use]
    pub fn is_legal(&self, turn: Turn) -> bool {
        self.explain(turn).is_ok()
    }

    /// Whether a step is legal.
    #[must_use]
    pub fn is_legal_step(&self, step: Step) -> bool {
        self.explain_step(step).is_ok()
    }

    /// Why a turn is not legal.
    ///
    /// # Errors
    /// The first rule that forbids the turn, with the tiles and points involved.
    pub fn explain(&self, turn: Turn) -> Result<(), Refusal> {
        self.explain_with(turn, Clashes::Forbidden)
    }

    pub(crate) fn explain_with(&self, turn: Turn, clashes: Clashes) -> Result<(), Refusal> {
        self.explain_step_with(turn.first_step(), clashes)?;
        let Some(bonus) = turn.bonus() else {
            return Ok(());
        };
        // The bonus is judged in the position after the arrangement, which may have opened a gate,
        // moved a blocker or returned a special flower to a hand. Without a bonus due, that
        // position is already the next player's.
        let mut arranged = self.clone();
        arranged.step_unchecked(turn.first_step());
        match (turn, arranged.stage) {
            (Turn::Arrange { from, to, .. }, Stage::Turn) => Err(Refusal::BonusNotDue { from, to }),
            _ => arranged.explain_step_with(Step::Bonus(bonus), clashes),
        }
    }

    /// Why a step is not legal.
    ///
    /// # Errors
    /// The first rule that forbids the step, with the tiles and points involved.
    pub fn explain_step(&self, step: Step) -> Result<(), Refusal> {
        self.explain_step_with(step, Clashes::Forbidden)
    }

    fn explain_step_with(&self, step: Step, clashes: Clashes) -> Result<(), Refusal> {
        if let Some(outcome) = self.outcome {
            return Err(Refusal::GameOver(outcome));
        }
        let refused = match (step, self.stage) {
            (Step::Accents(accents), Stage::Accents) => self.check_accents(accents),
            (Step::Plant { flower, at }, Stage::Opening) => self.check_opening(flower, at),
            (Step::Plant { flower, at }, Stage::Turn) => self.check_plant_turn(flower, at),
            (Step::Arrange { from, to }, Stage::Turn) => self.check_arrange(from, to),
            (Step::Pass, Stage::Turn) => self.check_pass(),
            (Step::Bonus(bonus), Stage::Bonus) => self.check_bonus(bonus),
            (Step::Decline, Stage::Bonus) => Ok(()),
            (_, due) => Err(Refusal::WrongStage { due }),
        };
        // A clash is the last thing that any check looks for, so tolerating it skips no other rule.
        match refused {
            Err(Refusal::Clash { .. }) if clashes == Clashes::Tolerated => Ok(()),
            other => other,
        }
    }

    /// Whether accents may be chosen ([§3.1](crate::text::rules#3.1),
    /// [§9.3](crate::text::rules#9.3)). The supply comes first, since that refusal names the
    /// accent.
    fn check_accents(&self, accents: Accents) -> Result<(), Refusal> {
        for accent in Kind::ACCENTS {
            let chosen = accents.each(accent, &self.ruleset);
            let supply = self.ruleset.accent_supply(accent);
            if chosen > supply {
                return Err(Refusal::AccentSupply {
                    accent,
                    chosen,
                    supply,
                });
            }
        }
        let (chosen, wanted) = (accents.len(), self.ruleset.accents_to_choose());
        if chosen != wanted {
            return Err(Refusal::AccentCount { chosen, wanted });
        }
        Ok(())
    }

    /// Whether a flower may be planted in the opening ([§3.2](crate::text::rules#3.2),
    /// [§10.3](crate::text::rules#10.3)). The gate is always the player's own; only Host, in a game
    /// of two, has no choice of the kind.
    fn check_opening(&self, flower: Kind, at: Point) -> Result<(), Refusal> {
        self.check_basic_in_hand(flower)?;
        let gate = Self::own_gate(self.to_move);
        if at != gate.point() {
            return Err(Refusal::OpeningGate { gate });
        }
        match self.opening_kind() {
            Some(wanted) if wanted != flower => Err(Refusal::OpeningKind { flower, wanted }),
            _ => Ok(()),
        }
    }

    /// The kind that Host must plant in reply to Guest's opening flower
    /// ([§3.2](crate::text::rules#3.2)). `None` if any kind will do: while Guest plants, with three
    /// or four players, and in the informal start, which has no opening flowers.
    pub(crate) fn opening_kind(&self) -> Option<Kind> {
        if self.ruleset.seats != SeatCount::Two || !self.is_last_to_open() {
            return None;
        }
        let south = Self::own_gate(crate::seat::Seat::GUEST).point();
        let first = self.board.get(south)?.kind();
        match self.ruleset.opening {
            Opening::SameKind => Some(first),
            Opening::ClashingKind => first.clashing(),
            Opening::Informal => None,
        }
    }

    fn check_basic_in_hand(&self, flower: Kind) -> Result<(), Refusal> {
        if !flower.is_basic() {
            return Err(Refusal::NotBasic { tile: flower });
        }
        self.check_in_hand(flower)
    }

    fn check_in_hand(&self, tile: Kind) -> Result<(), Refusal> {
        if self.hands[self.to_move].has(tile) {
            Ok(())
        } else {
            Err(Refusal::NotInHand { tile })
        }
    }

    /// Whether a flower may be planted as a turn ([§4.1](crate::text::rules#4.1)): special flowers
    /// are planted only as a bonus.
    fn check_plant_turn(&self, flower: Kind, at: Point) -> Result<(), Refusal> {
        self.check_basic_in_hand(flower)?;
        self.check_planting(flower, at)
    }

    /// Where a flower may be planted: an open gate, or an empty point beside a Pond
    /// ([§8.2](crate::text::rules#8.2)).
    fn check_planting(&self, flower: Kind, at: Point) -> Result<(), Refusal> {
        self.check_one_growing(at)?;
        if let Some(tile) = self.board.get(at) {
            return Err(Refusal::PlantOnTile { by: (at, tile) });
        }
        // A growing flower neither sees nor is seen, and gates lie in no garden: colour and clashes
        // matter only beside a Pond.
        if at.is_gate() {
            return Ok(());
        }
        let beside_ponds = self.board.pond_points();
        // Two refusals for the same rule, so that players without Ponds never read of them.
        if beside_ponds.is_empty() {
            return Err(Refusal::NotAGate { at });
        }
        if !beside_ponds.contains(at) {
            return Err(Refusal::NotBesidePond { at });
        }
        let tile = Tile::new(self.to_move, flower);
        if !self.ruleset.borders.can_hold(at, flower) {
            return Err(Refusal::CannotHold { flower: tile, at });
        }
        refuse_clash(
            Cause::Arriving,
            self.board.clash_on_arrival(None, (at, tile)),
        )
    }

    /// With three or four players only one flower may grow at a time
    /// ([§10.4](crate::text::rules#10.4)). With two players there is no such limit, except for the
    /// bonus ([§6.5](crate::text::rules#6.5)).
    ///
    /// What is planted beside a Pond does not grow, so the latest rules allow it.
    fn check_one_growing(&self, at: Point) -> Result<(), Refusal> {
        if self.ruleset.seats == SeatCount::Two {
            return Ok(());
        }
        let Some(flower) = self.growing_flower() else {
            return Ok(());
        };
        let may_bloom = self.ruleset.version == RulesVersion::Two;
        if may_bloom && self.board.pond_points().contains(at) {
            return Ok(());
        }
        Err(Refusal::AlreadyGrowing { flower })
    }

    /// A growing flower of the player to move.
    fn growing_flower(&self) -> Option<Standing> {
        let point = self.board.growing_of(self.to_move)?.point();
        self.board.get(point).map(|t| (point, t))
    }

    /// Whether a flower may be arranged ([§6.1](crate::text::rules#6.1) to
    /// [§6.3](crate::text::rules#6.3)). Cheap tests with plain reasons come first, the search for a
    /// path and the clashes last.
    fn check_arrange(&self, from: Point, to: Point) -> Result<(), Refusal> {
        let flower = self.check_arrangeable(from)?;
        if from == to {
            return Err(Refusal::StaysPut { flower });
        }
        // No ground contains a gate, so `can_hold` would refuse it, too. A gate deserves its own
        // reason.
        if let Some(gate) = to.gate() {
            let tile = flower.1;
            return Err(Refusal::OntoGate { tile, gate });
        }
        if !self.ruleset.borders.can_hold(to, flower.1.kind()) {
            return Err(Refusal::CannotHold {
                flower: flower.1,
                at: to,
            });
        }
        self.check_path(flower, to)?;
        if let Some(tile) = self.board.get(to) {
            self.check_capture(flower, (to, tile))?;
        }
        self.check_clash_after(flower, to)
    }

    /// A flower that the player to move may arrange at all.
    fn check_arrangeable(&self, from: Point) -> Result<Standing, Refusal> {
        let Some(tile) = self.board.get(from) else {
            return Err(Refusal::NothingToArrange { at: from });
        };
        let standing = (from, tile);
        if tile.owner() != self.to_move {
            return Err(Refusal::NotYours { tile: standing });
        }
        if !tile.kind().is_flower() {
            return Err(Refusal::NotAFlower { tile: standing });
        }
        match self.trapped_by(from) {
            Some(by) => Err(Refusal::Trapped {
                flower: standing,
                by,
            }),
            None => Ok(standing),
        }
    }

    /// Whether a flower can walk to a point ([§6.1](crate::text::rules#6.1)). The distance on an
    /// empty board comes first, so that the refusal can tell a point that is too far from one
    /// behind obstacles.
    fn check_path(&self, flower: Standing, to: Point) -> Result<(), Refusal> {
        let (from, tile) = flower;
        let steps = from.x().abs_diff(to.x()) + from.y().abs_diff(to.y());
        if steps > tile.kind().reach() {
            return Err(Refusal::TooFar { flower, to, steps });
        }
        // The area includes tiles beside the way, so a point with a tile to capture is in it.
        if walk_area(&self.board, &self.ruleset, from, tile.kind()).contains(to) {
            return Ok(());
        }
        Err(self.why_no_path(flower, to))
    }

    /// Why a flower can't walk to a point within its reach. A rule is to blame if the flower could
    /// walk there without it.
    #[cold]
    fn why_no_path(&self, flower: Standing, to: Point) -> Refusal {
        let (from, kind) = (flower.0, flower.1.kind());
        let walks_by = |rules: &Ruleset| walk_area(&self.board, rules, from, kind).contains(to);
        let mut rules = self.ruleset;
        if rules.gates_on_the_way == GatesOnTheWay::Closed {
            rules.gates_on_the_way = GatesOnTheWay::Passed;
            if walks_by(&rules) {
                return Refusal::GateOnTheWay { flower, to };
            }
        }
        if rules.foreign_gardens == ForeignGardens::Closed {
            rules.foreign_gardens = ForeignGardens::Passed;
            if walks_by(&rules) {
                return Refusal::GardenOnTheWay { flower, to };
            }
        }
        if rules.distance == Distance::Exact && kind.is_basic() {
            Refusal::NotExact { flower, to }
        } else {
            Refusal::NoPath { flower, to }
        }
    }

    /// Whether a flower may capture a tile ([§6.3](crate::text::rules#6.3)). Protection by a Bamboo
    /// is checked last: it matters only where the capture would be legal without it.
    fn check_capture(&self, flower: Standing, tile: Standing) -> Result<(), Refusal> {
        if tile.1.owner() == flower.1.owner() {
            return Err(Refusal::OwnTile { flower, tile });
        }
        if !tile.1.kind().is_flower() {
            return Err(Refusal::CaptureAccent {
                flower,
                accent: tile,
            });
        }
        if !self.captures(flower.1, tile.1) {
            return Err(if flower.1.kind() != Kind::Orchid {
                Refusal::CannotCapture { flower, tile }
            } else if self.is_spared(tile.1) {
                Refusal::NeverCaptured { flower, tile }
            } else {
                // An Orchid whose owner has a blooming Lotus captures every other flower, so here
                // the Lotus is missing.
                Refusal::OrchidNeedsLotus {
                    orchid: flower,
                    tile,
                }
            });
        }
        match self.protected_by(tile.0) {
            Some(by) => Err(Refusal::Protected { tile, by }),
            None => Ok(()),
        }
    }

    /// Whether one flower captures another ([§6.3](crate::text::rules#6.3)), judged by their kinds
    /// and by whether an Orchid is enabled. Owners and points are not checked. A blooming Lotus
    /// works both ways: its owner's Orchid captures every flower and is captured by every flower,
    /// except where switches say otherwise.
    #[must_use]
    pub fn captures(&self, flower: Tile, target: Tile) -> bool {
        flower.kind().clashes_with(target.kind())
            || self.is_enabled(flower) && !self.is_spared(target)
            || self.is_enabled(target) && self.hunts_orchids(flower.kind())
    }

    /// Whether flowers of a kind capture an Orchid whose owner has a blooming Lotus: all do, but
    /// perhaps not a Lotus ([§6.3](crate::text::rules#6.3)). Generation asks this rarely; inlined,
    /// the switch would be read for every flower.
    #[inline(never)]
    pub(crate) fn hunts_orchids(&self, kind: Kind) -> bool {
        kind != Kind::Lotus || self.ruleset.orchid_hunters == OrchidHunters::AllFlowers
    }

    /// Whether a tile is an Orchid whose owner has a blooming Lotus.
    fn is_enabled(&self, tile: Tile) -> bool {
        tile.kind() == Kind::Orchid && self.board.blooming_lotus().contains(tile.owner())
    }

    /// Whether the rules spare a flower even from an Orchid that may capture
    /// ([§6.3](crate::text::rules#6.3)): perhaps a Lotus, or an Orchid whose owner has no blooming
    /// Lotus.
    #[inline]
    pub(crate) fn is_spared(&self, tile: Tile) -> bool {
        match tile.kind() {
            Kind::Lotus => self.ruleset.lotus == OrchidPrey::Spared,
            Kind::Orchid => {
                self.ruleset.idle_orchid == OrchidPrey::Spared && !self.is_enabled(tile)
            }
            _ => false,
        }
    }

    /// Whether a walk leaves a clash ([§6.2](crate::text::rules#6.2)): of the flower itself where
    /// it arrives, or between two others that it stood between. The board is not changed for that.
    /// A captured tile is still on it, but on the point that sight starts from, so it is not seen.
    fn check_clash_after(&self, flower: Standing, to: Point) -> Result<(), Refusal> {
        let (from, tile) = flower;
        let board = &self.board;
        refuse_clash(
            Cause::Arriving,
            board.clash_on_arrival(Some(from), (to, tile)),
        )?;
        refuse_clash(Cause::Uncovering, board.clash_on_leaving(from, to))
    }

    /// Whether a tile may be used as the bonus ([§6.5](crate::text::rules#6.5)).
    fn check_bonus(&self, bonus: Bonus) -> Result<(), Refusal> {
        let Bonus { tile: kind, at, to } = bonus;
        self.check_in_hand(kind)?;
        if kind != Kind::Boat && to.is_some() {
            return Err(Refusal::NoSecondPoint { tile: kind });
        }
        if kind.is_accent() {
            accent::check(self, bonus)
        } else if kind.is_basic() {
            self.check_bonus_basic(kind, at)
        } else {
            // A special flower may be planted while others grow, unless three or four play.
            self.check_planting(kind, at)
        }
    }

    /// A basic flower is a bonus only for a player without growing flowers, with any number of
    /// players ([§6.5](crate::text::rules#6.5)).
    fn check_bonus_basic(&self, flower: Kind, at: Point) -> Result<(), Refusal> {
        match self.growing_flower() {
            Some(flower) => Err(Refusal::BonusWhileGrowing { flower }),
            None => self.check_planting(flower, at),
        }
    }

    /// Passing is legal only without any other step ([§4.2](crate::text::rules#4.2)). Choices are
    /// lazy, so a refused pass costs no more than finding the first step.
    fn check_pass(&self) -> Result<(), Refusal> {
        match self.choices().find_map(|c| c.steps().next()) {
            Some(example) => Err(Refusal::CouldPlay { example }),
            None => Ok(()),
        }
    }

    /// The Orchid that traps the flower at a point ([§7.5](crate::text::rules#7.5)), if one does.
    /// Growing Orchids never trap: `around` finds no tiles in gates, and `standing` does not either.
    #[must_use]
    pub fn trapped_by(&self, point: Point) -> Option<Standing> {
        let tile = match self.ruleset.trap_stages {
            TrapStages::Blooming => self.board.standing(point)?,
            TrapStages::AlsoGrowing => self.board.get(point)?,
        };
        if !tile.kind().is_flower() {
            return None;
        }
        let everybody = self.ruleset.trap_owners == TrapOwners::Everybody;
        self.board
            .around(point, Kind::Orchid)
            .find(|(_, orchid)| everybody || orchid.owner() != tile.owner())
    }

    /// The Bamboo that protects the tile at a point from capture ([§8.1](crate::text::rules#8.1)),
    /// if one does. The point need not hold a tile.
    #[must_use]
    pub fn protected_by(&self, point: Point) -> Option<Standing> {
        self.board.around(point, Kind::Bamboo).next()
    }

    /// The Knotweed that drains the tile at a point ([§7.2](crate::text::rules#7.2)), if one does.
    #[must_use]
    pub fn drained_by(&self, point: Point) -> Option<Standing> {
        knotweed::drained_by(&self.board, point)
    }
}

fn refuse_clash(by: Cause, clash: Option<Clash>) -> Result<(), Refusal> {
    match clash {
        Some(clash) => Err(Refusal::Clash { by, clash }),
        None => Ok(()),
    }
}
