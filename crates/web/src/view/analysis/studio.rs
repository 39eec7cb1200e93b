//! What all parts of the analysis share: the board, its desk, the engine, and what is open.

use leptos::prelude::*;
use paisho::notation::site::Warning;
use paisho_view::svg::{Arrow, Weight};

use crate::edge::engine::{Engine, Heard};
use crate::edge::{history, storage};
use crate::model::analysis::bring::{BringError, Brought};
use crate::model::analysis::moves::Way;
use crate::model::analysis::{Analysis, AnalysisEffect, AnalysisEvent};
use crate::model::desk::Desk;
use crate::model::route::Route;
use crate::view::table::{Marks, Tool};

/// Where the board is kept in the browser, as the letters of a link.
const KEPT: &str = "paisho.analysis.1";

/// Handles of one analysis.
#[derive(Clone, Copy)]
pub(super) struct Studio {
    pub(super) analysis: RwSignal<Analysis>,
    pub(super) desk: RwSignal<Desk>,
    /// What a pointer does on the board.
    pub(super) tool: RwSignal<Tool>,
    /// Which part is shown beside the board.
    pub(super) part: RwSignal<Part>,
    /// Which dialog is open.
    pub(super) dialog: RwSignal<Option<Dialog>>,
    /// What was wrong with what was opened.
    pub(super) trouble: RwSignal<Option<BringError>>,
    /// What was not taken over as it stood.
    pub(super) warnings: RwSignal<Vec<Warning>>,
    engine: StoredValue<Option<Engine>, LocalStorage>,
}

/// The parts beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// The tree of turns.
    Turns,
    /// The engine's thoughts.
    Engine,
    /// The review of the game.
    Review,
    /// Comments and drawings.
    Notes,
}

/// A dialog.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dialog {
    /// To open something.
    Open,
    /// To take something along.
    Share,
}

impl Studio {
    /// An analysis of what was brought; it ends when its page goes.
    pub(super) fn new(analysis: Analysis) -> Self {
        let position = analysis.position().clone();
        let may = analysis.may();
        let studio = Self {
            analysis: RwSignal::new(analysis),
            desk: RwSignal::new(Desk::new(position, may)),
            tool: RwSignal::new(Tool::default()),
            part: RwSignal::new(Part::Turns),
            dialog: RwSignal::new(None),
            trouble: RwSignal::new(None),
            warnings: RwSignal::new(Vec::new()),
            engine: StoredValue::new_local(None),
        };
        let hear = move |heard| studio.hear(heard);
        studio.engine.set_value(Some(Engine::new(hear)));
        on_cleanup(move || studio.engine.set_value(None));
        studio.show();
        studio
    }

    /// What was on the board when it was last left.
    pub(super) fn kept() -> Option<Brought> {
        let letters: String = storage::load(KEPT)?;
        Brought::shared(&letters).ok()
    }

    /// Something happens: the board changes and its wishes are fulfilled.
    pub(super) fn send(self, event: AnalysisEvent) {
        let effects = self.analysis.try_update(|a| a.update(event));
        self.fulfil(effects.unwrap_or_default());
    }

    /// Does what the board wants done, and shows the place that is looked at.
    pub(super) fn fulfil(self, effects: Vec<AnalysisEffect>) {
        for effect in effects {
            match effect {
                AnalysisEffect::Say(line) => self.say(&line),
                AnalysisEffect::Keep(letters) => keep(letters.as_deref()),
            }
        }
        self.show();
    }

    /// Says a line to the engine, as long as there is one.
    fn say(self, line: &str) {
        self.engine.try_with_value(|engine| {
            if let Some(engine) = engine {
                engine.say(line);
            }
        });
    }

    /// Whether the page is gone: what was fetched for it comes too late.
    pub(super) fn is_gone(self) -> bool {
        self.analysis.is_disposed()
    }

    /// Opens what was brought, and says what was left out.
    pub(super) fn open(self, brought: Brought) {
        self.warnings.set(brought.warnings.clone());
        self.trouble.set(None);
        self.dialog.set(None);
        self.send(AnalysisEvent::Open(brought));
    }

    /// Reviews the game at once: that is what somebody wants who comes from one.
    pub(super) fn review(self) {
        self.part.set(Part::Review);
        self.send(AnalysisEvent::Walk(Way::Last));
        self.send(AnalysisEvent::Review);
    }

    fn show(self) {
        let shown = self
            .analysis
            .try_with_untracked(|a| (a.position().clone(), a.last(), a.may()));
        let Some((position, last, may)) = shown else {
            return;
        };
        self.desk.update(|desk| {
            desk.show(position, last);
            desk.allow(may);
        });
    }

    fn hear(self, heard: Heard) {
        let event = match heard {
            Heard::Line(line) => AnalysisEvent::Heard(line),
            Heard::Restarted => AnalysisEvent::EngineRestarted,
            Heard::Gone => AnalysisEvent::EngineGone,
        };
        let effects = self.analysis.try_update(|a| a.update(event));
        if let Some(effects) = effects.filter(|effects| !effects.is_empty()) {
            self.fulfil(effects);
        }
    }

    /// What is drawn on the board: by people strongly, by the engine faintly.
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
                    tile: None,
                }
            })
        });
        marks.into()
    }
}

/// A turn as an arrow, if something goes from one point to another.
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

/// Keeps the board, and writes it into the address, so that copying that shares it.
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
