//! How weak players err: they look less far, judge less surely, and overlook what is hard to see.
//!
//! Nothing here is a random move. Every error depends on the position and the seed alone, so that
//! a game can be played again.

use paisho::{Point, Position, Step};

use crate::random::mix;

/// The limits of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Handicap {
    /// How many turns are looked ahead at most.
    pub depth: u8,
    /// How far off the mark a judgement may be, in centi-units.
    pub noise: u16,
    /// Harmonies over a longer line than this are hard to see.
    pub sight: u8,
    /// How many of a hundred arrangements with such a harmony are overlooked.
    pub overlooked: u8,
    /// How many of a hundred quiet arrangements are not thought of.
    pub unimagined: u8,
    /// Whether rings that a turn closes are always seen, whatever the other limits.
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

    /// The error of judgement for a position, given its hash and the seed combined.
    pub(crate) const fn noise_for(&self, salted: u64) -> i32 {
        if self.noise == 0 {
            return 0;
        }
        // The sum of two even distributions is nearer to how people err than one.
        let word = mix(salted);
        let range = self.noise as u64 + 1;
        ((word & 0xffff) % range) as i32 - ((word >> 16 & 0xffff) % range) as i32
    }

    /// Whether a player with these limits fails to think of an arrangement.
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

    /// Whether the nearest tile seen from a point, in every direction, is out of sight.
    fn is_distant(&self, position: &Position, to: Point) -> bool {
        paisho::Direction::ALL
            .into_iter()
            .filter_map(|d| position.board().seen(to, d))
            .all(|(p, _)| (p.x() - to.x()).abs().max((p.y() - to.y()).abs()) > self.sight as i8)
    }
}
