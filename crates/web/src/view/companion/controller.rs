//! The state of the page that records games: all recordings, the open one and its board. It stores
//! what changes.

use leptos::prelude::*;
use paisho::{Position, RecordingError, SeatSet, Turn};

use crate::browser::{clock, storage};
use crate::model::board_input::BoardInput;
use crate::model::companion::{Effect, Entry, Folder, RecordError, Recording, RecordingEvent};
use crate::view::context::words;
use crate::view::model_signal::ModelSignal;
use crate::view::table::unreadable;

/// The storage key of the recordings.
const RECORDINGS: &str = "paisho.recordings";

/// The storage key of the single recording in older versions of the app.
const RECORDING: &str = "paisho.recording";

/// Loads the recordings of this browser.
fn kept() -> Folder {
    storage::load(RECORDINGS).unwrap_or_else(|| {
        let mut folder = Folder::default();
        if let Some(recording) = storage::load::<Recording>(RECORDING) {
            folder.put(recording);
        }
        folder
    })
}

/// The signals of the recordings.
#[derive(Clone, Copy)]
pub(super) struct RecordingController {
    pub(super) folder: RwSignal<Folder>,
    /// The recording that is being written.
    pub(super) recording: ModelSignal<Recording>,
    pub(super) board_input: RwSignal<BoardInput>,
    /// Why the last turn could not be recorded.
    pub(super) trouble: RwSignal<Option<String>>,
}

impl RecordingController {
    /// Opens the recording of the last visit.
    pub(super) fn take_up() -> Self {
        let folder = kept();
        let recording = folder
            .open()
            .cloned()
            .unwrap_or_else(|| Recording::new(paisho::Ruleset::RULEBOOK, clock::now()));
        let position = recording
            .position()
            .unwrap_or_else(|| Position::start(*recording.rules()));
        let may = position.seats();
        Self {
            folder: RwSignal::new(folder),
            board_input: RwSignal::new(BoardInput::new(position, may)),
            recording: ModelSignal::new(recording),
            trouble: RwSignal::new(None),
        }
    }

    /// Sends an event to the recording.
    pub(super) fn send(self, event: RecordingEvent) {
        self.recording.send(event, |effect| self.carry_out(&effect));
    }

    fn carry_out(self, effect: &Effect) {
        self.trouble.set(match effect {
            Effect::Recorded => None,
            Effect::Refused(error) => Some(self.explain(error)),
        });
        self.keep();
    }

    /// Begins a new recording.
    pub(super) fn begin(self, rules: paisho::Ruleset) {
        self.turn_to(Recording::new(rules, clock::now()));
    }

    /// Switches to a recording.
    pub(super) fn turn_to(self, recording: Recording) {
        self.recording.set(recording);
        self.trouble.set(None);
        self.keep();
    }

    /// Deletes a recording other than the open one.
    pub(super) fn remove(self, began: u64) {
        self.folder.set(kept());
        self.folder.update(|folder| folder.remove(began));
        self.folder.with_untracked(|f| storage::save(RECORDINGS, f));
    }

    /// Stores the recording and shows its position on the board. The other recordings are read
    /// again first, because another tab may have changed them.
    fn keep(self) {
        let mut folder = kept();
        folder.put(self.recording.with_untracked(Recording::clone));
        storage::save(RECORDINGS, &folder);
        self.folder.set(folder);
        let position = self.recording.with_untracked(Recording::position);
        self.board_input.update(|board_input| match position {
            Some(position) => {
                let (last, may) = (self.last_turn(), position.seats());
                board_input.show(position, last);
                board_input.allow(may);
            }
            None => board_input.allow(SeatSet::EMPTY),
        });
    }

    fn last_turn(self) -> Option<Turn> {
        self.recording
            .with_untracked(|r| match r.entries().last()? {
                Entry::Turn(turn) => Some(turn.turn),
                Entry::Repair(_) => None,
            })
    }

    fn explain(self, error: &RecordError) -> String {
        let seats = self.recording.with_untracked(Recording::seats);
        match error {
            RecordError::Refused(RecordingError::Refused(refusal)) => {
                words().explain(refusal, seats)
            }
            RecordError::Refused(RecordingError::NoPosition { problem, .. }) => {
                words().explain_problem(*problem, seats)
            }
            RecordError::Refused(other) => other.to_string(),
            RecordError::Syntax(error) => self
                .board_input
                .with_untracked(|d| unreadable(error, d.position())),
        }
    }
}
