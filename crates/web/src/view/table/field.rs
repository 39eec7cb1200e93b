//! The board to play on. The empty board is drawn once; tiles are elements whose moves are
//! animated; lines and marks are two layers, below and above the tiles, redrawn when they change.

use leptos::prelude::*;
use paisho::{Point, PointSet, Seat, Standing};
use paisho_view::svg::{Coordinates, place_of};

use super::controller::TableController;
use super::loupe::Loupe;
use super::part::part;
use super::pointer::Does;
use super::ring_bloom::RingBloom;
use super::scene::{ground, moved_to, offence, picked_point, scene};
use super::{Marks, Tool, zooming};
use crate::browser::tap;
use crate::model::board_input::{BoardInput, Offence, Piece};
use crate::model::zoom::Zoom;
use crate::view::board::tile_href;
use crate::view::context::{app, say};

/// The board.
#[component]
pub(super) fn Field(
    controller: TableController,
    marks: Signal<Marks>,
    id: String,
) -> impl IntoView {
    let app = app();
    let board_input = controller.board_input;
    let view_box = move || {
        let zoom = controller.zooming.zoom.get();
        let (left, top, size) = zoom.shown(controller.half.get());
        format!("{left} {top} {size} {size}")
    };
    let ground = ground_layer(controller);
    let layers = layers(controller, marks);
    let (scene_id, help_id) = (format!("{id}-scene"), format!("{id}-help"));
    let is_still = move || !app.settings.with(|s| s.animation.is_on());
    view! {
        <div class="field-frame" dir="ltr" class:still=is_still>
            <svg
                class="field"
                class:sketching=move || controller.tool.get() == Tool::Draw
                class:zoomed=move || controller.zooming.zoom.with(Zoom::is_zoomed)
                class:aiming=move || board_input.with(|d| !d.reach().points.is_empty())
                node_ref=controller.field
                viewBox=view_box
                tabindex="0"
                role="application"
                aria-label=move || say("board-name")
                aria-describedby=help_id.clone()
                style:--alarm=move || app.theme.get().marks.alarm
                style:--gain=move || app.theme.get().marks.gain
                style:--mark=move || app.theme.get().marks.last
                style:--arrow=move || app.theme.get().marks.arrow
                style:--casing=move || app.theme.get().marks.casing
                on:pointerdown=move |event| controller.press_board(&event)
                on:pointermove=move |event| controller.glide(&event)
                on:pointerup=move |event| controller.release(&event)
                on:touchstart=move |event| zooming::keep_pinch(&event)
                on:touchend=move |event| tap::end(&event)
                on:pointercancel=move |event| controller.cancel_on_board(&event)
                on:pointerleave=move |_| controller.leave()
                on:contextmenu=move |event| if controller.on_arrow.is_some() || controller.is_asking() { event.prevent_default() }
                on:keydown=move |event| controller.key(&event)
            >
                <g id=scene_id.clone()>
                    <g inner_html=move || ground.get()></g>
                    <g inner_html=move || layers.with(|l| l.0.clone())></g>
                    <PickedMark controller />
                    <RingBloom controller />
                    <Gone controller />
                    <Pieces controller />
                    <g inner_html=move || layers.with(|l| l.1.clone())></g>
                    <Ghosts controller />
                    <OffenceMarks controller />
                    <Stroke controller />
                    <CursorMark controller />
                </g>
            </svg>
            <p class="unseen" id=help_id.clone()>{move || say("board-help")}</p>
            <Loupe controller scene=scene_id />
        </div>
    }
}

/// The board without tiles, with coordinates if the player wants them.
fn ground_layer(controller: TableController) -> Memo<String> {
    let app = app();
    let coordinates = Memo::new(
        move |_| match app.settings.with(|s| s.coordinates.is_on()) {
            true => Coordinates::Shown,
            false => Coordinates::Hidden,
        },
    );
    let bottom = controller.bottom;
    Memo::new(move |_| ground(app.theme.get(), bottom.get(), coordinates.get()))
}

/// The two layers of lines and marks, below and above the tiles.
fn layers(controller: TableController, marks: Signal<Marks>) -> Memo<(String, String)> {
    let app = app();
    Memo::new(move |_| {
        let settings = app.settings.get();
        let bottom = controller.bottom.get();
        let diagram = controller
            .board_input
            .with(|d| marks.with(|m| scene(d, m, &settings, bottom)));
        let theme = app.theme.get();
        (diagram.under_svg(theme), diagram.over_svg(theme))
    })
}

