//! The output lines of a session about searches and positions.

use core::time::Duration;
use std::io::{self, Write};

use paisho::{Position, Stage, Turn};

use crate::eval::{Evaluation, Phase, features};
use crate::search::Report;
use crate::weights::{WEIGHTS, Weight};

/// `info` lines, one per line of play.
pub(super) fn info(out: &mut impl Write, report: &Report, used: Duration) -> io::Result<()> {
    let time = used.as_millis();
    for (i, line) in report.lines.iter().enumerate() {
        write!(
            out,
            "info depth {} line {} score {} chance {} nodes {} time {time} pv",
            report.depth,
            i + 1,
            line.score_text(),
            line.score.winning_chance(),
            report.nodes,
        )?;
        let mut turns = line.turns.iter();
        // In the bonus stage the line begins in the middle of a turn.
        if let Some(step) = line
            .steps
            .first()
            .filter(|s| Turn::from_step(**s).is_none())
        {
            write!(out, " {step}")?;
        }
        turns.try_for_each(|turn| write!(out, " {turn}"))?;
        writeln!(out)?;
    }
    Ok(())
}

/// `bestturn`, the answer to `go`.
pub(super) fn best_turn(
    out: &mut impl Write,
    position: &Position,
    report: &Report,
) -> io::Result<()> {
    let text = match (position.stage(), report.best_step(), report.best_turn()) {
        (Stage::Bonus, Some(step), _) => step.to_string(),
        (_, _, Some(turn)) => turn.to_string(),
        _ => "none".to_owned(),
    };
    writeln!(out, "bestturn {text}")
}

/// `eval` lines: the advantage of the player to move, and its features.
pub(super) fn evaluation(out: &mut impl Write, position: &Position) -> io::Result<()> {
    let (seat, phase) = (position.decider(), Phase::of(position));
    let counted = features(position, seat);
    for (feature, weight) in counted.iter().zip(&WEIGHTS).filter(|(f, _)| **f != 0) {
        let Weight {
            name, early, late, ..
        } = weight;
        writeln!(out, "eval {name} {feature} early {early} late {late}")?;
    }
    writeln!(out, "eval phase {} of {}", phase.number(), Phase::LAST)?;
    let total = Evaluation::default().advantage(position, seat);
    writeln!(out, "eval total {total}")
}
