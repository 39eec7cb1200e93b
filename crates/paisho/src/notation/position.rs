//! Positions as one line that is safe in a URL:
//! `1~rulebook~G~eGR3aHW5------…~G233333LORWKB-H333332LORWKB`.

use core::fmt;
use core::str::FromStr;

use super::cursor::{Cursor, Expected, SyntaxError};
use super::ruleset::read_ruleset;
use crate::point::Point;
use crate::position::{Position, Stage};
use crate::reserve::Reserve;
use crate::seat::{Seat, SeatCount};
use crate::setup::{Problems, Setup};
use crate::tile::{Kind, Tile};

/// The version that position texts begin with. A text of another version is refused.
pub const POSITION_VERSION: u32 = 1;

/// Why a text describes no position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ParsePositionError {
    /// The text does not follow the grammar.
    Syntax(SyntaxError),
    /// It describes something that is no valid position.
    Invalid(Problems),
}

impl fmt::Display for ParsePositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(error) => error.fmt(f),
            Self::Invalid(problems) => problems.fmt(f),
        }
    }
}

impl core::error::Error for ParsePositionError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Syntax(error) => Some(error),
            Self::Invalid(problems) => Some(problems),
        }
    }
}

impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Self, ParsePositionError> {
        let setup = text.parse().map_err(ParsePositionError::Syntax)?;
        Self::from_setup(setup).map_err(ParsePositionError::Invalid)
    }
}

/// Five fields are joined by `~`: version, ruleset, state, board, hands. All of it goes through a
/// setup, which can hold any description; whether that is a valid position is judged afterwards,
/// and all problems are reported together.
impl FromStr for Setup {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        let mut cursor = Cursor::new(text);
        let version = cursor.clone();
        if cursor.number()? != POSITION_VERSION {
            return Err(version.error(Expected::Version));
        }
        // `~` separates fields, because it needs no escape in a URL and occurs in no field.
        cursor.expect('~')?;
        let mut setup = Self::empty(read_ruleset(&mut cursor)?);
        cursor.expect('~')?;
        read_state(&mut cursor, &mut setup)?;
        cursor.expect('~')?;
        read_board(&mut cursor, &mut setup)?;
        cursor.expect('~')?;
        read_hands(&mut cursor, &mut setup)?;
        cursor.end()?;
        Ok(setup)
    }
}

/// The player to move, the stage, the number of passes, and the players who have left. For example
/// `G`, `Hb`, or `Sp1xW`: South is to move, one player has passed, West has left.
fn read_state(cursor: &mut Cursor<'_>, setup: &mut Setup) -> Result<(), SyntaxError> {
    let seats = setup.ruleset.seats;
    setup.to_move = read_seat(cursor, seats)?;
    setup.stage = match cursor.peek() {
        Some('a') => Stage::Accents,
        Some('o') => Stage::Opening,
        Some('b') => Stage::Bonus,
        // An ordinary turn has no letter, so the next part of the field follows.
        Some('p' | 'x' | '~') => Stage::Turn,
        _ => return Err(cursor.error(Expected::Stage)),
    };
    if setup.stage != Stage::Turn {
        cursor.next();
    }
    if cursor.eat('p') {
        let start = cursor.clone();
        // There can't be more passes than players, and the bound keeps counting from overflowing.
        let passes = cursor.number()?;
        setup.passes = u8::try_from(passes)
            .ok()
            .filter(|p| usize::from(*p) <= seats.number())
            .ok_or_else(|| start.error(Expected::SmallerNumber))?;
    }
    if cursor.eat('x') {
        while cursor.peek().is_some_and(|c| c != '~') {
            setup.out = setup.out.with(read_seat(cursor, seats)?);
        }
    }
    Ok(())
}

fn read_seat(cursor: &mut Cursor<'_>, seats: SeatCount) -> Result<Seat, SyntaxError> {
    let start = cursor.clone();
    cursor
        .next()
        .and_then(|c| Seat::from_letter(c, seats))
        .ok_or_else(|| start.error(Expected::Seat))
}

/// The leftmost point of each row, from the top. Rows are shorter near the top and the bottom,
/// where |x| + |y| is at most 12 ([§1.1](crate::text::rules#1.1)).
fn rows() -> impl Iterator<Item = Point> {
    (-8..=8)
        .rev()
        .filter_map(|y: i8| Point::new(-(12 - y.abs()).min(8), y))
}

/// Seventeen rows from the north, joined by `-`.
fn read_board(cursor: &mut Cursor<'_>, setup: &mut Setup) -> Result<(), SyntaxError> {
    for (i, first) in rows().enumerate() {
        if i > 0 && !cursor.eat('-') {
            return Err(cursor.error(Expected::Rows));
        }
        read_row(cursor, setup, first)?;
    }
    Ok(())
}

