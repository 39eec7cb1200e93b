//! Reviewing a game.

use anyhow::Result;
use paisho::notation::record::Record;
use paisho_engine::{GameReview, Played, Progress, Review, ReviewSettings};
use std::io::Write;

use super::json::JsonGame;
use super::{Telling, bar, tell};
use crate::stop_flag::StopFlag;

/// The number of nodes between two checks for Ctrl-C, after which the bar is updated too.
const SLICE: u64 = 256;
/// Without a terminal, a line of progress is printed each time this many more percent are done.
const PLAIN_STEP: usize = 10;

/// A game and the results of its review.
#[derive(Debug)]
pub(crate) struct Reviewing<'a> {
    pub(super) record: &'a Record,
    pub(super) played: Vec<Played>,
    pub(super) settings: ReviewSettings,
    pub(super) found: GameReview,
    pub(super) nodes: u64,
    /// Whether the review finished; false if the user interrupted it.
    pub(super) complete: bool,
}

/// Reviews the main line of a record until its end or until the user interrupts.
pub(crate) fn review<'a>(
    record: &'a Record,
    settings: ReviewSettings,
    telling: Telling,
    stop: &StopFlag,
) -> Result<Reviewing<'a>> {
    let played = Played::in_record(record);
    let mut review = Review::try_new(&played, record.result(), settings)?;
    let total = review.total();
    let bar = bar(
        telling,
        Some(total as u64),
        "{wide_bar} {pos}/{len} positions {eta}",
    );
    let mut told = 0;
    let mut progress = Progress::Running;
    while progress == Progress::Running && !stop.is_set() {
        progress = review.step(SLICE);
        bar.set_position(review.done() as u64);
        let percent = review.done() * 100 / total.max(1);
        if percent >= told + PLAIN_STEP {
            told = percent;
            let (done, nodes) = (review.done(), review.nodes());
            tell(
                telling,
                &bar,
                &format!("{done} of {total} positions, {nodes} nodes"),
            );
        }
    }
    bar.finish_and_clear();
    Ok(Reviewing {
        record,
        settings,
        found: review.report().clone(),
        nodes: review.nodes(),
        complete: progress == Progress::Done,
        played,
    })
}

impl Reviewing<'_> {
    /// Prints the review as JSON.
    pub(crate) fn print_json(&self, out: &mut dyn Write) -> Result<()> {
        serde_json::to_writer(&mut *out, &JsonGame::new(self))?;
        writeln!(out)?;
        Ok(())
    }
}
