//! What the marks on the board mean: each with a small picture, drawn as on the board.

use leptos::prelude::*;
use paisho::{Kind, Point, PointSet, Position, Ruleset, Seat, Setup, Tile, Turn};
use paisho_view::svg::{Diagram, ReachMark, Window};

use super::picture::Picture;
use crate::view::context::say;
use crate::view::dialog::Dialog;

/// A mark: on a tile, or on an empty point.
#[derive(Clone, Copy)]
enum Mark {
    Trapped,
    Drained,
    Protected,
    Last,
    Reach(ReachMark),
}

/// The marks, each with the id of its text.
const MARKS: [(Mark, &str); 8] = [
    (Mark::Trapped, "board-mark-trapped"),
    (Mark::Drained, "board-mark-drained"),
    (Mark::Protected, "board-mark-protected"),
    (Mark::Last, "board-mark-last"),
    (Mark::Reach(ReachMark::Step), "board-mark-step"),
    (Mark::Reach(ReachMark::Capture), "board-mark-capture"),
    (Mark::Reach(ReachMark::Bonus), "board-mark-bonus"),
    (Mark::Reach(ReachMark::Ring), "board-mark-ring"),
];

/// The part of the board around its centre that a picture shows.
const AROUND: Window = Window::Square {
    left: -75,
    top: -75,
    side: 150,
};

/// All marks and their meaning.
#[component]
pub(crate) fn Marks() -> impl IntoView {
    view! {
        <ul class="mark-list">
            {MARKS.map(|(mark, text)| view! {
                <li>
                    <span aria-hidden="true"><Picture diagram=Signal::stored(drawn(mark)) /></span>
                    <span>{move || say(text)}</span>
                </li>
            })}
        </ul>
    }
}

/// The same in a dialog.
#[component]
pub(crate) fn MarksDialog(is_open: RwSignal<bool>) -> impl IntoView {
    let on_close = Callback::new(move |()| is_open.set(false));
    view! {
        <Dialog is_open on_close title="board-marks">
            <Show when=move || is_open.get()><Marks /></Show>
        </Dialog>
    }
}

/// The mark at the centre of the board.
fn drawn(mark: Mark) -> Diagram {
    let (at, here) = (Point::CENTRE, PointSet::only(Point::CENTRE));
    let mut setup = Setup::from(&Position::start(Ruleset::RULEBOOK));
    let is_on_tile = !matches!(mark, Mark::Reach(reach) if reach != ReachMark::Capture);
    if is_on_tile {
        setup.set(at, Some(Tile::new(Seat::HOST, Kind::Rose)));
    }
    let mut diagram = Diagram::of_setup(&setup);
    diagram.window = AROUND;
    match mark {
        Mark::Trapped => diagram.trapped = here,
        Mark::Drained => diagram.drained = here,
        Mark::Protected => diagram.protected = here,
        Mark::Last => {
            let flower = Kind::Rose;
            diagram.last = Some(Turn::Plant { flower, at });
        }
        Mark::Reach(reach) => diagram.reach = vec![(at, reach)],
    }
    diagram
}
