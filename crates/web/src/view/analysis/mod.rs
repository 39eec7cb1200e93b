//! The analysis board and the editor for positions.

mod bar;
mod doors;
mod editor;
mod engine;
mod graph;
mod notes;
mod open;
mod pad;
mod review;
mod share;
mod studio;
mod tree;

use leptos::prelude::*;
use paisho::{Ruleset, Seat};

use crate::edge::{download, history, page, shelf};
use crate::model::analysis::bring::{BringError, Brought};
use crate::model::analysis::moves::Way;
use crate::model::analysis::{Analysis, AnalysisEvent};
use crate::view::context::say;
use crate::view::table::Table;
use crate::view::turns::{Steps, Stride, listen_for_keys};
use bar::Bar;
use doors::{Doors, Warnings};
use editor::EditorPanel;
use engine::EnginePanel;
use notes::Notes;
use open::OpenDialog;
use review::ReviewPanel;
use share::ShareDialog;
use studio::{Part, Studio};
use tree::Tree;

/// What to analyse.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// The game in the fragment of the address, or the one that was open last.
    Address,
    /// A game on this device.
    Local(u32),
    /// A game on the server.
    Online(String),
    /// A position to set up.
    Editor,
}

const PARTS: [(Part, &str); 4] = [
    (Part::Turns, "analysis-turns"),
    (Part::Engine, "analysis-engine"),
    (Part::Review, "analysis-review"),
    (Part::Notes, "analysis-notes"),
];

/// The analysis of a game or position.
#[component]
pub(crate) fn AnalysisPage(
    /// What to analyse.
    source: Source,
) -> impl IntoView {
    let (analysis, trouble) = begin(&source);
    let studio = Studio::new(analysis);
    studio.trouble.set(trouble);
    match source {
        Source::Online(id) => fetch(studio, id),
        Source::Editor => {
            let effects = studio
                .analysis
                .try_update(|a| a.update(AnalysisEvent::Edit));
            studio.fulfil(effects.unwrap_or_default());
        }
        Source::Local(_) => studio.review(),
        Source::Address => {}
    }
    let is_editing = Memo::new(move |_| studio.analysis.with(|a| a.editor().is_some()));
    let title = move || match is_editing.get() {
        true => say("analysis-editor-title"),
        false => say("analysis-title"),
    };
    Effect::new(move |_| page::set_title(&title()));
    listen(studio);
    view! {
        <section class="study">
            <h1 class="unseen">{title}</h1>
            <Show when=move || is_editing.get()
                fallback=move || view! { <Board studio /> }>
                <EditorPanel studio />
            </Show>
            <OpenDialog studio />
            <ShareDialog studio />
        </section>
    }
}

/// The initial state of the board, and an error if the source can't be opened.
fn begin(source: &Source) -> (Analysis, Option<BringError>) {
    let kept = || Studio::kept().map(Analysis::new).unwrap_or_default();
    match source {
        Source::Address => match history::fragment().as_str() {
            "" => (kept(), None),
            letters => match Brought::shared(letters) {
                Ok(brought) => (Analysis::new(brought), None),
                Err(error) => (Analysis::default(), Some(error)),
            },
        },
        Source::Local(number) => {
            let game = shelf::load().game(*number);
            let brought = game.map(|game| Brought::one(game.record()).at_the_end());
            match brought {
                Some(brought) => (Analysis::new(brought), None),
                None => (Analysis::default(), Some(BringError::NotFound)),
            }
        }
        Source::Editor => (kept(), None),
        Source::Online(_) => (Analysis::default(), None),
    }
}

/// Fetches the record of a game on the server.
fn fetch(studio: Studio, id: String) {
    wasm_bindgen_futures::spawn_local(async move {
        let path = format!("/api/v1/games/{id}/record");
        let text = download::fetch(&path).await;
        if studio.is_gone() {
            return;
        }
        let text = text.ok_or(BringError::NotFound);
        match text.and_then(|text| Brought::parse(&text, Ruleset::RULEBOOK)) {
            Ok(brought) => {
                studio.open(brought.at_the_end());
                studio.review();
            }
            Err(error) => studio.trouble.set(Some(error)),
        }
    });
}

/// The board with everything beside it.
#[component]
fn Board(studio: Studio) -> impl IntoView {
    let part = studio.part;
    let bottom = Signal::derive(|| Seat::South);
    let on_turn = Callback::new(move |turn| studio.send(AnalysisEvent::Play(turn)));
    let on_step = Callback::new(move |stride| studio.send(AnalysisEvent::Walk(way(stride))));
    let on_arrow = Callback::new(move |(from, to)| studio.send(AnalysisEvent::Draw(from, to)));
    view! {
        <div class="study-board">
            <Bar studio />
            <Table desk=studio.desk on_turn bottom marks=studio.marks() on_arrow tool=studio.tool />
        </div>
        <div class="study-side">
            <Steps on_step />
            <Doors studio />
            <Warnings studio />
            <div class="tabs" role="tablist" aria-label=move || say("analysis-panels")>
                {PARTS.map(|(one, name)| view! {
                    <button role="tab" class="tab" id=format!("tab-{name}") aria-controls=name
                        aria-selected=move || (part.get() == one).to_string()
                        on:click=move |_| part.set(one)>
                        {move || say(name)}
                    </button>
                }).collect_view()}
            </div>
            {PARTS.map(|(one, name)| view! {
                <div role="tabpanel" class="panel" id=name aria-labelledby=format!("tab-{name}")
                    hidden=move || part.get() != one>
                    {match one {
                        Part::Turns => view! { <Tree studio /> }.into_any(),
                        Part::Engine => view! { <EnginePanel studio /> }.into_any(),
                        Part::Review => view! { <ReviewPanel studio /> }.into_any(),
                        Part::Notes => view! { <Notes studio /> }.into_any(),
                    }}
                </div>
            }).collect_view()}
        </div>
    }
}

const fn way(stride: Stride) -> Way {
    match stride {
        Stride::First => Way::First,
        Stride::Back => Way::Back,
        Stride::On => Way::On,
        Stride::Last => Way::Last,
    }
}

/// Lets the arrow keys, Home and End walk through the tree.
fn listen(studio: Studio) {
    listen_for_keys(move |key| {
        let way = Way::of_key(key);
        if let Some(way) = way {
            studio.send(AnalysisEvent::Walk(way));
        }
        way.is_some()
    });
}
