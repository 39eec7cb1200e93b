//! Turns as text ([§11](crate::text::rules#11)): `7H.(0,8)-(2,6)+R(3,-1)`.

use core::fmt;
use core::str::FromStr;

use super::cursor::{Cursor, Expected, SyntaxError};
use crate::reserve::Accents;
use crate::seat::{Seat, SeatCount};
use crate::tile::Kind;
use crate::turn::{Bonus, Turn};

/// Number and seat of a turn: `7H`. The number alone is not enough to name a turn, since all
/// players of a round share it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TurnLabel {
    /// 0 for accents, then 1 for the opening flowers, and so on. Counted by
    /// [`Numbering`](super::Numbering).
    pub number: u32,
    /// The player.
    pub seat: Seat,
}

impl TurnLabel {
    /// The text of the label; seats are named by the number of players.
    #[must_use]
    pub const fn display(&self, seats: SeatCount) -> impl fmt::Display {
        LabelText {
            label: *self,
            seats,
        }
    }
}

/// A label with the number of players, which decides its letter.
struct LabelText {
    label: TurnLabel,
    seats: SeatCount,
}

impl fmt::Display for LabelText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TurnLabel { number, seat } = self.label;
        write!(f, "{number}{}", seat.letter(self.seats))
    }
}

/// A turn with its label, as one entry of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NumberedTurn {
    /// Its number and seat.
    pub label: TurnLabel,
    /// What was played.
    pub turn: Turn,
}

impl NumberedTurn {
    /// Reads a turn such as `7H.(0,8)-(2,6)` of a game with this number of players.
    ///
    /// # Errors
    /// Quotes what does not follow the grammar.
    pub fn parse(text: &str, seats: SeatCount) -> Result<Self, SyntaxError> {
        let mut cursor = Cursor::new(text);
        let numbered = Self::read(&mut cursor, seats)?;
        cursor.end()?;
        Ok(numbered)
    }

    /// Reads a turn as a part of a longer text.
    pub(crate) fn read(cursor: &mut Cursor<'_>, seats: SeatCount) -> Result<Self, SyntaxError> {
        let number = cursor.number()?;
        let letter = cursor.clone();
        let seat = cursor.next().and_then(|c| Seat::from_letter(c, seats));
        let seat = seat.ok_or_else(|| letter.error(Expected::Seat))?;
        cursor.expect('.')?;
        Ok(Self {
            label: TurnLabel { number, seat },
            turn: read_turn(cursor)?,
        })
    }

    /// The text of the turn; seats are named by the number of players.
    #[must_use]
    pub const fn display(&self, seats: SeatCount) -> impl fmt::Display {
        LabelledText { turn: *self, seats }
    }
}

/// A turn with the number of players, for the letter of its label.
struct LabelledText {
    turn: NumberedTurn,
    seats: SeatCount,
}

impl fmt::Display for LabelledText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NumberedTurn { label, turn } = self.turn;
        write!(f, "{}.{turn}", label.display(self.seats))
    }
}

impl FromStr for Turn {
    type Err = SyntaxError;

    /// Reads the body of a turn, without number and seat. Nothing in it depends on the number of
    /// players.
    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        let mut cursor = Cursor::new(text);
        let turn = read_turn(&mut cursor)?;
        cursor.end()?;
        Ok(turn)
    }
}

/// Reads the body of a turn. Its first character decides: `(` begins an arrangement, `p` is `pass`,
/// and the codes of all tiles begin with a capital letter.
pub(super) fn read_turn(cursor: &mut Cursor<'_>) -> Result<Turn, SyntaxError> {
    match cursor.peek() {
        Some('(') => read_arrange(cursor),
        Some('p') if cursor.eat_word("pass") => Ok(Turn::Pass),
        Some(c) if c.is_ascii_uppercase() => read_tiles(cursor),
        _ => Err(cursor.error(Expected::Turn)),
    }
}

/// An arrangement with or without a bonus. Both signs for a bonus are read; `+` is written.
fn read_arrange(cursor: &mut Cursor<'_>) -> Result<Turn, SyntaxError> {
    let from = cursor.point()?;
    cursor.expect('-')?;
    let to = cursor.point()?;
    let bonus = if cursor.eat('+') || cursor.eat('_') {
        Some(read_bonus(cursor)?)
    } else {
        None
    };
    Ok(Turn::Arrange { from, to, bonus })
}

/// A tile, its point, and perhaps a second point. Whether the tile is a Boat is left to the rules,
/// which give a better reason than the grammar could.
pub(super) fn read_bonus(cursor: &mut Cursor<'_>) -> Result<Bonus, SyntaxError> {
    let tile = cursor.tile()?;
    let at = cursor.point()?;
    let to = if cursor.eat('-') {
        Some(cursor.point()?)
    } else {
        None
    };
    Ok(Bonus { tile, at, to })
}

/// A plant or a choice of accents: both begin with the code of a tile. Only after the whole code is
/// it clear which, so accents are read again from the beginning. Whether the tile may be planted as
/// a turn is left to the rules, as with a bonus.
fn read_tiles(cursor: &mut Cursor<'_>) -> Result<Turn, SyntaxError> {
    let start = cursor.clone();
    let tile = cursor.tile()?;
    if cursor.peek() == Some('(') {
        let at = cursor.point()?;
        return Ok(Turn::Plant { flower: tile, at });
    }
    *cursor = start;
    read_accents(cursor).map(Turn::Accents)
}

/// At least one accent, separated by commas. How many are allowed depends on the ruleset and is
/// judged later.
pub(super) fn read_accents(cursor: &mut Cursor<'_>) -> Result<Accents, SyntaxError> {
    let mut accents = Accents::EMPTY;
    loop {
        let start = cursor.clone();
        let tile = cursor.tile()?;
        accents = add_accent(accents, tile, &start)?;
        if !cursor.eat(',') {
            return Ok(accents);
        }
    }
}

/// Adds one accent. A choice counts at most three of a kind, more than any ruleset has.
fn add_accent(accents: Accents, tile: Kind, at: &Cursor<'_>) -> Result<Accents, SyntaxError> {
    if !tile.is_accent() {
        return Err(at.error(Expected::Accent));
    }
    accents
        .with(tile)
        .ok_or_else(|| at.error(Expected::FewerAccents))
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Accents(accents) => accents.fmt(f),
            Self::Plant { flower, at } => write!(f, "{flower}{at}"),
            Self::Arrange { from, to, bonus } => {
                write!(f, "{from}-{to}")?;
                match bonus {
                    Some(bonus) => write!(f, "+{bonus}"),
                    None => Ok(()),
                }
            }
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl fmt::Display for Bonus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.tile, self.at)?;
        match self.to {
            Some(to) => write!(f, "-{to}"),
            None => Ok(()),
        }
    }
}
