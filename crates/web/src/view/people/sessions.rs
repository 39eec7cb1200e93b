//! The user's sessions: where they are signed in.

use leptos::prelude::*;
use leptos::task::spawn_local;
use paisho_wire::SessionShown;

use crate::browser::net::{self, Method};
use crate::model::people::agent;
use crate::view::context::{say, words};
use crate::view::online::list::date;
use crate::view::online::load::{load, show};

/// The list of sessions, with buttons to end them.
#[component]
pub(super) fn Sessions() -> impl IntoView {
    let again = RwSignal::new(0);
    let sessions = load::<Vec<SessionShown>>(move || {
        again.track();
        "me/sessions".to_owned()
    });
    let end = Callback::new(move |path: String| {
        spawn_local(async move {
            // The reloaded list shows whether it worked.
            let _ = net::call::<()>(Method::Delete, &path).await;
            again.try_update(|n| *n += 1);
        });
    });
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
                        <button class="plain" on:click=move |_| end.run("me/sessions".to_owned())>
                            {move || say("people-end-others")}
                        </button>
                    })}
                }
            })}
        </details>
    }
}

#[component]
fn Session(session: SessionShown, end: Callback<String>) -> impl IntoView {
    let (seen, is_current) = (session.seen, session.current);
    let path = format!("me/sessions/{}", net::encoded(&session.id));
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
                    <button class="plain" on:click=move |_| end.run(path.clone())>
                        {move || say("people-end-session")}
                    </button>
                }.into_any()
            }}
        </li>
    }
}
