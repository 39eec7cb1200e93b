//! The single connection to the server, and the user's identity there. All views share both.

use std::cell::Cell;

use leptos::prelude::*;
use leptos::task::spawn_local;
use paisho_wire::{GameId, GameList, GameSummary, HouseShown, Me, Seek, ToClient};
use serde_json::{Map, Value};

use crate::browser::clock;
use crate::browser::net::{self, Heard, Method};
use crate::browser::offline;
use crate::browser::sound;
use crate::model::desk::Sound;
use crate::model::online::{self, Cue, Event, Failure, Latest, Millis, Online, State};
use crate::model::people::{Exchange, Identity, Keeping, pulled, pushed};
use crate::model::route::Route;
use crate::view::context::{app, go};
use crate::view::model_signal::ModelSignal;

/// The interval in milliseconds at which clocks on the screen are updated.
const TICK: i32 = 100;

/// The state of the network part, which all views share.
#[derive(Clone, Copy)]
pub(crate) struct Net {
    /// The connection, the lobby and the open game.
    pub(crate) online: ModelSignal<Online>,
    /// The user's identity.
    pub(crate) me: RwSignal<Identity>,
    /// The server's description of itself, once it has arrived.
    pub(crate) house: RwSignal<Option<HouseShown>>,
    /// The current time, updated only while something on the screen shows it.
    pub(crate) now: RwSignal<Millis>,
    /// The synchronisation of settings with the server.
    keeping: StoredValue<Keeping>,
    /// Counts changes of the identity, so that late answers to `who_am_i` are recognised.
    told: StoredValue<Latest>,
}

thread_local! {
    static THE_NET: Cell<Option<Net>> = const { Cell::new(None) };
}

/// The state of the network part, which all views share.
#[expect(
    clippy::expect_used,
    reason = "the app creates all views, after it has started"
)]
pub(crate) fn the_net() -> Net {
    THE_NET.get().expect("the network part has begun")
}

/// Starts the network part: asks for the user's identity, and checks the connection regularly.
pub(crate) fn begin() {
    let net = Net {
        online: ModelSignal::new(Online::new(net::seed())),
        me: RwSignal::new(Identity::Unknown),
        house: RwSignal::new(None),
        now: RwSignal::new(clock::now()),
        keeping: StoredValue::new(Keeping::default()),
        told: StoredValue::new(Latest::default()),
    };
    THE_NET.set(Some(net));
    net::every(TICK, tick);
    net::on_awake(move || {
        dispatch(Event::Awake);
        if net.me.with_untracked(|me| *me == Identity::Unknown) {
            spawn_local(who_am_i());
        }
        synchronise(net.keeping.with_value(Keeping::awoke));
    });
    keep_settings(net);
    spawn_local(who_am_i());
}

/// Called at every tick. Views are notified only if something on the screen shows the time.
fn tick() {
    let net = the_net();
    let now = clock::now();
    let (is_idle, has_table) = net
        .online
        .with_untracked(|o| (o.link.state() == State::Idle, o.table.is_some()));
    if has_table {
        net.now.set(now);
    }
    if !is_idle {
        dispatch(Event::Tick);
    }
}

/// Applies an event to the network part and carries out its effects.
pub(crate) fn dispatch(event: Event) {
    let net = the_net();
    meet(net, &event);
    net.online.send(event, carry_out);
}

/// Compares the identity in the server's greeting with ours. It differs if another tab has signed
/// in or out, or if we did not know our identity yet.
fn meet(net: Net, event: &Event) {
    let Event::Said(said) = event else {
        return;
    };
    if let ToClient::Hello { you, .. } = &**said {
        // After a reconnection the server may be a newer version.
        offline::look_for_newer();
        let greeted = you.as_ref().map(|you| &you.id);
        let is_known = net.me.with_untracked(|me| {
            *me != Identity::Unknown && me.me().map(|me| &me.person.id) == greeted
        });
        if !is_known {
            spawn_local(who_am_i());
        }
    }
}

fn carry_out(effect: online::Effect) {
    match effect {
        online::Effect::Dial => spawn_local(dial()),
        online::Effect::HangUp => net::hang_up(),
        online::Effect::Send(frame) => net::say(&frame),
        online::Effect::Go(game) => visit(&game),
        online::Effect::LookFor(seek) => spawn_local(look_for(*seek)),
        online::Effect::Cue(Cue::Began | Cue::Offer) => {
            if app().settings.with_untracked(|s| s.sound.is_on()) {
                sound::play(Sound::YourTurn);
            }
        }
    }
}

