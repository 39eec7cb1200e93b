//! Why a turn was worse than another: facts from the rules and proved scores, never guesses.

use paisho::{Bonus, Point, Position, Stage, Tile, Turn};

use super::assessment::Assessment;
use crate::score::Verdict;

/// A fact that makes another turn better than the one that was played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The better turn forces a Harmony Ring, whatever the opponent does.
    MissedRing {
        /// The number of the player's own turns, including this one.
        turns: u32,
    },
    /// The better turn forces a win, but by the last basic flower, or the proof does not show how.
    MissedWin {
        /// The number of the player's own turns, including this one.
        turns: u32,
    },
    /// The opponent now forces a Harmony Ring.
    AllowedRing {
        /// The number of the opponent's turns; 0 if the turn that was played made the ring itself.
        turns: u32,
    },
    /// The opponent now forces a win, but by the last basic flower, or the proof does not show how.
    AllowedWin {
        /// The number of the opponent's turns; 0 if the turn that was played ended the game.
        turns: u32,
    },
    /// The opponent's best answer captures a tile; the best answer to the better turn does not.
    LostTile {
        /// The tile that is lost.
        tile: Tile,
        /// The point where it is captured.
        at: Point,
        /// The opponent's answer.
        by: Turn,
    },
    /// The better turn captures a tile; the one that was played captures none.
    MissedCapture {
        /// The tile that could have been captured.
        tile: Tile,
        /// The point where it stands.
        at: Point,
    },
    /// The better turn earns a Harmony Bonus; the one that was played earns none.
    MissedBonus,
    /// The arrangement is the same, but the bonus it earned was declined.
    DeclinedBonus {
        /// The bonus that should have been taken.
        better: Bonus,
    },
    /// The arrangement is the same, but another bonus, or declining it, is better.
    OtherBonus {
        /// The bonus that should have been taken; `None` to decline.
        better: Option<Bonus>,
    },
    /// The opponent's best answer earns a bonus; the best answer to the better turn does not.
    AllowedBonus {
        /// The opponent's answer.
        by: Turn,
    },
}

/// The played turn and a better turn in the same position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Comparison<'a> {
    /// The position before the turn.
    pub(super) position: &'a Position,
    /// The assessment of that position.
    pub(super) before: &'a Assessment,
    /// The turn that was played.
    pub(super) turn: Turn,
    /// The assessment of the position after it.
    pub(super) after: &'a Assessment,
    /// The better turn.
    pub(super) better: Turn,
    /// The assessment of the position after the better turn.
    pub(super) after_better: &'a Assessment,
}

impl Comparison<'_> {
    /// All reasons, the most important first.
    pub(super) fn reasons(&self) -> Vec<Reason> {
        let all = [
            self.missed_win(),
            self.allowed_win(),
            self.lost_tile(),
            self.missed_capture(),
            self.bonus(),
            self.allowed_bonus(),
        ];
        all.into_iter().flatten().collect()
    }

    fn missed_win(&self) -> Option<Reason> {
        let seat = self.position.to_move();
        let still = matches!(self.after.verdict_of(seat), Some(Verdict::WinsIn(_)));
        match self.before.verdict_of(seat)? {
            _ if still => None,
            Verdict::WinsIn(turns) if self.before.ends_with_ring() => {
                Some(Reason::MissedRing { turns })
            }
            Verdict::WinsIn(turns) => Some(Reason::MissedWin { turns }),
            Verdict::Advantage(_) | Verdict::LosesIn(_) => None,
        }
    }

    fn allowed_win(&self) -> Option<Reason> {
        let seat = self.position.to_move();
        if matches!(
            self.after_better.verdict_of(seat),
            Some(Verdict::LosesIn(_))
        ) {
            return None;
        }
        match self.after.verdict_of(seat)? {
            Verdict::LosesIn(0) if !self.after_turn(self.turn).ring_owners().is_empty() => {
                Some(Reason::AllowedRing { turns: 0 })
            }
            Verdict::LosesIn(turns) if self.after.ends_with_ring() => {
                Some(Reason::AllowedRing { turns })
            }
            Verdict::LosesIn(turns) => Some(Reason::AllowedWin { turns }),
            Verdict::Advantage(_) | Verdict::WinsIn(_) => None,
        }
    }

    fn lost_tile(&self) -> Option<Reason> {
        let by = self.after.best_turn()?;
        let (at, tile) = captured(&self.after_turn(self.turn), by)?;
        let own = tile.owner() == self.position.to_move();
        let exchanged = captured(self.position, self.turn).is_some();
        let anyway = self.answer_to_better().and_then(|(p, t)| captured(&p, t));
        let same = anyway.is_some_and(|(_, t)| t == tile);
        (own && !exchanged && !same).then_some(Reason::LostTile { tile, at, by })
    }

    fn missed_capture(&self) -> Option<Reason> {
        let (at, tile) = captured(self.position, self.better)?;
        let other = captured(self.position, self.turn);
        other
            .is_none()
            .then_some(Reason::MissedCapture { tile, at })
    }

    fn bonus(&self) -> Option<Reason> {
        let earned = earns_bonus(self.position, self.turn);
        let (taken, better) = (self.turn.bonus(), self.better.bonus());
        if self.turn.first_step() != self.better.first_step() {
            let missed = !earned && earns_bonus(self.position, self.better);
            return missed.then_some(Reason::MissedBonus);
        }
        match (taken, better) {
            (None, Some(better)) => Some(Reason::DeclinedBonus { better }),
            (Some(_), better) => Some(Reason::OtherBonus { better }),
            (None, None) => None,
        }
    }

    fn allowed_bonus(&self) -> Option<Reason> {
        let by = self.after.best_turn()?;
        let earns = earns_bonus(&self.after_turn(self.turn), by);
        let anyway = self
            .answer_to_better()
            .is_some_and(|(p, t)| earns_bonus(&p, t));
        (earns && !anyway).then_some(Reason::AllowedBonus { by })
    }

    fn after_turn(&self, turn: Turn) -> Position {
        let mut after = self.position.clone();
        after.play_unchecked(turn);
        after
    }

    /// The position after the better turn and the best answer there.
    fn answer_to_better(&self) -> Option<(Position, Turn)> {
        let answer = self.after_better.best_turn()?;
        Some((self.after_turn(self.better), answer))
    }
}

/// The tile that a legal turn captures, and where.
fn captured(position: &Position, turn: Turn) -> Option<(Point, Tile)> {
    match turn {
        Turn::Arrange { to, .. } => Some((to, position.board().get(to)?)),
        Turn::Accents(_) | Turn::Plant { .. } | Turn::Pass => None,
    }
}

/// Whether the arrangement of a legal turn earns a bonus.
fn earns_bonus(position: &Position, turn: Turn) -> bool {
    let mut after = position.clone();
    after.step_unchecked(turn.first_step());
    after.stage() == Stage::Bonus
}
