//! Finished games, with filters to search them.

use leptos::prelude::*;
use paisho_wire::{Ending, Speed};

use crate::model::people::{Filter, Found, FoundEvent, Yes};
use crate::view::context::say;
use crate::view::model_signal::ModelSignal;
use crate::view::online::list::{GameLine, speed_id};
use crate::view::online::load::PerhapsTrouble;
use crate::view::rules::PresetFilter;

/// Finished games with their filters.
#[component]
pub(super) fn Games(
    filter: Filter,
    /// Whether the player is fixed, so that there is no field for the name.
    is_of_one: bool,
) -> impl IntoView {
    let filter = RwSignal::new(filter);
    let found = ModelSignal::new(Found::default());
    let failure = Memo::new(move |_| found.with(|found| found.failure().cloned()));
    let find = move || found.ask(FoundEvent::Search(filter.get_untracked()));
    let more = move |_| found.ask(FoundEvent::More);
    Effect::new(move |_| find());
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        find();
    };
    let is_empty = move || found.with(Found::is_empty);
    view! {
        <details class="card search-form" open=!is_of_one>
        <summary><h2>{move || say("people-search-these")}</h2></summary>
        <form class="filters" on:submit=submit>
            <Show when=move || !is_of_one>
                <Text label="people-filter-player" filter field=|f| &mut f.player />
            </Show>
            <Text label="people-filter-opponent" filter field=|f| &mut f.opponent />
            <Choice label="people-filter-result" filter options=&RESULTS field=|f, v| f.result = v.to_owned() />
            <Choice label="people-speed" filter options=&SPEEDS field=|f, v| f.speed = v />
            <Choice label="people-filter-ending" filter options=&ENDINGS field=|f, v| f.ending = v />
            <Choice label="people-filter-rated" filter options=&RATED field=|f, v| f.rated = v />
            <PresetFilter on_choose=Callback::new(move |preset| filter.update(|f| f.preset = preset)) />
            <button class="primary" type="submit">{move || say("people-find")}</button>
        </form>
        </details>
        <PerhapsTrouble failure />
        <div aria-live="polite">
            <Show when=is_empty><p class="empty">{move || say("people-none-found")}</p></Show>
        </div>
        <ul class="game-lines">
            <For each=move || found.with(|f| f.games().to_vec()) key=|game| game.id.clone() let:game>
                <GameLine game />
            </For>
        </ul>
        <Show when=move || found.with(Found::has_more)>
            <p><button class="plain" on:click=more>{move || say("people-more")}</button></p>
        </Show>
    }
}

const RESULTS: [(&str, &str); 4] = [
    ("", "people-any"),
    ("won", "people-won"),
    ("drawn", "people-drawn"),
    ("lost", "people-lost"),
];

const RATED: [(Yes, &str); 3] = [
    (Yes::Either, "people-any"),
    (Yes::Only, "online-rated"),
    (Yes::Never, "online-casual"),
];

const SPEEDS: [(Option<Speed>, &str); 5] = [
    (None, "people-any"),
    (Some(Speed::Quick), speed_id(Speed::Quick)),
    (Some(Speed::Steady), speed_id(Speed::Steady)),
    (Some(Speed::Slow), speed_id(Speed::Slow)),
    (Some(Speed::Correspondence), speed_id(Speed::Correspondence)),
];

const ENDINGS: [(Option<Ending>, &str); 9] = [
    (None, "people-any"),
    (Some(Ending::Ring), "people-ending-ring"),
    (Some(Ending::LastFlower), "people-ending-last-flower"),
    (Some(Ending::Resignation), "people-ending-resignation"),
    (Some(Ending::Time), "people-ending-time"),
    (Some(Ending::Agreement), "people-ending-agreement"),
    (Some(Ending::Repetition), "people-ending-repetition"),
    (Some(Ending::Gift), "people-ending-gift"),
    (Some(Ending::Abandoned), "people-ending-abandoned"),
];

/// A text field of the filter.
#[component]
fn Text(
    label: &'static str,
    filter: RwSignal<Filter>,
    field: fn(&mut Filter) -> &mut String,
) -> impl IntoView {
    view! {
        <label class="entry">
            <span>{move || say(label)}</span>
            <input type="search" autocomplete="off" dir="auto"
                on:input=move |event| filter.update(|f| *field(f) = event_target_value(&event)) />
        </label>
    }
}

/// A list of the filter to choose one value from.
#[component]
fn Choice<T: Copy + Send + Sync + 'static>(
    label: &'static str,
    filter: RwSignal<Filter>,
    options: &'static [(T, &'static str)],
    field: fn(&mut Filter, T),
) -> impl IntoView {
    let choose = move |event| {
        let index: Option<usize> = event_target_value(&event).parse().ok();
        if let Some((value, _)) = index.and_then(|index| options.get(index)) {
            filter.update(|f| field(f, *value));
        }
    };
    view! {
        <label class="entry">
            <span>{move || say(label)}</span>
            <select on:change=choose>
                {options.iter().enumerate().map(|(index, (_, id))| view! {
                    <option value=index>{move || say(id)}</option>
                }).collect_view()}
            </select>
        </label>
    }
}
