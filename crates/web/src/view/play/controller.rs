//! The state of a local game's page: the game, the board, the engine and the time. It carries out
//! the effects of the game.

use std::time::Duration;

use leptos::prelude::*;
use paisho::Seat;

use crate::browser::engine::{Engine, Heard};
use crate::browser::{clock, shelf};
use crate::model::board_input::BoardInput;
use crate::model::local::{Effect, Event, LocalGame};
use crate::model::route::Route;
use crate::view::context::{App, app};
use crate::view::model_signal::ModelSignal;

/// The interval at which clocks are checked.
const TICK: Duration = Duration::from_millis(200);

/// The signals of one local game.
#[derive(Clone, Copy)]
pub(super) struct LocalGameController {
    app: App,
    pub(super) game: ModelSignal<LocalGame>,
    pub(super) board_input: RwSignal<BoardInput>,
    /// The current time, updated while clocks run.
    pub(super) now: RwSignal<u64>,
    engine: StoredValue<Option<Engine>, LocalStorage>,
}

impl LocalGameController {
    /// Sets up the signals and the engine of a game. They are cleaned up when the page is left.
    pub(super) fn open(game: LocalGame) -> Self {
        let shown = game.shown();
        let controller = Self {
            app: app(),
            board_input: RwSignal::new(BoardInput::new(shown.position, shown.may)),
            game: ModelSignal::new(game),
            now: RwSignal::new(clock::now()),
            engine: StoredValue::new_local(None),
        };
        controller
            .engine
            .set_value(Some(Engine::new(move |heard| controller.hear(heard))));
        controller.keep_time();
        on_cleanup(move || controller.leave());
        controller.send(Event::Opened);
        controller
    }

    /// Sends an event to the game.
    pub(super) fn send(self, event: Event) {
        self.game.send(event, |effect| self.carry_out(effect));
    }

    fn carry_out(self, effect: Effect) {
        match effect {
            Effect::Say(lines) => self.engine.with_value(|engine| {
                if let Some(engine) = engine {
                    engine.say_all(lines);
                }
            }),
            Effect::Show => self.show(),
            Effect::Save => {
                self.game.with_untracked(shelf::keep);
            }
            Effect::Begin(beginning) => {
                let next = shelf::begin(*beginning);
                self.app.go(Route::Local(next.number()));
            }
        }
    }

    fn show(self) {
        let shown = self.game.with_untracked(LocalGame::shown);
        self.board_input.update(|board_input| {
            board_input.show(shown.position, shown.last);
            board_input.allow(shown.may);
        });
    }

    fn hear(self, heard: Heard) {
        self.send(match heard {
            Heard::Line(line) => Event::Heard(line),
            Heard::Restarted => Event::EngineRestarted,
            Heard::Gone => Event::EngineGone,
        });
    }

    /// Checks the clocks regularly, and pauses a game with clocks when the page is hidden.
    fn keep_time(self) {
        let tick = move || {
            let wanted = self.game.try_with_untracked(LocalGame::wants_ticks);
            if wanted == Some(true) {
                self.now.set(clock::now());
                self.send(Event::Tick);
            }
        };
        if let Ok(timer) = set_interval_with_handle(tick, TICK) {
            on_cleanup(move || timer.clear());
        }
        let watch = window_event_listener_untyped("visibilitychange", move |_| {
            let has_clock = self.game.try_with_untracked(|game| game.timing().is_some());
            if document().hidden() && has_clock == Some(true) {
                self.send(Event::Left);
            }
        });
        on_cleanup(move || watch.remove());
    }

    /// Called when the page is left: stops the clocks and the engine's worker.
    fn leave(self) {
        if self.game.send_last(Event::Left).contains(&Effect::Save) {
            self.game.with_untracked(shelf::keep);
        }
        let _ended = self.engine.try_set_value(None);
    }

    /// The seat at the bottom of the board.
    pub(super) fn bottom(self) -> Signal<Seat> {
        Signal::derive(move || self.game.with(LocalGame::bottom))
    }
}
