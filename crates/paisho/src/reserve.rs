//! The tiles a player still holds, and the choice of accents ([§2.1](crate::text::rules#2.1),
//! [§3.1](crate::text::rules#3.1)).

use core::fmt;

use crate::rules::Ruleset;
use crate::tile::Kind;

/// A player's hand: how many tiles of each kind are not on the board yet.
///
/// Four bits per kind in one word, so that copying and hashing a hand is one step. The count of
/// kind k is in bits 4k to 4k + 3; kinds are numbered from 1 to 15, so the lowest four bits are
/// unused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Reserve(u64);

impl Reserve {
    /// An empty hand.
    pub const EMPTY: Self = Self(0);
    /// The largest number of one kind that a hand can count. No player ever owns that many; the
    /// room is for setups that are not valid.
    pub const MOST: u8 = 15;

    /// The flowers every player begins with: 3 of each basic kind, a Lotus and an Orchid.
    #[must_use]
    pub fn flowers() -> Self {
        let mut hand = Self::EMPTY;
        Kind::BASIC.into_iter().for_each(|k| hand.set(k, 3));
        Kind::SPECIAL.into_iter().for_each(|k| hand.set(k, 1));
        hand
    }

    /// How many tiles of a kind are in the hand.
    #[must_use]
    #[inline]
    pub const fn count(self, kind: Kind) -> u8 {
        (self.0 >> (kind as u8 * 4) & 15) as u8
    }

    /// Whether there is at least one tile of a kind.
    #[must_use]
    #[inline]
    pub const fn has(self, kind: Kind) -> bool {
        self.count(kind) != 0
    }

    /// Sets how many tiles of a kind there are, at most [`Reserve::MOST`].
    pub fn set(&mut self, kind: Kind, count: u8) {
        let shift = kind as u8 * 4;
        self.0 = self.0 & !(15 << shift) | u64::from(count.min(Self::MOST)) << shift;
    }

    /// Adds one tile. A 16th would carry into the count of the next kind, hence the assertion.
    #[inline]
    pub(crate) fn give(&mut self, kind: Kind) {
        debug_assert!(self.count(kind) < Self::MOST);
        self.0 += 1 << (kind as u8 * 4);
    }

    /// Takes one tile, which must be there.
    #[inline]
    pub(crate) fn take(&mut self, kind: Kind) {
        debug_assert!(self.has(kind));
        self.0 -= 1 << (kind as u8 * 4);
    }

    /// How many basic flowers are left.
    #[must_use]
    #[inline]
    pub const fn basics(self) -> u8 {
        sum_of_counts(self.0 & BASICS)
    }

    /// Whether any basic flower is left.
    #[must_use]
    #[inline]
    pub const fn has_basic(self) -> bool {
        self.0 & BASICS != 0
    }

    /// How many accents are left unused.
    #[must_use]
    #[inline]
    pub const fn accents(self) -> u8 {
        sum_of_counts(self.0 & ACCENTS)
    }

    /// The kinds that are there, each once.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |k| self.has(*k))
    }

    /// The whole hand as a word, for hashing.
    #[inline]
    pub(crate) const fn word(self) -> u64 {
        self.0
    }
}

/// The counts of basic flowers, the kinds 1 to 6.
const BASICS: u64 = 0x0fff_fff0;
/// The counts of accents, the kinds 9 to 15.
const ACCENTS: u64 = !0 << 36;

/// The sum of the sixteen counts of four bits each: neighbours are added to eight counts of a byte,
/// whose sum the multiplication gathers in the highest byte. It is at most 240 and does not overflow.
#[inline]
const fn sum_of_counts(counts: u64) -> u8 {
    const EVERY_SECOND: u64 = 0x0f0f_0f0f_0f0f_0f0f;
    let bytes = (counts & EVERY_SECOND) + (counts >> 4 & EVERY_SECOND);
    (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
}

impl fmt::Debug for Reserve {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(self.kinds().map(|k| (k, self.count(k))))
            .finish()
    }
}

/// A choice of accents: the body of an accents turn.
///
/// Two bits per accent, the Rock lowest. The order of choosing has no meaning, so equal choices are
/// equal values. Only a choice of two different accents keeps its order, in one more bit: where
/// Guest names one for each player, the first is Guest's ([§3.1](crate::text::rules#3.1)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Accents(u16);

