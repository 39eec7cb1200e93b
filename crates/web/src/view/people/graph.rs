//! The way of a rating through time.

use leptos::prelude::*;
use paisho_wire::{RatingStep, Speed};

use super::leaderboard::SpeedTabs;
use crate::model::people::{Graph, HEIGHT, WIDTH};
use crate::view::context::{say, words};
use crate::view::online::list::date;
use crate::view::online::load::{load, show};

/// The ratings of a player, one speed at a time.
#[component]
pub(super) fn RatingGraph(path: String) -> impl IntoView {
    let steps = load::<Vec<RatingStep>>(move || path.clone());
    show(steps, |steps| {
        let most_played = Speed::ALL.into_iter().max_by_key(|speed| {
            steps
                .iter()
                .filter(|step| step.class == speed.word())
                .count()
        });
        let speed = RwSignal::new(most_played.unwrap_or(Speed::Steady));
        view! {
            <SpeedTabs speed />
            {move || match Graph::of(&steps, speed.get()) {
                Some(graph) => view! { <Line graph /> }.into_any(),
                None => view! { <p class="about">{move || say("people-no-graph")}</p> }.into_any(),
            }}
        }
    })
}

/// Room beside the line for its numbers.
const MARGIN: f64 = 44.0;

#[component]
fn Line(graph: Graph) -> impl IntoView {
    let scale = graph.scale;
    let span = graph.span;
    let end = graph.points.last().copied().unwrap_or_default();
    let frame = format!(
        "{} -12 {} {}",
        -MARGIN,
        WIDTH + MARGIN + 12.0,
        HEIGHT + 40.0
    );
    view! {
        <svg class="rating-graph" dir="ltr" viewBox=frame role="img" aria-label=move || say("people-rating-graph")>
            {scale.lines().map(|rating| {
                let y = scale.height(rating);
                view! {
                    <line class="grid" x1="0" x2=WIDTH y1=y y2=y />
                    <text x="-8" y=y + 4.0 text-anchor="end">{rating}</text>
                }
            }).collect_view()}
            <polyline points=graph.polyline() />
            <circle cx=end.0 cy=end.1 r="4" />
            <text x="0" y=HEIGHT + 22.0>{move || date(span.0, &words())}</text>
            <text x=WIDTH y=HEIGHT + 22.0 text-anchor="end">{move || date(span.1, &words())}</text>
        </svg>
    }
}
