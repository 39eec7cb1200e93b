//! The state of the online part, which all views share: the connection to the server, the user's
//! account there, the open game. It carries out the effects of the model.

use leptos::prelude::*;
use leptos::task::spawn_local;
use paisho_wire::{GameId, ServerInfo, ToServer, UserId};
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use super::mine::follow_own_games;
use crate::browser::net::{self, Socket, Writer};
use crate::browser::{clock, history, offline, sound};
use crate::model::Update;
use crate::model::board_input::Sound;
use crate::model::online::{
    Cue, Effect, Event, Millis, Online, OwnGames, OwnGamesEvent, State, TableEvent,
};
use crate::model::people::{Identity, Keeping, KeepingEffect, KeepingEvent};
use crate::model::route::Route;
use crate::model::settings::Settings;
use crate::view::context::App;
use crate::view::model_signal::ModelSignal;

/// The interval in milliseconds at which clocks on the screen are updated.
const TICK: i32 = 100;

/// The signals of the online part.
#[derive(Clone, Copy)]
pub(crate) struct OnlineController {
    app: App,
    /// The account, the connection, the lobby and the open game.
    pub(crate) online: ModelSignal<Online>,
    /// Who the user is, as the model knows it.
    pub(crate) me: Memo<Identity>,
    /// The server's description of itself, once it has arrived.
    pub(crate) server: Memo<Option<ServerInfo>>,
    /// The current time, updated only while something on the screen shows it.
    pub(crate) now: RwSignal<Millis>,
    /// The user's games in progress.
    pub(crate) own_games: ModelSignal<OwnGames>,
    /// Whose games are requested, and the open game.
    pub(super) asking: Memo<(Option<UserId>, Option<GameId>)>,
    /// The synchronisation of settings with the server.
    keeping: ModelSignal<Keeping>,
    /// The one connection of the page to the server.
    socket: StoredValue<Option<Socket>, LocalStorage>,
}

/// The state of the online part. Like [`app`](crate::view::context::app), it can be asked for only
/// where Leptos runs code for a view.
pub(crate) fn online_controller() -> OnlineController {
    expect_context()
}

impl OnlineController {
    /// Starts the online part: asks for the user's identity, checks the connection regularly, and
    /// lets all views ask for it.
    pub(crate) fn begin(app: App) {
        let online = ModelSignal::new(Online::new(net::seed()));
        let controller = Self {
            app,
            online,
            me: Memo::new(move |_| online.with(|o| o.account.identity().clone())),
            server: Memo::new(move |_| online.with(|o| o.server.clone())),
            now: RwSignal::new(clock::now()),
            own_games: ModelSignal::new(OwnGames::default()),
            asking: Memo::new(move |_| {
                online.with(|o| {
                    let me = o.account.identity().me();
                    let here = o.table.as_ref().map(|table| table.id.clone());
                    (me.map(|me| me.person.id.clone()), here)
                })
            }),
            keeping: ModelSignal::new(Keeping::new(app.settings.get_untracked())),
            socket: StoredValue::new_local(None),
        };
        provide_context(controller);
        net::every(TICK, move || controller.tick());
        net::on_awake(move || {
            controller.send(Event::Awake);
            controller.keep(KeepingEvent::Awoke);
            controller.ask_for_games();
        });
        follow_own_games(controller);
        let settings = app.settings;
        leptos::prelude::Effect::new(move |_| {
            controller.keep(KeepingEvent::Changed(settings.get()));
        });
        controller.send(Event::Begin);
    }

    /// Called at every tick. Views are notified only if something on the screen shows the time.
    fn tick(self) {
        let now = clock::now();
        let (is_idle, has_table) = self
            .online
            .with_untracked(|o| (o.link.state() == State::Idle, o.table.is_some()));
        if has_table {
            self.now.set(now);
        }
        if !is_idle {
            self.send(Event::Tick);
        }
    }

    /// Sends an event to the online part.
    pub(crate) fn send(self, event: impl Into<Event>) {
        self.online
            .send(event.into(), |effect| self.carry_out(effect));
    }

    /// Sends an event of the connection or a table to the online part. Only the second part of the
    /// program may do this, so that the first page loads without the code for tables.
    pub(crate) fn send_table(self, event: TableEvent) {
        self.online.send_with(
            |online, now| Update::visible(online.update_table(event, now)),
            |effect| self.carry_out(effect),
        );
    }

    /// Requests the user's games.
    pub(super) fn ask_for_games(self) {
        let (owner, here) = self.asking.get_untracked();
        self.own_games.ask(OwnGamesEvent::Ask { owner, here });
    }

    fn carry_out(self, effect: Effect) {
        match effect {
            Effect::Dial => spawn_local(self.dial()),
            Effect::HangUp => self.socket.set_value(None),
            Effect::Send(frame) => self.socket.with_value(|socket| {
                if let Some(socket) = socket {
                    socket.send(&frame);
                }
            }),
            Effect::Call(call) => net::carry_out(call, move |event| self.send(event)),
            Effect::Go(route) => self.app.go(route),
            Effect::WaitInLobby => {
                if history::current() == Route::Home {
                    self.app.go(Route::Lobby);
                }
            }
            Effect::CheckForNewer => offline::look_for_newer(),
            Effect::IdentityChanged => {
                let identity = self.online.with_untracked(|o| o.account.identity().clone());
                self.keep(KeepingEvent::Became(identity));
            }
            Effect::Cue(Cue::Began | Cue::Offer | Cue::Someone) => {
                let gain = self.app.settings.with_untracked(Settings::gain);
                sound::play(Sound::YourTurn, gain);
            }
        }
    }

    /// Sends an event to the synchronisation of settings.
    fn keep(self, event: KeepingEvent) {
        self.keeping.send(event, move |effect| match effect {
            KeepingEffect::Call(call) => net::carry_out(call, move |event| self.keep(event)),
            KeepingEffect::Use(settings) => self.app.settings.set(settings),
        });
    }

    /// Opens the connection, once the code that handles its messages is loaded.
    async fn dial(self) {
        let frames = frames().await;
        let is_wanted = |online: &Online| matches!(online.link.state(), State::Dialling { .. });
        if !self.online.with_untracked(is_wanted) {
            return;
        }
        let Ok(frames) = frames else {
            self.send(Event::Broke);
            return;
        };
        // The old connection is closed before a new one is opened.
        self.socket.set_value(None);
        let hear = move |text: &str| (frames.hear)(self, text);
        let broke = move || self.send(Event::Broke);
        match Socket::open(frames.write, hear, broke) {
            Some(socket) => self.socket.set_value(Some(socket)),
            None => self.send(Event::Broke),
        }
    }
}

/// What is done with the frames of the connection.
#[derive(Clone, Copy)]
struct Frames {
    /// Handles a frame of the server.
    hear: fn(OnlineController, &str),
    /// Writes a frame for the server.
    write: Writer,
}

/// Loads the code that handles frames. It contains everything that can happen at a table, and the
/// first page does not need it, so it belongs to the second part of the program (`lazy_pages`).
#[wasm_split(lazy_pages, fallible)]
fn frames() -> Result<Frames, SplitLoaderError> {
    Ok(Frames {
        hear: |controller, text| {
            // A newer server may send frames that this version does not know.
            if let Ok(said) = serde_json::from_str(text) {
                controller.send_table(TableEvent::Said(said));
            }
        },
        write: |frame: &ToServer| serde_json::to_string(frame).ok(),
    })
}
