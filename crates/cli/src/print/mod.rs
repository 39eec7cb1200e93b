//! Printable pages: the board, the tiles, and the rules on one page. All pages are drawn as SVG in
//! millimetres and combined into one PDF.

mod board;
mod font;
mod paper;
mod pdf;
mod summary;
mod tiles;
mod typeset;

pub(crate) use board::board_pages;
pub(crate) use paper::Paper;
pub(crate) use pdf::Pdf;
pub(crate) use summary::summary_page;
pub(crate) use tiles::tile_pages;
