//! Games of the best-known site: the text of its games, and the queries of its replay links.
//!
//! A query is `gameType=1&game=<turns joined by ;>&gameOptions=<list>`. Links carry it compressed;
//! reading those needs the feature `links`. What the site accepts and the rules do not is reported
//! as a [`Warning`]; nothing is changed silently.

mod error;
mod export;
mod import;
#[cfg(feature = "links")]
mod link;
mod options;
mod query;

use alloc::string::String;
use alloc::vec::Vec;

use super::game::GameText;
use crate::turn::Bonus;

pub use error::{ExportError, SiteError, SiteProblem};
#[cfg(feature = "links")]
pub use link::{LONGEST_LINK, LONGEST_QUERY, LinkError};
pub use options::turn_on;

/// A game that came from the site.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SiteGame {
    /// The game itself.
    pub game: GameText,
    /// Host's name, if the query has it.
    pub host: Option<String>,
    /// Guest's name, if the query has it.
    pub guest: Option<String>,
    /// Whether Host's opening flower was missing and has been added. The site plants it by itself,
    /// so its absence is no mistake.
    pub host_reply_added: bool,
    /// What was not imported unchanged.
    pub warnings: Vec<Warning>,
}

/// Something in the query that was not imported unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warning {
    /// The index of the turn it is about, counted from 0; `None` if it is about the whole game.
    pub turn: Option<usize>,
    /// What was changed or ignored.
    pub kind: WarningKind,
}

/// What was not imported unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum WarningKind {
    /// An option with no meaning here.
    UnknownOption(String),
    /// A field of the query with no meaning here.
    UnknownField(String),
    /// A bonus that was not due, and that the site ignores.
    BonusNotDue(Bonus),
    /// A turn that stands after the end of the game, as it is written.
    AfterTheEnd(String),
}

impl core::fmt::Display for Warning {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        if let Some(turn) = self.turn {
            write!(f, "turn no. {}: ", turn + 1)?;
        }
        match &self.kind {
            WarningKind::UnknownOption(name) => write!(f, "unknown option {name:?}"),
            WarningKind::UnknownField(name) => write!(f, "unknown field {name:?}"),
            WarningKind::BonusNotDue(bonus) => write!(
                f,
                "the bonus {bonus} was ignored: no new harmony was formed"
            ),
            WarningKind::AfterTheEnd(text) => write!(f, "{text:?} comes after the end of the game"),
        }
    }
}
