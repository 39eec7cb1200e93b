//! Vacation from all correspondence games.

use leptos::prelude::*;
use paisho_wire::VacationShown;

use super::enter::Sending;
use crate::browser::net::{self, Method};
use crate::view::context::{phrase, say, words};
use crate::view::online::list::date;
use crate::view::online::load::{Loaded, PerhapsTrouble, load, show};

const DAY: u64 = 24 * 3600 * 1000;

/// How much vacation is left, with a button to begin or end it.
#[component]
pub(super) fn Vacation() -> impl IntoView {
    let vacation = load::<VacationShown>(|| "me/vacation".to_owned());
    let sending = Sending::new();
    let change = move |method: Method| {
        let sent = async move { net::call::<VacationShown>(method, "me/vacation").await };
        sending.send(sent, move |shown| {
            // The page may have been left by now.
            vacation.try_set(Loaded::Here(shown));
        });
    };
    view! {
        <details class="card">
            <summary><h2>{move || say("people-vacation")}</h2></summary>
            <PerhapsTrouble failure=sending.failure />
            <p class="about">{move || say("people-vacation-hint")}</p>
            {show(vacation, move |shown| {
                let days = usize::try_from(shown.left / DAY).unwrap_or(usize::MAX);
                let until = shown.until;
                let (method, label) = match until {
                    Some(_) => (Method::Delete, "online-do-end-vacation"),
                    None => (Method::Put, "online-do-vacation"),
                };
                view! {
                    <p role="status">{move || match until {
                        Some(until) => until_when(until),
                        None => phrase("people-vacation-left", |p| p.count("days", days)),
                    }}</p>
                    <button class="plain" disabled=sending.is_busy on:click=move |_| change(method)>
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
