//! The turns of a game, and the way through them.

use leptos::html::Div;
use leptos::prelude::*;

use super::game::at_table;
use super::net::dispatch;
use crate::model::online::Event;
use crate::view::context::say;

/// The turns of a game.
#[component]
pub(crate) fn Turns() -> impl IntoView {
    let rows = at_table(|table| table.rows());
    let count = at_table(|table| {
        table
            .seen
            .as_ref()
            .map_or(0, |seen| seen.game.plies().len())
    });
    let looking = at_table(|table| table.looking);
    let count = move || count.get().unwrap_or(0);
    let here = move || looking.get().flatten().unwrap_or_else(count);
    let look = |ply: usize| dispatch(Event::Look(ply));
    let list = NodeRef::<Div>::new();
    // The last turn is always in sight.
    Effect::new(move |_| {
        rows.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    view! {
        <section class="turns">
            <h2 class="unseen">{move || say("online-turns")}</h2>
            <div node_ref=list class="turn-rows notation" tabindex="0" role="region" aria-label=move || say("online-turns")>
                <ol>
                    {move || rows.get().unwrap_or_default().into_iter().map(|row| view! {
                        <li>
                            <span class="turn-number">{row.number}</span>
                            {row.turns.into_iter().map(|(ply, text)| view! {
                                <button class:here=move || here() == ply
                                    aria-current=move || (here() == ply).then_some("true")
                                    on:click=move |_| look(ply)>{text}</button>
                            }).collect_view()}
                        </li>
                    }).collect_view()}
                </ol>
            </div>
            <div class="steps" dir="ltr">
                <Step id="online-first" sign="«" ply=Signal::derive(|| 0) here=Signal::derive(here) />
                <Step id="online-previous" sign="‹" ply=Signal::derive(move || here().saturating_sub(1)) here=Signal::derive(here) />
                <Step id="online-next" sign="›" ply=Signal::derive(move || (here() + 1).min(count())) here=Signal::derive(here) />
                <Step id="online-last" sign="»" ply=Signal::derive(count) here=Signal::derive(here) />
            </div>
        </section>
    }
}

/// A button that goes to another position.
#[component]
fn Step(
    id: &'static str,
    sign: &'static str,
    ply: Signal<usize>,
    here: Signal<usize>,
) -> impl IntoView {
    view! {
        <button class="icon-button" title=move || say(id) disabled=move || ply.get() == here.get()
            on:click=move |_| dispatch(Event::Look(ply.get_untracked()))>
            <span aria-hidden="true">{sign}</span>
            <span class="unseen">{move || say(id)}</span>
        </button>
    }
}
