//! The lobby: quick pairing, open seeks, and the user's own games.

use leptos::prelude::*;
use paisho::{Seat, SeatCount};
use paisho_wire::{Seek, SeekBody, SideWish, TimeControl};

use super::alone::{Alone, People};
use super::controller::online_controller;
use super::form::SeekFormView;
use super::list::{Name, rating, rules, speed_id};
use super::load::PerhapsTrouble;
use super::mine::MyGames;
use super::seeking::{join, seek, seek_failure};
use crate::browser::{history, page};
use crate::model::online::{Event, QUICK_PAIRS, SeekEvent, quick_pair, time_control};
use crate::model::route::Route;
use crate::model::rules::is_of;
use crate::view::context::{Link, say, words};
use crate::view::rules::PresetFilter;

/// The lobby.
#[component]
pub(crate) fn LobbyPage() -> impl IntoView {
    let controller = online_controller();
    controller.send(Event::EnterLobby);
    on_cleanup(move || controller.send(Event::LeaveLobby));
    let failure = seek_failure(controller);
    view! {
        <section class="page lobby">
            <h1>{move || say("online-lobby")}</h1>
            <People />
            <Guest />
            <PerhapsTrouble failure />
            <div class="lobby-parts">
                <div>
                    <QuickPairs />
                    <Seeks />
                </div>
                <div>
                    <MyGames />
                    <details class="card create" open=is_open()>
                        <summary><h2>{move || say("online-create")}</h2></summary>
                        <SeekFormView />
                    </details>
                </div>
            </div>
        </section>
    }
}

/// Whether the form is open from the beginning: on wide screens, or if the address asks for it with
/// `/lobby#create`.
fn is_open() -> bool {
    history::fragment() == "create" || page::prefers("(min-width: 861px)")
}

/// A note for people without an account, with links to sign up and sign in.
#[component]
fn Guest() -> impl IntoView {
    let me = online_controller().me;
    let guest = Memo::new(move |_| {
        me.with(|me| (!me.is_member()).then(|| me.name().unwrap_or_default().to_owned()))
    });
    move || {
        guest.get().map(|name| {
            let hint = move || match name.as_str() {
                "" => say("online-no-account"),
                name => words().phrase("online-as-guest").name("name", name).say(),
            };
            view! {
                <p class="guest-hint">
                    <span>{hint}</span>" "
                    <Link to=Route::SignUp>{move || say("people-sign-up")}</Link>" · "
                    <Link to=Route::SignIn>{move || say("people-sign-in")}</Link>
                </p>
            }
        })
    }
}

/// Buttons that seek a game at once.
#[component]
fn QuickPairs() -> impl IntoView {
    view! {
        <section class="card">
            <h2>{move || say("online-quick")}</h2>
            <p class="about">{move || say("online-quick-hint")}</p>
            <ul class="quick-pairs">
                {QUICK_PAIRS.map(|time| view! { <li><QuickPair time /></li> }).collect_view()}
            </ul>
        </section>
    }
}

#[component]
fn QuickPair(time: TimeControl) -> impl IntoView {
    let controller = online_controller();
    let waiting = Memo::new(move |_| {
        let is_it = |s: &&Seek| s.body.time == time && s.body.quick_pair;
        controller
            .online
            .with(|o| o.waiting.iter().find(is_it).map(|s| s.id.clone()))
    });
    // The pressed button disappears, so the one in its place takes over the focus.
    let is_pressed = RwSignal::new(false);
    let begin = move |_| {
        is_pressed.set(true);
        seek(controller, quick_pair(time));
    };
    let clock = move || time_control(time, &words());
    move || {
        let button = NodeRef::<leptos::html::Button>::new();
        Effect::new(move |_| {
            if let Some(button) = button.get().filter(|_| is_pressed.get_untracked()) {
                let _ = button.focus();
            }
        });
        match waiting.get() {
            Some(id) => {
                let cancel = move |_| {
                    is_pressed.set(true);
                    controller.send(SeekEvent::Withdraw(id.clone()));
                };
                view! {
                    <div class="quick-pair waiting">
                        <strong>{clock}</strong>
                        <span role="status">{move || say("online-waiting")}</span>
                        <button node_ref=button class="plain cancel" on:click=cancel>
                            {move || say("online-cancel")}
                        </button>
                    </div>
                }
                .into_any()
            }
            None => view! {
                <button node_ref=button class="quick-pair" on:click=begin>
                    <strong>{clock}</strong>
                    <span>{move || say(speed_id(time.speed()))}</span>
                </button>
            }
            .into_any(),
        }
    }
}

