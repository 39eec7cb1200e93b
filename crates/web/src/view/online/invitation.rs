//! An invitation: a link to send to somebody, or one that we received.

use leptos::prelude::*;
use paisho_wire::{Seek, SeekId, TimeControl};

use super::controller::online_controller;
use super::list::{called, rules};
use super::load::{PerhapsTrouble, load, show};
use super::seeking::{join, seek_failure};
use crate::browser::{clipboard, net, share};
use crate::model::api::{Failure, Loadable, Loaded, requests};
use crate::model::online::{QUICK_PAIRS, SeekEvent, clock_explained, time_control};
use crate::model::qr_code::qr_code;
use crate::model::route::Route;
use crate::view::context::{Link, app, entitle, phrase, say, words};
use crate::view::model_signal::ModelSignal;
use crate::view::people::GuestName;
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
    let host = Signal::derive(move || {
        let name = |person| called(person, &words());
        host.as_ref().map(name).unwrap_or_default()
    });
    entitle(move || match is_own.get() {
        true => String::new(),
        false => format!("{} · {}", host.get(), say("online-invitation")),
    });
    view! {
        <div class="card">
            <Show when=move || !is_own.get()>
                <p class="invited-by"><strong>{move || inviting(&host.get())}</strong></p>
                <p>{move || say("shell-welcome-hint")}</p>
            </Show>
            <p class="invited-to">
                <strong>{move || time_control(time, &words())}</strong>" · "
                {move || say(kind)}" · "{move || rules(&ruleset, &words())}
            </p>
            {move || clock_explained(time, &words()).map(|told| view! { <p class="about">{told}</p> })}
            <RulesText rules=ruleset />
            <Show when=move || is_own.get() fallback=move || view! { <Accept id=id.get_value() /> }>
                <Own seek=kept />
            </Show>
        </div>
    }
}

/// Who invites to which game.
fn inviting(name: &str) -> String {
    phrase("online-invited-by", |p| p.name("name", name))
}

/// The button that accepts the invitation, with the name under which a guest plays.
#[component]
fn Accept(id: SeekId) -> impl IntoView {
    let controller = online_controller();
    let accept = move |()| join(controller, id.clone());
    view! {
        <GuestName button="online-accept-invitation" then=Callback::new(accept) />
        <p class="about"><Link to=Route::Learn>{move || say("online-learn-first")}</Link></p>
    }
}

/// What the user who invites needs: the link, and until somebody accepts it, everything that can
/// still be changed.
#[component]
fn Own(seek: StoredValue<Seek>) -> impl IntoView {
    let (app, controller) = (app(), online_controller());
    let (id, free) = seek.with_value(|seek| (seek.id.clone(), usize::from(seek.free)));
    let is_casual = seek.with_value(|seek| !seek.body.rated);
    let path = Route::Invitation(id.to_string()).path();
    let withdraw = move |_| {
        controller.send(SeekEvent::Withdraw(id.clone()));
        app.go(Route::Lobby);
    };
    view! {
        <p>{move || say("online-send-link")}</p>
        <CopyLink path=path.clone() />
        <LinkCode path />
        <GuestName />
        <Show when=move || is_casual><Paces seek /></Show>
        <p class="waiting" role="status">
            {move || phrase("online-waiting-for", |p| p.count("n", free))}
        </p>
        <button class="plain" on:click=withdraw>{move || say("online-withdraw")}</button>
    }
}

/// The link as a QR code, for a phone on the other side of the table.
#[component]
fn LinkCode(path: String) -> impl IntoView {
    qr_code(&net::address(&path)).map(|code| {
        let area = format!("0 0 {0} {0}", code.size);
        view! {
            <figure class="qr-code">
                <svg viewBox=area shape-rendering="crispEdges" aria-hidden="true"><path d=code.path></path></svg>
                <figcaption>{move || say("online-qr")}</figcaption>
            </figure>
        }
    })
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

/// The link of an invitation, with a button that copies it, and one that opens the system's share
/// dialog where there is one.
#[component]
fn CopyLink(path: String) -> impl IntoView {
    let address = net::address(&path);
    let is_copied = RwSignal::new(false);
    let (copied, shared) = (address.clone(), address.clone());
    let me = online_controller().me;
    let hand_over = move |_| {
        let name = me.with_untracked(|me| me.name().unwrap_or_default().to_owned());
        share::hand_over(&shared, &inviting(&name));
    };
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
                <button class="plain" on:click=hand_over>
                    {move || say("analysis-share")}
                </button>
            })}
        </div>
    }
}
