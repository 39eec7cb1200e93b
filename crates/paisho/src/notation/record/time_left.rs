//! The time a player has left, as a clock shows it: `0:09:58.3`.

use core::fmt;
use core::str::FromStr;

use crate::notation::cursor::{Cursor, Expected, SyntaxError};

/// Time left on a player's clock, to the millisecond and up to 49 days. 49 days are what a `u32` of
/// milliseconds holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TimeLeft {
    /// The time in milliseconds.
    pub millis: u32,
}

impl fmt::Display for TimeLeft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Hours are not limited to a day: correspondence games have days on the clock.
        let (seconds, millis) = (self.millis / 1000, self.millis % 1000);
        let (minutes, hours) = (seconds / 60 % 60, seconds / 3600);
        write!(f, "{hours}:{minutes:02}:{:02}", seconds % 60)?;
        // Trailing zeros are left out: 300 milliseconds are `.3`.
        match millis {
            0 => Ok(()),
            m if m % 100 == 0 => write!(f, ".{}", m / 100),
            m if m % 10 == 0 => write!(f, ".{:02}", m / 10),
            m => write!(f, ".{m:03}"),
        }
    }
}

impl FromStr for TimeLeft {
    type Err = SyntaxError;

    fn from_str(text: &str) -> Result<Self, SyntaxError> {
        let mut cursor = Cursor::new(text);
        let time = Self::read(&mut cursor)?;
        cursor.end()?;
        Ok(time)
    }
}

impl TimeLeft {
    /// Hours, minutes and seconds, with one to three digits after the point. Hours have no limit of
    /// their own; only the sum has.
    pub(super) fn read(cursor: &mut Cursor<'_>) -> Result<Self, SyntaxError> {
        let start = cursor.clone();
        let hours = cursor.number()?;
        cursor.expect(':')?;
        let minutes = below_sixty(cursor)?;
        cursor.expect(':')?;
        let seconds = below_sixty(cursor)?;
        let millis = if cursor.eat('.') {
            thousandths(cursor)?
        } else {
            0
        };
        // Any step may exceed a `u32`, since hours may be any number.
        let total = hours
            .checked_mul(60)
            .and_then(|m| m.checked_add(minutes)?.checked_mul(60))
            .and_then(|s| s.checked_add(seconds)?.checked_mul(1000))
            .and_then(|m| m.checked_add(millis));
        let millis = total.ok_or_else(|| start.error(Expected::SmallerNumber))?;
        Ok(Self { millis })
    }
}

/// Minutes or seconds.
fn below_sixty(cursor: &mut Cursor<'_>) -> Result<u32, SyntaxError> {
    let start = cursor.clone();
    let number = cursor.number()?;
    if number < 60 {
        Ok(number)
    } else {
        Err(start.error(Expected::SmallerNumber))
    }
}

/// One to three digits after the point. The number of digits decides what they are worth: `.3` are
/// 300 milliseconds, `.03` are 30.
fn thousandths(cursor: &mut Cursor<'_>) -> Result<u32, SyntaxError> {
    let start = cursor.clone();
    let number = cursor.number()?;
    match cursor.offset() - start.offset() {
        1 => Ok(number * 100),
        2 => Ok(number * 10),
        3 => Ok(number),
        _ => Err(start.error(Expected::SmallerNumber)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn times_read_as_they_are_written() {
        for (text, millis) in [
            ("0:09:58.3", 598_300),
            ("0:00:00", 0),
            // The longest time, and one millisecond more is refused below.
            ("1193:02:47.295", u32::MAX),
            ("2:00:00.05", 7_200_050),
        ] {
            assert_eq!(text.parse(), Ok(TimeLeft { millis }));
            assert_eq!(TimeLeft { millis }.to_string(), text);
        }
    }

    #[test]
    fn impossible_times_are_refused() {
        for text in [
            "",
            "1:60:00",
            "1:00",
            "1193:02:47.296",
            "0:00:00.1234",
            "9999999999:00:00",
        ] {
            assert!(text.parse::<TimeLeft>().is_err(), "{text}");
        }
    }
}
