//! `paisho print`: board, tiles and rules as a PDF for printing.

use std::io::Write;

use anyhow::{Result, ensure};
use clap::{Args, ValueEnum};
use paisho::SeatCount;
use paisho_view::svg::TileSet;

use super::Verdict;
use crate::print::{Paper, Pdf, board_pages, summary_page, tile_pages};
use crate::{language, output};

/// The distance between two neighbouring points, as a share of the board's diameter.
const STEP: f32 = 100.0 / 2040.0;

/// Make a PDF to print: a board, tiles, and the rules on one page.
///
/// The board is printed at its real size on several sheets, which overlap by 8 mm and have cutting
/// marks; a small map at the bottom of each sheet shows where it belongs. Print without scaling. The
/// tiles fit the board and are the full set of each player, with the Ancient Oasis.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  paisho print -o paisho.pdf
  paisho print --what summary --lang he --paper letter -o rules.pdf
  paisho print --what board --diameter-cm 30 -o board.pdf
  paisho print --what tiles --seats 4 --tiles letters -o tiles.pdf")]
pub(crate) struct Print {
    /// What to print.
    #[arg(long, value_enum, default_value = "all")]
    what: What,
    /// The language of the summary, such as en or he; by default that of the environment.
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<String>,
    /// The paper size.
    #[arg(long, value_enum, default_value = "a4")]
    paper: Paper,
    /// The diameter of the board in centimetres.
    #[arg(long, value_name = "CM", default_value_t = 40.0)]
    diameter_cm: f32,
    /// Number of players to print tiles for.
    #[arg(long, value_name = "2|3|4", default_value_t = 2,
          value_parser = clap::value_parser!(u8).range(2..=4))]
    seats: u8,
    /// What to draw on the tiles: flowers, flowers-with-codes or letters.
    #[arg(long, default_value = "flowers", value_parser = crate::render::tile_set)]
    tiles: TileSet,
    /// The file to write, or `-` for standard output.
    #[arg(short, long, value_name = "FILE")]
    output: String,
}

/// The argument of `--what`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum What {
    /// The board at its real size.
    Board,
    /// The tiles of all players.
    Tiles,
    /// The rules on one page.
    Summary,
    /// Board, tiles and rules.
    All,
}

impl Print {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<Verdict> {
        ensure!(
            (10.0..=200.0).contains(&self.diameter_cm),
            "cannot print a board of {} cm: the diameter must be 10 to 200 cm",
            self.diameter_cm
        );
        let book = language::rulebook(self.lang.as_deref())?;
        let diameter = self.diameter_cm * 10.0;
        let mut pages = Vec::new();
        if matches!(self.what, What::Board | What::All) {
            pages.extend(board_pages(self.paper, diameter));
        }
        if matches!(self.what, What::Tiles | What::All) {
            let step = diameter * STEP;
            pages.extend(tile_pages(self.paper, self.seat_count(), self.tiles, step));
        }
        if matches!(self.what, What::Summary | What::All) {
            pages.push(summary_page(&book, self.paper)?);
        }
        let mut pdf = Pdf::new(book.edition());
        for page in pages {
            pdf.add(&page)?;
        }
        output::write(&self.output, &pdf.finish()?, out)?;
        Ok(Verdict::Fine)
    }

    const fn seat_count(&self) -> SeatCount {
        match self.seats {
            3 => SeatCount::Three,
            4 => SeatCount::Four,
            _ => SeatCount::Two,
        }
    }
}
