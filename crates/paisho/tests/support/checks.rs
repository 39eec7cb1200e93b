//! Checks of one position or one step, wherever it comes from.

use std::collections::HashSet;

use paisho::{Point, Position, Setup, Stage, Step, Turn};

use super::brute::conceivable;
use super::reference::Table;

/// Steps in a fixed order, as text, so that a difference can be read.
pub(crate) fn sorted(steps: impl IntoIterator<Item = Step>) -> Vec<String> {
    let mut texts: Vec<String> = steps.into_iter().map(|s| format!("{s:?}")).collect();
    texts.sort_unstable();
    texts
}

/// The crate and the reference agree on the steps, rings, harmonies and effects of a position.
pub(crate) fn assert_agrees_with_reference(position: &Position) {
    let table = Table::of(position);
    assert_eq!(
        sorted(position.steps()),
        sorted(table.steps()),
        "{position}"
    );
    assert_eq!(position.ring_owners(), table.ring_owners(), "{position}");
    let place = |p: Point| (p.x(), p.y());
    let found: HashSet<_> = position
        .harmonies()
        .map(|h| (place(h.a), place(h.b), h.owners))
        .collect();
    let expected = table.harmonies().into_iter();
    let expected: HashSet<_> = expected.map(|h| (h.a, h.b, h.owners)).collect();
    assert_eq!(found, expected, "{position}");
    let (trapped, drained) = (position.trapped(), position.drained());
    for (point, _) in position.board().tiles() {
        let at = place(point);
        assert_eq!(trapped.contains(point), table.is_trapped(at), "{position}");
        assert_eq!(drained.contains(point), table.is_drained(at), "{position}");
    }
}

/// The crate and the reference reach the same position by a step.
pub(crate) fn assert_plays_like_reference(before: &Position, step: Step, after: &Position) {
    let table = Table::of(before).after(step);
    if let Some(difference) = table.differs_from(after) {
        panic!("{before} {step:?}\n{difference}");
    }
}

/// The values that are updated step by step equal those of a board built from scratch.
pub(crate) fn assert_fresh(position: &Position) {
    let mut setup = Setup::from(position);
    setup.clear();
    for (point, tile) in position.board().tiles() {
        setup.set(point, Some(tile));
    }
    assert_eq!(setup.board(), position.board(), "{position}");
    let fresh = Position::from_setup(setup).expect("a position is valid");
    assert_eq!(fresh, *position, "{position}");
    assert_eq!(fresh.key(), position.key(), "{position}");
}

/// The generated steps are exactly the accepted ones, and all ways of counting agree.
pub(crate) fn assert_generated_is_accepted(position: &Position) {
    let accepted = conceivable(position)
        .into_iter()
        .filter(|step| position.is_legal_step(*step));
    let generated: Vec<Step> = position.steps().collect();
    assert_eq!(
        sorted(generated.iter().copied()),
        sorted(accepted),
        "{position}"
    );
    assert_eq!(generated.len(), position.count_steps(), "{position}");
}

/// Whole turns are the steps multiplied out.
pub(crate) fn assert_turns_are_steps(position: &Position) {
    let turns = position.legal_turns();
    assert_eq!(turns.len(), position.count_turns(), "{position}");
    let distinct: HashSet<Turn> = turns.iter().copied().collect();
    assert_eq!(distinct.len(), turns.len(), "{position}");
    assert_eq!(distinct, expanded(position), "{position}");
    for turn in turns.iter().step_by(1 + turns.len() / 200) {
        assert!(position.is_legal(*turn), "{position} {turn}");
    }
}

/// All turns, by playing every step and asking for its bonuses.
fn expanded(position: &Position) -> HashSet<Turn> {
    let mut turns = HashSet::new();
    for step in position.steps() {
        turns.extend(Turn::from_step(step));
        let after = position.play_step(step).expect("generated steps are legal");
        let Step::Arrange { from, to } = step else {
            continue;
        };
        if after.stage() == Stage::Bonus {
            for bonus in after.steps() {
                let Step::Bonus(bonus) = bonus else { continue };
                let bonus = Some(bonus);
                turns.insert(Turn::Arrange { from, to, bonus });
            }
        }
    }
    turns
}