impl Accents {
    /// No accent.
    pub const EMPTY: Self = Self(0);
    /// The largest number of one kind that a choice can count. One more than any ruleset allows, so
    /// that a wrong choice can be represented and refused with its reason.
    pub const MOST: u8 = 3;

    /// The lowest bit of each accent.
    const ONES: u16 = 0b01_0101_0101_0101;
    /// Set if two different accents were named against the order of their kinds.
    const SWAPPED: u16 = 1 << (2 * Kind::ACCENTS.len());

    /// The lowest bit of an accent. For flowers the value has no meaning; callers test the kind
    /// first.
    const fn shift(accent: Kind) -> u8 {
        (accent as u8).saturating_sub(Kind::Rock as u8) * 2
    }

    /// How many of an accent were chosen; 0 for flowers.
    #[must_use]
    pub const fn count(self, accent: Kind) -> u8 {
        if accent.is_accent() {
            (self.0 >> Self::shift(accent) & 3) as u8
        } else {
            0
        }
    }

    /// The choice with one accent more, unless it is no accent or there are [`Accents::MOST`] of
    /// it.
    #[must_use]
    pub const fn with(self, accent: Kind) -> Option<Self> {
        if !accent.is_accent() || self.count(accent) == Self::MOST {
            return None;
        }
        let (counts, added) = (self.0 & !Self::SWAPPED, 1 << Self::shift(accent));
        let one_so_far = counts.is_power_of_two() && counts & Self::ONES != 0;
        let swapped = if one_so_far && counts > added {
            Self::SWAPPED
        } else {
            0
        };
        Some(Self((counts + added) | swapped))
    }

    /// How many accents were chosen.
    #[must_use]
    pub fn len(self) -> u8 {
        Kind::ACCENTS.into_iter().map(|k| self.count(k)).sum()
    }

    /// Whether nothing was chosen.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The chosen accents, each as often as it was chosen: two in the order in which they were
    /// named, more in the order of their kinds.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        let mut kinds = Kind::ACCENTS;
        if self.0 & Self::SWAPPED != 0 {
            kinds.reverse();
        }
        kinds
            .into_iter()
            .flat_map(move |k| core::iter::repeat_n(k, usize::from(self.count(k))))
    }

    /// One each of the four accents of the base game, as far as the ruleset has them,
    /// twice with double accents ([§3.1](crate::text::rules#3.1), [§9.3](crate::text::rules#9.3)).
    #[must_use]
    pub fn one_of_each(rules: &Ruleset) -> Self {
        let each = if rules.double_accents { 2 } else { 1 };
        Kind::ACCENTS
            .into_iter()
            .filter(|k| !k.is_oasis() && rules.accent_supply(*k) > 0)
            .flat_map(|k| core::iter::repeat_n(k, each))
            .fold(Self::EMPTY, |all, k| all.with(k).unwrap_or(all))
    }

    /// Every choice the ruleset allows ([§3.1](crate::text::rules#3.1)), in a fixed order. All 2^14
    /// values are tried, which is little work for something that happens at most a few times per
    /// game.
    #[must_use]
    pub fn choices(rules: &Ruleset) -> AccentChoices {
        AccentChoices::new(rules)
    }

    /// Whether the ruleset allows this choice. [`Position::explain`](crate::Position::explain)
    /// makes the same tests and gives reasons.
    #[must_use]
    pub fn fits(self, rules: &Ruleset) -> bool {
        self.len() == rules.accents_to_choose()
            && Kind::ACCENTS
                .into_iter()
                .all(|k| self.each(k, rules) <= rules.accent_supply(k))
    }

    /// How many of an accent one player would have: all that were chosen, or one at most if Guest
    /// names one for each player.
    pub(crate) fn each(self, accent: Kind, rules: &Ruleset) -> u8 {
        let chosen = self.count(accent);
        if rules.guest_names_accents() {
            chosen.min(1)
        } else {
            chosen
        }
    }

    /// Whether [`with`](Self::with) can make this value: only two different accents can be swapped.
    const fn is_possible(self) -> bool {
        let counts = self.0 & !Self::SWAPPED;
        self.0 == counts || counts & Self::ONES == counts && counts.count_ones() == 2
    }
}

