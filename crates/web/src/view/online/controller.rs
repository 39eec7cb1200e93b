//! The state of the online part, which all views share: the connection to the server, the user's
//! identity there, the open game. It carries out the effects of the model.

use leptos::prelude::*;
use leptos::task::spawn_local;
use paisho_wire::{GameId, GameList, GameSummary, Seek, ServerInfo};

use crate::browser::net::{self, Heard, Socket};
use crate::browser::{clock, sound};
use crate::model::board_input::Sound;
use crate::model::online::{Cue, Effect, Event, Latest, Millis, Online, State};
use crate::model::people::{Identity, Keeping};
use crate::model::route::Route;
use crate::view::context::App;
use crate::view::model_signal::ModelSignal;

/// The interval in milliseconds at which clocks on the screen are updated.
const TICK: i32 = 100;

/// The signals of the online part.
#[derive(Clone, Copy)]
pub(crate) struct OnlineController {
    pub(crate) app: App,
    /// The connection, the lobby and the open game.
    pub(crate) online: ModelSignal<Online>,
    /// The user's identity.
    pub(crate) me: RwSignal<Identity>,
    /// The server's description of itself, once it has arrived.
    pub(crate) house: RwSignal<Option<ServerInfo>>,
    /// The current time, updated only while something on the screen shows it.
    pub(crate) now: RwSignal<Millis>,
    /// The synchronisation of settings with the server.
    pub(super) keeping: StoredValue<Keeping>,
    /// Counts changes of the identity, so that late answers to `fetch_identity` are recognised.
    pub(super) told: StoredValue<Latest>,
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
        let controller = Self {
            app,
            online: ModelSignal::new(Online::new(net::seed())),
            me: RwSignal::new(Identity::Unknown),
            house: RwSignal::new(None),
            now: RwSignal::new(clock::now()),
            keeping: StoredValue::new(Keeping::default()),
            told: StoredValue::new(Latest::default()),
            socket: StoredValue::new_local(None),
        };
        provide_context(controller);
        net::every(TICK, move || controller.tick());
        net::on_awake(move || controller.wake());
        controller.follow_settings();
        spawn_local(controller.fetch_identity());
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

    /// Called when the page is shown again or the network comes back.
    fn wake(self) {
        self.send(Event::Awake);
        if self.me.with_untracked(|me| *me == Identity::Unknown) {
            spawn_local(self.fetch_identity());
        }
        self.synchronise(self.keeping.with_value(Keeping::awoke));
    }

    /// Sends an event to the online part.
    pub(crate) fn send(self, event: Event) {
        self.check_greeting(&event);
        self.online.send(event, |effect| self.carry_out(effect));
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
            Effect::Go(game) => self.visit(&game),
            Effect::LookFor(seek) => spawn_local(self.look_for(*seek)),
            Effect::Cue(Cue::Began | Cue::Offer) => {
                if self.app.settings.with_untracked(|s| s.sound.is_on()) {
                    sound::play(Sound::YourTurn);
                }
            }
        }
    }

    /// Opens the connection, once the code that parses its messages is loaded.
    async fn dial(self) {
        let reader = net::reader().await;
        let is_wanted = |online: &Online| matches!(online.link.state(), State::Dialling { .. });
        if !self.online.with_untracked(is_wanted) {
            return;
        }
        let Ok(reader) = reader else {
            self.send(Event::Broke);
            return;
        };
        // The old connection is closed before a new one is opened.
        self.socket.set_value(None);
        let hear = move |heard| {
            self.send(match heard {
                Heard::Said(said) => Event::Said(said),
                Heard::Broke => Event::Broke,
            });
        };
        match Socket::open(reader, hear) {
            Some(socket) => self.socket.set_value(Some(socket)),
            None => self.send(Event::Broke),
        }
    }

    /// Finds out what happened to a seek: it still waits, became a game, or no longer exists.
    async fn look_for(self, seek: Seek) {
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
        self.send(match list.games.into_iter().find(is_it) {
            Some(game) => Event::Found(game.id, seek.id),
            None => Event::Withdrawn(seek.id),
        });
    }

    /// Opens the page of a game.
    pub(crate) fn visit(self, game: &GameId) {
        self.app.go(Route::Online(game.to_string()));
    }
}
