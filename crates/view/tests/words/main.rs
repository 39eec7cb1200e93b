//! Words: equal in all languages, whole, and as they were when last read by a person.

mod golden;
mod parity;
mod samples;
mod scenes;
mod sentences;