impl fmt::Debug for Accents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Iterator over the choices of accents that a ruleset allows.
#[derive(Clone, Debug)]
pub struct AccentChoices {
    rules: Ruleset,
    /// The next candidate. With two bits for each of seven kinds, and one for the order of two,
    /// there are few enough to try them all.
    next: u16,
}

impl AccentChoices {
    pub(crate) const fn new(rules: &Ruleset) -> Self {
        Self {
            rules: *rules,
            next: 0,
        }
    }
}

impl Iterator for AccentChoices {
    type Item = Accents;

    fn next(&mut self) -> Option<Accents> {
        let ordered = self.rules.guest_names_accents();
        let end = if ordered {
            2 * Accents::SWAPPED
        } else {
            Accents::SWAPPED
        };
        let found = (self.next..end)
            .map(Accents)
            .find(|c| c.is_possible() && c.fits(&self.rules))?;
        self.next = found.0 + 1;
        Some(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_counts_every_kind_apart() {
        let mut hand = Reserve::flowers();
        assert_eq!((hand.basics(), hand.accents()), (18, 0));
        hand.give(Kind::LionTurtle);
        hand.take(Kind::Rose);
        assert_eq!(hand.count(Kind::Rose), 2);
        assert_eq!(hand.count(Kind::LionTurtle), 1);
        assert!(hand.has_basic() && !hand.has(Kind::Rock));
        Kind::BASIC.into_iter().for_each(|k| hand.set(k, 0));
        assert!(!hand.has_basic() && hand.has(Kind::Lotus));
    }

    #[test]
    fn basics_and_accents_are_added_up_separately() {
        for most in [1, 3, 7, Reserve::MOST] {
            let mut hand = Reserve::EMPTY;
            for kind in Kind::ALL {
                hand.set(kind, kind as u8 % (most + 1));
            }
            let sum = |kinds: &[Kind]| kinds.iter().map(|k| hand.count(*k)).sum::<u8>();
            assert_eq!(hand.basics(), sum(&Kind::BASIC));
            assert_eq!(hand.accents(), sum(&Kind::ACCENTS));
        }
    }

    #[test]
    fn there_are_nineteen_ways_to_choose_four_of_two_each() {
        assert_eq!(Accents::choices(&Ruleset::RULEBOOK).count(), 19);
        let oasis = Ruleset {
            oasis: true,
            ..Ruleset::RULEBOOK
        };
        // Four of the base game; or three with one of the three others, two with two of them, one
        // with all three.
        assert_eq!(Accents::choices(&oasis).count(), 19 + 16 * 3 + 10 * 3 + 4);
        let double = Ruleset {
            double_accents: true,
            ..Ruleset::RULEBOOK
        };
        assert_eq!(Accents::choices(&double).count(), 1);
        assert_eq!(
            Accents::choices(&double).next(),
            Some(Accents::one_of_each(&double))
        );
    }

    #[test]
    fn guest_names_one_accent_for_each_player_in_order() {
        let guest_one = Ruleset {
            accents: crate::AccentChoice::GuestOne,
            oasis: true,
            ..Ruleset::RULEBOOK
        };
        let choices: alloc::vec::Vec<Accents> = Accents::choices(&guest_one).collect();
        assert_eq!(choices.len(), 7 * 7);
        for (own, other) in [(Kind::Boat, Kind::Rock), (Kind::Pond, Kind::Pond)] {
            let named = Accents::EMPTY.with(own).and_then(|a| a.with(other));
            let named = named.unwrap();
            assert!(choices.contains(&named));
            assert!(named.iter().eq([own, other]), "{named:?}");
        }
    }

    #[test]
    fn only_two_different_accents_have_an_order() {
        let named = |kinds: &[Kind]| {
            kinds
                .iter()
                .fold(Accents::EMPTY, |all, k| all.with(*k).unwrap())
        };
        use Kind::{Boat, Knotweed, Rock};
        assert_ne!(named(&[Boat, Rock]), named(&[Rock, Boat]));
        assert_eq!(
            named(&[Boat, Rock, Knotweed]),
            named(&[Rock, Knotweed, Boat])
        );
        assert_eq!(named(&[Boat, Boat, Rock]), named(&[Rock, Boat, Boat]));
        assert_eq!(named(&[Boat, Rock]).len(), 2);
    }
}
