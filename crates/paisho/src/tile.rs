//! Tiles ([§2](crate::text::rules#2)): the fifteen kinds, their properties, and a tile with its
//! owner.

use core::fmt;
use core::num::NonZeroU8;

use crate::seat::Seat;

/// A kind of tile.
///
/// The basic flowers come first, in the order of the harmony circle
/// ([§5.3](crate::text::rules#5.3)): each harmonises with the one before and the one after it, and
/// clashes with the one three places on.
///
/// Numbers begin with 1 and have meaning: 1 to 6 are basic flowers, 7 and 8 special ones, 9 to 15
/// accents. Tests of a kind are comparisons of its number, and four bits hold it, with 0 left for
/// no tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[non_exhaustive]
pub enum Kind {
    /// R3.
    Rose = 1,
    /// R4.
    Chrysanthemum,
    /// R5.
    Rhododendron,
    /// W3.
    Jasmine,
    /// W4.
    Lily,
    /// W5.
    WhiteJade,
    /// L, a special flower that harmonises with every basic flower.
    Lotus,
    /// O, a special flower that traps and, while its owner's Lotus blooms, captures.
    Orchid,
    /// R: no harmony on its row and column ([§7.1](crate::text::rules#7.1)).
    Rock,
    /// W: turns what surrounds it ([§7.3](crate::text::rules#7.3)).
    Wheel,
    /// K: drains what surrounds it ([§7.2](crate::text::rules#7.2)).
    Knotweed,
    /// B: moves a flower or removes an accent ([§7.4](crate::text::rules#7.4)).
    Boat,
    /// M: returns what surrounds it to the hands ([§8.1](crate::text::rules#8.1)).
    Bamboo,
    /// P: opens the points around it for planting ([§8.2](crate::text::rules#8.2)).
    Pond,
    /// T: makes what surrounds it harmonise with every basic flower
    /// ([§8.3](crate::text::rules#8.3)).
    LionTurtle,
}

/// A basic flower's colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colour {
    /// At home in the red garden.
    Red,
    /// At home in the white garden.
    White,
}

impl Kind {
    /// The basic flowers, in the order of the harmony circle.
    pub const BASIC: [Self; 6] = [
        Self::Rose,
        Self::Chrysanthemum,
        Self::Rhododendron,
        Self::Jasmine,
        Self::Lily,
        Self::WhiteJade,
    ];
    /// The special flowers.
    pub const SPECIAL: [Self; 2] = [Self::Lotus, Self::Orchid];
    /// The accents, those of Ancient Oasis last.
    pub const ACCENTS: [Self; 7] = [
        Self::Rock,
        Self::Wheel,
        Self::Knotweed,
        Self::Boat,
        Self::Bamboo,
        Self::Pond,
        Self::LionTurtle,
    ];
    /// All kinds.
    pub const ALL: [Self; 15] = [
        Self::Rose,
        Self::Chrysanthemum,
        Self::Rhododendron,
        Self::Jasmine,
        Self::Lily,
        Self::WhiteJade,
        Self::Lotus,
        Self::Orchid,
        Self::Rock,
        Self::Wheel,
        Self::Knotweed,
        Self::Boat,
        Self::Bamboo,
        Self::Pond,
        Self::LionTurtle,
    ];

    /// Whether it is one of the six basic flowers.
    #[must_use]
    #[inline]
    pub const fn is_basic(self) -> bool {
        self as u8 <= Self::WhiteJade as u8
    }

    /// Whether it is the Lotus or the Orchid.
    #[must_use]
    pub const fn is_special(self) -> bool {
        matches!(self, Self::Lotus | Self::Orchid)
    }

    /// Whether it is a flower, basic or special.
    #[must_use]
    #[inline]
    pub const fn is_flower(self) -> bool {
        self as u8 <= Self::Orchid as u8
    }

    /// Whether it is an accent tile.
    #[must_use]
    pub const fn is_accent(self) -> bool {
        !self.is_flower()
    }

