//! The security events of the user's account.

use leptos::prelude::*;
use paisho_wire::SecurityShown;

use crate::model::api::requests;
use crate::model::people::{agent, security_event};
use crate::view::context::{say, words};
use crate::view::online::list::date;
use crate::view::online::load::{load, show};

/// The security events of the user's account, latest first.
#[component]
pub(super) fn Security() -> impl IntoView {
    let events = load(requests::security_events);
    view! {
        <details class="card">
            <summary><h2>{move || say("people-security")}</h2></summary>
            <p class="about">{move || say("people-security-hint")}</p>
            {show(events, move |events| view! {
                <ul class="plain-list">
                    {events.into_iter().map(|event| view! { <Event event /> }).collect_view()}
                </ul>
            })}
        </details>
    }
}

#[component]
fn Event(event: SecurityShown) -> impl IntoView {
    let at = event.at;
    let sentence = security_event(&event.what);
    let detail = if event.what == "signed_in" {
        agent(&event.detail)
    } else {
        event.detail
    };
    view! {
        <li class="row">
            <span>
                {move || say(sentence)}
                <small class="about"><bdi>{detail}</bdi>" · "{move || date(at, &words())}</small>
            </span>
        </li>
    }
}
