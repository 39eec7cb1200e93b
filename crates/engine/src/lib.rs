//! An opponent and analyst for Skud Pai Sho.
#![forbid(unsafe_code)]

mod baseline;
mod code;
mod eval;
mod handicap;
mod params;
mod random;
mod score;
mod search;
mod tactics;
mod weights;

pub use baseline::{Greedy, PlainPlayer, RandomPlayer, Uct};
pub use eval::{Evaluation, FEATURES, Features, features};
pub use handicap::Handicap;
pub use params::{PARAMETERS, Parameter};
pub use random::Random;
pub use score::{Score, Verdict};
pub use search::{Line, Progress, Report, Request, Search};
pub use weights::{Feature, WEIGHTS, Weight};
