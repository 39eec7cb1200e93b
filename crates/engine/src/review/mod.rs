//! Reviewing a game: every turn is judged, and turning points are explained by facts.
//!
//! A [`Review`] works like a search: [`Review::step`] visits some nodes and returns, so that a
//! worker can show progress; no clock, no files, no words of a human language. It goes backwards
//! from the end of the game, because what is known of a position helps to judge the one before.
//!
//! For two players each ordinary turn is compared with the best one ([`ReviewedPly::loss`]),
//! marked if it mattered ([`Mark`]) and explained ([`Reason`]). Choosing accents and the opening
//! flower are not judged: nothing on the board tells good ones from bad. With three or four
//! players the engine supposes that all others play against the one it thinks for. That gives
//! scores for whoever is to move, but scores of different seats can't be compared, so there are
//! neither losses nor marks.

mod accuracy;
mod assessment;
mod mark;
mod played;
mod reason;
mod report;
mod work;

pub use accuracy::Accuracy;
pub use assessment::Assessment;
pub use mark::{BLUNDER, INACCURACY, MISTAKE, Mark};
pub use played::Played;
pub use reason::Reason;
pub use report::{GameReview, ReviewedPly};
pub use work::{Review, ReviewSettings};
