//! The board as one plays on it. Its ground is drawn once; tiles are elements that glide; lines
//! and marks are two layers, below and above the tiles, drawn anew when they change.

use leptos::prelude::*;
use paisho::{PointSet, Seat};
use paisho_view::svg::{Coordinates, Diagram, ReachMark, Theme, place_of};

use super::Marks;
use super::play::{HALF, Play};
use crate::model::desk::{Desk, DeskEvent, Piece};
use crate::model::settings::Settings;
use crate::view::board::tile_href;
use crate::view::context::app;

/// The board.
#[component]
pub(super) fn Field(play: Play, marks: Signal<Marks>) -> impl IntoView {
    let app = app();
    let (desk, bottom) = (play.desk, play.bottom);
    let view_box = format!("{} {} {} {}", -HALF, -HALF, 2.0 * HALF, 2.0 * HALF);
    let coordinates = Memo::new(move |_| app.settings.with(|s| s.coordinates.is_on()));
    let ground = Memo::new(move |_| ground(app.theme.get(), bottom.get(), coordinates.get()));
    let layers = Memo::new(move |_| {
        let settings = app.settings.get();
        let diagram = desk.with(|d| marks.with(|m| scene(d, m, &settings, bottom.get())));
        let theme = app.theme.get();
        (diagram.under_svg(theme), diagram.over_svg(theme))
    });
    let pieces = Memo::new(move |_| desk.with(|d| d.pieces().to_vec()));
    let tap = move |event: web_sys::MouseEvent| {
        if let Some(at) = play.point_at(event.client_x() as f32, event.client_y() as f32) {
            play.send(DeskEvent::Tap(at));
        }
    };
    view! {
        <svg class="field" node_ref=play.field viewBox=view_box on:click=tap tabindex="0">
            <g inner_html=move || ground.get()></g>
            <g inner_html=move || layers.with(|l| l.0.clone())></g>
            <For each=move || pieces.get() key=|piece| piece.number let:piece>
                <PieceView piece=follow(pieces, piece) bottom />
            </For>
            <g inner_html=move || layers.with(|l| l.1.clone())></g>
        </svg>
    }
}

/// A piece wherever it is now.
fn follow(pieces: Memo<Vec<Piece>>, piece: Piece) -> Memo<Piece> {
    Memo::new(move |old: Option<&Piece>| {
        let found = pieces.with(|all| all.iter().find(|p| p.number == piece.number).copied());
        found.or(old.copied()).unwrap_or(piece)
    })
}

#[component]
fn PieceView(piece: Memo<Piece>, bottom: Signal<Seat>) -> impl IntoView {
    let place = move || {
        let (x, y) = place_of(piece.get().at, bottom.get());
        format!("translate({x}px,{y}px)")
    };
    view! {
        <g class="piece" style:transform=place>
            <use href=move || tile_href(piece.get().tile)></use>
        </g>
    }
}

fn ground(theme: &Theme, bottom: Seat, coordinates: bool) -> String {
    let mut empty = Diagram::new(paisho::Board::empty()).seen_from(bottom);
    if coordinates {
        empty.coordinates = Coordinates::Shown;
    }
    empty.ground_svg(theme)
}

/// All lines and marks.
fn scene(desk: &Desk, marks: &Marks, settings: &Settings, bottom: Seat) -> Diagram {
    let preview = desk.preview();
    let position = preview.as_ref().unwrap_or(desk.shown());
    let mut scene = Diagram::of(position).seen_from(bottom);
    if settings.harmonies.is_on() {
        scene = scene.with_harmonies_of(position);
    }
    scene = scene.with_rings_of(position);
    if settings.effects.is_on() {
        scene = scene.with_effects_of(position);
    }
    if desk.steps().is_empty() {
        scene.last = desk.last();
    }
    if settings.reach.is_on() {
        scene.reach = reach_marks(desk);
    }
    scene.highlights = marks.highlights;
    scene.arrows.clone_from(&marks.arrows);
    scene
}

/// What every point in reach would bring, by shape and colour.
fn reach_marks(desk: &Desk) -> Vec<(paisho::Point, ReachMark)> {
    let reach = desk.reach();
    let gains = reach.bonuses.union(&reach.rings);
    let marked = |points: PointSet, mark: ReachMark| points.iter().map(move |p| (p, mark));
    marked(
        reach.points.minus(&gains).minus(&reach.captures),
        ReachMark::Step,
    )
    .chain(marked(reach.captures, ReachMark::Capture))
    .chain(marked(reach.bonuses.minus(&reach.rings), ReachMark::Bonus))
    .chain(marked(reach.rings, ReachMark::Ring))
    .collect()
}
