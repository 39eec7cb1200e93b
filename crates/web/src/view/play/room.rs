//! The room of a local game: the game, its desk, its engine and its time, and what it wants done.

use std::time::Duration;

use leptos::prelude::*;
use paisho::Seat;

use crate::edge::engine::{Engine, Heard};
use crate::edge::{clock, shelf};
use crate::model::desk::Desk;
use crate::model::local::{Effect as Wish, Event, LocalGame};
use crate::model::route::Route;
use crate::view::context::go;

/// How often clocks are looked at.
const TICK: Duration = Duration::from_millis(200);

/// Handles of one local game.
#[derive(Clone, Copy)]
pub(super) struct Room {
    pub(super) game: RwSignal<LocalGame>,
    pub(super) desk: RwSignal<Desk>,
    /// What time it is, as far as clocks must know.
    pub(super) now: RwSignal<u64>,
    engine: StoredValue<Option<Engine>, LocalStorage>,
}

impl Room {
    /// Opens the room of a game; it is left when its page goes.
    pub(super) fn open(game: LocalGame) -> Self {
        let shown = game.shown();
        let room = Self {
            desk: RwSignal::new(Desk::new(shown.position, shown.may)),
            game: RwSignal::new(game),
            now: RwSignal::new(clock::now()),
            engine: StoredValue::new_local(None),
        };
        room.engine
            .set_value(Some(Engine::new(move |heard| room.hear(heard))));
        room.keep_time();
        on_cleanup(move || room.leave());
        room.send(Event::Opened);
        room
    }

    /// Something happens: the game changes and its wishes are fulfilled.
    pub(super) fn send(self, event: Event) {
        // Most of what clocks and the engine say changes nothing that is seen.
        let is_quiet = match &event {
            Event::Tick => true,
            Event::Heard(line) => line.starts_with("info"),
            _ => false,
        };
        let wishes = self.game.try_maybe_update(|game| {
            let wishes = game.update(event, clock::now());
            (!is_quiet || !wishes.is_empty(), wishes)
        });
        for wish in wishes.unwrap_or_default() {
            self.fulfil(wish);
        }
    }

    fn fulfil(self, wish: Wish) {
        match wish {
            Wish::Say(lines) => self.engine.with_value(|engine| {
                if let Some(engine) = engine {
                    engine.say_all(lines);
                }
            }),
            Wish::Show => self.show(),
            Wish::Save => {
                self.game.with_untracked(shelf::keep);
            }
            Wish::Begin(beginning) => {
                let next = shelf::begin(*beginning);
                go(Route::Local(next.number()));
            }
        }
    }

    fn show(self) {
        let shown = self.game.with_untracked(LocalGame::shown);
        self.desk.update(|desk| {
            desk.show(shown.position, shown.last);
            desk.allow(shown.may);
        });
    }

    fn hear(self, heard: Heard) {
        self.send(match heard {
            Heard::Line(line) => Event::Heard(line),
            Heard::Restarted => Event::EngineRestarted,
            Heard::Gone => Event::EngineGone,
        });
    }

    /// Looks at the clocks now and then, and stops them while nobody looks.
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

    /// The page goes: clocks stop, the worker ends.
    fn leave(self) {
        let now = clock::now();
        let wishes = self
            .game
            .try_update_untracked(|game| game.update(Event::Left, now));
        if wishes.is_some_and(|wishes| wishes.contains(&Wish::Save)) {
            self.game.with_untracked(shelf::keep);
        }
        let _ended = self.engine.try_set_value(None);
    }

    /// Who sits below.
    pub(super) fn bottom(self) -> Signal<Seat> {
        Signal::derive(move || self.game.with(LocalGame::bottom))
    }
}
