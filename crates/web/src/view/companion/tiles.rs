//! What each tile does, at a glance.

use leptos::prelude::*;
use paisho::{Kind, Seat, Tile};

use crate::model::route::Route;
use crate::view::board::TilePicture;
use crate::view::context::{Link, phrase, say, words};

/// The tiles by family; those of Ancient Oasis are named as the rules name it.
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
    let steps = (kind.reach() > 0).then(|| {
        view! {
            <span class="faint">{move || phrase("play-steps", |p| p.count("count", kind.reach()))}</span>
        }
    });
    view! {
        <li class="tile-entry">
            <TilePicture tile=Tile::new(Seat::HOST, kind) />
            <div>
                <strong>{move || words().tile(kind)}</strong>
                " "
                {steps}
                <p>{move || about(kind)}</p>
            </div>
        </li>
    }
}

/// What a tile does, in a sentence.
fn about(kind: Kind) -> String {
    say(match kind {
        Kind::Lotus => "play-tile-lotus",
        Kind::Orchid => "play-tile-orchid",
        Kind::Rock => "play-tile-rock",
        Kind::Wheel => "play-tile-wheel",
        Kind::Knotweed => "play-tile-knotweed",
        Kind::Boat => "play-tile-boat",
        Kind::Bamboo => "play-tile-bamboo",
        Kind::Pond => "play-tile-pond",
        Kind::LionTurtle => "play-tile-turtle",
        Kind::Rose
        | Kind::Chrysanthemum
        | Kind::Rhododendron
        | Kind::Jasmine
        | Kind::Lily
        | Kind::WhiteJade => return about_basic(kind),
    })
}

fn about_basic(kind: Kind) -> String {
    let mut friends = Kind::BASIC
        .into_iter()
        .filter(|other| kind.is_circle_neighbour(*other));
    let (one, two) = (
        friends.next().unwrap_or(kind),
        friends.next().unwrap_or(kind),
    );
    let other = kind.clashing().unwrap_or(kind);
    phrase("play-tile-basic", |p| {
        p.tile("one", one).tile("two", two).tile("other", other)
    })
}
