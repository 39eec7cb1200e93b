//! An invitation: a link to send to somebody, or one that we received.

use leptos::prelude::*;
use paisho_wire::{Seek, SeekId, TimeControl};

use super::controller::online_controller;
use super::list::{called, rules};
use super::load::{PerhapsTrouble, load, show};
use super::seeking::{join, seek_failure};
use crate::browser::{clipboard, net, share};
use crate::model::api::{Failure, Loadable, Loaded, requests};
use crate::model::online::{QUICK_PAIRS, SeekEvent, time_control};
use crate::model::route::Route;
use crate::view::context::{Link, app, phrase, say, words};
use crate::view::model_signal::ModelSignal;
use crate::view::rules::RulesText;

/// An invitation.
#[component]
pub(crate) fn InvitationPage(id: String) -> impl IntoView {
    let failure = seek_failure(online_controller());
    let seek = match id.parse::<SeekId>() {
        Ok(id) => load(move || requests::seek(&id)),
        Err(_) => ModelSignal::new(Loadable::failed(Failure::Unreadable)),
    };
    let is_gone = move || {
        seek.with(|seek| match seek.loaded() {
            Loaded::Failed(why) => why.is_missing() || *why == Failure::Unreadable,
            Loaded::Coming | Loaded::Here(_) => false,
        })
    };
    view! {
        <section class="page narrow invitation">
            <h1>{move || say("online-invitation")}</h1>
            <PerhapsTrouble failure />
            {move || if is_gone() {
                view! {
                    <p class="note">{move || say("online-invitation-gone")}</p>
                    <p><Link to=Route::Lobby class="button">{move || say("online-lobby")}</Link></p>
                }.into_any()
            } else {
                show(seek, move |seek| view! { <Invited seek /> }).into_any()
            }}
        </section>
    }
}

#[component]
fn Invited(seek: Seek) -> impl IntoView {
    let (app, controller) = (app(), online_controller());
    let people: Vec<_> = seek.people.iter().map(|p| p.id.clone()).collect();
    let is_own = Memo::new(move |_| {
        let own = controller
            .me
            .with(|me| me.me().map(|me| me.person.id.clone()));
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
    let is_casual = !seek.body.rated;
    let id = StoredValue::new(seek.id.clone());
    let kept = StoredValue::new(seek);
    // The app opens the game as soon as it begins.
    Effect::new(move |_| {
        if is_own.get() {
            controller.send(SeekEvent::Waits(Box::new(kept.get_value())));
        }
    });
    // The app opens a correspondence game by itself only from this page, where people wait for it.
    Effect::new(move |_| {
        let game = controller
            .online
            .with(|o| id.with_value(|id| o.game_of(id)));
        if let Some(game) = game.filter(|_| is_own.get() && !time.is_live()) {
            app.go(Route::Online(game.to_string()));
        }
    });
    let inviting = move || {
        let words = words();
        let name = host.as_ref().map(|p| called(p, &words)).unwrap_or_default();
        words.phrase("online-invited-by").name("name", &name).say()
    };
    let withdraw = move |_| {
        controller.send(SeekEvent::Withdraw(id.get_value()));
        app.go(Route::Lobby);
    };
    view! {
        <div class="card">
            <p class="invited-to">
                <strong>{move || time_control(time, &words())}</strong>" · "
                {move || say(kind)}" · "{move || rules(&ruleset, &words())}
            </p>
            <RulesText rules=ruleset />
            <Show when=move || is_own.get() fallback={
                let inviting = inviting.clone();
                move || view! {
                    <p>{inviting.clone()}</p>
                    <button class="primary" on:click=move |_| join(controller, id.get_value())>
                        {move || say("online-accept-invitation")}
                    </button>
                    <p class="about"><Link to=Route::Learn>{move || say("online-learn-first")}</Link></p>
                }
            }>
                <p>{move || say("online-send-link")}</p>
                <CopyLink path=Route::Invitation(id.get_value().to_string()).path() />
                <Show when=move || is_casual><Paces seek=kept /></Show>
                <p class="waiting" role="status">
                    {move || phrase("online-waiting-for", |p| p.count("n", free))}
                </p>
                <button class="plain" on:click=withdraw>{move || say("online-withdraw")}</button>
            </Show>
        </div>
    }
}

/// Time controls for games with friends: without a clock, live, by correspondence.
const PACES: [TimeControl; 3] = [TimeControl::Unlimited {}, QUICK_PAIRS[1], QUICK_PAIRS[4]];

/// The choice of the time control, until somebody accepts the invitation.
#[component]
fn Paces(seek: StoredValue<Seek>) -> impl IntoView {
    let controller = online_controller();
    let now = seek.with_value(|seek| seek.body.time);
    let choice = move |time: TimeControl| {
        let choose = move |_| {
            controller.send(SeekEvent::Anew(Box::new(seek.get_value()), time));
        };
        view! {
            <label>
                <input type="radio" name="pace" prop:checked={time == now} on:change=choose />
                <span>{move || time_control(time, &words())}</span>
            </label>
        }
    };
    view! {
        <fieldset class="segments paces">
            <legend>{move || say("online-pace")}</legend>
            {PACES.map(choice)}
        </fieldset>
    }
}

/// A link with a button that copies it, and one that opens the system's share dialog where there is
/// one.
#[component]
pub(crate) fn CopyLink(path: String) -> impl IntoView {
    let address = net::address(&path);
    let is_copied = RwSignal::new(false);
    let (copied, shared) = (address.clone(), address.clone());
    let copy = move |_| {
        clipboard::copy(copied.clone(), move |done| {
            // The page may have been left by now.
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
            {share::is_possible().then(|| view! {
                <button class="plain" on:click=move |_| share::hand_over(&shared)>
                    {move || say("analysis-share")}
                </button>
            })}
        </div>
    }
}
