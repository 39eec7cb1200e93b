//! What went wrong with an attempt.

use paisho::notation::SyntaxError;
use paisho::{Refusal, Standing};

/// Why something could not be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The rules refuse it.
    Refused(Refusal),
    /// The flower may be arranged, but there is no point it could go to.
    NowhereToGo(Standing),
    /// What was written is not a turn.
    Unreadable(SyntaxError),
    /// It is somebody else's turn.
    NotYourTurn,
}
