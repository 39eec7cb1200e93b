//! Analysis of positions and games, printed for people or as JSON.

mod game;
mod json;
mod position;
mod table;
mod words;

pub(crate) use game::review;
pub(crate) use position::think;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// How much progress is shown while the engine thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Telling {
    /// Nothing.
    Quiet,
    /// A line that is redrawn on a terminal, or plain lines elsewhere.
    Progress,
}

/// A progress bar on standard error; hidden if that is not a terminal.
fn bar(telling: Telling, length: Option<u64>, template: &str) -> ProgressBar {
    let target = match telling {
        Telling::Quiet => ProgressDrawTarget::hidden(),
        Telling::Progress => ProgressDrawTarget::stderr(),
    };
    let style = ProgressStyle::with_template(template);
    ProgressBar::with_draw_target(length, target)
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// Prints a plain line of progress where no bar can be shown.
fn tell(telling: Telling, bar: &ProgressBar, line: &str) {
    use std::io::Write;
    if telling == Telling::Progress && bar.is_hidden() {
        // Failing to print progress must not end the analysis.
        let _ = writeln!(std::io::stderr(), "{line}");
    }
}
