//! The companion for games on a real board: clocks between two players, and a recording of the
//! game.

mod clocks;
mod folder;
mod recording;

pub use clocks::{ClockEvent, ClockState, Clocks, Kept};
pub use folder::Folder;
pub use recording::{Entry, RecordError, Recording, RecordingEvent};

/// An effect of a recording that the caller carries out. The recording is saved after both.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Remove the explanation of an earlier refusal.
    Recorded,
    /// Explain why the turn can't be recorded.
    Refused(RecordError),
}

#[cfg(test)]
mod tests;
