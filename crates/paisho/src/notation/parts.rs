//! The parts of a turn as texts of their own: points, kinds, accents, bonuses, seats and steps.

use core::fmt;
use core::str::FromStr;

use super::cursor::{Cursor, Expected, SyntaxError};
use super::turn::{read_accents, read_bonus, read_turn};
use crate::point::Point;
use crate::reserve::Accents;
use crate::seat::{Seat, SeatCount};
use crate::tile::Kind;
use crate::turn::{Bonus, Step, Turn};

/// Reads a whole text with a function that reads a piece of one. The readers of pieces stop where
/// their piece ends; this one refuses anything after it.
fn whole<'a, T>(
    text: &'a str,
    read: impl Fn(&mut Cursor<'a>) -> Result<T, SyntaxError>,
) -> Result<T, SyntaxError> {
    let mut cursor = Cursor::new(text);
    let value = read(&mut cursor)?;
    cursor.end()?;
    Ok(value)
}

impl FromStr for Point {
    type Err = SyntaxError;

    /// Reads a point such as `(3,-1)`.
    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        whole(text, Cursor::point)
    }
}

impl FromStr for Kind {
    type Err = SyntaxError;

    /// Reads the code of a kind, such as `R3` or `K`. `R6` is read as a Rock, so the error is about
    /// the `6` behind it.
    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        whole(text, Cursor::tile)
    }
}

impl FromStr for Accents {
    type Err = SyntaxError;

    /// Reads accents such as `R,W,K,B`; an empty choice has no text.
    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        whole(text, read_accents)
    }
}

/// Accents are written in the order of their kinds, two in the order in which they were named: only
/// a choice of two keeps it.
impl fmt::Display for Accents {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, accent) in self.iter().enumerate() {
            let separator = if i == 0 { "" } else { "," };
            write!(f, "{separator}{accent}")?;
        }
        Ok(())
    }
}

impl FromStr for Bonus {
    type Err = SyntaxError;

    /// Reads a bonus such as `R(3,-1)` or `B(1,1)-(2,2)`. Without the sign that joins it to a turn.
    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        whole(text, read_bonus)
    }
}

impl FromStr for Seat {
    type Err = SyntaxError;

    /// Reads the letter of a seat: `S W N E`, or `G H` as in games of two. No letter means
    /// different seats in games of different sizes, so the number of players need not be known.
    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        whole(text, |cursor| {
            let start = cursor.clone();
            let letter = cursor.next().ok_or_else(|| start.error(Expected::Seat))?;
            // Three players use letters of four.
            [SeatCount::Four, SeatCount::Two]
                .into_iter()
                .find_map(|seats| Self::from_letter(letter, seats))
                .ok_or_else(|| start.error(Expected::Seat))
        })
    }
}

impl fmt::Display for Step {
    /// The first step of a turn is written like the turn, a bonus as it follows in a turn. Only a
    /// bonus and declining are no first step of a turn.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (*self, Turn::from_step(*self)) {
            (_, Some(turn)) => turn.fmt(f),
            (Self::Bonus(bonus), None) => write!(f, "+{bonus}"),
            (_, None) => f.write_str("decline"),
        }
    }
}

impl FromStr for Step {
    type Err = SyntaxError;

    /// Reads a step: a turn without its bonus, `+` and a bonus, or `decline`. A turn with a bonus
    /// is refused, because it is two steps.
    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        whole(text, |cursor| {
            if cursor.eat_word("decline") {
                return Ok(Self::Decline);
            }
            if cursor.eat('+') || cursor.eat('_') {
                return read_bonus(cursor).map(Self::Bonus);
            }
            // A turn with a bonus is two steps: the text of the first ends before the bonus.
            let mut end = cursor.clone();
            let turn = read_turn(cursor)?;
            if turn.bonus().is_some() {
                end.take_while(|c| !matches!(c, '+' | '_'));
                // A point or a tile contains neither sign, so the first one begins the bonus.
                return Err(end.error(Expected::End));
            }
            Ok(turn.first_step())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[track_caller]
    fn round<T: FromStr<Err = SyntaxError> + fmt::Display>(text: &str) {
        assert_eq!(text.parse::<T>().map(|v| v.to_string()), Ok(text.into()));
    }

    #[track_caller]
    fn refused<T: FromStr<Err = SyntaxError>>(text: &str, said: &str) {
        assert_eq!(
            text.parse::<T>().err().map(|e| e.to_string()),
            Some(said.into())
        );
    }

    #[test]
    fn parts_are_read_and_written() {
        Point::all().for_each(|p| round::<Point>(&p.to_string()));
        Kind::ALL.iter().for_each(|k| round::<Kind>(k.code()));
        round::<Accents>("R,W,W,B");
        round::<Bonus>("B(1,1)-(2,2)");
        for step in [
            "R,W,K,B",
            "R3(0,-8)",
            "(0,-8)-(0,-7)",
            "+B(1,1)-(2,2)",
            "decline",
            "pass",
        ] {
            round::<Step>(step);
        }
        for seat in Seat::ALL {
            for seats in SeatCount::ALL
                .into_iter()
                .filter(|n| n.seats().contains(seat))
            {
                assert_eq!(seat.letter(seats).to_string().parse(), Ok(seat));
            }
        }
    }

    #[test]
    fn what_is_no_part_is_quoted() {
        refused::<Point>(
            "(9,0)",
            "expected a point on the board at byte 0, found \"(9,0)\"",
        );
        refused::<Kind>("R6", "expected nothing more at byte 1, found \"6\"");
        refused::<Kind>(
            "",
            "expected the code of a tile, but the text ends at byte 0",
        );
        refused::<Accents>(
            "R,R3",
            "expected the code of an accent (R W K B M P T) at byte 2, found \"R3\"",
        );
        refused::<Bonus>(
            "R",
            "expected a point such as (3,-1), but the text ends at byte 1",
        );
        refused::<Seat>("X", "expected the letter of a seat at byte 0, found \"X\"");
        refused::<Seat>("GG", "expected nothing more at byte 1, found \"G\"");
        refused::<Step>(
            "(0,-8)-(0,-7)+R(0,0)",
            "expected nothing more at byte 13, found \"+R(0,0)\"",
        );
    }
}
