//! What the models with effects have in common: an event changes the model, and the effects that
//! it returns are carried out by the view.

use super::analysis::{self, Analysis, AnalysisEvent};
use super::board_input::{self, BoardInput, BoardInputEvent};
use super::companion::{self, Recording, RecordingEvent};
use super::learn::{self, Study};
use super::local::{self, LocalGame};
use super::online::{self, Online};

/// State that changes by events.
pub trait Model {
    /// What can happen to it.
    type Event;
    /// What it wants done outside.
    type Effect;

    /// Applies an event that happens now, in milliseconds since 1970.
    fn apply(&mut self, event: Self::Event, now: u64) -> Update<Self::Effect>;
}

/// The result of an event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Update<E> {
    /// What to carry out, in this order.
    pub effects: Vec<E>,
    /// Whether views may show something else now. Views are not notified of other changes.
    pub is_visible: bool,
}

impl<E> Update<E> {
    /// The result of an event after which views may show something else.
    pub(crate) const fn visible(effects: Vec<E>) -> Self {
        Self {
            effects,
            is_visible: true,
        }
    }
}

impl Model for BoardInput {
    type Event = BoardInputEvent;
    type Effect = board_input::Effect;

    fn apply(&mut self, event: BoardInputEvent, _now: u64) -> Update<board_input::Effect> {
        Update::visible(self.update(event))
    }
}

impl Model for Study {
    type Event = learn::Event;
    type Effect = learn::Effect;

    fn apply(&mut self, event: learn::Event, _now: u64) -> Update<learn::Effect> {
        Update::visible(self.update(event))
    }
}

impl Model for Analysis {
    type Event = AnalysisEvent;
    type Effect = analysis::Effect;

    fn apply(&mut self, event: AnalysisEvent, _now: u64) -> Update<analysis::Effect> {
        Update::visible(self.update(event))
    }
}

impl Model for Recording {
    type Event = RecordingEvent;
    type Effect = companion::Effect;

    fn apply(&mut self, event: RecordingEvent, _now: u64) -> Update<companion::Effect> {
        let effect = match self.update(event) {
            Ok(()) => companion::Effect::Recorded,
            Err(error) => companion::Effect::Refused(error),
        };
        Update::visible(vec![effect])
    }
}

impl Model for LocalGame {
    type Event = local::Event;
    type Effect = local::Effect;

    fn apply(&mut self, event: local::Event, now: u64) -> Update<local::Effect> {
        // Most ticks and messages of the engine change nothing visible.
        let is_quiet = match &event {
            local::Event::Tick => true,
            local::Event::Heard(line) => line.starts_with("info"),
            _ => false,
        };
        let effects = self.update(event, now);
        let is_visible = !is_quiet || !effects.is_empty();
        Update {
            effects,
            is_visible,
        }
    }
}

impl Model for Online {
    type Event = online::Event;
    type Effect = online::Effect;

    fn apply(&mut self, event: online::Event, now: u64) -> Update<online::Effect> {
        // A tick changes nothing visible, unless the connection is lost or opened again.
        let is_tick = matches!(event, online::Event::Tick);
        let before = self.link.state();
        let effects = self.update(event, now);
        let is_visible = !is_tick || self.link.state() != before;
        Update {
            effects,
            is_visible,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn views_see_only_the_ticks_that_change_the_connection() {
        let mut online = Online::new(1);
        let idle = online.apply(online::Event::Tick, 0);
        assert_eq!((idle.effects.len(), idle.is_visible), (0, false));
        let dialled = online.apply(online::Event::EnterLobby, 0);
        assert_eq!(dialled.effects, [online::Effect::Dial]);
        assert!(dialled.is_visible);
        assert!(!online.apply(online::Event::Tick, 1).is_visible);
        // Nobody answers.
        assert!(online.apply(online::Event::Tick, 1_000_000).is_visible);
    }
}