/// The tiles. Each keeps its element when it moves, so that the move can be animated.
#[component]
fn Pieces(controller: TableController) -> impl IntoView {
    let (board_input, bottom) = (controller.board_input, controller.bottom);
    let pieces = part(move || board_input.with(|d| d.pieces().to_vec()));
    let leaving = part(move || {
        let going = board_input.with(|d| d.preview().map(|p| p.leaving));
        going.unwrap_or(PointSet::EMPTY)
    });
    let dragged = part(move || {
        let drags = controller
            .pointer
            .with(|p| p.is_some_and(|p| matches!(p.does, Does::Drag(_))));
        board_input.with(picked_point).filter(|_| drags)
    });
    view! {
        <For each=move || pieces.get() key=|piece| piece.number let:piece>
            {
                let piece = follow(pieces, piece);
                let at = move || piece.get().at;
                view! {
                    <g class="piece" style:transform=move || moved_to(at(), bottom.get())>
                        <use
                            class="bloom"
                            class:faint=move || leaving.get().contains(at()) || dragged.get() == Some(at())
                            href=move || tile_href(piece.get().tile)
                        ></use>
                    </g>
                }
            }
        </For>
    }
}

/// Tiles that have just left the board, fading out.
#[component]
fn Gone(controller: TableController) -> impl IntoView {
    let (board_input, bottom) = (controller.board_input, controller.bottom);
    let gone = Memo::new(move |_| board_input.with(|d| d.gone().to_vec()));
    view! {
        <For each=move || gone.get() key=|piece| piece.number let:piece>
            <g style:transform=move || moved_to(piece.at, bottom.get())>
                <use class="gone" href=tile_href(piece.tile)></use>
            </g>
        </For>
    }
}

/// The current state of a piece; the last known one after it has left the board.
fn follow(pieces: ReadSignal<Vec<Piece>>, piece: Piece) -> Memo<Piece> {
    Memo::new(move |old: Option<&Piece>| {
        let found = pieces.with(|all| all.iter().find(|p| p.number == piece.number).copied());
        found.or(old.copied()).unwrap_or(piece)
    })
}

/// Translucent tiles where they would be: after the previewed step, or after a refused one.
#[component]
fn Ghosts(controller: TableController) -> impl IntoView {
    let ghosts = Memo::new(move |_| controller.board_input.with(ghosts));
    let drawn = move || {
        let bottom = controller.bottom.get();
        let ghost = move |(at, tile)| {
            view! {
                <use class="ghost" style:transform=moved_to(at, bottom) href=tile_href(tile)></use>
            }
        };
        ghosts.get().into_iter().map(ghost).collect_view()
    };
    view! { <g>{drawn}</g> }
}

fn ghosts(board_input: &BoardInput) -> Vec<Standing> {
    match board_input.preview() {
        Some(preview) => preview.coming,
        None => offence(board_input).ghosts,
    }
}

/// A bright ring around the picked tile or point.
#[component]
fn PickedMark(controller: TableController) -> impl IntoView {
    let picked = Memo::new(move |_| controller.board_input.with(picked_point));
    let place = move |at| moved_to(at, controller.bottom.get());
    move || {
        picked.get().map(|at| {
            view! {
                <circle class="picked-mark" r="56" style:transform=move || place(at)></circle>
            }
        })
    }
}

/// Marks that show why a turn is refused: the tiles involved, and the line between them.
#[component]
fn OffenceMarks(controller: TableController) -> impl IntoView {
    let wrong = Memo::new(move |_| controller.board_input.with(offence));
    move || {
        let Offence { points, line, .. } = wrong.get();
        let bottom = controller.bottom.get();
        let ring = move |at: Point| {
            view! {
                <circle class="offence" r="54" style:transform=moved_to(at, bottom)></circle>
            }
        };
        view! {
            <g>
                {line.map(|[a, b]| view! { <path class="offence-line" d=straight(a, b, bottom)></path> })}
                {points.iter().map(ring).collect_view()}
            </g>
        }
    }
}

fn straight(a: Point, b: Point, bottom: Seat) -> String {
    let ((ax, ay), (bx, by)) = (place_of(a, bottom), place_of(b, bottom));
    format!("M{ax} {ay}L{bx} {by}")
}

/// The arrow that is being drawn.
#[component]
fn Stroke(controller: TableController) -> impl IntoView {
    let by_pointer = Memo::new(move |_| controller.stroke());
    let by_keys = move || {
        let from = controller.begun.get()?;
        Some((from, controller.board_input.with(BoardInput::cursor)?))
    };
    let drawn = move || by_pointer.get().or_else(by_keys);
    move || {
        drawn().map(|(from, to)| {
            view! { <path class="stroke" d=straight(from, to, controller.bottom.get())></path> }
        })
    }
}

/// The keyboard cursor.
#[component]
fn CursorMark(controller: TableController) -> impl IntoView {
    let cursor = Memo::new(move |_| controller.board_input.with(BoardInput::cursor));
    let place = move |at| moved_to(at, controller.bottom.get());
    move || {
        cursor.get().map(|at| {
            view! {
                <rect class="cursor-mark" x="-50" y="-50" width="100" height="100" rx="16"
                    style:transform=move || place(at)></rect>
            }
        })
    }
}
