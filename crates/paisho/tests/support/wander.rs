//! Random play that prefers what is rare: bonuses, captures, crowded points.

use paisho::{Point, Position, Stage, Step, Turn};

use super::dice::Dice;
use super::strategy::Plan;

/// Plays a random game and shows every step to a visitor: the position before, the step, and the
/// position after it. Returns the last position.
pub(crate) fn wander(plan: Plan, mut visit: impl FnMut(&Position, Step, &Position)) -> Position {
    let mut dice = Dice::new(plan.seed);
    let mut position = Position::start(plan.rules);
    for _ in 0..plan.steps {
        let Some(step) = choose(&position, &mut dice) else {
            break;
        };
        let mut after = position.clone();
        after.step_unchecked(step);
        visit(&position, step, &after);
        position = after;
    }
    position
}

/// The position at the end of a random game.
pub(crate) fn end_of(plan: Plan) -> Position {
    wander(plan, |_, _, _| ())
}

/// A random step; none once the game is over.
pub(crate) fn choose(position: &Position, dice: &mut Dice) -> Option<Step> {
    let steps: Vec<Step> = position.steps().collect();
    match position.stage() {
        Stage::Accents | Stage::Opening => dice.pick(&steps),
        Stage::Turn => choose_turn(position, &steps, dice),
        Stage::Bonus => choose_bonus(position, &steps, dice),
        Stage::Over => None,
    }
}

/// Prefers captures, then steps that earn a bonus or close a ring, then plants.
fn choose_turn(position: &Position, steps: &[Step], dice: &mut Dice) -> Option<Step> {
    let goal = |step: &Step| match step {
        Step::Arrange { to, .. } => Some(*to),
        _ => None,
    };
    let occupied = |step: &&Step| goal(step).is_some_and(|p| position.board().get(p).is_some());
    let captures: Vec<Step> = steps.iter().filter(occupied).copied().collect();
    if !captures.is_empty() && dice.one_in(3) {
        return dice.pick(&captures);
    }
    for _ in 0..dice.below(24) {
        let step = dice.pick(steps)?;
        let mut after = position.clone();
        after.step_unchecked(step);
        let ring = after.ring_owners().contains(position.to_move());
        if ring || after.stage() == Stage::Bonus {
            return Some(step);
        }
    }
    let plants = |step: &&Step| matches!(step, Step::Plant { .. });
    let plants: Vec<Step> = steps.iter().filter(plants).copied().collect();
    if !plants.is_empty() && dice.one_in(2) {
        return dice.pick(&plants);
    }
    dice.pick(steps)
}

/// Every tile of the hand is equally likely, and crowded points are preferred.
fn choose_bonus(position: &Position, steps: &[Step], dice: &mut Dice) -> Option<Step> {
    if dice.one_in(10) {
        return Some(Step::Decline);
    }
    let tile = |step: &Step| match step {
        Step::Bonus(bonus) => Some(bonus.tile),
        _ => None,
    };
    let mut tiles: Vec<_> = steps.iter().filter_map(tile).collect();
    tiles.dedup();
    let Some(wanted) = dice.pick(&tiles) else {
        return Some(Step::Decline);
    };
    let bonuses: Vec<Step> = steps
        .iter()
        .filter(|s| tile(s) == Some(wanted))
        .copied()
        .collect();
    let tries = 1 + dice.below(8);
    let some: Vec<Step> = (0..tries).filter_map(|_| dice.pick(&bonuses)).collect();
    some.into_iter().max_by_key(|s| crowd(position, *s))
}

/// How many tiles surround the point of a bonus.
fn crowd(position: &Position, step: Step) -> usize {
    let Step::Bonus(bonus) = step else {
        return 0;
    };
    let held = |p: &Point| position.board().get(*p).is_some();
    bonus.at.surrounding().filter(held).count()
}

/// The whole turns of a random game; a bonus that is due at its end counts as declined.
pub(crate) fn turns_of(plan: Plan) -> Vec<Turn> {
    let mut turns = Vec::new();
    wander(plan, |_, step, _| match (step, turns.last_mut()) {
        (Step::Bonus(taken), Some(Turn::Arrange { bonus, .. })) => *bonus = Some(taken),
        _ => turns.extend(Turn::from_step(step)),
    });
    turns
}
