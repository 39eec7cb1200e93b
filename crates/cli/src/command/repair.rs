//! `paisho repair`: a game from a real board in which a clash was noticed too late.

use std::io::Write;

use anyhow::{Result, bail, ensure};
use clap::Args;
use paisho::notation::Form;
use paisho::notation::record::{LastClash, PlayedGame, Record, Repair as Repaired};
use paisho::{Ruleset, SeatCount, Setup};

use super::Verdict;
use crate::{describe, input, output};

/// Repair a game from a real board in which a clash was noticed too late.
///
/// The clashing tiles return to their owners' hands, and play goes on (§9.4 of the rules). All other
/// rules must hold. No legal turn leads to the position after a repair, so a new record begins there;
/// the turns that were played with a clash on the board are kept in a comment. A position with a
/// clash is repaired too. The tiles that were returned are listed on standard error.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  paisho repair game.paisho
  paisho repair --after 9H game.paisho -o repaired.paisho
  paisho repair '1~rulebook~G~HW3bGR3----------------~G233333LO-H333233LO'")]
pub(crate) struct Repair {
    /// A game as turns or record, a position, or a file with one; `-` for standard input.
    record: String,
    /// The turn after which the clash was noticed, such as 9H; repeat it for several clashes
    /// [default: the last turn].
    #[arg(long, value_name = "TURN")]
    after: Vec<String>,
    /// The ruleset if the input is only turns, such as rulebook.oasis; other forms name their own.
    #[arg(long, default_value = "rulebook")]
    ruleset: String,
    /// The file to write; `-` for standard output.
    #[arg(short, long, default_value = "-", value_name = "FILE")]
    output: String,
}

impl Repair {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<Verdict> {
        let text = input::text(&self.record)?;
        let ruleset = input::ruleset(&self.ruleset)?;
        ensure!(!text.is_empty(), "the input is empty");
        let (repaired, notes) = match Form::of(&text) {
            Form::Turns | Form::Record => self.game(&text, ruleset)?,
            Form::Position => self.position(input::setup(&text, ruleset)?)?,
            _ => bail!("expected turns, a record or a position, not a link"),
        };
        output::write(&self.output, repaired.as_bytes(), out)?;
        if notes.is_empty() {
            input::warn(&["there is no clash to repair"]);
        }
        for note in notes {
            // The result is written already; failing to list the tiles must not fail the command.
            let _ = writeln!(std::io::stderr(), "{note}");
        }
        Ok(Verdict::Fine)
    }

    /// A game with its clashes repaired, and a line about each of them.
    fn game(&self, text: &str, ruleset: Ruleset) -> Result<(String, Vec<String>)> {
        let game = PlayedGame {
            text,
            ruleset,
            noticed: &self.after,
            last: LastClash::Repaired,
        };
        let game = game.repair()?;
        for label in &self.after {
            let is_used = game.repairs.iter().any(|r| r.after == *label);
            ensure!(is_used, "there is no clash to repair after {label:?}");
        }
        let repairs = game.repairs.iter().zip(&game.records);
        let notes = repairs.map(|(repair, record)| note(repair, record.ruleset().seats));
        let notes = notes.collect();
        Ok((Record::print_all(&game.records), notes))
    }

    /// A position with its clashes repaired.
    fn position(&self, mut setup: Setup) -> Result<(String, Vec<String>)> {
        ensure!(
            self.after.is_empty(),
            "a position has no turns, so --after cannot be used with it"
        );
        let seats = setup.ruleset.seats;
        let returned = setup.repair_clashes();
        let position = paisho::Position::from_setup(setup)?;
        let notes = match returned.as_slice() {
            [] => Vec::new(),
            _ => vec![describe::list("Returned:", &tiles(&returned, seats), ",")],
        };
        Ok((format!("{position}\n"), notes))
    }
}

fn note(repair: &Repaired, seats: SeatCount) -> String {
    let title = format!("Returned after {}:", repair.after);
    match repair.returned.as_slice() {
        [] => format!("{title} nothing, the clash was gone"),
        returned => describe::list(&title, &tiles(returned, seats), ","),
    }
}

fn tiles(returned: &[paisho::Returned], seats: SeatCount) -> Vec<String> {
    let tile = |tile: &paisho::Returned| describe::in_words(*tile, seats);
    returned.iter().map(tile).collect()
}
