//! The analysis board and the editor for positions.

mod bar;
mod controller;
mod editor;
mod engine;
mod game_buttons;
mod graph;
mod notes;
mod open;
mod pad;
mod review;
mod share;
mod tree;

use leptos::prelude::*;
use paisho::{Ruleset, Seat};

use crate::browser::{download, history, shelf};
use crate::model::analysis::moves::Way;
use crate::model::analysis::open::{OpenError, Opened};
use crate::model::analysis::{Analysis, AnalysisEvent};
use crate::model::api::requests;
use crate::view::context::{entitle, say};
use crate::view::table::Table;
use crate::view::turns::{Steps, Stride, listen_for_keys};
use bar::Bar;
use controller::{AnalysisController, Part};
use editor::EditorPanel;
use engine::EnginePanel;
use game_buttons::{GameButtons, Warnings, players};
use notes::Notes;
use open::OpenDialog;
use review::ReviewPanel;
use share::ShareDialog;
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
    let controller = AnalysisController::new(analysis);
    controller.trouble.set(trouble);
    match source {
        Source::Online(id) => fetch(controller, id),
        Source::Editor => controller.send(AnalysisEvent::Edit),
        Source::Local(_) => controller.review(),
        Source::Address => controller.recall(),
    }
    let is_editing = Memo::new(move |_| controller.analysis.with(|a| a.editor().is_some()));
    let title = move || match is_editing.get() {
        true => say("analysis-editor-title"),
        false => say("analysis-title"),
    };
    let players = Memo::new(move |_| controller.analysis.with(|a| players(a.record())));
    entitle(move || match players.get() {
        Some(players) if !is_editing.get() => format!("{players} · {}", title()),
        _ => title(),
    });
    listen(controller);
    view! {
        <section class="study">
            <h1 class="unseen">{title}</h1>
            <Show when=move || is_editing.get()
                fallback=move || view! { <Board controller /> }>
                <EditorPanel controller />
            </Show>
            <OpenDialog controller />
            <ShareDialog controller />
        </section>
    }
}

/// The initial state of the board, and an error if the source can't be opened.
fn begin(source: &Source) -> (Analysis, Option<OpenError>) {
    let kept = || {
        AnalysisController::kept()
            .map(Analysis::new)
            .unwrap_or_default()
    };
    match source {
        Source::Address => match history::fragment().as_str() {
            "" => (kept(), None),
            letters => match Opened::shared(letters) {
                Ok(opened) => (Analysis::new(opened), None),
                Err(error) => (Analysis::default(), Some(error)),
            },
        },
        Source::Local(number) => {
            let game = shelf::load().game(*number);
            let opened = game.map(|game| Opened::one(game.record()).at_the_end());
            match opened {
                Some(opened) => (Analysis::new(opened), None),
                None => (Analysis::default(), Some(OpenError::NotFound)),
            }
        }
        Source::Editor => (kept(), None),
        Source::Online(_) => (Analysis::default(), None),
    }
}

/// Fetches the record of a game on the server.
fn fetch(controller: AnalysisController, id: String) {
    wasm_bindgen_futures::spawn_local(async move {
        let text = download::fetch(&requests::record_address(&id)).await;
        if controller.is_gone() {
            return;
        }
        let text = text.ok_or(OpenError::NotFound);
        match text.and_then(|text| Opened::parse(&text, Ruleset::RULEBOOK)) {
            Ok(opened) => {
                controller.open(opened.at_the_end());
                controller.review();
            }
            Err(error) => controller.trouble.set(Some(error)),
        }
    });
}

/// The board with everything beside it.
#[component]
fn Board(controller: AnalysisController) -> impl IntoView {
    let part = controller.part;
    let bottom = Signal::derive(|| Seat::South);
    let on_turn = Callback::new(move |turn| controller.send(AnalysisEvent::Play(turn)));
    let on_step = Callback::new(move |stride| controller.send(AnalysisEvent::Walk(way(stride))));
    let on_arrow = Callback::new(move |(from, to)| controller.send(AnalysisEvent::Draw(from, to)));
    view! {
        <div class="study-board">
            <Bar controller />
            <Table board_input=controller.board_input on_turn bottom marks=controller.marks() on_arrow tool=controller.tool />
        </div>
        <div class="study-side">
            <Steps on_step />
            <GameButtons controller />
            <Warnings controller />
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
                        Part::Turns => view! { <Tree controller /> }.into_any(),
                        Part::Engine => view! { <EnginePanel controller /> }.into_any(),
                        Part::Review => view! { <ReviewPanel controller /> }.into_any(),
                        Part::Notes => view! { <Notes controller /> }.into_any(),
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
fn listen(controller: AnalysisController) {
    listen_for_keys(move |key| {
        let way = Way::of_key(key);
        if let Some(way) = way {
            controller.send(AnalysisEvent::Walk(way));
        }
        way.is_some()
    });
}
