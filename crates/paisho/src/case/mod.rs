//! Cases: a position and claims about it, in plain text that people read and machines check.
//!
//! ```text
//! board GW5(0,-8) GR5(3,-4)
//! legal (0,-8)-(1,-6)
//! illegal (0,-8)-(3,-6) because §5.2
//! ```
//!
//! Rulings and the diagrams of the rulebook are cases, so that no example can drift away from the
//! rules. Blank lines and lines that begin with `#` are ignored.
//!
//! These lines describe a position. By default Guest is to move, the rules are those of the
//! rulebook, and all tiles that are not on the board are in the hands.
//!
//! | line | meaning |
//! |---|---|
//! | `rules RULESET` | the rules |
//! | `start` | the beginning of a game |
//! | `board GW5(0,-8) GR5(3,-4)` | the tiles: owner, kind and point |
//! | `move Host` | who is to move |
//! | `stage bonus` | what is due: `accents`, `opening`, `turn` or `bonus` |
//! | `hand Guest R3x2 L` | what a player holds |
//! | `left South` | a player who has left the game |
//!
//! Every other line is a [`Claim`] about that position, or, after `then TURN`, about the position
//! after that turn. The grammar of turns and rulesets is in
//! [`text::notation`](crate::text::notation).

mod check;
mod claim;
mod scene;

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::notation::SyntaxError;
use crate::position::Position;

pub use check::CaseFailure;
pub use claim::{Aura, Claim, OutcomeClaim};

use scene::Scene;

/// A position with claims about it and about what follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    parts: Vec<Part>,
}

/// One position and the claims that begin with it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Part {
    /// The number of the first line that describes the position.
    line: usize,
    /// The position, or a sentence that says why it is invalid.
    position: Result<Position, String>,
    /// The claims in their order, with their line numbers.
    claims: Vec<(usize, Claim)>,
}

/// Why a text is not a case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CaseError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: CaseErrorReason,
}

/// What is wrong with a line of a case.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum CaseErrorReason {
    /// The line begins with a word that is neither a position line nor a claim.
    UnknownWord(String),
    /// The rest of the line does not follow the grammar.
    Syntax(SyntaxError),
    /// Words are missing, or are unknown in this place.
    Words(String),
    /// Two tiles stand on one point.
    TwoTiles(String),
    /// The case claims nothing.
    NoClaim,
}

impl fmt::Display for CaseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.reason {
            CaseErrorReason::UnknownWord(word) => write!(f, "unknown keyword {word:?}"),
            CaseErrorReason::Syntax(error) => error.fmt(f),
            CaseErrorReason::Words(words) => write!(f, "cannot read the line {words:?}"),
            CaseErrorReason::TwoTiles(tile) => write!(f, "{tile:?} stands on another tile"),
            CaseErrorReason::NoClaim => write!(f, "the case makes no claim"),
        }
    }
}

impl core::error::Error for CaseError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match &self.reason {
            CaseErrorReason::Syntax(error) => Some(error),
            _ => None,
        }
    }
}

impl From<SyntaxError> for CaseErrorReason {
    fn from(error: SyntaxError) -> Self {
        Self::Syntax(error)
    }
}

impl Case {
    /// Reads a case.
    ///
    /// # Errors
    /// Names the line and quotes what does not fit.
    pub fn parse(text: &str) -> Result<Self, CaseError> {
        let mut parts = Vec::new();
        let mut scene = Scene::new(1);
        for (i, line) in text.lines().enumerate() {
            let (number, line) = (i + 1, line.trim());
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let at_line = |reason| CaseError {
                line: number,
                reason,
            };
            // Description and claims alternate: the first claim completes a position, and the next
            // line that describes something begins another one. An invalid position is no error
            // here, because a case may claim just that.
            if scene::is_scene_line(line) {
                if scene.is_told(&parts) {
                    scene = Scene::new(number);
                }
                scene.read(line).map_err(at_line)?;
            } else {
                let claim = claim::read(line, scene.seats()).map_err(at_line)?;
                scene.tell(&mut parts);
                if let Some(part) = parts.last_mut() {
                    let part: &mut Part = part;
                    part.claims.push((number, claim));
                }
            }
        }
        if parts.is_empty() {
            return Err(CaseError {
                line: text.lines().count(),
                reason: CaseErrorReason::NoClaim,
            });
        }
        Ok(Self { parts })
    }

    /// The first position of the case, if it is a valid one. It is the one before any `then`.
    #[must_use]
    pub fn position(&self) -> Option<&Position> {
        self.parts.first()?.position.as_ref().ok()
    }

    /// All claims, with their line numbers.
    pub fn claims(&self) -> impl Iterator<Item = &(usize, Claim)> {
        self.parts.iter().flat_map(|p| &p.claims)
    }
}

fn words(line: &str) -> CaseErrorReason {
    CaseErrorReason::Words(line.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    const CLASH: &str = "\
# A flower may not come to stand where it sees its clashing kind.
board GW5(0,-8) GR5(3,-4)
legal (0,-8)-(1,-6)
illegal (0,-8)-(3,-6) because §5.2
illegal (0,-8)-(3,-6) because §5.2: arriving there: the White Jade at (3,-6) would clash with the Rhododendron at (3,-4) on column 3
harmonies Guest none
then 2G.(0,-8)-(1,-6)
tile (0,-8) none
tile (1,-6) GW5
holds Guest W5x2
outcome none";

    #[test]
    fn claims_that_hold_pass() {
        let case = Case::parse(CLASH).unwrap();
        assert_eq!(case.claims().count(), 9);
        assert_eq!(case.check(), Ok(()));
    }

    #[test]
    fn claims_that_do_not_hold_are_named_by_line() {
        let case = Case::parse(
            "board GW5(0,-8) GR5(3,-4)\nlegal (0,-8)-(3,-6)\nring Guest\nillegal R3(8,0) because §4.1",
        );
        let failures = case.unwrap().check().unwrap_err();
        let lines: Vec<usize> = failures.iter().map(|f| f.line).collect();
        assert_eq!(lines, [2, 3, 4]);
        assert!(failures[0].instead.starts_with("§5.2"));
    }

    #[test]
    fn setups_that_are_no_positions_can_be_claimed_invalid() {
        let text = "board GR3(0,1) GW3(0,3)\ninvalid clashes with";
        assert_eq!(Case::parse(text).unwrap().check(), Ok(()));
        let wrong = "board GR3(0,1)\ninvalid clashes with";
        assert!(Case::parse(wrong).unwrap().check().is_err());
    }

    #[test]
    fn several_positions_follow_each_other() {
        let text = "board GR3(0,1)\ncount 41\nboard GR3(0,1) GR4(0,3)\nharmonies Guest (0,3)-(0,1)";
        let case = Case::parse(text).unwrap();
        assert_eq!(case.parts.len(), 2);
        assert_eq!(case.check(), Ok(()));
    }

    #[test]
    fn lines_that_are_not_understood_are_quoted() {
        let error = |text| Case::parse(text).unwrap_err().to_string();
        assert_eq!(
            error("board GR3(0,1)\nflies (0,1)"),
            "line 2: unknown keyword \"flies\""
        );
        assert_eq!(
            error("board GX3(0,1)"),
            "line 1: expected the code of a tile at byte 1, found \"X3(0,1)\""
        );
        assert_eq!(error("# nothing"), "line 1: the case makes no claim");
        assert_eq!(
            error("board GR3(0,1) GR4(0,1)\ncount 1"),
            "line 1: \"GR4(0,1)\" stands on another tile"
        );
    }
}
