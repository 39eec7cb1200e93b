//! Tests of the words: the same messages in all languages, complete sentences, and no change since
//! a person last read them.
#![expect(
    clippy::unwrap_used,
    reason = "the helpers of tests may panic like the tests themselves"
)]

mod differences;
mod glossary;
mod golden;
mod parity;
mod samples;
mod scenes;
mod sentences;
