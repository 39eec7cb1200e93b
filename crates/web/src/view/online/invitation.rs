//! An invitation: a link to give away, or one that was given to us.

use leptos::prelude::*;
use leptos::task::spawn_local;
use paisho_wire::{Seek, SeekId};

use super::list::{called, rules};
use super::load::{Loaded, PerhapsTrouble, show};
use super::lobby::{join_seek, withdraw_seek};
use super::net::{dispatch, the_net};
use crate::edge::{clipboard, net};
use crate::model::online::{Event, Failure, time_control};
use crate::model::route::Route;
use crate::view::context::{Link, go, phrase, say, words};

/// An invitation.
#[component]
pub(crate) fn InvitationPage(id: String) -> impl IntoView {
    let failure = RwSignal::new(None);
    let seek = RwSignal::new(Loaded::<Seek>::Coming);
    spawn_local(async move {
        let answer: Result<SeekId, _> = id.parse();
        let answer = match answer {
            Ok(id) => net::get(&format!("seeks/{id}")).await,
            Err(_) => Err(Failure::Unreadable),
        };
        seek.try_set(answer.into());
    });
    view! {
        <section class="page narrow invitation">
            <h1>{move || say("online-invitation")}</h1>
            <PerhapsTrouble failure />
            {move || match seek.get() {
                Loaded::Failed(why) if why.is_missing() || why == Failure::Unreadable => view! {
                    <p class="note">{move || say("online-invitation-gone")}</p>
                    <p><Link to=Route::Lobby class="button">{move || say("online-lobby")}</Link></p>
                }.into_any(),
                _ => show(seek, move |seek| view! { <Invited seek failure /> }).into_any(),
            }}
        </section>
    }
}

#[component]
fn Invited(seek: Seek, failure: RwSignal<Option<Failure>>) -> impl IntoView {
    let net = the_net();
    let people: Vec<_> = seek.people.iter().map(|p| p.id.clone()).collect();
    let is_own = Memo::new(move |_| {
        let own = net.me.with(|me| me.me().map(|me| me.person.id.clone()));
        own.is_some_and(|own| people.contains(&own))
    });
    let host = seek.people.first().cloned();
    let (ruleset, time) = (seek.body.ruleset.0, seek.body.time);
    let kind = if seek.body.rated {
        "online-rated"
    } else {
        "online-casual"
    };
    let free = usize::from(seek.free);
    let id = StoredValue::new(seek.id.clone());
    let kept = StoredValue::new(seek);
    // Whoever waits here is taken to the game as soon as it begins.
    Effect::new(move |_| {
        if is_own.get() {
            dispatch(Event::Waits(Box::new(kept.get_value())));
        }
    });
    let inviting = move || {
        let words = words();
        let name = host.as_ref().map(|p| called(p, &words)).unwrap_or_default();
        words.phrase("online-invited-by").name("name", &name).say()
    };
    let withdraw = move |_| {
        withdraw_seek(failure, id.get_value());
        go(Route::Lobby);
    };
    view! {
        <div class="card">
            <p class="invited-to">
                <strong>{move || time_control(time, &words())}</strong>" · "
                {move || say(kind)}" · "{move || rules(&ruleset, &words())}
            </p>
            <Show when=move || is_own.get() fallback={
                let inviting = inviting.clone();
                move || view! {
                    <p>{inviting.clone()}</p>
                    <button class="primary" on:click=move |_| join_seek(failure, id.get_value())>
                        {move || say("online-accept-invitation")}
                    </button>
                }
            }>
                <p>{move || say("online-send-link")}</p>
                <CopyLink path=Route::Invitation(id.get_value().to_string()).path() />
                <p class="waiting" role="status">
                    {move || phrase("online-waiting-for", |p| p.count("n", free))}
                </p>
                <button class="plain" on:click=withdraw>{move || say("online-withdraw")}</button>
            </Show>
        </div>
    }
}

/// A link with a button that copies it.
#[component]
pub(crate) fn CopyLink(path: String) -> impl IntoView {
    let address = net::address(&path);
    let is_copied = RwSignal::new(false);
    let copied = address.clone();
    let copy = move |_| {
        clipboard::copy(copied.clone(), move |done| {
            // The page may be gone by now.
            is_copied.try_set(done);
        });
    };
    view! {
        <div class="copy-link">
            <input type="text" dir="ltr" readonly prop:value=address
                aria-label=move || say("online-link") />
            <button class="primary" on:click=copy>
                {move || say(if is_copied.get() { "online-copied" } else { "online-copy" })}
            </button>
        </div>
    }
}
