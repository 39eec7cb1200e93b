//! Replays a game: every ply before and after its turn, and the result.

use paisho::{AccentChoice, Position, Refusal, Ruleset, Seat, SeatCount, Stage, Turn};

use super::case::{Game, Ply};
use super::difference::Difference;
use super::report::CaseReport;

/// Replays a game twice: ply by ply with all data of the file, then from its notation alone.
pub(super) fn check(game: &Game, ruleset: Ruleset, report: &mut CaseReport) {
    report.counts.games += 1;
    let by_plies = if game.plies.is_empty() {
        None
    } else {
        replay_plies(game, ruleset, report)
    };
    if !game.turns.is_empty() {
        let by_turns = replay_notation(game, ruleset, report);
        compare_ends(by_plies.as_ref(), by_turns.as_ref(), report);
    }
}

/// The position after the last ply, unless the replay had to stop earlier.
fn replay_plies(game: &Game, ruleset: Ruleset, report: &mut CaseReport) -> Option<Position> {
    let mut position = choose_accents(game, ruleset, report)?;
    for (i, ply) in game.plies.iter().enumerate() {
        let next_side = game.plies.get(i + 1).and_then(|p| p.side);
        position = replay_ply(i, ply, next_side, position, report)?;
    }
    check_result(game, &position, report);
    Some(position)
}

fn choose_accents(game: &Game, ruleset: Ruleset, report: &mut CaseReport) -> Option<Position> {
    let mut position = Position::start(ruleset);
    while position.stage() == Stage::Accents {
        let seat = position.to_move();
        let chosen = game.accents.iter().find(|(s, _)| *s == seat);
        let who = format!("accents of {}", seat.word(ruleset.seats));
        let Some((_, accents)) = chosen else {
            report.refuse(
                "before the first turn".into(),
                &position,
                &who,
                "the case has none",
            );
            return None;
        };
        match position.play(Turn::Accents(*accents)) {
            Ok(next) => position = next,
            Err(refusal) => {
                report.refuse("before the first turn".into(), &position, &who, refusal);
                return None;
            }
        }
    }
    Some(position)
}

/// Checks one ply and plays its turn. Returns none if the replay can't continue: the turn is
/// refused, or leads to a different state than the file's, so that everything after it would differ
/// too.
fn replay_ply(
    index: usize,
    ply: &Ply,
    next_side: Option<Seat>,
    position: Position,
    report: &mut CaseReport,
) -> Option<Position> {
    report.counts.positions += 1;
    let (mut differences, turns) = ply.legal.compare(&position);
    report.counts.turns += turns;
    let seats = position.ruleset().seats;
    let side = ply.side.unwrap_or(position.to_move());
    differences.extend(Difference::between(
        "side to move",
        &side,
        &position.to_move(),
        |s| s.letter(seats).to_string(),
    ));
    report.note(
        || format!("ply {index}, before the turn"),
        &position,
        differences,
    );
    let Some(turn) = ply.turn else {
        return Some(position);
    };
    match play(&position, turn, next_side) {
        Ok(next) => {
            report.counts.plies += 1;
            let place = || format!("ply {index}, after {turn}");
            report
                .note(place, &next, ply.after.compare(&next))
                .then_some(next)
        }
        Err(refusal) => {
            let place = format!("ply {index}, playing {turn}");
            report.refuse(place, &position, "turn", refusal);
            None
        }
    }
}

/// Plays a turn. After the first flower in a game of two, it also plays the reply if the file does
/// not contain it, because the rules leave no choice.
fn play(position: &Position, turn: Turn, next_side: Option<Seat>) -> Result<Position, Refusal> {
    let next = position.play(turn)?;
    let reply_is_written = next_side == Some(next.to_move());
    if next.stage() != Stage::Opening || next.ruleset().seats != SeatCount::Two || reply_is_written
    {
        return Ok(next);
    }
    let mut steps = next.steps();
    match (steps.next(), steps.next()) {
        (Some(only), None) => next.play_step(only),
        _ => Ok(next),
    }
}

fn check_result(game: &Game, position: &Position, report: &mut CaseReport) {
    let result = game.result.as_ref();
    let differences = result.and_then(|r| r.compare(position));
    report.note(
        || "at the end".to_owned(),
        position,
        differences.into_iter().collect(),
    );
}

fn replay_notation(game: &Game, ruleset: Ruleset, report: &mut CaseReport) -> Option<Position> {
    let mut position = Position::start(ruleset);
    let deals_itself = ruleset.accents == AccentChoice::OneOfEach;
    for numbered in &game.turns {
        let turn = numbered.turn;
        if deals_itself && matches!(turn, Turn::Accents(_)) {
            continue;
        }
        let text = numbered.display(ruleset.seats);
        if numbered.label.seat != position.to_move() {
            let found = position.to_move().word(ruleset.seats);
            let reason = format!("it is the turn of {found}");
            report.refuse(format!("turn {text}"), &position, "seat", reason);
            return None;
        }
        match position.play(turn) {
            Ok(next) => position = next,
            Err(refusal) => {
                report.refuse(format!("turn {text}"), &position, "turn", refusal);
                return None;
            }
        }
        report.counts.plies += u64::from(game.plies.is_empty());
    }
    if game.plies.is_empty() {
        check_result(game, &position, report);
    }
    Some(position)
}

/// Both replays must end in the same position.
fn compare_ends(plies: Option<&Position>, turns: Option<&Position>, report: &mut CaseReport) {
    let (Some(plies), Some(turns)) = (plies, turns) else {
        return;
    };
    let difference = Difference::between(
        "position after all plies and after the notation",
        plies,
        turns,
        Position::to_string,
    );
    report.note(
        || "at the end".to_owned(),
        turns,
        difference.into_iter().collect(),
    );
}
