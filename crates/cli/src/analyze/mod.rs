//! Analysing positions and games: the engine's thoughts for people and for other programs.

mod game;
mod json;
mod position;
mod stop;
mod table;
mod words;

pub(crate) use game::review;
pub(crate) use position::think;
pub(crate) use stop::Stop;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// How much is told while the engine thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Telling {
    /// Nothing.
    Quiet,
    /// A line that is drawn over and over on a terminal, or plain lines elsewhere.
    Progress,
}

/// A bar on standard error; hidden where nobody would see it.
fn bar(telling: Telling, length: Option<u64>, template: &str) -> ProgressBar {
    let target = match telling {
        Telling::Quiet => ProgressDrawTarget::hidden(),
        Telling::Progress => ProgressDrawTarget::stderr(),
    };
    let style = ProgressStyle::with_template(template);
    ProgressBar::with_draw_target(length, target)
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// A plain line of progress, where no bar can be seen.
fn tell(telling: Telling, bar: &ProgressBar, line: &str) {
    use std::io::Write;
    if telling == Telling::Progress && bar.is_hidden() {
        // Progress that nobody can read is no reason to fail.
        let _ = writeln!(std::io::stderr(), "{line}");
    }
}
