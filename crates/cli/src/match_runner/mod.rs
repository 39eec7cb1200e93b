//! Matches: two players, many games in pairs, and an estimate of their difference in strength.
//!
//! The rules of matches are in `docs/matches.md`. Nothing here judges the legality of a turn: the
//! rules crate does that.

mod elo;
mod inside;
mod journal;
mod line;
mod opening;
mod play;
mod player;
mod program;
mod progress;
mod run;
mod spec;
mod sprt;
mod summary;

pub(crate) use journal::Journal;
pub(crate) use line::GameLine;
pub(crate) use play::Terms;
pub(crate) use progress::Display;
pub(crate) use run::{Flow, run, seat};
pub(crate) use spec::Spec;
pub(crate) use sprt::Sprt;
pub(crate) use summary::Summary;