    /// Whether it belongs to Ancient Oasis ([§2.2](crate::text::rules#2.2)).
    #[must_use]
    pub const fn is_oasis(self) -> bool {
        matches!(self, Self::Bamboo | Self::Pond | Self::LionTurtle)
    }

    /// Whether it can be one end of a harmony: a basic flower or a Lotus
    /// ([§5.3](crate::text::rules#5.3)).
    #[must_use]
    #[inline]
    pub const fn can_harmonise(self) -> bool {
        self as u8 <= Self::Lotus as u8
    }

    /// The colour of a basic flower.
    #[must_use]
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Self::Rose | Self::Chrysanthemum | Self::Rhododendron => Some(Colour::Red),
            Self::Jasmine | Self::Lily | Self::WhiteJade => Some(Colour::White),
            _ => None,
        }
    }

    /// How many steps a flower may walk ([§2.3](crate::text::rules#2.3)); accents do not walk.
    /// Flowers that clash have the same reach, since both follow from the number.
    #[must_use]
    pub const fn reach(self) -> u8 {
        match self {
            Self::Lotus => 2,
            Self::Rose | Self::Jasmine => 3,
            Self::Chrysanthemum | Self::Lily => 4,
            Self::Rhododendron | Self::WhiteJade => 5,
            Self::Orchid => 6,
            _ => 0,
        }
    }

    /// The kind that a basic flower clashes with: same number, other colour
    /// ([§5.2](crate::text::rules#5.2)).
    #[must_use]
    pub const fn clashing(self) -> Option<Self> {
        match self {
            Self::Rose => Some(Self::Jasmine),
            Self::Chrysanthemum => Some(Self::Lily),
            Self::Rhododendron => Some(Self::WhiteJade),
            Self::Jasmine => Some(Self::Rose),
            Self::Lily => Some(Self::Chrysanthemum),
            Self::WhiteJade => Some(Self::Rhododendron),
            _ => None,
        }
    }

    /// Whether two kinds clash when they see each other ([§5.2](crate::text::rules#5.2)). Opposite
    /// flowers of the circle are three apart, in whichever order.
    #[must_use]
    #[inline]
    pub const fn clashes_with(self, other: Self) -> bool {
        self.is_basic() && other.is_basic() && (self as u8).abs_diff(other as u8) == 3
    }

    /// Whether two basic flowers are neighbours in the harmony circle
    /// ([§5.3](crate::text::rules#5.3) a). Neighbours are one apart, or five where the circle
    /// closes.
    #[must_use]
    #[inline]
    pub const fn is_circle_neighbour(self, other: Self) -> bool {
        self.is_basic() && other.is_basic() && matches!((self as u8).abs_diff(other as u8), 1 | 5)
    }

    /// The code of the kind in notation ([§11](crate::text::rules#11)): `R3`, `L`, `K` … `R` and
    /// `W` alone are accents, with a digit they are flowers.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Rose => "R3",
            Self::Chrysanthemum => "R4",
            Self::Rhododendron => "R5",
            Self::Jasmine => "W3",
            Self::Lily => "W4",
            Self::WhiteJade => "W5",
            Self::Lotus => "L",
            Self::Orchid => "O",
            Self::Rock => "R",
            Self::Wheel => "W",
            Self::Knotweed => "K",
            Self::Boat => "B",
            Self::Bamboo => "M",
            Self::Pond => "P",
            Self::LionTurtle => "T",
        }
    }

    /// The English name, for messages to programmers. Other crates have names for players, in
    /// several languages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rose => "Rose",
            Self::Chrysanthemum => "Chrysanthemum",
            Self::Rhododendron => "Rhododendron",
            Self::Jasmine => "Jasmine",
            Self::Lily => "Lily",
            Self::WhiteJade => "White Jade",
            Self::Lotus => "White Lotus",
            Self::Orchid => "Orchid",
            Self::Rock => "Rock",
            Self::Wheel => "Wheel",
            Self::Knotweed => "Knotweed",
            Self::Boat => "Boat",
            Self::Bamboo => "Bamboo",
            Self::Pond => "Pond",
            Self::LionTurtle => "Lion Turtle",
        }
    }

    /// The kind that a code names.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|k| k.code() == code)
    }

    /// The kind three places on in the harmony circle, which has the other colour. A quarter turn
    /// of the board, which swaps red and white gardens, must replace basic flowers this way. Other
    /// kinds stay as they are.
    #[must_use]
    pub const fn other_colour(self) -> Self {
        match self.clashing() {
            Some(kind) => kind,
            None => self,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A tile: a kind and an owner, in one byte.
///
/// The kind is in bits 0 to 3 and the owner in bits 4 and 5. The byte is never 0, so an
/// `Option<Tile>`, of which a board has hundreds, is one byte as well. Two tiles of one kind and
/// owner are equal: what tells them apart is where they stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tile(NonZeroU8);

impl Tile {
    /// A tile of a kind and an owner.
    #[must_use]
    #[inline]
    pub const fn new(owner: Seat, kind: Kind) -> Self {
        match NonZeroU8::new((owner as u8) << 4 | kind as u8) {
            Some(byte) => Self(byte),
            // Kinds count from 1, so the byte is never zero.
            None => unreachable!(),
        }
    }

    /// The owner of the tile.
    #[must_use]
    #[inline]
    pub const fn owner(self) -> Seat {
        // Spelt out so that it compiles to the number itself.
        match self.0.get() >> 4 & 3 {
            0 => Seat::South,
            1 => Seat::West,
            2 => Seat::North,
            _ => Seat::East,
        }
    }

    /// The kind of the tile.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> Kind {
        // Spelt out like the owner, since a transmute would need unsafe code. The wildcard is the
        // Rose: 0 does not occur.
        match self.0.get() & 15 {
            2 => Kind::Chrysanthemum,
            3 => Kind::Rhododendron,
            4 => Kind::Jasmine,
            5 => Kind::Lily,
            6 => Kind::WhiteJade,
            7 => Kind::Lotus,
            8 => Kind::Orchid,
            9 => Kind::Rock,
            10 => Kind::Wheel,
            11 => Kind::Knotweed,
            12 => Kind::Boat,
            13 => Kind::Bamboo,
            14 => Kind::Pond,
            15 => Kind::LionTurtle,
            _ => Kind::Rose,
        }
    }

    /// The number of the kind, below 16, for indexing tables.
    #[inline]
    pub(crate) const fn kind_number(self) -> usize {
        (self.0.get() & 15) as usize
    }

    /// The byte, for hashing.
    #[inline]
    pub(crate) const fn byte(self) -> u8 {
        self.0.get()
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} {}", self.owner(), self.kind())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_remembers_owner_and_kind() {
        for owner in Seat::ALL {
            for kind in Kind::ALL {
                let tile = Tile::new(owner, kind);
                assert_eq!((tile.owner(), tile.kind()), (owner, kind));
            }
        }
    }

    #[test]
    fn codes_name_kinds_uniquely() {
        for kind in Kind::ALL {
            assert_eq!(Kind::from_code(kind.code()), Some(kind));
        }
        assert_eq!(Kind::from_code("R6"), None);
    }

    #[test]
    fn the_circle_closes_and_clashes_cross_it() {
        for (i, kind) in Kind::BASIC.into_iter().enumerate() {
            let next = Kind::BASIC[(i + 1) % 6];
            let opposite = Kind::BASIC[(i + 3) % 6];
            assert!(kind.is_circle_neighbour(next) && next.is_circle_neighbour(kind));
            assert!(kind.clashes_with(opposite) && kind.clashing() == Some(opposite));
            assert!(!kind.is_circle_neighbour(opposite) && !kind.clashes_with(next));
            assert_eq!(kind.reach(), opposite.reach());
        }
        assert!(!Kind::Lotus.clashes_with(Kind::Jasmine));
        assert!(!Kind::Lotus.is_circle_neighbour(Kind::WhiteJade));
    }
}
