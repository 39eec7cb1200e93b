//! A whole game as text ([§11](crate::text::rules#11)): turns joined by semicolons,
//! `0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,-8)`.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::cursor::SyntaxError;
use super::numbering::Numbering;
use super::turn::{NumberedTurn, TurnLabel};
use crate::position::Position;
use crate::refusal::Refusal;
use crate::rules::Ruleset;
use crate::seat::SeatCount;
use crate::turn::Turn;

/// A start position and the turns played from there, all of them legal.
///
/// `end` and `numbering` are the position and the numbers after the last of `turns`. They could be
/// found by replaying, but adding a turn needs them every time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameText {
    /// The position before the first turn.
    start: Position,
    /// The number of the first turn that is not a choice of accents; at least 1.
    first_number: u32,
    /// The turns with their labels, each legal where it was played.
    turns: Vec<NumberedTurn>,
    /// The state of numbering after the last turn.
    numbering: Numbering,
    /// The position after the last turn.
    end: Position,
}

impl GameText {
    /// A game without turns so far; the first one will have this number, which is at least 1 (or
    /// 0 if it chooses accents).
    #[must_use]
    pub fn new(start: &Position, first_number: u32) -> Self {
        let first_number = first_number.max(1);
        Self {
            start: start.clone(),
            first_number,
            turns: Vec::new(),
            numbering: Numbering::starting_at(first_number),
            end: start.clone(),
        }
    }

    /// Reads the turns of a game that is numbered from 1. Turns are separated by semicolons, line
    /// ends or blanks; blanks around them, and empty pieces between them, are ignored.
    ///
    /// # Errors
    /// The first turn that does not follow the grammar, has a label that does not fit, or is
    /// illegal.
    pub fn parse(text: &str, start: &Position) -> Result<Self, GameTextError> {
        Self::parse_from(text, start, 1)
    }

    /// The same for a game whose first turn has another number.
    ///
    /// # Errors
    /// As [`GameText::parse`].
    pub fn parse_from(
        text: &str,
        start: &Position,
        first_number: u32,
    ) -> Result<Self, GameTextError> {
        let mut game = Self::new(start, first_number);
        for (at, piece) in pieces(text).flat_map(apart) {
            // The error is built after the failed turn, which has not been added: `index` counts
            // the turns before it.
            game.push_text(piece).map_err(|error| GameTextError {
                index: game.turns.len(),
                at,
                text: quote(piece),
                error,
            })?;
        }
        Ok(game)
    }

    /// Reads one turn with its label and plays it.
    fn push_text(&mut self, text: &str) -> Result<(), TurnError> {
        let seats = self.ruleset().seats;
        let found = NumberedTurn::parse(text, seats).map_err(TurnError::Syntax)?;
        self.expect_label(found.label)?;
        self.push(found.turn)
            .map_err(|refusal| TurnError::Illegal { refusal, seats })?;
        Ok(())
    }

    /// Checks that a label is the one that is due.
    pub(super) fn expect_label(&self, found: TurnLabel) -> Result<(), TurnError> {
        TurnError::check_label(self.next_label(), found, self.ruleset().seats)
    }

    /// Plays one more turn.
    ///
    /// # Errors
    /// Why the turn is not legal; the game stays unchanged.
    pub fn push(&mut self, turn: Turn) -> Result<TurnLabel, Refusal> {
        let next = self.end.play(turn)?;
        let label = self.numbering.next_label(&self.end);
        self.turns.push(NumberedTurn { label, turn });
        self.end = next;
        Ok(label)
    }

    /// The rules of the game.
    #[must_use]
    pub const fn ruleset(&self) -> &Ruleset {
        self.start.ruleset()
    }

    /// The position before the first turn.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The number of the first turn that is not a choice of accents.
    #[must_use]
    pub const fn first_number(&self) -> u32 {
        self.first_number
    }

    /// The position after the last turn.
    #[must_use]
    pub const fn end(&self) -> &Position {
        &self.end
    }

    /// The turns with their labels.
    #[must_use]
    pub fn turns(&self) -> &[NumberedTurn] {
        &self.turns
    }

