//! Words: equal in all languages, whole, and as they were when last read by a person.
#![expect(
    clippy::unwrap_used,
    reason = "helpers of tests may panic like the tests themselves"
)]

mod golden;
mod parity;
mod samples;
mod scenes;
mod sentences;
