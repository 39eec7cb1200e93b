//! Analysis of one position.

use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use indicatif::ProgressBar;
use paisho::{Position, Seat};
use paisho_engine::{Allowance, Clock, Engine, Line, Progress, Report, Request, SystemClock};

use super::json::JsonPosition;
use super::{Telling, bar, tell, words};
use crate::describe;
use crate::number::grouped;
use crate::stop_flag::StopFlag;

/// The analysis of a position.
#[derive(Debug)]
pub(crate) struct Thought {
    pub(super) position: Position,
    pub(super) report: Report,
    pub(super) used: Duration,
    /// Whether the search ended by itself, at its limits or with all lines proved; false if the
    /// user interrupted it.
    pub(super) complete: bool,
}

/// Thinks until the limits are reached or the user interrupts.
pub(crate) fn think(
    engine: &Engine,
    request: Request,
    allowance: &Allowance,
    telling: Telling,
    stop: &StopFlag,
) -> Thought {
    let position = request.position.clone();
    let clock = SystemClock::default();
    let bar = bar(telling, None, "{spinner} {elapsed} {wide_msg}");
    let mut thinking = engine.think(request, allowance, clock.now());
    let mut depth = 0;
    let mut progress = Progress::Running;
    while progress == Progress::Running && !stop.is_set() {
        progress = thinking.go_on(&clock);
        bar.tick();
        if thinking.depth() > depth {
            depth = thinking.depth();
            show(telling, &bar, &position, &thinking.report());
        }
    }
    bar.finish_and_clear();
    Thought {
        position,
        report: thinking.report(),
        used: thinking.used(&clock),
        complete: progress == Progress::Done,
    }
}

/// Shows the best line so far.
fn show(telling: Telling, bar: &ProgressBar, position: &Position, report: &Report) {
    let Some(best) = report.best() else { return };
    let (depth, nodes) = (report.depth, grouped(report.nodes));
    let (score, line) = (words::score(best, position), line_text(best));
    let text = format!("depth {depth}, {nodes} nodes: {score}  {line}");
    tell(telling, bar, &text);
    bar.set_message(text);
}

/// The turns of a line. In the bonus stage, the line begins in the middle of a turn.
pub(super) fn line_texts(line: &Line) -> Vec<String> {
    let first = line.steps.first().copied();
    let begun = first.filter(|s| paisho::Turn::from_step(*s).is_none());
    let rest = line.turns.iter().map(ToString::to_string);
    begun.map(describe::step).into_iter().chain(rest).collect()
}

fn line_text(line: &Line) -> String {
    line_texts(line).join(" ")
}

impl Thought {
    /// Prints the analysis for people.
    pub(crate) fn print(&self, out: &mut dyn Write) -> Result<()> {
        let seat: Seat = self.position.decider();
        let seats = self.position.ruleset().seats;
        if let Some(outcome) = self.position.outcome() {
            writeln!(out, "{}", describe::outcome(outcome, seats))?;
            return Ok(());
        }
        let (word, stage) = (seat.word(seats), self.position.stage());
        let (depth, nodes) = (self.report.depth, grouped(self.report.nodes));
        let seconds = self.used.as_secs_f64();
        writeln!(out, "{word} to move: {stage}")?;
        writeln!(out, "depth {depth}, {nodes} nodes, {seconds:.1} s")?;
        for (i, line) in self.report.lines.iter().enumerate() {
            let score = words::score(line, &self.position);
            writeln!(out, "{:>2}. {score:<14} {}", i + 1, line_text(line))?;
        }
        Ok(())
    }

    /// Prints the analysis as JSON.
    pub(crate) fn print_json(&self, out: &mut dyn Write) -> Result<()> {
        serde_json::to_writer(&mut *out, &JsonPosition::new(self))?;
        writeln!(out)?;
        Ok(())
    }
}
