//! All legal turns of a position as one number, however many there are and in whatever order.

use std::fmt::{self, Write};

use paisho::{Position, Turn};

/// How many turns there are, and the sums of their hashes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Fingerprint {
    /// The number of legal turns. A pass is not counted: who can only pass has none.
    pub(super) count: u64,
    /// The hash of all turns.
    pub(super) all: u64,
    /// The hash of the plants and the arrangements without a bonus.
    pub(super) plain: u64,
}

impl Fingerprint {
    /// The fingerprint of a position's legal turns.
    pub(super) fn of(position: &Position) -> Self {
        let mut sum = Self::default();
        position.for_each_turn(|turn| {
            if turn == Turn::Pass {
                return;
            }
            let hash = hash_of(&turn);
            sum.count += 1;
            sum.all = sum.all.wrapping_add(hash);
            if turn.bonus().is_none() {
                sum.plain = sum.plain.wrapping_add(hash);
            }
        });
        sum
    }

    /// Number and hash of turns that are given as texts.
    pub(super) fn of_texts(texts: &[String]) -> (u64, u64) {
        let sum = texts
            .iter()
            .fold(0_u64, |sum, text| sum.wrapping_add(hash_of(text)));
        (texts.len() as u64, sum)
    }
}

/// The hash of one text: FNV-1a, then a finaliser, so that sums of hashes do not collide.
pub(super) fn hash_of(text: &impl fmt::Display) -> u64 {
    let mut hash = Fnv(0xcbf2_9ce4_8422_2325);
    // Hashing can't fail; the trait only allows for it.
    let _ = write!(hash, "{text}");
    let mut x = hash.0;
    x ^= x >> 33;
    x = x.wrapping_mul(0xff51_afd7_ed55_8ccd);
    x ^= x >> 33;
    x = x.wrapping_mul(0xc4ce_b9fe_1a85_ec53);
    x ^ x >> 33
}

/// FNV-1a over whatever is written into it, so that no turn's text is ever stored.
struct Fnv(u64);

impl Write for Fnv {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use paisho::{AccentChoice, Ruleset};

    #[test]
    fn the_opening_has_the_hash_of_its_six_plants() {
        let rules = Ruleset {
            accents: AccentChoice::OneOfEach,
            ..Ruleset::GARDEN_GATE
        };
        let print = Fingerprint::of(&Position::start(rules));
        // Worked out by another program.
        assert_eq!(print.count, 6);
        assert_eq!(print.all, 0x8e50_8f2f_c533_a44f);
        assert_eq!(print.plain, print.all);
    }

    #[test]
    fn texts_hash_like_turns() {
        let turn: Turn = "(2,3)-(4,4)+B(1,1)-(2,2)".parse().unwrap();
        assert_eq!(hash_of(&turn), hash_of(&turn.to_string()));
        assert_ne!(hash_of(&"R3(0,8)"), hash_of(&"R4(0,8)"));
    }
}
