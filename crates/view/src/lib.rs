//! Everything a person perceives, as values: pictures (`svg`), words (`words`), the rulebook
//! (`rulebook`). No DOM, no files, no engine.
#![forbid(unsafe_code)]

pub mod rulebook;
pub mod svg;
pub mod text_board;
pub mod words;
