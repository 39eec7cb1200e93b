//! The table: the board one plays on, the hands of all players, and what is to be done next.
//! Games on this device, games online, lessons and analysis all play on it.

mod bar;
mod field;
mod hand;
mod picker;
mod play;

use leptos::prelude::*;
use paisho::{Point, PointSet, Seat, Stage, Turn};
use paisho_view::svg::Arrow;

use crate::model::desk::{Confirmation, Desk};
use crate::view::context::app;
use bar::Bar;
use field::Field;
use hand::Hand;
use picker::Picker;
use play::Play;

/// What others want to point out on the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Marks {
    /// Arrows: a hint, a variation.
    pub(crate) arrows: Vec<Arrow>,
    /// Highlighted points.
    pub(crate) highlights: PointSet,
}

/// A table with everything one plays on.
///
/// The page owns the game: it puts a [`Desk`] here, hears of finished turns by `on_turn`, and shows
/// the desk the next position by [`Desk::show`].
#[component]
pub(crate) fn Table(
    /// What is on the table.
    desk: RwSignal<Desk>,
    /// Called with every turn that is finished; it is legal in the desk's position.
    on_turn: Callback<Turn>,
    /// The seat at the bottom of the picture.
    #[prop(into)]
    bottom: Signal<Seat>,
    /// What else is pointed out.
    #[prop(optional, into)]
    marks: Signal<Marks>,
    /// What stands beside a player's hand: a name, a clock. The seat's name, if nothing is given.
    #[prop(optional, into)]
    plate: Option<Callback<Seat, AnyView>>,
    /// Called with both ends of a line that is drawn with the right button.
    #[prop(optional, into)]
    on_arrow: Option<Callback<(Point, Point)>>,
) -> impl IntoView {
    let play = Play::new(desk, on_turn, bottom, on_arrow);
    let confirm = Memo::new(move |_| app().settings.with(|s| s.confirm.is_on()));
    Effect::new(move |_| {
        let wanted = if confirm.get() {
            Confirmation::Asked
        } else {
            Confirmation::AtOnce
        };
        desk.update(|d| d.set_confirmation(wanted));
    });
    let seats = Memo::new(move |_| desk.with(|d| d.position().seats()));
    let others = move || {
        around(bottom.get())
            .into_iter()
            .filter(move |s| seats.get().contains(*s))
    };
    let is_crowded = move || seats.get().len() > 2;
    let is_choosing =
        Memo::new(move |_| desk.with(|d| d.is_mine() && d.position().stage() == Stage::Accents));
    view! {
        <div class="table" class:crowded=is_crowded>
            <div class="hands others">
                {move || others().map(|seat| view! { <Hand play seat plate /> }).collect_view()}
            </div>
            <div class="middle">
                <Field play marks />
                <Show when=move || is_choosing.get()><Picker play /></Show>
            </div>
            <div class="hands own">
                {move || seats.get().contains(bottom.get()).then(|| view! { <Hand play seat=bottom.get() plate /> })}
                <Bar play />
            </div>
        </div>
    }
}

/// The other seats, clockwise from the one to the left of a seat.
fn around(bottom: Seat) -> [Seat; 3] {
    let [south, west, north, east] = Seat::ALL;
    match bottom {
        Seat::South => [west, north, east],
        Seat::West => [north, east, south],
        Seat::North => [east, south, west],
        Seat::East => [south, west, north],
    }
}
