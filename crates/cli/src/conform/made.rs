//! Checks a constructed position: everything about it, and the sample turns played in it.

use paisho::{Position, Ruleset, Seat, Setup};

use super::case::{Made, Sample};
use super::difference::Difference;
use super::report::{CaseReport, Finding};

/// Checks a position.
pub(super) fn check(made: &Made, ruleset: Ruleset, report: &mut CaseReport) {
    report.counts.positions += 1;
    let setup = setup(made, ruleset);
    let text = setup.to_string();
    let position = match Position::from_setup(setup) {
        Ok(position) => position,
        Err(problems) => {
            report.findings.push(invalid(text, &problems.to_string()));
            return;
        }
    };
    let (mut differences, turns) = made.legal.compare(&position);
    report.counts.turns += turns;
    differences.extend(made.state.compare(&position));
    differences.extend(compare_rings(made, &position));
    if let Some(over) = made.over {
        let found = position.outcome().is_some();
        differences.extend(Difference::between("over", &over, &found, bool::to_string));
    }
    report.note(|| "position".to_owned(), &position, differences);
    for (i, sample) in made.samples.iter().enumerate() {
        check_sample(i, sample, &position, report);
    }
}

fn setup(made: &Made, ruleset: Ruleset) -> Setup {
    let mut setup = Setup::empty(ruleset);
    setup.to_move = made.side;
    for placed in made.state.board.iter().flatten() {
        setup.set(placed.at, Some(placed.tile));
    }
    for (seat, hand) in made.state.hands.iter().flatten() {
        setup.hands[*seat] = *hand;
    }
    setup
}

fn invalid(position: String, problems: &str) -> Finding {
    Finding {
        place: "position".to_owned(),
        position,
        differences: vec![Difference::Value {
            what: "setup".to_owned(),
            expected: "a valid position".to_owned(),
            found: problems.to_owned(),
        }],
    }
}

fn compare_rings(made: &Made, position: &Position) -> Option<Difference> {
    let seats = position.ruleset().seats;
    let found: Vec<Seat> = position.ring_owners().iter().collect();
    let expected = made.rings.clone()?;
    Difference::between_lists("owners of a ring", expected, found, |s| {
        s.letter(seats).to_string()
    })
}

fn check_sample(index: usize, sample: &Sample, position: &Position, report: &mut CaseReport) {
    let turn = sample.turn;
    let next = match position.play(turn) {
        Ok(next) => next,
        Err(refusal) => {
            let place = format!("sample {index}, playing {turn}");
            return report.refuse(place, position, "turn", refusal);
        }
    };
    report.counts.positions += 1;
    let mut differences = sample.after.compare(&next);
    differences.extend(sample.result.as_ref().and_then(|r| r.compare(&next)));
    report.note(
        || format!("sample {index}, after {turn}"),
        &next,
        differences,
    );
}
