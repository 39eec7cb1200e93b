//! The progress of a match: a bar on a terminal, lines elsewhere.

use std::io::{self, IsTerminal, Write};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use super::line::{GameLine, Side};

/// How often the bar is redrawn during long games.
const TICK: Duration = Duration::from_millis(500);

/// How progress is shown, always on standard error.
#[derive(Debug)]
pub(crate) enum Display {
    Bar(ProgressBar),
    Lines { games: u32 },
    Nothing,
}

impl Display {
    /// A bar if standard error is a terminal, otherwise lines.
    pub(crate) fn new(games: u32, finished: usize) -> Self {
        if !io::stderr().is_terminal() {
            return Self::Lines { games };
        }
        let bar = ProgressBar::new(u64::from(games)).with_position(finished as u64);
        let style = ProgressStyle::with_template("{pos}/{len} {wide_bar} {msg} {eta}");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.reset_eta();
        bar.enable_steady_tick(TICK);
        Self::Bar(bar)
    }

    /// A game was finished; `standing` is the state of the match in a few words.
    pub(crate) fn game(&self, line: &GameLine, standing: &str) {
        match self {
            Self::Bar(bar) => {
                bar.inc(1);
                bar.set_message(standing.to_owned());
            }
            Self::Lines { games } => {
                let text = sentence(line);
                // Failing to print progress must not end the match.
                let _ = writeln!(
                    io::stderr(),
                    "game {} of {games}: {text}; {standing}",
                    line.game
                );
            }
            Self::Nothing => {}
        }
    }

    pub(crate) fn clear(&self) {
        if let Self::Bar(bar) = self {
            bar.finish_and_clear();
        }
    }
}

fn sentence(line: &GameLine) -> String {
    let (end, turns) = (line.end.words(), line.turns);
    let result = match line.winner {
        None => format!("draw by {end}"),
        Some(side) => {
            let seat = if side == line.guest { "Guest" } else { "Host" };
            let name = if side == Side::A { "A" } else { "B" };
            format!("{name} wins as {seat} by {end}")
        }
    };
    let note = line
        .note
        .as_ref()
        .map_or(String::new(), |n| format!(" ({n})"));
    format!("{result}{note} after {turns} turns")
}
