//! The graph of a rating over time.

use leptos::prelude::*;
use paisho_wire::Speed;

use super::leaderboard::SpeedTabs;
use crate::model::api::requests;
use crate::model::people::{Graph, HEIGHT, Scale, WIDTH};
use crate::view::context::{say, words};
use crate::view::online::list::date;
use crate::view::online::load::{load, show};

/// The ratings of a player, one speed at a time.
#[component]
pub(super) fn RatingGraph(name: String) -> impl IntoView {
    let steps = load(move || requests::rating_steps(&name));
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

/// The line. The numbers beside it are HTML text and not part of the picture, so that they stay
/// legible at every size.
#[component]
fn Line(graph: Graph) -> impl IntoView {
    let scale = graph.scale;
    let span = graph.span;
    let height = move |rating| format!("{:.1}%", scale.height(rating) / HEIGHT * 100.0);
    view! {
        <figure class="rating-graph" dir="ltr" role="img" aria-label=move || told(span, scale)>
            <div class="graph-numbers" aria-hidden="true">
                {scale.lines().map(|rating| view! {
                    <span style:top=height(rating)>{rating}</span>
                }).collect_view()}
            </div>
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") preserveAspectRatio="none" aria-hidden="true">
                {scale.lines().map(|rating| {
                    let y = scale.height(rating);
                    view! { <line class="grid" x1="0" x2=WIDTH y1=y y2=y /> }
                }).collect_view()}
                <polyline points=graph.polyline() />
            </svg>
            <div class="graph-days" aria-hidden="true">
                <span>{move || date(span.0, &words())}</span>
                <span>{move || date(span.1, &words())}</span>
            </div>
        </figure>
    }
}

/// The description of the graph for screen readers.
fn told((first, last): (u64, u64), scale: Scale) -> String {
    let words = words();
    let (low, high) = (scale.low, scale.high);
    let name = words.phrase("people-rating-graph").say();
    let days = (date(first, &words), date(last, &words));
    format!("{name}: {} – {}, {low}–{high}", days.0, days.1)
}
