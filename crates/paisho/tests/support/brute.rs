//! Every conceivable step, sensible or not, to be judged one by one.

use std::collections::HashSet;

use paisho::{Accents, Bonus, Kind, Point, Position, Step};

/// All conceivable steps in a position.
pub(crate) fn conceivable(position: &Position) -> Vec<Step> {
    let mut steps = vec![Step::Pass, Step::Decline];
    steps.extend(all_accents().map(Step::Accents));
    for at in Point::all() {
        let kinds = Kind::ALL.into_iter();
        steps.extend(kinds.clone().map(|flower| Step::Plant { flower, at }));
        steps.extend(kinds.map(|tile| Step::Bonus(Bonus::new(tile, at))));
        // Boats to the surrounding points, to the point itself, and to the centre, which is usually
        // too far.
        let goals = at.surrounding().chain([at, Point::CENTRE]);
        steps.extend(goals.map(|to| Step::Bonus(Bonus::ferry(at, to))));
        // Only a Boat may have a second point, so most of these must be refused.
        let misused = Kind::ALL[at.index() % Kind::ALL.len()];
        steps.push(Step::Bonus(Bonus {
            tile: misused,
            at,
            to: Some(Point::CENTRE),
        }));
    }
    for from in origins(position) {
        steps.extend(Point::all().map(|to| Step::Arrange { from, to }));
    }
    let mut seen = HashSet::new();
    steps.retain(|step| seen.insert(*step));
    steps
}

/// All points with a tile, and a few without one.
fn origins(position: &Position) -> impl Iterator<Item = Point> {
    let empty = |p: &Point| p.index() % 60 == 7 && position.board().get(*p).is_none();
    let empty: Vec<Point> = Point::all().filter(empty).collect();
    position.board().tiles().map(|(p, _)| p).chain(empty)
}

/// All choices of up to two of each accent, whatever the rules allow, and two accents in every
/// order.
fn all_accents() -> impl Iterator<Item = Accents> {
    let mut choices = vec![Accents::EMPTY];
    for accent in Kind::ACCENTS {
        let more = |c: &Accents| c.with(accent);
        choices = choices
            .into_iter()
            .flat_map(|c| std::iter::successors(Some(c), more).take(3))
            .collect();
    }
    let pair = |own, other| Accents::EMPTY.with(own)?.with(other);
    let pairs = Kind::ACCENTS
        .into_iter()
        .flat_map(|own| Kind::ACCENTS.into_iter().filter_map(move |k| pair(own, k)));
    choices.into_iter().chain(pairs.collect::<Vec<_>>())
}
