//! Vacation from all correspondence games.

use leptos::prelude::*;

use super::form::FormState;
use crate::model::people::{Vacation, VacationEvent};
use crate::view::context::{phrase, say, words};
use crate::view::model_signal::ModelSignal;
use crate::view::online::list::date;
use crate::view::online::load::{PerhapsTrouble, show_loaded};

const DAY: u64 = 24 * 3600 * 1000;

/// How much vacation is left, with a button to begin or end it.
#[component]
pub(super) fn VacationCard() -> impl IntoView {
    let vacation = ModelSignal::new(Vacation::default());
    vacation.ask(VacationEvent::Open);
    let sending = FormState::of(vacation, |vacation| &vacation.changing);
    let shown = Memo::new(move |_| vacation.with(|vacation| vacation.shown.loaded().clone()));
    view! {
        <details class="card">
            <summary><h2>{move || say("people-vacation")}</h2></summary>
            <PerhapsTrouble failure=sending.failure />
            <p class="about">{move || say("people-vacation-hint")}</p>
            {show_loaded(move || shown.get(), move |shown| {
                let days = usize::try_from(shown.left / DAY).unwrap_or(usize::MAX);
                let until = shown.until;
                let label = match until {
                    Some(_) => "online-do-end-vacation",
                    None => "online-do-vacation",
                };
                view! {
                    <p role="status">{move || match until {
                        Some(until) => until_when(until),
                        None => phrase("people-vacation-left", |p| p.count("days", days)),
                    }}</p>
                    <button class="plain" disabled=sending.is_busy on:click=move |_| vacation.ask(VacationEvent::Change)>
                        {move || say(label)}
                    </button>
                }
            })}
        </details>
    }
}

fn until_when(until: u64) -> String {
    let words = words();
    let phrase = words.phrase("people-vacation-until");
    phrase.notation("date", date(until, &words)).say()
}
