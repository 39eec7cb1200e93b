//! An overview of what each tile does.

use leptos::prelude::*;
use paisho::{Kind, Seat, Tile};

use crate::model::route::Route;
use crate::view::board::{TilePicture, about, steps};
use crate::view::context::{Link, say, words};

/// The tiles by family. The name of Ancient Oasis comes from the switch of the rules.
const FAMILIES: [(Family, &[Kind]); 4] = [
    (Family::Own("play-tiles-basic"), &Kind::BASIC),
    (Family::Own("play-tiles-special"), &Kind::SPECIAL),
    (
        Family::Own("play-tiles-accents"),
        &[Kind::Rock, Kind::Wheel, Kind::Knotweed, Kind::Boat],
    ),
    (Family::Oasis, &[Kind::Bamboo, Kind::Pond, Kind::LionTurtle]),
];

/// Where the name of a family comes from.
#[derive(Clone, Copy)]
enum Family {
    Own(&'static str),
    Oasis,
}

impl Family {
    fn name(self) -> String {
        match self {
            Self::Own(id) => say(id),
            Self::Oasis => words().switch("oasis").map(|e| e.name).unwrap_or_default(),
        }
    }
}

/// All tiles and what they do.
#[component]
pub(super) fn TilesView() -> impl IntoView {
    view! {
        {FAMILIES.map(|(family, kinds)| view! {
            <section>
                <h2>{move || family.name()}</h2>
                <ul class="tile-list">
                    {kinds.iter().map(|&kind| view! { <TileEntry kind /> }).collect_view()}
                </ul>
            </section>
        })}
        <p><Link to=Route::Rulebook(String::new()) class="button">{move || say("play-tiles-more")}</Link></p>
    }
}

#[component]
fn TileEntry(kind: Kind) -> impl IntoView {
    view! {
        <li class="tile-entry">
            <TilePicture tile=Tile::new(Seat::HOST, kind) />
            <div>
                <strong>{move || words().tile(kind)}</strong>
                " "
                <span class="faint">{move || steps(kind)}</span>
                <p>{move || about(kind)}</p>
            </div>
        </li>
    }
}
