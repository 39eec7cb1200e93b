//! The companion for games on a real board: clocks between two players, and a recording of the
//! game.

mod clocks;
mod folder;
mod recording;

pub use clocks::{ClockEvent, ClockState, Clocks, Kept};
pub use folder::Folder;
pub use recording::{Entry, RecordError, Recording, RecordingEvent};

#[cfg(test)]
mod tests;