    /// The label that the next turn will have.
    #[must_use]
    pub fn next_label(&self) -> TurnLabel {
        self.numbering.label(&self.end)
    }

    /// The positions after each turn, replayed from the start.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        let mut position = self.start.clone();
        self.turns.iter().map(move |numbered| {
            // All turns were legal when they were added.
            position.play_unchecked(numbered.turn);
            position.clone()
        })
    }
}

impl fmt::Display for GameText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = self.ruleset().seats;
        for (i, turn) in self.turns.iter().enumerate() {
            let separator = if i == 0 { "" } else { ";" };
            write!(f, "{separator}{}", turn.display(seats))?;
        }
        Ok(())
    }
}

/// The non-blank pieces of a game text, each with its place in bytes.
pub(super) fn pieces(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    text.split([';', '\n'])
        .map(move |raw| {
            let leading = raw.len() - raw.trim_start().len();
            let piece = (at + leading, raw.trim());
            // Both separators are one byte long.
            at += raw.len() + 1;
            piece
        })
        .filter(|(_, piece)| !piece.is_empty())
}

/// The turns of a piece, which blanks may separate. Only a blank before a label separates. Any
/// other stays in its turn, where it is reported as a mistake.
fn apart((mut at, mut piece): (usize, &str)) -> impl Iterator<Item = (usize, &str)> {
    core::iter::from_fn(move || {
        // In `0H.R,W,K,B 0G.R,R,K,K` the blank comes before a label and separates. In `1G.R3(0, 8)`
        // it does not, and the parser of the turn reports it.
        let blanks = piece.match_indices(char::is_whitespace);
        let mut ends = blanks.map(|(begin, blank)| begin + blank.len());
        let cut = ends.find(|end| piece.get(*end..).is_some_and(starts_with_label));
        let (turn, rest) = piece.split_at(cut.unwrap_or(piece.len()));
        let found = (at, turn.trim_end());
        at += turn.len();
        piece = rest;
        (!turn.is_empty()).then_some(found)
    })
}

/// Whether a text begins with something like `7H.`. Numbers need not be the right ones and letters
/// need not be seats; the parser of labels judges that.
fn starts_with_label(text: &str) -> bool {
    let after_number = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let mut rest = after_number.chars();
    after_number.len() < text.len()
        && rest.next().is_some_and(|c| c.is_ascii_uppercase())
        && rest.next() == Some('.')
}

/// How much of a turn an error quotes: any turn that follows the grammar is shorter.
const QUOTE: usize = 64;

/// The beginning of a text, for errors: a text from outside may be megabytes long.
pub(super) fn quote(text: &str) -> String {
    text.chars().take(QUOTE).collect()
}

/// Where a game text goes wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameTextError {
    /// How many turns were read before this one.
    pub index: usize,
    /// Where the turn begins, in bytes from the start of the text.
    pub at: usize,
    /// The turn as it is written, cut short.
    pub text: String,
    /// What is wrong with it.
    pub error: TurnError,
}

/// Why a turn with its label can't be played.
///
/// Labels are kept as text, because the letters of seats depend on the number of players.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TurnError {
    /// It does not follow the grammar. Places are counted from the turn's first byte.
    Syntax(SyntaxError),
    /// It has the number or the seat of another turn.
    Label {
        /// The label that is due, as text.
        expected: String,
        /// The label that is there, as text.
        found: String,
    },
    /// The rules forbid it.
    Illegal {
        /// The rule that forbids it, with tiles and points.
        refusal: Refusal,
        /// The number of players, which decides how they are named.
        seats: SeatCount,
    },
}

impl TurnError {
    /// Refuses a label that is not the one that is due. A wrong number or seat usually means that a
    /// turn is missing.
    pub(super) fn check_label(
        expected: TurnLabel,
        found: TurnLabel,
        seats: SeatCount,
    ) -> Result<(), Self> {
        if found == expected {
            return Ok(());
        }
        Err(Self::Label {
            expected: expected.display(seats).to_string(),
            found: found.display(seats).to_string(),
        })
    }
}

impl fmt::Display for GameTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            index,
            at,
            text,
            error,
        } = self;
        let nth = index + 1;
        write!(f, "turn no. {nth}, {text:?} at byte {at}: {error}")
    }
}

