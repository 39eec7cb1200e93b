//! An opponent and analyst for Skud Pai Sho, with the same answers natively and in a browser.
//!
//! - [`Search`] finds the best turn of a position in slices of nodes; it has no clock.
//! - [`Engine`] and [`Thinking`] add time, memory and threads.
//! - [`Review`] judges every turn of a game and explains its turning points.
//! - [`Session`] implements the text protocol of `docs/engine-protocol.md`.
//! - [`Level`] makes the engine weaker in the ways people are.
//! - [`Greedy`], [`RandomPlayer`] and [`Uct`] are simple opponents that never change.
#![forbid(unsafe_code)]

mod baseline;
mod bench;
mod clock;
mod code;
mod engine;
mod eval;
mod handicap;
#[cfg(feature = "threads")]
mod helpers;
mod level;
mod params;
mod protocol;
mod random;
mod review;
mod score;
mod search;
mod tactics;
mod weights;

pub use baseline::{Greedy, PlainPlayer, RandomPlayer, Uct};
pub use bench::{BenchPosition, BenchReport, bench};
#[cfg(feature = "threads")]
pub use clock::SystemClock;
pub use clock::{Allowance, Clock, StoppedClock};
pub use engine::{DEFAULT_TABLE, Engine, SLICE, Thinking};
pub use eval::{Evaluation, FEATURES, Features, Phase, features};
pub use handicap::Handicap;
pub use level::Level;
pub use params::{PARAMETERS, Parameter};
pub use protocol::{Session, Status};
pub use random::Random;
pub use review::{
    Accuracy, Assessment, BLUNDER, GameReview, INACCURACY, MISTAKE, Mark, Played, Reason, Review,
    ReviewSettings, ReviewedPly,
};
pub use score::{Score, Verdict};
pub use search::{Line, Progress, Report, Request, Search, TableError};
pub use weights::{Feature, WEIGHTS, Weight};
