//! The loupe, which shows the part of the board that a finger hides, and the dragged tile.

use leptos::prelude::*;
use paisho_view::svg::TILE_VIEW_BOX;

use super::controller::TableController;
use super::pointer::{Does, Sort};
use super::scene::moved_to;
use crate::model::board_input::BoardInput;
use crate::view::board::tile_href;

/// The width of the loupe in pixels.
const WIDTH: f32 = 140.0;
/// The distance in pixels from the finger up to the middle of the loupe.
const ABOVE: f32 = 112.0;
/// If neighbouring points are more than this many pixels apart, no loupe is needed.
const ENOUGH: f32 = 40.0;
/// The distance between neighbouring points in the loupe, in pixels.
const STEP: f32 = 50.0;

/// The loupe and the dragged tile, while they are needed.
#[component]
pub(super) fn Loupe(controller: TableController, scene: String) -> impl IntoView {
    let scene = StoredValue::new(scene);
    let glass = move || {
        let pointer = controller
            .pointer
            .get()
            .filter(|p| p.sort == Sort::Finger && !p.is_held)?;
        let place = controller.place_at(pointer.at)?;
        let is_near = place.x.abs() < 1000.0 && place.y.abs() < 1000.0;
        if place.unit * 100.0 > ENOUGH || !is_near {
            return None;
        }
        let half = WIDTH / STEP * 50.0;
        let (x, y) = place.in_frame;
        Some(Glass {
            left: x - WIDTH / 2.0,
            top: y + lift(pointer.at.1) - WIDTH / 2.0,
            view_box: format!(
                "{} {} {} {}",
                place.x - half,
                place.y - half,
                2.0 * half,
                2.0 * half
            ),
        })
    };
    let is_shown = Memo::new(move |_| glass().is_some());
    let aimed = Memo::new(move |_| controller.board_input.with(BoardInput::hover));
    view! {
        <Show when=move || is_shown.get()>
            <svg
                class="loupe"
                aria-hidden="true"
                viewBox=move || glass().map(|g| g.view_box)
                style:left=move || glass().map(|g| format!("{}px", g.left))
                style:top=move || glass().map(|g| format!("{}px", g.top))
            >
                <use href=format!("#{}", scene.get_value())></use>
                {move || aimed.get().map(|at| view! {
                    <circle class="aim" r="58" style:transform=moved_to(at, controller.bottom.get())></circle>
                })}
            </svg>
        </Show>
        <Dragged controller />
    }
}

struct Glass {
    left: f32,
    top: f32,
    view_box: String,
}

/// The vertical offset from the finger to the middle of the loupe: upwards, but downwards near the
/// upper edge of the window.
fn lift(y: f32) -> f32 {
    if y > ABOVE + WIDTH / 2.0 + 4.0 {
        -ABOVE
    } else {
        ABOVE
    }
}

/// The tile that the pointer drags.
#[component]
fn Dragged(controller: TableController) -> impl IntoView {
    let tile = Memo::new(move |_| match controller.pointer.get()?.does {
        Does::Drag(tile) => Some(tile),
        Does::Aim | Does::Touch(..) | Does::Draw(_) | Does::Pan => None,
    });
    let place = move || {
        let (x, y) = controller.place_at(controller.pointer.get()?.at)?.in_frame;
        Some(format!("translate({x}px,{y}px)"))
    };
    move || {
        tile.get().map(|tile| {
            view! {
                <svg class="dragged" viewBox=TILE_VIEW_BOX aria-hidden="true" style:transform=place>
                    <use href=tile_href(tile)></use>
                </svg>
            }
        })
    }
}