impl fmt::Display for TurnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(error) => error.fmt(f),
            Self::Label { expected, found } => {
                write!(f, "expected the label {expected}, found {found}")
            }
            Self::Illegal { refusal, .. } => refusal.fmt(f),
        }
    }
}

impl core::error::Error for GameTextError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        Some(&self.error)
    }
}

impl core::error::Error for TurnError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Syntax(error) => Some(error),
            Self::Illegal { refusal, .. } => Some(refusal),
            Self::Label { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<GameText, GameTextError> {
        GameText::parse(text, &Position::start(Ruleset::RULEBOOK))
    }

    const OPENING: &str = "0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,-8);1H.R3(0,8);2G.(0,-8)-(0,-7)";

    #[test]
    fn a_game_is_read_and_written() {
        let game = parse(OPENING).unwrap();
        assert_eq!(game.to_string(), OPENING);
        assert_eq!(game.positions().last().as_ref(), Some(game.end()));
        assert_eq!(game.positions().count(), 5);
    }

    #[test]
    fn line_ends_and_blanks_separate_too() {
        let airy = OPENING.replace(';', " ;\r\n\n  ") + ";\n";
        assert_eq!(parse(&airy).unwrap().to_string(), OPENING);
        assert_eq!(parse(" \n ; ").unwrap().turns(), []);
    }

    #[test]
    fn blanks_separate_turns_and_nothing_else() {
        for blank in [" ", "\t", "  \u{a0}", " \n ", "; "] {
            let spaced = OPENING.replace(';', blank);
            assert_eq!(parse(&spaced).unwrap().to_string(), OPENING);
        }
        let said = |text: &str| parse(text).unwrap_err().to_string();
        assert_eq!(
            said("0H.R,W K,B 0G.R,R,K,K"),
            "turn no. 1, \"0H.R,W K,B\" at byte 0: expected nothing more at byte 6, found \" K,B\""
        );
        assert_eq!(
            said("0H.R,W,K,B  0G.R,R,K,K 1G.R3(0, 8)"),
            "turn no. 3, \"1G.R3(0, 8)\" at byte 23: \
             expected a whole number at byte 8, found \" 8)\""
        );
        assert_eq!(
            said("0H.R,W,K,B R,R,K,K"),
            "turn no. 1, \"0H.R,W,K,B R,R,K,K\" at byte 0: \
             expected nothing more at byte 10, found \" R,R,K,K\""
        );
        assert_eq!(
            said("0H.R,W,K,B 0G.R,R,K,K 1H.R3(0,8)"),
            "turn no. 3, \"1H.R3(0,8)\" at byte 22: expected the label 1G, found 1H"
        );
        assert!(parse("0H.R,W,K,B 0 G.R,R,K,K").is_err());
        assert!(parse("0H.R,W,K,B0G.R,R,K,K").is_err());
    }

    #[test]
    fn errors_name_the_turn() {
        let said = |text: &str| parse(text).unwrap_err().to_string();
        assert_eq!(
            said("0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,-8); 1H.R3(0;8)"),
            "turn no. 4, \"1H.R3(0\" at byte 35: expected ',', but the text ends at byte 7"
        );
        assert_eq!(
            said("0H.R,W,K,B;0G.R,R,K,K;1H.R3(0,-8)"),
            "turn no. 3, \"1H.R3(0,-8)\" at byte 22: expected the label 1G, found 1H"
        );
        let illegal = parse("0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,8)").unwrap_err();
        assert_eq!((illegal.index, illegal.at), (2, 22));
        assert!(matches!(
            illegal.error,
            TurnError::Illegal {
                refusal: Refusal::OpeningGate { .. },
                seats: SeatCount::Two,
            }
        ));
    }

    #[test]
    fn a_game_may_begin_in_the_middle() {
        let middle = parse(OPENING).unwrap().end().clone();
        let game = GameText::parse_from("2H.R4(0,-8);3G.W4(8,0)", &middle, 2).unwrap();
        assert_eq!(game.next_label().number, 3);
        assert!(GameText::parse("2H.R4(0,-8)", &middle).is_err());
    }
}
