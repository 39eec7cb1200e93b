//! The contract between a paisho server and its clients.
//!
//! Ids, messages in both directions, bodies of HTTP requests and answers: closed types that are
//! read strictly and written the same way always. Turns, positions and rulesets travel as the
//! text forms of the rules crate. No logic lives here.
#![forbid(unsafe_code)]
