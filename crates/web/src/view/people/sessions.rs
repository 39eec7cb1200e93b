//! The user's sessions: where they are signed in.

use leptos::prelude::*;
use paisho_wire::SessionShown;

use crate::model::api::{ApiRequest, LoadEvent, requests};
use crate::model::people::agent;
use crate::view::context::{say, words};
use crate::view::online::list::date;
use crate::view::online::load::{load, show};

/// The list of sessions, with buttons to end them.
#[component]
pub(super) fn Sessions() -> impl IntoView {
    let sessions = load(requests::sessions);
    let end = Callback::new(move |request| sessions.ask(LoadEvent::Change(request)));
    view! {
        <details class="card">
            <summary><h2>{move || say("people-sessions")}</h2></summary>
            {show(sessions, move |sessions| {
                let has_others = sessions.len() > 1;
                view! {
                    <ul class="plain-list">
                        {sessions.into_iter().map(|session| view! { <Session session end /> }).collect_view()}
                    </ul>
                    {has_others.then(|| view! {
                        <button class="plain" on:click=move |_| end.run(requests::end_other_sessions())>
                            {move || say("people-end-others")}
                        </button>
                    })}
                }
            })}
        </details>
    }
}

#[component]
fn Session(session: SessionShown, end: Callback<ApiRequest<()>>) -> impl IntoView {
    let (seen, is_current) = (session.seen, session.current);
    let id = session.id;
    view! {
        <li class="row">
            <span>
                <bdi>{agent(&session.agent)}</bdi>
                <small class="about">{move || {
                    let words = words();
                    words.phrase("people-last-used").notation("date", date(seen, &words)).say()
                }}</small>
            </span>
            {if is_current {
                view! { <strong>{move || say("people-this-session")}</strong> }.into_any()
            } else {
                view! {
                    <button class="plain" on:click=move |_| end.run(requests::end_session(&id))>
                        {move || say("people-end-session")}
                    </button>
                }.into_any()
            }}
        </li>
    }
}
