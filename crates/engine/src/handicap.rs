//! Limits of weak players: they look less far ahead, judge less precisely, and overlook harmonies
//! that are hard to see.
//!
//! No move is random. Every error depends only on the position and the seed, so that a game can be
//! reproduced.

use paisho::{Point, Position, Step};

use crate::random::mix;

/// The limits of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Handicap {
    /// The maximum search depth in turns.
    pub depth: u8,
    /// The largest error of an evaluation, in centi-units.
    pub noise: u16,
    /// Harmonies over a longer distance than this are hard to see.
    pub sight: u8,
    /// The percentage of arrangements with such a harmony that are overlooked.
    pub overlooked: u8,
    /// The percentage of arrangements without harmony or capture that are not considered.
    pub unimagined: u8,
    /// Whether rings that a turn closes are always seen, regardless of the other limits.
    pub sees_rings: bool,
}

impl Handicap {
    /// No limits.
    pub const NONE: Self = Self {
        depth: 60,
        noise: 0,
        sight: 16,
        overlooked: 0,
        unimagined: 0,
        sees_rings: true,
    };

    /// The evaluation error for a position, given its hash combined with the seed. The hash is
    /// computed only for players who make errors.
    pub(crate) fn noise_for(&self, salted: impl FnOnce() -> u64) -> i32 {
        if self.noise == 0 {
            return 0;
        }
        // The difference of two uniform values resembles human errors more than a single one.
        let word = mix(salted());
        let range = u64::from(self.noise) + 1;
        ((word & 0xffff) % range) as i32 - ((word >> 16 & 0xffff) % range) as i32
    }

    /// Whether a player with these limits does not consider an arrangement.
    pub(crate) fn misses(
        &self,
        position: &Position,
        salt: u64,
        step: Step,
        partners: usize,
    ) -> bool {
        let Step::Arrange { from, to } = step else {
            return false;
        };
        if self.overlooked == 0 && self.unimagined == 0 {
            return false;
        }
        let captures = position.board().get(to).is_some();
        let chance = if captures || from.is_gate() {
            0
        } else if partners == 0 {
            self.unimagined
        } else if self.is_distant(position, to) {
            self.overlooked
        } else {
            0
        };
        let place = (from.index() as u64) << 32 | (to.index() as u64) << 40;
        mix(salt ^ position.key() ^ place) % 100 < u64::from(chance)
    }

    /// Whether, in every direction, the nearest tile seen from a point is farther than `sight`.
    fn is_distant(&self, position: &Position, to: Point) -> bool {
        paisho::Direction::ALL
            .into_iter()
            .filter_map(|d| position.board().seen(to, d))
            .all(|(p, _)| (p.x() - to.x()).abs().max((p.y() - to.y()).abs()) > self.sight as i8)
    }
}
