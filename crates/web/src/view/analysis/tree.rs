//! The tree of turns, and the buttons to change its branches.

use leptos::prelude::*;
use paisho::notation::record::NodeId;
use paisho::{Seat, SeatCount};
use paisho_engine::Mark;

use super::controller::{AnalysisController, Part};
use crate::model::analysis::marks::Marks;
use crate::model::analysis::moves::rows;
use crate::model::analysis::sentences::{mark, sign};
use crate::model::analysis::{Analysis, AnalysisEvent};
use crate::view::context::{say, words};
use crate::view::turns::reveal;

/// A row of turns in the form in which it is shown.
#[derive(Clone, PartialEq)]
struct Row {
    depth: usize,
    /// The number of the row, in the main line of a game for two, where each player has a column.
    number: Option<u32>,
    turns: Vec<Item>,
}

#[derive(Clone, PartialEq)]
struct Item {
    node: NodeId,
    seat: Seat,
    text: String,
    mark: Option<Mark>,
    comment: String,
}

fn shown(analysis: &Analysis) -> Vec<Row> {
    let all = rows(analysis.record()).into_iter();
    all.flat_map(|row| match (row.depth, analysis.record().ruleset().seats) {
        (0, SeatCount::Two) => numbered_rows(analysis, row.nodes),
        (depth, _) => vec![Row {
            depth,
            number: None,
            turns: row
                .nodes
                .into_iter()
                .filter_map(|node| item(analysis, node, Text::Numbered))
                .collect(),
        }],
    })
    .collect()
}

/// The main line, with a row for every turn number.
fn numbered_rows(analysis: &Analysis, nodes: Vec<NodeId>) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for node in nodes {
        let number = analysis.record().turn(node).map(|turn| turn.label.number);
        let Some(item) = item(analysis, node, Text::Bare) else {
            continue;
        };
        match rows.last_mut() {
            Some(row) if row.number == number => row.turns.push(item),
            _ => rows.push(Row {
                depth: 0,
                number,
                turns: vec![item],
            }),
        }
    }
    rows
}

/// How a turn is written.
#[derive(Clone, Copy)]
enum Text {
    /// With its number and seat.
    Numbered,
    /// Without them, in rows with a number and a column per player.
    Bare,
}

fn item(analysis: &Analysis, node: NodeId, text: Text) -> Option<Item> {
    let record = analysis.record();
    let turn = record.turn(node)?;
    let judged = analysis.review().and_then(|review| review.turn_to(node));
    Some(Item {
        node,
        seat: turn.label.seat,
        text: match text {
            Text::Numbered => turn.display(record.ruleset().seats).to_string(),
            Text::Bare => turn.turn.to_string(),
        },
        mark: judged.and_then(|turn| turn.judged.mark),
        comment: Marks::split(record.comment(node)).1.to_owned(),
    })
}

/// The tree of turns.
#[component]
pub(super) fn Tree(controller: AnalysisController) -> impl IntoView {
    let rows = Memo::new(move |_| controller.analysis.with(shown));
    let at = Memo::new(move |_| controller.analysis.with(Analysis::at));
    let told = Memo::new(move |_| controller.analysis.with(told));
    let row = move |row: Row| {
        let turns = row.turns.into_iter();
        view! {
            <p class="tree-row" class:variation={row.depth > 0} class:numbered=row.number.is_some()
                style:margin-inline-start=format!("{}px", 16 * row.depth.min(6))>
                {row.number.map(|number| view! { <span class="turn-number">{number}</span> })}
                {turns.map(|item| view! { <Ply controller item at /> }).collect_view()}
            </p>
        }
    };
    view! {
        <p class="told" aria-live="polite">{move || told.get()}</p>
        <div class="tree" dir="ltr">
            <button class="ply start" class:here=move || at.get() == NodeId::ROOT
                aria-current=move || (at.get() == NodeId::ROOT).then_some("step")
                on:click=move |_| controller.send(AnalysisEvent::Go(NodeId::ROOT))>
                {move || say("analysis-start")}
            </button>
            {move || rows.get().into_iter().map(row).collect_view()}
        </div>
        <Pruning controller at />
        <p class="hint keys">{move || say("analysis-keys")}</p>
    }
}

/// The turn that led to the shown position, as a sentence.
fn told(analysis: &Analysis) -> String {
    let record = analysis.record();
    let before = record.parent(analysis.at());
    let before = before.and_then(|node| record.position(node));
    match before.zip(analysis.last()) {
        Some((before, turn)) => words().describe(&before, turn).unwrap_or_default(),
        None if record.children(NodeId::ROOT).is_empty() => say("analysis-no-turns"),
        None => String::new(),
    }
}

/// One turn, with its mark from the review and its comment.
#[component]
fn Ply(controller: AnalysisController, item: Item, at: Memo<NodeId>) -> impl IntoView {
    let Item {
        node,
        seat,
        text,
        mark: judged,
        comment,
    } = item;
    let is_here = move || at.get() == node;
    let button = NodeRef::<leptos::html::Button>::new();
    Effect::new(move |_| {
        let is_shown = controller.part.get() == Part::Turns;
        if is_here()
            && is_shown
            && let Some(button) = button.get()
        {
            // A panel that was hidden has no height until the next frame, so scrolling waits.
            request_animation_frame(move || reveal(&button, ".tree"));
        }
    });
    let class = judged.map_or("ply", |m| match m {
        Mark::OnlyTurn => "ply good",
        Mark::Inaccuracy => "ply fair",
        Mark::Mistake | Mark::Blunder | Mark::MissedWin => "ply bad",
    });
    let marked = judged.map(|m| {
        view! { <abbr class="sign" title=move || mark(&words(), m)>{sign(m)}</abbr> }
    });
    let comment = (!comment.is_empty()).then(|| view! { <bdi class="comment">{comment}</bdi> });
    view! {
        <button node_ref=button class=class class:here=is_here
            class:guest=seat == Seat::GUEST class:host=seat == Seat::HOST
            aria-current=move || is_here().then_some("step")
            on:click=move |_| controller.send(AnalysisEvent::Go(node))>{text}{marked}</button>
        {comment}
    }
}

/// The buttons that change the branch of the shown position.
#[component]
fn Pruning(controller: AnalysisController, at: Memo<NodeId>) -> impl IntoView {
    let is_start = move || at.get() == NodeId::ROOT;
    let has_more = move || {
        controller
            .analysis
            .with(|a| !a.record().children(at.get()).is_empty())
    };
    let is_main = move || {
        controller.analysis.with(|a| {
            let main = a.record().path(a.record().last_of_main_line());
            main.contains(&at.get())
        })
    };
    let can_undo = move || controller.analysis.with(Analysis::can_undo);
    let send = move |event: fn(NodeId) -> AnalysisEvent| controller.send(event(at.get_untracked()));
    view! {
        <div class="pruning">
            <button class="plain" disabled=move || !can_undo()
                on:click=move |_| controller.send(AnalysisEvent::Undo)>{move || say("analysis-undo")}</button>
            <button class="plain" disabled=is_main
                on:click=move |_| send(AnalysisEvent::Promote)>{move || say("analysis-promote")}</button>
            <button class="plain" disabled=is_main
                on:click=move |_| send(AnalysisEvent::MakeMain)>{move || say("analysis-make-main")}</button>
            <button class="plain" disabled=move || !has_more()
                on:click=move |_| send(AnalysisEvent::Cut)>{move || say("analysis-cut")}</button>
            <button class="danger" disabled=is_start
                on:click=move |_| send(AnalysisEvent::Delete)>{move || say("analysis-delete")}</button>
        </div>
    }
}
