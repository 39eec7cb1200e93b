//! `paisho perft`: counts all move sequences of a given depth.

use std::io::Write;
use std::time::Instant;

use anyhow::{Result, anyhow, ensure};
use clap::Args;
use paisho::{AccentChoice, Gate, Kind, Position, Ruleset, Seat, Step};

use super::Verdict;
use crate::describe;
use crate::input;
use crate::number::grouped;

/// Count all sequences of steps to a given depth.
///
/// Each level is one step: an arrangement that earns a Harmony Bonus is one step, and taking or
/// declining the bonus is the next. Without a position, counting begins at Guest's first free turn,
/// with one of each accent and both opening flowers planted.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  paisho perft 4
  paisho perft --opening W3 --divide 3
  paisho perft --turns --position position.txt 2")]
pub(crate) struct Perft {
    /// The opening flower: R3, R4, R5, W3, W4 or W5.
    #[arg(
        long,
        value_name = "FLOWER",
        default_value = "R5",
        conflicts_with = "position"
    )]
    opening: String,
    /// Count from this position, or from the last position of this game, or from a file with one;
    /// `-` for standard input.
    #[arg(long, value_name = "POSITION")]
    position: Option<String>,
    /// The ruleset, such as rulebook.oasis; position texts name their own.
    #[arg(long, default_value = "rulebook")]
    ruleset: String,
    /// Count whole turns instead of steps.
    #[arg(long)]
    turns: bool,
    /// List the first steps, or turns, with their counts.
    #[arg(long)]
    divide: bool,
    /// How deep to count.
    depth: u32,
}

impl Perft {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<Verdict> {
        let position = self.start()?;
        if self.divide {
            self.print_divided(&position, out)?;
        }
        writeln!(
            out,
            "depth {:>20} {:>10} {:>14}",
            "count", "seconds", "per second"
        )?;
        for depth in 1..=self.depth {
            let begin = Instant::now();
            let count = self.count(&position, depth);
            let seconds = begin.elapsed().as_secs_f64();
            let speed = count as f64 / seconds.max(1e-9);
            let (count, speed) = (grouped(count), grouped(speed as u64));
            writeln!(out, "{depth:>5} {count:>20} {seconds:>10.3} {speed:>14}")?;
            out.flush()?;
        }
        Ok(Verdict::Fine)
    }

    fn start(&self) -> Result<Position> {
        let ruleset = input::ruleset(&self.ruleset)?;
        match &self.position {
            Some(text) => input::position(&input::text(text)?, ruleset),
            None => opening(&self.opening, ruleset),
        }
    }

    fn count(&self, position: &Position, depth: u32) -> u64 {
        if self.turns {
            position.perft_turns(depth)
        } else {
            position.perft(depth)
        }
    }

    fn print_divided(&self, position: &Position, out: &mut dyn Write) -> Result<()> {
        ensure!(self.depth > 0, "--divide needs a depth of at least 1");
        let mut parts: Vec<(String, u64)> = Vec::new();
        if self.turns {
            position.for_each_turn(|turn| {
                let mut next = position.clone();
                next.play_unchecked(turn);
                parts.push((turn.to_string(), self.count(&next, self.depth - 1)));
            });
        } else {
            for step in position.steps() {
                let mut next = position.clone();
                next.step_unchecked(step);
                parts.push((describe::step(step), self.count(&next, self.depth - 1)));
            }
        }
        let width = parts.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
        for (name, count) in parts {
            writeln!(out, "{name:<width$} {:>20}", grouped(count))?;
        }
        writeln!(out)?;
        Ok(())
    }
}

/// The Gates in the order of the seats.
const GATES: [Gate; 4] = [Gate::South, Gate::West, Gate::North, Gate::East];

/// Guest's first free turn after both players planted the flower.
fn opening(flower: &str, ruleset: Ruleset) -> Result<Position> {
    let kind = Kind::from_code(flower)
        .filter(|kind| kind.is_basic())
        .ok_or_else(|| anyhow!("{flower:?} is not a basic flower (R3 R4 R5 W3 W4 W5)"))?;
    let mut position = Position::start(Ruleset {
        accents: AccentChoice::OneOfEach,
        ..ruleset
    });
    for (seat, gate) in Seat::ALL.into_iter().zip(GATES) {
        if !position.seats().contains(seat) {
            continue;
        }
        let plant = Step::Plant {
            flower: kind,
            at: gate.point(),
        };
        // With the quick start, Host has no choice either, but it is a different flower.
        let only = position.steps().next().filter(|_| seat != Seat::South);
        let same = position.is_legal_step(plant).then_some(plant);
        position = position.play_step(same.or(only).unwrap_or(plant))?;
    }
    Ok(position)
}
