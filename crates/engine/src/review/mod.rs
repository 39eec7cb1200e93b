//! Game reviews: every turn is judged, and turning points are explained by facts.
//!
//! A [`Review`] works like a search: [`Review::step`] visits some nodes and returns, so that a
//! worker can show progress. It uses no clock, no files and no human language. It goes backwards
//! from the end of the game, because the results for a position help to judge the one before.
//!
//! For two players each ordinary turn is compared with the best one ([`ReviewedPly::loss`]),
//! marked if it mattered ([`Mark`]) and explained ([`Reason`]). Choosing accents and the opening
//! flower are not judged: nothing on the board tells good choices from bad ones. With three or four
//! players the search assumes that all others play against the player to move. That gives scores
//! for the player to move, but scores of different seats can't be compared, so there are neither
//! losses nor marks.

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
