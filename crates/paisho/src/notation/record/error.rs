//! What can be wrong with a record file, with line and column.

use alloc::string::String;
use core::fmt;

use super::{MAX_DEPTH, ParseOutcomeError, TagError};
use crate::notation::cursor::{Expected, SyntaxError};
use crate::notation::game::TurnError;
use crate::notation::position::ParsePositionError;
use crate::refusal::Refusal;
use crate::rules::Ruleset;

/// Where a record file goes wrong.
///
/// A record is a file that people edit, so the place is given as line and column, not in bytes as
/// for one-line texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// The character of the line, counted from 1.
    pub column: usize,
    /// What stands there, cut short; empty at the end of the text.
    pub found: String,
    /// What is wrong with it.
    pub problem: RecordProblem,
}

/// What is wrong at some place of a record file.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RecordProblem {
    /// Something else should stand there.
    Expected(Expected),
    /// A turn has a label that does not fit, or is illegal.
    Turn(TurnError),
    /// A tag has an impossible name or value.
    Tag(TagError),
    /// A tag occurs twice.
    SecondTag,
    /// A value in quotes has no end.
    OpenQuotes,
    /// A backslash stands before something that needs none.
    Escape,
    /// The tag `Ruleset` names no ruleset.
    Ruleset(SyntaxError),
    /// The tag `RulesVersion` names a version that is not known here.
    RulesVersion,
    /// The tag `Position` describes no position.
    Position(ParsePositionError),
    /// The tags `Ruleset` and `Position` name different rules.
    RulesetDiffers,
    /// The tag `FirstTurn` is no number from 1.
    FirstTurn,
    /// The tag `Result` has no known value.
    Result(ParseOutcomeError),
    /// The main line shows another result than the tag `Result`.
    ResultDiffers,
    /// A comment has no end.
    OpenComment,
    /// A comment, clock or departure stands before the first turn of a variation.
    NothingToAnnotate,
    /// A clock stands where there is one already.
    SecondClock,
    /// A square bracket with a percent sign begins neither a clock nor a departure.
    Annotation,
    /// The player has left already, or the game is over.
    CannotLeave,
    /// A variation begins where no turn comes before it.
    NothingToVary,
    /// A variation has no turns.
    EmptyVariation,
    /// A variation begins with a turn that stands there already.
    SameTurn,
    /// Variations nest too deep.
    TooDeep,
    /// A variation has no end.
    OpenVariation,
    /// A variation ends that did not begin.
    UnopenedVariation,
    /// There is another record where only one is wanted.
    SecondRecord,
    /// There is no record.
    NoRecord,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            line,
            column,
            found,
            problem,
        } = self;
        write!(f, "line {line}, column {column}: {problem}")?;
        if found.is_empty() {
            f.write_str(", but the text ends there")
        } else {
            write!(f, ", at {found:?}")
        }
    }
}

impl fmt::Display for RecordProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Expected(expected) => return write!(f, "expected {expected}"),
            Self::Turn(error) => return error.fmt(f),
            Self::Tag(error) => return error.fmt(f),
            Self::Ruleset(error) => return error.fmt(f),
            Self::Position(error) => return error.fmt(f),
            Self::Result(error) => return error.fmt(f),
            Self::RulesVersion => {
                return write!(
                    f,
                    "only versions 1 to {} of the rules are supported",
                    Ruleset::VERSION
                );
            }
            Self::TooDeep => return write!(f, "variations nest deeper than {MAX_DEPTH}"),
            Self::SecondTag => "this tag appears twice",
            Self::OpenQuotes => "the quotation mark is never closed",
            Self::Escape => "a backslash stands before a character that must not be escaped",
            Self::RulesetDiffers => "the start position and the tag Ruleset name different rules",
            Self::FirstTurn => "expected a whole number greater than 0",
            Self::ResultDiffers => "the main line does not end with this result",
            Self::OpenComment => "the comment is never closed",
            Self::NothingToAnnotate => {
                "the annotation comes before the first turn of the variation"
            }
            Self::SecondClock => "this turn already has a clock",
            Self::Annotation => "expected [%clk 0:09:58] or [%out W resignation]",
            Self::CannotLeave => "the player is no longer in the game",
            Self::NothingToVary => "there is no turn before the variation to replace",
            Self::EmptyVariation => "the variation has no turns",
            Self::SameTurn => "the variation begins with a turn that the record already has there",
            Self::OpenVariation => "the variation is never closed",
            Self::UnopenedVariation => "no variation is open here",
            Self::SecondRecord => "expected one record, but another one begins",
            Self::NoRecord => "expected a record",
        })
    }
}

impl RecordProblem {
    /// Whether it is a turn that would leave a clash.
    pub(super) const fn is_clash(&self) -> bool {
        matches!(
            self,
            Self::Turn(TurnError::Illegal {
                refusal: Refusal::Clash { .. },
                ..
            })
        )
    }
}

impl core::error::Error for RecordError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match &self.problem {
            RecordProblem::Turn(error) => Some(error),
            RecordProblem::Tag(error) => Some(error),
            RecordProblem::Ruleset(error) => Some(error),
            RecordProblem::Position(error) => Some(error),
            RecordProblem::Result(error) => Some(error),
            _ => None,
        }
    }
}

impl RecordError {
    /// An error at a byte of a text.
    pub(super) fn at(text: &str, at: usize, problem: RecordProblem) -> Self {
        // Counted only now: reading keeps byte offsets, and lines matter only in an error.
        let before = text.get(..at).unwrap_or(text);
        let rest = text.get(at..).unwrap_or("");
        let line_start = before.rfind('\n').map_or(0, |i| i + 1);
        Self {
            line: before.matches('\n').count() + 1,
            column: before.get(line_start..).unwrap_or("").chars().count() + 1,
            found: rest.chars().take_while(|c| *c != '\n').take(24).collect(),
            problem,
        }
    }
}
