//! `paisho show`: a position in the terminal.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use paisho::{PointSet, Position, Setup};
use paisho_view::text_board::Window;

use super::Verdict;
use crate::colour::{ColourChoice, Palette, heading};
use crate::describe;
use crate::input;
use crate::picture::Picture;

/// Draw a position in the terminal.
///
/// Shows the board with all tiles, the hands, who is to move, and the harmonies, rings, trapped and
/// drained flowers. Of a game, the last position is drawn. A position that is not legal is drawn
/// too, with a list of its problems; the exit code is then 1.
///
/// A tile is its owner's letter and its code. `!` marks trapped flowers, `*` drained ones and `&`
/// those that are both; `[ ]` is an empty gate. Without colours, `r` and `w` are points of the red
/// and the white garden where flowers of the other colour may not stand.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  paisho show '0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,-8);1H.R3(0,8)'
  paisho show game.txt
  paisho show --color always position.txt | less -R")]
pub(crate) struct Show {
    /// A position, a game as turns, record or link, or a file with one; `-` for standard input.
    position: String,
    /// The ruleset if the input is only turns, such as rulebook.oasis; other forms name their own.
    #[arg(long, default_value = "rulebook")]
    ruleset: String,
    /// When to use colours.
    #[arg(long, value_enum, default_value = "auto", value_name = "WHEN")]
    color: ColourChoice,
}

impl Show {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<Verdict> {
        let text = input::text(&self.position)?;
        let setup = input::setup(&text, input::ruleset(&self.ruleset)?)?;
        let palette = self.color.palette();
        match Position::from_setup(setup) {
            Ok(position) => {
                write!(out, "{}", picture(&position, palette))?;
                print_facts(&position, palette, out)?;
                Ok(Verdict::Fine)
            }
            Err(problems) => {
                write!(out, "{}", bare_picture(&problems.setup, palette))?;
                writeln!(out, "\nThis is not a legal position:")?;
                for problem in &problems.found {
                    writeln!(out, "  {problem}")?;
                }
                Ok(Verdict::Objection)
            }
        }
    }
}

/// The board of a position.
pub(super) fn picture(position: &Position, palette: Palette) -> String {
    let picture = Picture {
        board: position.board(),
        seats: position.ruleset().seats,
        trapped: position.trapped(),
        drained: position.drained(),
        pointed_out: PointSet::EMPTY,
        palette,
    };
    picture.draw(&Window::WHOLE)
}

/// Only the tiles, with clashing ones highlighted.
fn bare_picture(setup: &Setup, palette: Palette) -> String {
    let clashes = setup.board().clashes();
    let picture = Picture {
        board: setup.board(),
        seats: setup.ruleset.seats,
        trapped: PointSet::EMPTY,
        drained: PointSet::EMPTY,
        pointed_out: clashes.flat_map(|c| [c.a.0, c.b.0]).collect(),
        palette,
    };
    picture.draw(&Window::WHOLE)
}

fn print_facts(position: &Position, palette: Palette, out: &mut dyn Write) -> Result<()> {
    let seats = position.ruleset().seats;
    let state = match position.outcome() {
        Some(outcome) => describe::outcome(outcome, seats),
        None => {
            let (seat, stage) = (position.to_move().word(seats), position.stage());
            format!("{seat} to move: {stage}")
        }
    };
    writeln!(out, "\n{}", palette.paint(&state, heading()))?;
    writeln!(out, "Rules: {}", position.ruleset())?;
    for seat in position.seats().iter() {
        let hand = describe::hand(position.hand(seat));
        let title = format!("Hand of {}:", seat.word(seats));
        writeln!(out, "{}", describe::list(&title, &hand, ""))?;
    }
    for seat in position.seats().iter() {
        let harmonies = position.harmonies_of(seat);
        let harmonies: Vec<String> = harmonies.map(|h| describe::harmony(&h, position)).collect();
        let title = format!("Harmonies of {} ({}):", seat.word(seats), harmonies.len());
        writeln!(out, "{}", describe::list(&title, &harmonies, ","))?;
    }
    print_rings(position, out)?;
    print_marks(position, out)
}

fn print_rings(position: &Position, out: &mut dyn Write) -> Result<()> {
    let seats = position.ruleset().seats;
    for seat in position.ring_owners().iter() {
        let tiles = position.ring(seat).into_iter();
        let tiles: Vec<String> = tiles
            .filter_map(|p| Some(describe::standing((p, position.board().get(p)?), seats)))
            .collect();
        let title = format!("Harmony Ring of {}:", seat.word(seats));
        writeln!(out, "{}", describe::list(&title, &tiles, " -"))?;
    }
    Ok(())
}

fn print_marks(position: &Position, out: &mut dyn Write) -> Result<()> {
    let seats = position.ruleset().seats;
    let board = position.board();
    let trapped = board
        .tiles()
        .filter_map(|s| Some((s, position.trapped_by(s.0)?)));
    let drained = board
        .tiles()
        .filter_map(|s| Some((s, position.drained_by(s.0)?)));
    let marks = [
        ("Trapped:", trapped.collect()),
        ("Drained:", drained.collect::<Vec<_>>()),
    ];
    for (title, pairs) in marks.into_iter().filter(|(_, pairs)| !pairs.is_empty()) {
        let entries: Vec<String> = pairs
            .into_iter()
            .map(|(tile, by)| {
                let (tile, by) = (
                    describe::standing(tile, seats),
                    describe::standing(by, seats),
                );
                format!("{tile} by {by}")
            })
            .collect();
        writeln!(out, "{}", describe::list(title, &entries, ","))?;
    }
    Ok(())
}
