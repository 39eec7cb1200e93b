//! The editor for positions.

use leptos::prelude::*;
use paisho::{Kind, PointSet, Ruleset, Seat, Tile};
use paisho_view::svg::Diagram;

use super::controller::AnalysisController;
use super::open::rules_name;
use super::pad::Pad;
use crate::model::analysis::AnalysisEvent;
use crate::model::analysis::editor::{Brush, Editor, EditorEvent};
use crate::model::point_name::in_setup;
use crate::model::rules::combinations;
use crate::view::board::{CircleDialog, TilePicture};
use crate::view::context::{phrase, say, words};

/// The variants of each preset that are usually wanted for a position.
const VARIANTS: [&str; 4] = ["", "oasis", "seats3", "seats4"];

/// The rules to choose from: the usual ones, and those of the position if they differ.
fn offered(played: &str) -> Vec<String> {
    let mut rules = combinations(words().language(), &VARIANTS);
    if !rules.iter().any(|usual| usual == played) {
        rules.push(played.to_owned());
    }
    rules
}

/// Reads something from the editor; returns the default once it is closed.
fn of<T: Default>(controller: AnalysisController, read: impl Fn(&Editor) -> T) -> T {
    controller
        .analysis
        .with(|a| a.editor().map(read))
        .unwrap_or_default()
}

fn send(controller: AnalysisController, event: EditorEvent) {
    controller.send(AnalysisEvent::Editor(event));
}

/// The board, the tiles, the hands, and the problems of the position.
#[component]
pub(super) fn EditorPanel(controller: AnalysisController) -> impl IntoView {
    let diagram = Signal::derive(move || {
        controller.analysis.with(|a| match a.editor() {
            Some(editor) => {
                let setup = editor.setup();
                let mut diagram = Diagram::of_setup(setup)
                    .with_harmonies_by(setup.ruleset.turtle)
                    .with_clashes()
                    .with_coordinates();
                diagram.highlights = editor.lifted().into_iter().collect::<PointSet>();
                diagram
            }
            None => Diagram::of(a.position()),
        })
    });
    let brush = Memo::new(move |_| controller.analysis.with(|a| a.editor().map(Editor::brush)));
    let hint = move || match brush.get() {
        Some(Brush::Put(_)) => say("analysis-edit-put-hint"),
        Some(Brush::Move) => say("analysis-edit-move-hint"),
        Some(Brush::Erase) | None => String::new(),
    };
    let seats = Memo::new(move |_| {
        let seats = controller
            .analysis
            .with(|a| Some(a.editor()?.setup().ruleset.seats));
        seats
            .map(|s| s.seats().iter().collect::<Vec<Seat>>())
            .unwrap_or_default()
    });
    let is_circle_open = RwSignal::new(false);
    let name = Callback::new(move |at| of(controller, |e| in_setup(&words(), e.setup(), at)));
    view! {
        <div class="study-board">
            <Pad diagram on_tap=Callback::new(move |at| send(controller, EditorEvent::Tap(at))) name />
            <p class="hint" role="status">{hint}</p>
            <button class="plain" aria-haspopup="dialog" on:click=move |_| is_circle_open.set(true)>{move || say("board-circle")}</button>
            <CircleDialog is_open=is_circle_open />
        </div>
        <div class="study-side editing">
            <Brushes controller brush />
            <Problems controller />
            {move || seats.get().into_iter().map(|seat| view! { <TilesOf controller seat brush /> }).collect_view()}
            <InHand controller brush />
            <Circumstances controller seats />
            <div class="study-buttons">
                <EditorDone controller />
                <button class="plain" on:click=move |_| controller.send(AnalysisEvent::CancelEditing)>{move || say("analysis-cancel")}</button>
            </div>
        </div>
    }
}

#[component]
fn EditorDone(controller: AnalysisController) -> impl IntoView {
    let is_fine = move || of(controller, |e| e.problems().is_empty());
    view! {
        <button class="primary" disabled=move || !is_fine()
            on:click=move |_| controller.send(AnalysisEvent::FinishEditing)>{move || say("analysis-edit-done")}</button>
    }
}

/// Why the setup is not a valid position yet.
#[component]
fn Problems(controller: AnalysisController) -> impl IntoView {
    let problems = Memo::new(move |_| {
        let words = words();
        of(controller, |editor| {
            let seats = editor.setup().ruleset.seats;
            let problems = editor.problems().iter();
            problems
                .map(|p| words.explain_problem(*p, seats))
                .collect::<Vec<_>>()
        })
    });
    view! {
        <div role="status">
            <Show when=move || problems.with(Vec::is_empty)
                fallback=move || view! {
                    <div class="error">
                        <p>{move || say("analysis-edit-problems")}</p>
                        <ul>{move || problems.get().into_iter().map(|text| view! { <li>{text}</li> }).collect_view()}</ul>
                    </div>
                }>
                <p class="fine">{move || say("analysis-edit-fine")}</p>
            </Show>
        </div>
    }
}