/// The open seeks.
#[component]
fn Seeks() -> impl IntoView {
    let online = online_controller().online;
    let seeks = Memo::new(move |_| online.with(|o| o.lobby.clone()));
    let preset = RwSignal::new(None);
    let is_wanted = move |seek: &Seek| is_of(&seek.body.ruleset.0, preset.get());
    let has_several = move || seeks.with(|seeks| seeks.as_ref().is_some_and(|s| s.len() > 1));
    view! {
        <section class="card">
            <h2>{move || say("online-open-seeks")}</h2>
            <Show when=move || has_several() || preset.get().is_some()>
                <PresetFilter on_choose=Callback::new(move |chosen| preset.set(chosen)) />
            </Show>
            <div aria-live="polite">
                {move || match seeks.get() {
                    None => view! { <p class="empty">{move || say("online-connecting")}</p> }.into_any(),
                    Some(seeks) if seeks.is_empty() => view! {
                        <p class="empty">{move || say("online-no-seeks")}</p>
                    }.into_any(),
                    Some(seeks) if !seeks.iter().any(is_wanted) => view! {
                        <p class="empty">{move || say("people-none-found")}</p>
                    }.into_any(),
                    Some(seeks) => view! {
                        <ul class="seeks">
                            {seeks.into_iter().filter(is_wanted).map(|seek| view! { <SeekLine seek /> }).collect_view()}
                        </ul>
                    }.into_any(),
                }}
            </div>
            <Alone />
        </section>
    }
}

/// The side that is left for the player who joins, if the seeker has chosen the other.
fn offered_side(body: &SeekBody) -> Option<Seat> {
    match body.side {
        _ if body.ruleset.0.seats != SeatCount::Two => None,
        SideWish::Random => None,
        SideWish::Host => Some(Seat::GUEST),
        SideWish::Guest => Some(Seat::HOST),
    }
}

#[component]
fn SeekLine(seek: Seek) -> impl IntoView {
    let controller = online_controller();
    let is_own = controller.online.with_untracked(|o| {
        let you = o.account.connected();
        you.is_some_and(|you| seek.people.iter().any(|p| p.id == you.id))
    });
    let id = seek.id.clone();
    let people = seek
        .people
        .into_iter()
        .map(|person| view! { <Name person /> });
    let shown = seek.rating.map(rating);
    let (ruleset, time, free) = (seek.body.ruleset.0, seek.body.time, usize::from(seek.free));
    let (ratings, side) = (seek.body.ratings, offered_side(&seek.body));
    let kind = if seek.body.rated {
        "online-rated"
    } else {
        "online-casual"
    };
    let press = move |_| {
        if is_own {
            controller.send(SeekEvent::Withdraw(id.clone()));
        } else {
            join(controller, id.clone());
        }
    };
    view! {
        <li class="seek">
            <span class="seek-people">
                {people.collect_view()}
                {shown.map(|r| view! { <span class="rating notation">{r}</span> })}
            </span>
            <span class="about">
                <strong>{move || time_control(time, &words())}</strong>" · "
                {move || say(kind)}" · "{move || rules(&ruleset, &words())}
                {ratings.map(|range| view! {
                    " · "{move || words().phrase("online-seek-range")
                        .notation("min", range.min).notation("max", range.max).say()}
                })}
                {side.filter(|_| !is_own).map(|side| view! {
                    " · "{move || words().phrase("online-your-side")
                        .seat("seat", side, SeatCount::Two).say()}
                })}
                {(free > 1).then(|| view! {
                    " · "{move || words().phrase("online-free-seats").count("n", free).say()}
                })}
            </span>
            <button class=if is_own { "plain" } else { "primary" } on:click=press>
                {move || say(if is_own { "online-withdraw" } else { "online-join" })}
            </button>
        </li>
    }
}