/// One row: tiles, and before each of them perhaps a gap. `cGW3` is Guest's Jasmine after three
/// empty points.
fn read_row(cursor: &mut Cursor<'_>, setup: &mut Setup, first: Point) -> Result<(), SyntaxError> {
    let mut next = Some(first);
    while let Some(c) = cursor.peek().filter(|c| !matches!(c, '-' | '~')) {
        // After the last point of the row, or after a gap that leads past it, nothing may follow.
        let point = next.ok_or_else(|| cursor.error(Expected::RowEnd))?;
        let steps = if c.is_ascii_lowercase() {
            let gap = cursor.clone();
            cursor.next();
            // `a` is a gap of one point. Letters whose gap is longer than a row are refused with
            // the tile that follows them.
            let steps = c as i8 - b'a' as i8 + 1;
            // A gap always comes before a tile: empty points at the end of a row are not written.
            if cursor.peek().is_none_or(|c| !c.is_ascii_uppercase()) {
                return Err(gap.error(Expected::RowEnd));
            }
            steps
        } else {
            let tile = read_owned_tile(cursor, setup.ruleset.seats)?;
            // Whether the tile may stand there is not checked here; `Position::from_setup` does
            // that.
            setup.set(point, Some(tile));
            1
        };
        next = Point::new(point.x().saturating_add(steps), point.y());
    }
    Ok(())
}

/// A seat and a kind, such as `GW3`.
fn read_owned_tile(cursor: &mut Cursor<'_>, seats: SeatCount) -> Result<Tile, SyntaxError> {
    let owner = read_seat(cursor, seats)?;
    Ok(Tile::new(owner, cursor.tile()?))
}

/// The hands of all seats in the order of turns, each with its letter, so that a missing hand is
/// noticed.
fn read_hands(cursor: &mut Cursor<'_>, setup: &mut Setup) -> Result<(), SyntaxError> {
    for (i, seat) in setup.ruleset.seats.seats().iter().enumerate() {
        if i > 0 {
            cursor.expect('-')?;
        }
        let start = cursor.clone();
        if read_seat(cursor, setup.ruleset.seats)? != seat {
            return Err(start.error(Expected::Char(seat.letter(setup.ruleset.seats))));
        }
        setup.hands[seat] = read_hand(cursor)?;
    }
    Ok(())
}

/// Six digits for the basic flowers in the order of the circle, then a letter for each other tile.
/// A digit above 3 is no mistake of the grammar: it is reported as a problem of the setup.
fn read_hand(cursor: &mut Cursor<'_>) -> Result<Reserve, SyntaxError> {
    let mut hand = Reserve::EMPTY;
    for kind in Kind::BASIC {
        let digit = cursor.peek().and_then(|c| c.to_digit(10));
        let digit = digit.ok_or_else(|| cursor.error(Expected::Number))?;
        cursor.next();
        hand.set(kind, digit as u8);
    }
    while cursor.peek().is_some_and(|c| c != '-') {
        let start = cursor.clone();
        let kind = cursor.tile()?;
        // A hand can't count more than 15 of a kind.
        if kind.is_basic() || hand.count(kind) == Reserve::MOST {
            return Err(start.error(Expected::Accent));
        }
        hand.give(kind);
    }
    Ok(hand)
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // One writer for both, so that they can't drift apart.
        Setup::from(self).fmt(f)
    }
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{POSITION_VERSION}~{}~", self.ruleset)?;
        self.write_state(f)?;
        f.write_str("~")?;
        self.write_board(f)?;
        f.write_str("~")?;
        self.write_hands(f)
    }
}

impl Setup {
    /// Stage, passes and departures are left out where there is nothing to say, so the field is
    /// usually a single letter.
    fn write_state(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = self.ruleset.seats;
        write!(f, "{}", self.to_move.letter(seats))?;
        f.write_str(match self.stage {
            Stage::Accents => "a",
            Stage::Opening => "o",
            // Whether the game is over follows from the rest of the text.
            Stage::Turn | Stage::Over => "",
            Stage::Bonus => "b",
        })?;
        if self.passes > 0 {
            write!(f, "p{}", self.passes)?;
        }
        if !self.out.is_empty() {
            f.write_str("x")?;
        }
        self.out
            .iter()
            .try_for_each(|s| write!(f, "{}", s.letter(seats)))
    }

    /// Seventeen rows from the north. Empty rows are empty texts, so an empty board is sixteen `-`.
    fn write_board(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, first) in rows().enumerate() {
            if i > 0 {
                f.write_str("-")?;
            }
            self.write_row(f, first)?;
        }
        Ok(())
    }

    /// Empty points are written as a gap before the next tile, so none at the end of the row.
    fn write_row(&self, f: &mut fmt::Formatter<'_>, first: Point) -> fmt::Result {
        let mut gap = 0;
        let mut next = Some(first);
        while let Some(point) = next {
            next = Point::new(point.x() + 1, point.y());
            let Some(tile) = self.board().get(point) else {
                gap += 1;
                continue;
            };
            if gap > 0 {
                write!(f, "{}", char::from(b'a' + gap - 1))?;
            }
            gap = 0;
            let owner = tile.owner().letter(self.ruleset.seats);
            write!(f, "{owner}{}", tile.kind())?;
        }
        Ok(())
    }

    /// All six digits are always there, and no digit follows the codes after them, so `R` and `W`
    /// are always accents.
    fn write_hands(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, seat) in self.ruleset.seats.seats().iter().enumerate() {
            let separator = if i == 0 { "" } else { "-" };
            write!(f, "{separator}{}", seat.letter(self.ruleset.seats))?;
            let hand = self.hands[seat];
            for kind in Kind::BASIC {
                write!(f, "{}", hand.count(kind))?;
            }
            for kind in Kind::ALL.into_iter().filter(|k| !k.is_basic()) {
                for _ in 0..hand.count(kind) {
                    write!(f, "{kind}")?;
                }
            }
        }
        Ok(())
    }
}