/// The brushes other than tiles, and the buttons that act at once.
#[component]
fn Brushes(controller: AnalysisController, brush: Memo<Option<Brush>>) -> impl IntoView {
    let brushes = [
        (Brush::Move, "analysis-edit-move"),
        (Brush::Erase, "analysis-edit-erase"),
    ];
    let deeds = [
        (EditorEvent::Clear, "analysis-edit-clear"),
        (EditorEvent::Start, "analysis-edit-start"),
        (EditorEvent::FillHands, "analysis-edit-fill"),
    ];
    let can_undo = move || of(controller, Editor::can_undo);
    view! {
        <div class="pruning" role="group" aria-label=move || say("analysis-edit-brush")>
            {brushes.map(|(one, name)| view! {
                <button class="plain" aria-pressed=move || (brush.get() == Some(one)).to_string()
                    on:click=move |_| send(controller, EditorEvent::Brush(one))>{move || say(name)}</button>
            }).collect_view()}
            <button class="plain" disabled=move || !can_undo()
                on:click=move |_| send(controller, EditorEvent::Undo)>{move || say("analysis-undo")}</button>
            {deeds.map(|(event, name)| view! {
                <button class="plain" on:click=move |_| send(controller, event)>{move || say(name)}</button>
            }).collect_view()}
        </div>
    }
}

/// The tiles of a player to put on the board, with how many of each are in the hand.
#[component]
fn TilesOf(
    controller: AnalysisController,
    seat: Seat,
    brush: Memo<Option<Brush>>,
) -> impl IntoView {
    let seats = controller
        .analysis
        .with_untracked(|a| a.editor().map(|e| e.setup().ruleset.seats));
    let seats = seats.unwrap_or(paisho::SeatCount::Two);
    let kinds = move || {
        let has_oasis = of(controller, |e| e.setup().ruleset.oasis);
        Kind::ALL
            .into_iter()
            .filter(move |kind| has_oasis || !kind.is_oasis())
    };
    view! {
        <fieldset class="palette" dir="ltr">
            <legend>{move || phrase("analysis-edit-tiles", |p| p.seat("seat", seat, seats))}</legend>
            {move || kinds().map(|kind| view! { <Paint controller tile=Tile::new(seat, kind) brush /> }).collect_view()}
        </fieldset>
    }
}

#[component]
fn Paint(controller: AnalysisController, tile: Tile, brush: Memo<Option<Brush>>) -> impl IntoView {
    let (seat, kind) = (tile.owner(), tile.kind());
    let one = Brush::Put(tile);
    let count = move || of(controller, |e| e.setup().hands[seat].count(kind));
    view! {
        <button class="paint-tile" aria-pressed=move || (brush.get() == Some(one)).to_string()
            class:none=move || count() == 0
            aria-label=move || phrase("board-hand-tile", |p| p.tile("tile", kind).count("count", count()))
            title=move || words().tile(kind)
            on:click=move |_| send(controller, EditorEvent::Brush(one))>
            <TilePicture tile />
            <span class="count" aria-hidden="true">{count}</span>
        </button>
    }
}

/// A counter for the chosen tile in its owner's hand.
#[component]
fn InHand(controller: AnalysisController, brush: Memo<Option<Brush>>) -> impl IntoView {
    let chosen = move || match brush.get() {
        Some(Brush::Put(tile)) => Some(tile),
        Some(Brush::Move | Brush::Erase) | None => None,
    };
    let counter = move |tile: Tile| {
        let (seat, kind) = (tile.owner(), tile.kind());
        let count = move || of(controller, |e| e.setup().hands[seat].count(kind));
        view! {
            <p class="in-hand">
                <span>{phrase("analysis-edit-in-hand", |p| p.tile("tile", kind))}</span>
                <span class="paint-count" dir="ltr">
                    <button class="plain" aria-label=phrase("analysis-edit-less", |p| p.tile("tile", kind))
                        on:click=move |_| send(controller, EditorEvent::Less(seat, kind))>"−"</button>
                    <output>{count}</output>
                    <button class="plain" aria-label=phrase("analysis-edit-more", |p| p.tile("tile", kind))
                        on:click=move |_| send(controller, EditorEvent::More(seat, kind))>"+"</button>
                </span>
            </p>
        }
    };
    move || chosen().map(counter)
}

/// The player to move, and the rules.
#[component]
fn Circumstances(controller: AnalysisController, seats: Memo<Vec<Seat>>) -> impl IntoView {
    let to_move = move |event: web_sys::Event| {
        let number: usize = event_target_value(&event).parse().unwrap_or_default();
        if let Some(seat) = Seat::ALL.get(number) {
            send(controller, EditorEvent::ToMove(*seat));
        }
    };
    let rules = move |event: web_sys::Event| {
        if let Ok(rules) = event_target_value(&event).parse::<Ruleset>() {
            send(controller, EditorEvent::Rules(rules));
        }
    };
    let count = move || {
        controller
            .analysis
            .with(|a| a.editor().map(|e| e.setup().ruleset.seats))
    };
    let chosen = move || of(controller, |e| (e.setup().to_move as usize).to_string());
    let played = Memo::new(move |_| of(controller, |e| e.setup().ruleset.to_string()));
    let offered = Memo::new(move |_| played.with(|played| offered(played)));
    let option = move |name: String| {
        // Setting the value of a list has no effect on options added later, so the option itself
        // must be marked as selected.
        let is_played = played.with_untracked(|played| *played == name);
        let value = name.clone();
        view! { <option value=value selected=is_played>{move || rules_name(&name)}</option> }
    };
    view! {
        <label class="stacked">
            {move || say("analysis-edit-to-move")}
            <select on:change=to_move prop:value=chosen>
                {move || seats.get().into_iter().map(|seat| view! {
                    <option value=(seat as usize).to_string()>{words().seat(seat, count().unwrap_or(paisho::SeatCount::Two))}</option>
                }).collect_view()}
            </select>
        </label>
        <label class="stacked">
            {move || say("analysis-edit-rules")}
            <select on:change=rules prop:value=played>
                {move || offered.get().into_iter().map(option).collect_view()}
            </select>
        </label>
    }
}
