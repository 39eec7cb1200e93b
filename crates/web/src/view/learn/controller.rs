//! The state of a lesson's page: the lesson and its board. It carries out the effects of the lesson.

use std::sync::Arc;

use leptos::prelude::*;
use paisho::{Seat, SeatSet};
use paisho_view::words::Words;
use wasm_bindgen::JsCast;
use web_sys::SvgElement;

use super::fetched::{Fetch, contents, tales, tell};
use crate::browser::{page, storage};
use crate::model::board_input::BoardInput;
use crate::model::learn::{Effect, Event, Now, Progress, Study, lesson_text, task_text};
use crate::model::route::Route;
use crate::view::context::{App, app};
use crate::view::model_signal::ModelSignal;

/// The lesson and its board, shared by all parts of the page.
#[derive(Clone, Copy)]
pub(super) struct LessonController {
    app: App,
    pub(super) study: ModelSignal<Study>,
    pub(super) board_input: RwSignal<BoardInput>,
    pub(super) tales: Fetch<Arc<Words>>,
}

impl LessonController {
    pub(super) fn new(study: Study) -> Self {
        let board_input = BoardInput::new(study.start().clone(), Seat::GUEST.alone());
        Self {
            app: app(),
            board_input: RwSignal::new(board_input),
            tales: tales(contents()),
            study: ModelSignal::new(study),
        }
    }

    /// Sends an event to the lesson.
    pub(super) fn send(self, event: Event) {
        self.study.send(event, |effect| self.carry_out(effect));
    }

    /// Sends an event of a button below the board, and scrolls to the task and the board, because
    /// that is where something changes.
    pub(super) fn send_and_look(self, event: Event) {
        self.send(event);
        look_at_board();
    }

    /// Resets the task and moves the focus to the board, because the pressed button disappears.
    pub(super) fn try_again(self) {
        self.send(Event::TryAgain);
        let board = document().query_selector(".lesson-board .field");
        let board = board
            .ok()
            .flatten()
            .and_then(|b| b.dyn_into::<SvgElement>().ok());
        if let Some(board) = board {
            let _ = board.focus();
        }
    }

    fn carry_out(self, effect: Effect) {
        match effect {
            Effect::Show { position, last } => {
                // After a turn the board is locked; the learner continues with a button.
                let is_thinking = self.study.with_untracked(Study::now) == Now::Thinking;
                let may = if is_thinking {
                    Seat::GUEST.alone()
                } else {
                    SeatSet::EMPTY
                };
                self.board_input.update(|board_input| {
                    board_input.show(*position, last);
                    board_input.allow(may);
                });
                if is_thinking {
                    look_at_board();
                }
            }
            Effect::Save(progress) => {
                storage::save(Progress::KEY, &progress);
            }
            Effect::Open(number) => self.app.go(Route::Lesson(number)),
            Effect::Finish => self.app.go(Route::Learn),
        }
    }

    pub(super) fn now(self) -> Now {
        self.study.with(Study::now)
    }

    /// A sentence about the lesson.
    pub(super) fn about(self, part: &str) -> String {
        let id = self.study.with(|s| lesson_text(s.lesson(), part));
        tell(self.tales, &id)
    }

    /// A sentence about the task.
    pub(super) fn task(self, part: &str) -> String {
        let id = self.study.with(|s| task_text(s.lesson(), s.task(), part));
        tell(self.tales, &id)
    }
}

/// Scrolls to the task, with the board below it. Where they are beside each other, only the board
/// may be off screen.
fn look_at_board() {
    page::reveal(".lesson-board .field");
    page::reveal_from_top(".lesson-play");
}
