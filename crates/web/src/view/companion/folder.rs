//! The list of recordings in this browser: to continue, save or delete them.

use leptos::prelude::*;

use super::controller::RecordingController;
use super::recording::save;
use crate::model::companion::Recording;
use crate::view::context::{phrase, say, words};
use crate::view::online::list::date;

/// All recordings except the open one; nothing if there are no others.
#[component]
pub(super) fn All(controller: RecordingController) -> impl IntoView {
    let others = Memo::new(move |_| {
        let open = controller.recording.with(Recording::began);
        let all = controller.folder.with(|folder| folder.all().to_vec());
        all.into_iter()
            .filter(|recording| recording.began() != open)
            .collect::<Vec<_>>()
    });
    view! {
        <Show when=move || !others.with(Vec::is_empty)>
            <section class="recordings">
                <h2>{move || say("play-record-all")}</h2>
                <ul>
                    <For each=move || others.get() key=|recording| (recording.began(), recording.entries().len()) let:recording>
                        <li class="card"><One controller recording /></li>
                    </For>
                </ul>
            </section>
        </Show>
    }
}

/// One recording in the list.
#[component]
fn One(controller: RecordingController, recording: Recording) -> impl IntoView {
    let (began, turns) = (recording.began(), recording.entries().len());
    let kept = StoredValue::new(recording);
    let outcome = kept.with_value(|r| r.position().and_then(|p| p.outcome()));
    let seats = kept.with_value(Recording::seats);
    let told = move || match outcome {
        Some(outcome) => words().announce(outcome, seats),
        None => phrase("play-turn-count", |p| p.count("count", turns)),
    };
    let is_asking = RwSignal::new(false);
    view! {
        <p><strong>{move || date(began, &words())}</strong>" · "{told}</p>
        <div class="answers">
            <button class="button" on:click=move |_| controller.turn_to(kept.get_value())>{move || say("play-open")}</button>
            <button class="button" on:click=move |_| kept.with_value(save)>{move || say("play-save")}</button>
            <Show when=move || is_asking.get() fallback=move || view! {
                <button class="button quiet" on:click=move |_| is_asking.set(true)>{move || say("play-delete")}</button>
            }>
                <button class="button danger" on:click=move |_| controller.remove(began)>{move || say("play-delete-yes")}</button>
                <button class="button" on:click=move |_| is_asking.set(false)>{move || say("play-cancel")}</button>
            </Show>
        </div>
    }
}
