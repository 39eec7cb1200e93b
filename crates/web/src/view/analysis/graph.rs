//! The curve of winning chances of a reviewed game. A click goes to a turn.

use leptos::prelude::*;
use paisho::Seat;
use paisho::SeatCount;
use wasm_bindgen::JsCast;

use super::controller::AnalysisController;
use crate::model::analysis::graph::{HEIGHT, WIDTH, area, line, nearest, place};
use crate::model::analysis::{Analysis, AnalysisEvent};
use crate::view::context::{phrase, words};

/// The curve and the marks on it.
#[derive(Clone, PartialEq, Default)]
struct Drawn {
    curve: Vec<Option<u32>>,
    /// Coordinates of the turning points, and whether each is a good turn.
    points: Vec<(u32, u32, bool)>,
    /// The x coordinate of the shown position.
    here: Option<u32>,
}

fn drawn(analysis: &Analysis) -> Drawn {
    let Some(review) = analysis.review() else {
        return Drawn::default();
    };
    let curve = review.curve();
    let count = curve.len();
    let points = review.turning_points().filter_map(|turn| {
        let index = review.index(turn.node)?;
        let (x, y) = place(index, count, (*curve.get(index)?)?);
        let is_good = turn.judged.mark == Some(paisho_engine::Mark::OnlyTurn);
        Some((x, y, is_good))
    });
    let here = review.index(analysis.at());
    Drawn {
        points: points.collect(),
        here: here.map(|index| place(index, count, 0).0),
        curve,
    }
}

/// Guest's winning chance over the game.
#[component]
pub(super) fn Graph(controller: AnalysisController) -> impl IntoView {
    let drawn = Memo::new(move |_| controller.analysis.with(drawn));
    let go = move |event: web_sys::MouseEvent| {
        let frame = event
            .current_target()
            .and_then(|t| t.dyn_into::<web_sys::Element>().ok());
        let Some(frame) = frame.map(|f| f.get_bounding_client_rect()) else {
            return;
        };
        let part = (f64::from(event.client_x()) - frame.left()) / frame.width();
        let node = controller.analysis.with_untracked(|a| {
            let review = a.review()?;
            review.node(nearest(part, review.total()))
        });
        if let Some(node) = node {
            controller.send(AnalysisEvent::Go(node));
        }
    };
    let middle = HEIGHT / 2;
    let label = move || {
        phrase("analysis-graph", |p| {
            p.seat("seat", Seat::GUEST, SeatCount::Two)
        })
    };
    let name = |seat| words().seat(seat, SeatCount::Two);
    view! {
        <div class="graph-frame" dir="ltr">
        <span class="graph-name" aria-hidden="true">{move || name(Seat::GUEST)}</span>
        <svg class="graph" viewBox=format!("0 -8 {WIDTH} {}", HEIGHT + 16) preserveAspectRatio="none" role="img" aria-label=label on:click=go>
            <rect class="graph-ground" x="0" y="0" width=WIDTH height=HEIGHT></rect>
            <path class="graph-area" d=move || drawn.with(|d| area(&d.curve))></path>
            <path class="graph-middle" d=format!("M0 {middle}H{WIDTH}")></path>
            <path class="graph-line" d=move || drawn.with(|d| line(&d.curve))></path>
            {move || drawn.with(|d| d.here).map(|x| view! { <path class="graph-here" d=format!("M{x} 0V{HEIGHT}")></path> })}
            {move || drawn.get().points.into_iter().map(|(x, y, is_good)| view! {
                <path class="graph-point" class:good=is_good d=format!("M{x} {y}h0")></path>
            }).collect_view()}
        </svg>
        <span class="graph-name" aria-hidden="true">{move || name(Seat::HOST)}</span>
        </div>
    }
}
