//! What each tile does, at a glance.

use leptos::prelude::*;
use paisho::{Kind, Seat, Tile};

use crate::model::route::Route;
use crate::view::board::TilePicture;
use crate::view::context::{Link, phrase, say, words};

/// The tiles by family.
const FAMILIES: [(&str, &[Kind]); 4] = [
    ("play-tiles-basic", &Kind::BASIC),
    ("play-tiles-special", &Kind::SPECIAL),
    (
        "play-tiles-accents",
        &[Kind::Rock, Kind::Wheel, Kind::Knotweed, Kind::Boat],
    ),
    (
        "play-tiles-oasis",
        &[Kind::Bamboo, Kind::Pond, Kind::LionTurtle],
    ),
];

/// All tiles and what they do.
#[component]
pub(super) fn TilesView() -> impl IntoView {
    view! {
        {FAMILIES.map(|(title, kinds)| view! {
            <section>
                <h2>{move || say(title)}</h2>
                <ul class="tile-list">
                    {kinds.iter().map(|&kind| view! {
                        <li class="tile-entry">
                            <TilePicture tile=Tile::new(Seat::HOST, kind) />
                            <div>
                                <strong>{move || words().tile(kind)}</strong>
                                {(kind.reach() > 0).then(|| view! {
                                    " "<span class="faint">{move || phrase("play-steps", |p| p.count("count", kind.reach()))}</span>
                                })}
                                <p>{move || about(kind)}</p>
                            </div>
                        </li>
                    }).collect_view()}
                </ul>
            </section>
        })}
        <p><Link to=Route::Rulebook(String::new()) class="button">{move || say("play-tiles-more")}</Link></p>
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
    phrase("play-tile-basic", |p| p.tile("other", clashing(kind)))
}

/// The flower of the same number and the other colour.
fn clashing(kind: Kind) -> Kind {
    let fits = |other: &Kind| other.reach() == kind.reach() && *other != kind;
    Kind::BASIC.into_iter().find(fits).unwrap_or(kind)
}