/// Opens the connection, once the code that parses its messages is loaded.
async fn dial() {
    let reader = net::reader().await;
    let is_wanted = |online: &Online| matches!(online.link.state(), State::Dialling { .. });
    if !the_net().online.with_untracked(is_wanted) {
        return;
    }
    let Ok(reader) = reader else {
        dispatch(Event::Broke);
        return;
    };
    net::dial(reader, |heard| {
        dispatch(match heard {
            Heard::Said(said) => Event::Said(said),
            Heard::Broke => Event::Broke,
        });
    });
}

/// Finds out what happened to a seek: it still waits, became a game, or no longer exists.
async fn look_for(seek: Seek) {
    let found = net::get::<Seek>(&format!("seeks/{}", seek.id)).await;
    if !found.is_err_and(|why| why.is_missing()) {
        return;
    }
    let Ok(list) = net::get::<GameList>("me/games").await else {
        return;
    };
    let (time, ruleset) = (seek.body.time, seek.body.ruleset);
    let is_it = |game: &GameSummary| {
        let setup = &game.setup;
        game.created >= seek.created && setup.time == time && setup.ruleset == ruleset
    };
    dispatch(match list.games.into_iter().find(is_it) {
        Some(game) => Event::Found(game.id, seek.id),
        None => Event::Withdrawn(seek.id),
    });
}

/// Opens the page of a game.
pub(crate) fn visit(game: &GameId) {
    go(Route::Online(game.to_string()));
}

/// Asks the server for its description and the user's identity.
pub(crate) async fn who_am_i() {
    let net = the_net();
    let asked = net.told.get_value();
    let Ok(mut house) = net::get::<HouseShown>("house").await else {
        return;
    };
    let you = house.you.take();
    net.house.set(Some(house));
    // If the user signed in or out in the meantime, the answer is outdated.
    if net.told.get_value() == asked {
        became(you.map_or(Identity::Nobody, |me| Identity::Somebody(Box::new(me))));
    }
}

/// Sets the user's identity, after signing in or out.
pub(crate) fn became(identity: Identity) {
    let net = the_net();
    net.told.update_value(|told| {
        told.ask();
    });
    let before = net.me.get_untracked();
    if before == identity {
        return;
    }
    let sync = net.keeping.try_update_value(|k| k.became(&identity));
    let is_other = !before.is_same(&identity);
    net.me.set(identity);
    // After `Unknown` no new connection is needed: the current one was opened with the cookies that
    // belong to this identity.
    if before != Identity::Unknown && is_other {
        dispatch(Event::Became);
    }
    synchronise(sync.unwrap_or(Exchange::Nothing));
}

fn synchronise(exchange: Exchange) {
    match exchange {
        Exchange::Nothing => {}
        Exchange::Pull => spawn_local(pull_settings()),
        Exchange::Push => spawn_local(push_settings()),
    }
}

/// Makes sure that the user has an identity; creates a guest if there is none.
pub(crate) async fn come_in() -> Result<(), Failure> {
    let is_somebody = the_net().me.with_untracked(|me| me.me().is_some());
    if is_somebody {
        return Ok(());
    }
    let me: Me = net::call(Method::Post, "guest").await?;
    became(Identity::Somebody(Box::new(me)));
    Ok(())
}

/// Fetches a member's settings from the server and applies them.
async fn pull_settings() {
    let net = the_net();
    let asked = net.keeping.with_value(Keeping::state);
    let kept = net::get::<Map<String, Value>>("me/preferences").await;
    let Ok(kept) = kept else {
        return;
    };
    let Some(settings) = pulled(&kept) else {
        return push_settings().await;
    };
    let is_taken = net.keeping.try_update_value(|k| k.take(&settings, asked));
    if is_taken == Some(true) && app().settings.with_untracked(|s| *s != settings) {
        app().settings.set(settings);
    }
}

/// Sends the current settings to the server.
async fn push_settings() {
    let net = the_net();
    let asked = net.keeping.with_value(Keeping::state);
    let chosen = app().settings.get_untracked();
    let kept = net::get::<Map<String, Value>>("me/preferences").await;
    // A change in the meantime is sent by its own request, or belongs to another user.
    let is_last = net.keeping.with_value(Keeping::state) == asked;
    let Some(kept) = kept.ok().filter(|_| is_last) else {
        return;
    };
    let preferences = pushed(kept, &chosen);
    let sent = net::send::<()>(Method::Put, "me/preferences", &preferences).await;
    // If this fails, the settings are still in the browser's storage and are sent later.
    if sent.is_ok() {
        net.keeping.update_value(|k| k.sent(asked));
    }
}

/// Sends the settings to the server whenever a member changes them.
fn keep_settings(net: Net) {
    let settings = app().settings;
    Effect::new(move |before: Option<_>| {
        let now = settings.get();
        if before.is_some_and(|before| before != now) {
            let sync = net.keeping.try_update_value(|k| k.changed(&now));
            synchronise(sync.unwrap_or(Exchange::Nothing));
        }
        now
    });
}
