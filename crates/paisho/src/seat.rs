//! Seats, sets of seats, and values kept per seat.

use core::fmt;
use core::ops::{Index, IndexMut};

/// A player's seat, named after the gate in front of it.
///
/// With two players South is called Guest and North is called Host
/// ([§3.1](crate::text::rules#3.1)). The order of the variants is the turn order: clockwise from
/// South ([§10.1](crate::text::rules#10.1)).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Seat {
    /// The first to move; Guest in a game of two.
    South,
    /// The second of three or four players.
    West,
    /// Host in a game of two.
    North,
    /// The fourth of four players.
    East,
}

impl Seat {
    /// Guest, the player who moves first in a game of two.
    pub const GUEST: Self = Self::South;
    /// Host, the player of the north gate in a game of two.
    pub const HOST: Self = Self::North;
    /// All seats in turn order.
    pub const ALL: [Self; 4] = [Self::South, Self::West, Self::North, Self::East];

    /// The seat's letter in notation: `G`/`H` for two players, else `S W N E`.
    #[must_use]
    pub const fn letter(self, seats: SeatCount) -> char {
        match (seats, self) {
            (SeatCount::Two, Self::South) => 'G',
            (SeatCount::Two, Self::North) => 'H',
            (_, Self::South) => 'S',
            (_, Self::West) => 'W',
            (_, Self::North) => 'N',
            (_, Self::East) => 'E',
        }
    }

    /// The seat that a notation letter names, if a game of this size has that seat.
    #[must_use]
    pub fn from_letter(letter: char, seats: SeatCount) -> Option<Self> {
        seats.seats().iter().find(|s| s.letter(seats) == letter)
    }

    /// The English word for the seat, as used in records.
    ///
    /// It is also the name of the player's tag in a record.
    #[must_use]
    pub const fn word(self, seats: SeatCount) -> &'static str {
        match (seats, self) {
            (SeatCount::Two, Self::South) => "Guest",
            (SeatCount::Two, Self::North) => "Host",
            (_, Self::South) => "South",
            (_, Self::West) => "West",
            (_, Self::North) => "North",
            (_, Self::East) => "East",
        }
    }

    /// A set holding this seat alone.
    #[must_use]
    pub const fn alone(self) -> SeatSet {
        SeatSet(1 << self as u8)
    }
}

/// How many people play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum SeatCount {
    /// Guest and Host.
    Two = 2,
    /// South, West and North; the east gate belongs to nobody.
    Three = 3,
    /// South, West, North and East.
    Four = 4,
}

impl SeatCount {
    /// All numbers of players.
    pub const ALL: [Self; 3] = [Self::Two, Self::Three, Self::Four];

    /// The seats of a game of this size.
    #[must_use]
    pub const fn seats(self) -> SeatSet {
        match self {
            // South and North, the bits 0 and 2.
            Self::Two => SeatSet(0b0101),
            Self::Three => SeatSet(0b0111),
            Self::Four => SeatSet(0b1111),
        }
    }

    /// The number of players.
    #[must_use]
    pub const fn number(self) -> usize {
        self as usize
    }
}

/// A set of seats: owners of a harmony, winners of a game.
///
/// Bit i stands for the seat with number i, South lowest; the upper four bits are always 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether a seat is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat as u8 & 1 == 1
    }

    /// The set with one seat more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | seat.alone().0)
    }

    /// The set with one seat less.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !seat.alone().0)
    }

    /// Seats in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Seats in both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Seats of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The seats, in turn order. The order is the same everywhere, so results never depend on how a
    /// set was built.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::ALL.into_iter().filter(move |s| self.contains(*s))
    }

    /// The only member, if there is exactly one.
    #[must_use]
    pub fn only(self) -> Option<Seat> {
        let mut seats = self.iter();
        match (seats.next(), seats.next()) {
            (Some(seat), None) => Some(seat),
            _ => None,
        }
    }

    /// The set as four bits, South lowest; for hashing.
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One value for each of the four seats, so that code never indexes by a bare number. All four
/// exist in every game; those of seats that the game does not have are unused.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySeat<T>(pub [T; 4]);

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat as usize]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat as usize]
    }
}
