//! Why a game of the site can't be imported, or a game can't be exported to it.

use alloc::string::String;
use core::fmt;

use crate::notation::game::GameTextError;
use crate::rules::Ruleset;

/// Why a query can't be imported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SiteError {
    /// The offending part, cut short.
    pub found: String,
    /// What is wrong with it.
    pub problem: SiteProblem,
}

/// What is wrong with a query.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SiteProblem {
    /// There is no field `game`.
    NoGame,
    /// A field occurs twice.
    SecondField,
    /// The game is not Skud Pai Sho, which the site calls game type 1.
    OtherGame,
    /// An option of the game changes the rules in a way that this crate does not support.
    OtherRules,
    /// A percent sign is not followed by two hexadecimal digits, or the bytes are no text.
    Encoding,
    /// A turn does not follow the grammar, has a wrong label, or is illegal.
    Turn(GameTextError),
}

impl fmt::Display for SiteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = &self.found;
        match &self.problem {
            SiteProblem::NoGame => write!(f, "expected a field game=…, found {found:?}"),
            SiteProblem::SecondField => write!(f, "the field {found:?} appears twice"),
            SiteProblem::OtherGame => {
                write!(f, "expected game type 1 (Skud Pai Sho), found {found:?}")
            }
            SiteProblem::OtherRules => write!(
                f,
                "the option {found:?} changes the rules in a way that is not supported, so the \
                 game can't be replayed here"
            ),
            SiteProblem::Encoding => write!(f, "{found:?} is not correctly encoded"),
            SiteProblem::Turn(error) => error.fmt(f),
        }
    }
}

/// Why a game can't be written for the site.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ExportError {
    /// The site does not play by these rules.
    Ruleset(Ruleset),
    /// The site's games start from the first turn.
    Start,
    /// The site has no pass.
    Pass {
        /// The index of the turn, counted from 0.
        turn: usize,
    },
    /// The query is longer than links may be.
    TooLong {
        /// Its length in characters.
        length: usize,
    },
}

impl fmt::Display for ExportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ruleset(ruleset) => write!(f, "the site does not support the ruleset {ruleset}"),
            Self::Start => f.write_str("the game does not start from the initial position"),
            Self::Pass { turn } => {
                write!(
                    f,
                    "turn no. {} is a pass, which the site does not support",
                    turn + 1
                )
            }
            Self::TooLong { length } => write!(
                f,
                "the link would have {length} characters, which is too long"
            ),
        }
    }
}

impl core::error::Error for SiteError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match &self.problem {
            SiteProblem::Turn(error) => Some(error),
            _ => None,
        }
    }
}

impl core::error::Error for ExportError {}
