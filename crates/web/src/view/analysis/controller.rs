//! The state that all parts of the analysis page share: the analysis, the board, the engine, and
//! which panel and dialog are open.

use leptos::prelude::*;
use paisho::notation::site::Warning;
use paisho_view::svg::{Arrow, Weight};

use crate::browser::engine::{Engine, Heard};
use crate::browser::{history, storage};
use crate::model::analysis::moves::Way;
use crate::model::analysis::open::{OpenError, Opened};
use crate::model::analysis::stored::StoredReviews;
use crate::model::analysis::{Analysis, AnalysisEvent, Effect};
use crate::model::board_input::BoardInput;
use crate::model::route::Route;
use crate::view::model_signal::ModelSignal;
use crate::view::table::{Marks, Tool};

/// The key in the browser's storage for the analysis, encoded as in the fragment of a link.
const KEPT: &str = "paisho.analysis.1";

/// The key for finished reviews.
const REVIEWS: &str = "paisho.reviews.1";

/// The signals of one analysis.
#[derive(Clone, Copy)]
pub(super) struct AnalysisController {
    pub(super) analysis: ModelSignal<Analysis>,
    pub(super) board_input: RwSignal<BoardInput>,
    /// What a pointer does on the board.
    pub(super) tool: RwSignal<Tool>,
    /// The panel that is shown beside the board.
    pub(super) part: RwSignal<Part>,
    /// The open dialog.
    pub(super) dialog: RwSignal<Option<Dialog>>,
    /// Why the last text, file or link could not be opened.
    pub(super) trouble: RwSignal<Option<OpenError>>,
    /// What was not imported unchanged.
    pub(super) warnings: RwSignal<Vec<Warning>>,
    engine: StoredValue<Option<Engine>, LocalStorage>,
}

/// The panels beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// The tree of turns.
    Turns,
    /// The engine's analysis.
    Engine,
    /// The review of the game.
    Review,
    /// Comments and drawings.
    Notes,
}

/// A dialog.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dialog {
    /// The dialog to open a game or position.
    Open,
    /// The dialog to share and download.
    Share,
}

impl AnalysisController {
    /// Sets up the signals and the engine. The engine is stopped when the page is left.
    pub(super) fn new(analysis: Analysis) -> Self {
        let position = analysis.position().clone();
        let may = analysis.may();
        let controller = Self {
            analysis: ModelSignal::new(analysis),
            board_input: RwSignal::new(BoardInput::new(position, may)),
            tool: RwSignal::new(Tool::default()),
            part: RwSignal::new(Part::Turns),
            dialog: RwSignal::new(None),
            trouble: RwSignal::new(None),
            warnings: RwSignal::new(Vec::new()),
            engine: StoredValue::new_local(None),
        };
        let hear = move |heard| controller.hear(heard);
        controller.engine.set_value(Some(Engine::new(hear)));
        on_cleanup(move || controller.engine.set_value(None));
        controller.show();
        controller
    }

    /// The analysis from the last visit.
    pub(super) fn kept() -> Option<Opened> {
        let letters: String = storage::load(KEPT)?;
        Opened::shared(&letters).ok()
    }

    /// Sends an event to the analysis, then shows its current position on the board.
    pub(super) fn send(self, event: AnalysisEvent) {
        self.analysis.send(event, |effect| self.carry_out(effect));
        self.show();
    }

    fn carry_out(self, effect: Effect) {
        match effect {
            Effect::Say(line) => self.say(&line),
            Effect::Keep(letters) => keep(letters.as_deref()),
            Effect::KeepReview(review) => {
                let mut stored = stored_reviews();
                stored.put(review);
                storage::save(REVIEWS, &stored);
            }
        }
    }

    /// Sends a line to the engine, if there is one.
    fn say(self, line: &str) {
        self.engine.try_with_value(|engine| {
            if let Some(engine) = engine {
                engine.say(line);
            }
        });
    }

    /// Whether the page has been left, so that a late response must be ignored.
    pub(super) fn is_gone(self) -> bool {
        self.analysis.is_disposed()
    }

    /// Opens a game or position, and shows the warnings about what was left out.
    pub(super) fn open(self, opened: Opened) {
        self.warnings.set(opened.warnings.clone());
        self.trouble.set(None);
        self.dialog.set(None);
        self.send(AnalysisEvent::Open(opened));
        self.recall();
    }

    /// Shows the review at once, because people who come here from a finished game want that.
    pub(super) fn review(self) {
        self.part.set(Part::Review);
        self.send(AnalysisEvent::Walk(Way::Last));
        self.recall();
        if self.analysis.with_untracked(|a| a.review().is_none()) {
            self.send(AnalysisEvent::Review);
        }
    }

    /// Shows the review of the game that is stored on this device, if there is one.
    pub(super) fn recall(self) {
        self.send(AnalysisEvent::Recall(stored_reviews()));
    }

    fn show(self) {
        let shown = self
            .analysis
            .try_with_untracked(|a| (a.position().clone(), a.last(), a.may()));
        let Some((position, last, may)) = shown else {
            return;
        };
        self.board_input.update(|board_input| {
            board_input.show(position, last);
            board_input.allow(may);
        });
    }

    fn hear(self, heard: Heard) {
        let event = match heard {
            Heard::Line(line) => AnalysisEvent::Heard(line),
            Heard::Restarted => AnalysisEvent::EngineRestarted,
            Heard::Gone => AnalysisEvent::EngineGone,
        };
        // Most messages have no effect, and the board need not be updated.
        if self.analysis.send(event, |effect| self.carry_out(effect)) {
            self.show();
        }
    }

    /// The marks on the board: the user's arrows are strong, the engine's arrow is faint.
    pub(super) fn marks(self) -> Signal<Marks> {
        let marks = Memo::new(move |_| {
            self.analysis.with(|a| {
                let (drawn, _) = a.notes();
                let by_people = drawn.arrows.iter().map(|(from, to)| Arrow {
                    from: *from,
                    to: *to,
                    weight: Weight::Strong,
                });
                let best = a.panel().found(a.at()).first();
                let turn = best.filter(|_| a.panel().switch().is_on());
                let turn = turn.and_then(|info| info.turns.first().copied());
                Marks {
                    arrows: turn.and_then(arrow).into_iter().chain(by_people).collect(),
                    highlights: drawn.points.iter().copied().collect(),
                    ..Marks::default()
                }
            })
        });
        marks.into()
    }
}

/// A turn as an arrow, if it moves a flower.
fn arrow(turn: paisho::Turn) -> Option<Arrow> {
    match turn {
        paisho::Turn::Arrange { from, to, .. } => Some(Arrow {
            from,
            to,
            weight: Weight::Faint,
        }),
        paisho::Turn::Accents(_) | paisho::Turn::Plant { .. } | paisho::Turn::Pass => None,
    }
}

/// The reviews that were finished on this device.
fn stored_reviews() -> StoredReviews {
    storage::load(REVIEWS).unwrap_or_default()
}

/// Stores the analysis, and writes it into the address, so that people can share it by copying the
/// address.
fn keep(letters: Option<&str>) {
    let path = Route::Analysis.path();
    match letters {
        Some(letters) => {
            storage::save(KEPT, &letters);
            history::replace(&format!("{path}#{letters}"));
        }
        None => {
            storage::remove(KEPT);
            history::replace(&path);
        }
    }
}
