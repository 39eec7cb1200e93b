//! All legal turns of a position as one number that does not depend on their order.

use std::fmt::{self, Write};

use paisho::{Position, Turn};

/// The number of turns, and the sums of their hashes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Fingerprint {
    /// The number of legal turns. A pass is not counted: a player who can only pass has none.
    pub(super) count: u64,
    /// The hash of all turns.
    pub(super) all: u64,
    /// The hash of the plantings and the arrangements without a bonus.
    pub(super) plain: u64,
}

impl Fingerprint {
    /// The fingerprint of a position's legal turns.
    pub(super) fn of(position: &Position) -> Self {
        let mut sum = Self::default();
        // Nearly all turns are bonuses of the arrangement visited just before. Its text is a prefix
        // of theirs, so hashing continues from there.
        let mut arranged = Fnv::START;
        position.for_each_turn(|turn| match turn.bonus() {
            Some(bonus) => sum.add_bonus(arranged.and(format_args!("+{bonus}"))),
            None if turn == Turn::Pass => {}
            None => {
                arranged = Fnv::START.and(format_args!("{turn}"));
                sum.add_plain(arranged);
            }
        });
        sum
    }

    fn add_plain(&mut self, hash: Fnv) {
        self.plain = self.plain.wrapping_add(hash.finish());
        self.add_bonus(hash);
    }

    fn add_bonus(&mut self, hash: Fnv) {
        self.count += 1;
        self.all = self.all.wrapping_add(hash.finish());
    }

    /// The number and the hash of turns that are given as texts.
    pub(super) fn of_texts(texts: &[String]) -> (u64, u64) {
        let sum = texts
            .iter()
            .fold(0_u64, |sum, text| sum.wrapping_add(hash_of(text)));
        (texts.len() as u64, sum)
    }
}

/// The hash of one text.
pub(super) fn hash_of(text: &str) -> u64 {
    Fnv::START.and(format_args!("{text}")).finish()
}

/// FNV-1a over the text that is written into it, so that no turn's text is ever stored.
#[derive(Clone, Copy)]
struct Fnv(u64);

impl Fnv {
    const START: Self = Self(0xcbf2_9ce4_8422_2325);

    /// The hash of a longer text: the one so far, followed by this one.
    fn and(mut self, text: fmt::Arguments<'_>) -> Self {
        // Hashing can't fail; the trait merely allows for failure.
        let _ = self.write_fmt(text);
        self
    }

    /// Mixes the bits, so that structure in the texts does not make the sums of different sets
    /// equal.
    const fn finish(self) -> u64 {
        let mut x = self.0;
        x ^= x >> 33;
        x = x.wrapping_mul(0xff51_afd7_ed55_8ccd);
        x ^= x >> 33;
        x = x.wrapping_mul(0xc4ce_b9fe_1a85_ec53);
        x ^ x >> 33
    }
}

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
        // Computed by another program.
        assert_eq!(print.count, 6);
        assert_eq!(print.all, 0x8e50_8f2f_c533_a44f);
        assert_eq!(print.plain, print.all);
    }

    #[test]
    fn bonuses_hash_like_their_whole_text() {
        // Guest has harmonies to make, and accents for the bonus.
        let text = "1~garden_gate~G~GR3-cGR4---------------~G222333LORK-H333332LOBW";
        let position: Position = text.parse().unwrap();
        let turns = position.legal_turns();
        assert!(turns.iter().any(|t| t.bonus().is_some()));
        let texts: Vec<String> = turns.iter().map(Turn::to_string).collect();
        let print = Fingerprint::of(&position);
        assert_eq!(Fingerprint::of_texts(&texts), (print.count, print.all));
        assert_ne!(print.all, print.plain);
    }
}
