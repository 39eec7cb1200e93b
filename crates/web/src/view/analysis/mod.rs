//! The analysis board and the editor of positions.

mod bar;
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
use paisho::notation::record::Record;
use paisho::{Position, Ruleset, Seat};
use paisho_view::svg::Diagram;
use wasm_bindgen::JsCast;

use crate::edge::{download, history, page, shelf};
use crate::model::analysis::bring::{BringError, Brought};
use crate::model::analysis::moves::Way;
use crate::model::analysis::{Analysis, AnalysisEvent, sentences};
use crate::view::context::{say, words};
use crate::view::table::Table;
use bar::Bar;
use editor::EditorPanel;
use engine::EnginePanel;
use notes::Notes;
use open::OpenDialog;
use pad::Pad;
use review::ReviewPanel;
use share::ShareDialog;
use studio::{Dialog, Part, Studio, Tool};
use tree::Tree;

/// What is to be analysed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// What the address says behind its `#`, or what was there last.
    Address,
    /// A game on this device.
    Local(u32),
    /// A game on the server.
    Online(String),
    /// A position that is to be set up.
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
    /// What is to be analysed.
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

/// The board to begin with, and what is wrong with what was asked for.
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
            let brought = game.map(|game| Brought::one(game.record()));
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
        let text = text.ok_or(BringError::NotFound);
        match text.and_then(|text| Brought::parse(&text, Ruleset::RULEBOOK)) {
            Ok(brought) => {
                studio.open(brought);
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
    let is_drawing = move || studio.tool.get() != Tool::Play;
    let on_turn = Callback::new(move |turn| studio.send(AnalysisEvent::Play(turn)));
    let on_arrow = Callback::new(move |(from, to)| studio.send(AnalysisEvent::Draw(from, to)));
    view! {
        <div class="study-board">
            <Bar studio />
            <Show when=is_drawing fallback=move || view! {
                <Table desk=studio.desk on_turn bottom marks=studio.marks() on_arrow />
            }>
                <Drawing studio />
            </Show>
        </div>
        <div class="study-side">
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

/// Ways to bring something, to take something along, to set something up.
#[component]
fn Doors(studio: Studio) -> impl IntoView {
    let fresh = move |_| {
        let start = Position::start(Ruleset::RULEBOOK);
        studio.open(Brought::one(Record::new(&start, 1)));
    };
    view! {
        <div class="study-doors">
            <button class="plain" on:click=move |_| studio.dialog.set(Some(Dialog::Open))>{move || say("analysis-open")}</button>
            <button class="plain" on:click=move |_| studio.dialog.set(Some(Dialog::Share))>{move || say("analysis-share")}</button>
            <button class="plain" on:click=move |_| studio.send(AnalysisEvent::Edit)>{move || say("analysis-edit")}</button>
            <button class="plain" on:click=fresh>{move || say("analysis-new")}</button>
        </div>
        <Games studio />
    }
}

/// The games of a collection, if there are several.
#[component]
fn Games(studio: Studio) -> impl IntoView {
    let names = Memo::new(move |_| {
        studio
            .analysis
            .with(|a| a.games().0.iter().map(players).collect::<Vec<_>>())
    });
    let choose = move |event: web_sys::Event| {
        if let Ok(game) = event_target_value(&event).parse() {
            studio.send(AnalysisEvent::ChooseGame(game));
        }
    };
    let chosen = move || studio.analysis.with(|a| a.games().1.to_string());
    view! {
        <Show when=move || { names.with(Vec::len) > 1 }>
            <label class="stacked">
                {move || say("analysis-games")}
                <select on:change=choose prop:value=chosen>
                    {move || names.get().into_iter().enumerate().map(|(i, name)| {
                        let text = crate::view::context::phrase("analysis-game", |p| {
                            p.count("number", i + 1).name("players", &name)
                        });
                        view! { <option value=i.to_string()>{text}</option> }
                    }).collect_view()}
                </select>
            </label>
        </Show>
    }
}

/// Who played a game.
fn players(record: &Record) -> String {
    let seats = record.ruleset().seats.seats();
    let names: Vec<&str> = seats.iter().filter_map(|s| record.player(s)).collect();
    match names.as_slice() {
        [] => say("analysis-nameless"),
        names => names.join(" – "),
    }
}

/// What was wrong with the address, and what was not taken over.
#[component]
fn Warnings(studio: Studio) -> impl IntoView {
    let troubles = move || {
        let is_closed = studio.dialog.get().is_none();
        let trouble = studio.trouble.get().filter(|_| is_closed);
        trouble.map(|error| sentences::trouble(&words(), &error))
    };
    let warnings = move || {
        let warnings = studio.warnings.get().into_iter();
        warnings
            .map(|w| sentences::warning(&words(), &w))
            .map(|text| view! { <p class="note">{text}</p> })
            .collect_view()
    };
    view! {
        <div role="status">
            {move || troubles().map(|texts| texts.into_iter().map(|text| view! { <p class="error">{text}</p> }).collect_view())}
            {warnings}
        </div>
    }
}

/// The board while one draws on it.
#[component]
fn Drawing(studio: Studio) -> impl IntoView {
    let diagram = Signal::derive(move || {
        let marks = studio.marks().get();
        let mut diagram = studio.analysis.with(|a| {
            let position = a.position();
            let diagram = Diagram::of(position).with_harmonies_of(position);
            match a.last() {
                Some(turn) => diagram.with_last(turn),
                None => diagram,
            }
        });
        diagram.arrows = marks.arrows;
        diagram.highlights = marks.highlights;
        if let Tool::Draw(Some(from)) = studio.tool.get() {
            diagram.highlights.insert(from);
        }
        diagram
    });
    let hint = move || match studio.tool.get() {
        Tool::Draw(Some(_)) => say("analysis-draw-from"),
        Tool::Draw(None) | Tool::Play => say("analysis-draw-hint"),
    };
    view! {
        <Pad diagram on_tap=Callback::new(move |at| studio.draw(at)) />
        <p class="hint" role="status">{hint}</p>
    }
}

/// Arrows, Home and End walk through the tree, unless somebody types or is on the board.
fn listen(studio: Studio) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        let Some(way) = Way::of_key(&event.key()) else {
            return;
        };
        let target = event
            .target()
            .and_then(|t| t.dyn_into::<web_sys::Element>().ok());
        let is_elsewhere = target.is_none_or(|element| {
            let own = element.closest("input, select, textarea, dialog, .table, .pad");
            own.ok().flatten().is_none()
        });
        let is_plain = !(event.ctrl_key() || event.alt_key() || event.meta_key());
        if is_elsewhere && is_plain && !event.default_prevented() {
            event.prevent_default();
            studio.send(AnalysisEvent::Walk(way));
        }
    });
    on_cleanup(move || listener.remove());
}
