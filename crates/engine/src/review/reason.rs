//! Why a turn was worse than another: facts of the rules and proved scores, never guesses.

use paisho::{Bonus, Point, Position, Stage, Tile, Turn};

use super::assessment::Assessment;
use crate::score::Verdict;

/// A fact that tells a better turn from the one that was played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The better turn leads to a Harmony Ring after so many turns of one's own, this one
    /// included, whatever the opponent does.
    MissedRing {
        /// How many turns.
        turns: u32,
    },
    /// The same, but the last basic flower decides, or the proof does not show what does.
    MissedWin {
        /// How many turns.
        turns: u32,
    },
    /// The opponent now gets a Harmony Ring after so many turns, whatever one does; 0 if the turn
    /// that was played made that ring itself.
    AllowedRing {
        /// How many turns of the opponent.
        turns: u32,
    },
    /// The same, but the last basic flower decides, or the proof does not show what does; 0 if
    /// the turn that was played ended the game.
    AllowedWin {
        /// How many turns of the opponent.
        turns: u32,
    },
    /// The opponent's best answer captures a tile, which his best answer to the better turn does
    /// not.
    LostTile {
        /// The tile.
        tile: Tile,
        /// Where it is captured.
        at: Point,
        /// The answer.
        by: Turn,
    },
    /// The better turn captures a tile, and the one that was played none.
    MissedCapture {
        /// The tile.
        tile: Tile,
        /// Where it stands.
        at: Point,
    },
    /// The better turn earns a Harmony Bonus, and the one that was played none.
    MissedBonus,
    /// The arrangement is the same, but the bonus it earned was declined.
    DeclinedBonus {
        /// What should have been taken.
        better: Bonus,
    },
    /// The arrangement is the same, but another bonus is better, or declining it.
    OtherBonus {
        /// What should have been taken; none to decline.
        better: Option<Bonus>,
    },
    /// The opponent's best answer earns a bonus, which his best answer to the better turn does
    /// not.
    AllowedBonus {
        /// The answer.
        by: Turn,
    },
}

/// Two turns of one position side by side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Comparison<'a> {
    /// The position before the turn.
    pub(super) position: &'a Position,
    /// What the engine thinks of it.
    pub(super) before: &'a Assessment,
    /// What was played.
    pub(super) turn: Turn,
    /// What the engine thinks of the position after it.
    pub(super) after: &'a Assessment,
    /// What is better.
    pub(super) better: Turn,
    /// What the engine thinks of the position after that.
    pub(super) after_better: &'a Assessment,
}

impl Comparison<'_> {
    /// All reasons, the weightiest first.
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
