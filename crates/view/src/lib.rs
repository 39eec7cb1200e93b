//! Everything that people see or read of the game, as plain values: pictures (`svg`), boards drawn
//! with letters (`text_board`, `text_circle`), words (`words`), the rulebook (`rulebook`). No DOM, no file access,
//! no engine.
#![forbid(unsafe_code)]

pub mod rulebook;
pub mod svg;
pub mod text_board;
pub mod text_circle;
pub mod words;
