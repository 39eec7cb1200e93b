//! Sample boards: positions of real games as text, and crowded boards for measuring.
#![allow(
    dead_code,
    reason = "tests, examples and benchmarks each use some of them"
)]

use paisho::{Kind, Line, Point, PointSet, Position, Ruleset, Seat, SeatCount, Setup, Tile};
use paisho_view::svg::{Diagram, ReachMark, Weight};

/// Turn 42 of a lively game between two players, Guest to move.
pub(crate) const MIDDLE: &str = "1~garden_gate~G~HR4gGW4-aHR5aHR4aGR3aGW-kHW5--iHR--aHW3eHW5eHW4-oHWHW-\
    aHLGR4kGR4HR5-iHB-jGW4aGW3HW5-aGR4jGR5aGLaGR3-pGW--dHR5bHW3cGO-dHR3-dHR3~G102213KB-H110020";
/// The turn that led to [`MIDDLE`].
pub(crate) const MIDDLE_LAST: &str = "(0,8)-(-4,8)+R3(0,-8)";

/// A game won by Host's Harmony Ring.
pub(crate) const RING: &str = "1~garden_gate~G~fGR4aGW--gHBaGR5-mGK-aHW5aGLfHR3eHR4-aHR3aHW5aHW4bHW3-\
    GW5nHB-aHR4bGW5hGB-pGW4-cGKbHR4dHW3--cHO--jHK--bHW3bHW4aHW5HLHW-dHR5~G000101-H102010";

/// The position of that game before the last turn, with which Host closes the ring.
pub(crate) const BEFORE_RING: &str = "1~garden_gate~H~fGR4aGW-gHR3-gHBaGR5-mGK-aHW5aGLlHR4-aHR3aHW5\
    aHW4bHW3-GW5nHB-aHR4bGW5hGB-pGW4-cGKbHR4dHW3--cHO--jHK--bHW3bHW4aHW5HLHW-~G000101-H103010";
/// The move that closes the ring: from and to.
pub(crate) const CLOSING: [(i8, i8); 2] = [(2, 7), (2, 4)];

/// A game of Ancient Oasis with all its tiles on the board.
pub(crate) const OASIS: &str = "1~garden_gate.oasis~G~-dGR5bHR5-bHW5cGR3dHW4-HW3--iHR5HR4-dHW3gGK-eGP\
    dGR5cGM-dHW4GW5dGLHPHW4aGO-fHWcHOHW5GW4-GR3lGW5-cHR5jGT-lHW5HM---HTaGW4aGW3-\
    ~G131211-H320100L";

/// Parses a position.
pub(crate) fn position(text: &str) -> Position {
    text.parse().expect("a valid position text")
}

/// A point of the board; panics if there is no such point.
pub(crate) fn point(x: i8, y: i8) -> Point {
    Point::new(x, y).expect("a point on the board")
}

/// A position with the layers that are shown during a game.
pub(crate) fn in_play(position: &Position) -> Diagram {
    Diagram::of(position)
        .with_harmonies_of(position)
        .with_rings_of(position)
        .with_effects_of(position)
}

/// The middle of a game as the README shows it.
pub(crate) fn readme() -> Diagram {
    let position = position(MIDDLE);
    in_play(&position)
        .with_last(MIDDLE_LAST.parse().expect("a turn"))
        .with_coordinates()
        .titled("A game of Skud Pai Sho, Guest to move")
}

/// Four players with twelve tiles each: every kind, and as many different tiles as fit.
pub(crate) fn crowd() -> Setup {
    let mut setup = Setup::empty(Ruleset {
        seats: SeatCount::Four,
        oasis: true,
        ..Ruleset::RULEBOOK
    });
    let places = Point::all().filter(|p| !p.is_gate()).step_by(5);
    for (i, place) in places.take(48).enumerate() {
        let kind = Kind::ALL[i * 7 % 15];
        setup.set(place, Some(Tile::new(Seat::ALL[i % 4], kind)));
    }
    setup
}

/// A crowded board with every layer filled.
pub(crate) fn everything() -> Diagram {
    let crowd = crowd();
    let rule = crowd.ruleset.turtle;
    let mut diagram = Diagram::of_setup(&crowd).with_clashes().with_coordinates();
    diagram.harmonies = crowd.board().harmonies(rule).collect();
    diagram.rings = position_ring();
    diagram.trapped = crowd
        .board()
        .blooming()
        .map(|(p, _)| p)
        .step_by(6)
        .collect();
    diagram.drained = crowd
        .board()
        .blooming()
        .map(|(p, _)| p)
        .skip(1)
        .step_by(4)
        .collect();
    diagram.protected = crowd
        .board()
        .blooming()
        .map(|(p, _)| p)
        .skip(2)
        .step_by(9)
        .collect();
    diagram.last = Some("(-3,2)-(1,4)+B(2,2)-(3,3)".parse().expect("a turn"));
    diagram.highlights = PointSet::surrounding(point(4, -4));
    diagram.lines = vec![Line::Row(-2), Line::Column(5)];
    diagram.reach = every_reach_mark(&crowd);
    for y in -4..4 {
        diagram = diagram.with_arrow(point(-6, y), point(y, 5), Weight::Faint);
    }
    diagram.titled("Everything at once").with_prefix("all-")
}

/// The ring of a real game.
fn position_ring() -> Vec<paisho_view::svg::RingMark> {
    let position = position(RING);
    Diagram::of(&position).with_rings_of(&position).rings
}

fn every_reach_mark(crowd: &Setup) -> Vec<(Point, ReachMark)> {
    let marks = [
        ReachMark::Step,
        ReachMark::Bonus,
        ReachMark::Step,
        ReachMark::Ring,
    ];
    let empty = crowd.board().empty_points();
    let steps = empty.iter().step_by(3).zip(marks.into_iter().cycle());
    let taken = crowd
        .board()
        .blooming()
        .map(|(p, _)| (p, ReachMark::Capture));
    steps.chain(taken.step_by(5)).collect()
}
