//! Every tile: its picture, a summary of its rules, and what it symbolises.

use std::sync::Arc;

use leptos::prelude::*;
use paisho::{Kind, Seat, Tile};
use paisho_view::words::Words;

use super::fetched::{Fetch, Waiting, contents, tales, tell};
use crate::model::learn::tile_text;
use crate::view::board::TilePicture;
use crate::view::context::{say, words};

/// A group of tiles: the ids of its title and its description, and the kinds in it.
type Group = (&'static str, &'static str, &'static [Kind]);

const GROUPS: [Group; 4] = [
    (
        "learn-basic",
        "learn-basic-hint",
        &[
            Kind::Rose,
            Kind::Chrysanthemum,
            Kind::Rhododendron,
            Kind::Jasmine,
            Kind::Lily,
            Kind::WhiteJade,
        ],
    ),
    (
        "learn-special",
        "learn-special-hint",
        &[Kind::Lotus, Kind::Orchid],
    ),
    (
        "learn-accents",
        "learn-accents-hint",
        &[Kind::Rock, Kind::Wheel, Kind::Knotweed, Kind::Boat],
    ),
    (
        "learn-oasis",
        "learn-oasis-hint",
        &[Kind::Bamboo, Kind::Pond, Kind::LionTurtle],
    ),
];

/// The page with all tiles.
#[component]
pub(crate) fn TilesPage() -> impl IntoView {
    let contents = contents();
    let tales = tales(contents);
    view! {
        <section class="page tiles">
            <h1>{move || say("learn-tiles")}</h1>
            <p class="lead">{move || say("learn-tiles-hint")}</p>
            <Waiting fetch=tales />
            {GROUPS.map(|(title, hint, kinds)| view! {
                <section>
                    <h2>{move || say(title)}</h2>
                    <p>{move || say(hint)}</p>
                    <ul class="tile-cards">
                        {kinds.iter().map(|kind| view! { <li><TileCard kind=*kind tales /></li> }).collect_view()}
                    </ul>
                </section>
            }).collect_view()}
        </section>
    }
}

#[component]
fn TileCard(kind: Kind, tales: Fetch<Arc<Words>>) -> impl IntoView {
    view! {
        <article class="card tile-card">
            <div class="tile-pair">
                <TilePicture tile=Tile::new(Seat::GUEST, kind) />
                <TilePicture tile=Tile::new(Seat::HOST, kind) />
            </div>
            <h3>{move || words().tile(kind)} " " <code class="notation">{kind.code()}</code></h3>
            <p>{move || tell(tales, &tile_text(kind, "rules"))}</p>
            <p class="tile-meaning">{move || tell(tales, &tile_text(kind, "meaning"))}</p>
        </article>
    }
}
