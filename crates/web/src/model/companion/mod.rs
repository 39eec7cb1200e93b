//! The companion for a real board on the table: clocks between two players, and a record of what
//! they play.

mod clocks;
mod folder;
mod recording;

pub use clocks::{ClockEvent, Clocks, Kept, Standing};
pub use folder::Folder;
pub use recording::{Entry, RecordError, Recording, RecordingEvent};

#[cfg(test)]
mod tests;
