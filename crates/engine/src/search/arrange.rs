//! Lists the candidates of an ordinary turn and rates how promising each looks.

use paisho::{Action, Kind, Position, Stage, Step};

use super::frame::Candidate;
use super::mind::Mind;
use crate::code::Code;
use crate::eval::Survey;
use crate::tactics::{Attraction, Mover, partners, uncovers};

/// The order of the step stored in the transposition table: before everything else.
pub(crate) const REMEMBERED: i32 = 1 << 20;

/// Parameters of the list.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wish {
    /// Steps played from the root, which selects the killer steps.
    pub(crate) ply: usize,
    /// The step stored in the transposition table.
    pub(crate) remembered: Code,
    /// Whether each step is played and evaluated to rate it.
    pub(crate) careful: bool,
}

/// Adds all steps of a position that is not in the bonus stage.
pub(crate) fn add_steps(
    mind: &Mind,
    position: &Position,
    wish: Wish,
    survey: &mut Survey,
    list: &mut Vec<Candidate>,
) {
    let start = list.len();
    if position.stage() == Stage::Turn {
        add_choices(mind, position, wish, list);
    }
    if list.len() == start {
        // Opening flowers, a pass, or a handicapped player who overlooks every choice.
        list.extend(position.steps().map(|step| Candidate {
            code: Code::pack(step),
            order: 0,
        }));
    }
    if wish.careful {
        for candidate in &mut list[start..] {
            candidate.order =
                played_out(mind, position, candidate.code, survey) + candidate.order / 8;
        }
    }
    for candidate in &mut list[start..] {
        if candidate.code == wish.remembered {
            candidate.order = REMEMBERED;
        }
    }
}

fn add_choices(mind: &Mind, position: &Position, wish: Wish, list: &mut Vec<Candidate>) {
    let attraction = Attraction::of(position);
    for choice in position.choices() {
        match choice.action {
            Action::Arrange(from) => {
                let Some(kind) = position.board().get(from).map(|t| t.kind()) else {
                    continue;
                };
                let had = if from.is_gate() {
                    0
                } else {
                    partners(position, kind, from, None)
                };
                let base = arrange_base(position, from, had);
                let mover = Mover::new(position, kind, from);
                for to in choice.points {
                    let now = attraction.partners(&mover, to);
                    let step = Step::Arrange { from, to };
                    if mind.handicap.misses(position, mind.seed, step, now) {
                        continue;
                    }
                    let code = Code::pack(step);
                    let order = base
                        + 45 * now as i32
                        + capture_value(position, to)
                        + mind.worth(wish.ply, code, kind, to);
                    list.push(Candidate { code, order });
                }
            }
            Action::Plant(flower) => list.extend(choice.steps().map(|step| Candidate {
                code: Code::pack(step),
                order: 20 + i32::from(position.hand(position.to_move()).count(flower)),
            })),
            Action::Place(_) | Action::Ferry(_) => {}
        }
    }
}

/// The part of the rating that all arrangements of one flower share.
fn arrange_base(position: &Position, from: paisho::Point, had: usize) -> i32 {
    let leaves_gate = if from.is_gate() { 25 } else { 0 };
    let uncovers = if uncovers(position, from) { 30 } else { 0 };
    leaves_gate + uncovers - 30 * had as i32
}

fn capture_value(position: &Position, to: paisho::Point) -> i32 {
    match position.board().get(to).map(|t| t.kind()) {
        None => 0,
        Some(Kind::Lotus | Kind::Orchid) => 140,
        Some(_) => 90,
    }
}

/// The evaluation after a step, from the view of the player who plays it. The survey is used up.
pub(crate) fn played_out(mind: &Mind, position: &Position, code: Code, survey: &mut Survey) -> i32 {
    let Some(step) = code.unpack() else {
        return 0;
    };
    let mut after = position.clone();
    after.step_unchecked(step);
    let value = match after.outcome() {
        Some(outcome) => mind.final_score(&after, outcome, 0),
        None => mind.judge(&after, survey),
    };
    if mind.same_side(position, &after) {
        value
    } else {
        -value
    }
}
