//! Searches whole turns for one that passes a test.

use paisho::{Position, Stage, Step, Turn};

/// The first turn of a position for which a test on the turn and the position after it holds.
pub(super) fn find_turn(
    position: &Position,
    mut test: impl FnMut(Turn, &Position) -> bool,
) -> Option<Turn> {
    position
        .steps()
        .find_map(|step| find_turn_from(position, step, &mut test))
}

/// Like [`find_turn`], among the turns that begin with a step: with each possible bonus, and
/// without.
pub(super) fn find_turn_from(
    position: &Position,
    first: Step,
    mut test: impl FnMut(Turn, &Position) -> bool,
) -> Option<Turn> {
    let turn = Turn::from_step(first)?;
    let mut arranged = position.clone();
    arranged.step_unchecked(first);
    if arranged.stage() != Stage::Bonus {
        return test(turn, &arranged).then_some(turn);
    }
    arranged.steps().find_map(|step| {
        let turn = complete(turn, step);
        let mut after = arranged.clone();
        after.step_unchecked(step);
        test(turn, &after).then_some(turn)
    })
}

/// Combines an arrangement with its bonus or with declining it.
pub(super) fn complete(turn: Turn, last: Step) -> Turn {
    match (turn, last) {
        (Turn::Arrange { from, to, .. }, Step::Bonus(taken)) => Turn::Arrange {
            from,
            to,
            bonus: Some(taken),
        },
        _ => turn,
    }
}

/// The position after the player to move passes.
pub(super) fn idle(position: &Position) -> Position {
    let mut idle = position.clone();
    idle.step_unchecked(Step::Pass);
    idle
}
