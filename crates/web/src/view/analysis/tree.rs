//! The tree of turns, the way through it, and what can be done with its branches.

use leptos::prelude::*;
use paisho::notation::record::NodeId;
use paisho_engine::Mark;

use super::studio::Studio;
use crate::model::analysis::marks::Marks;
use crate::model::analysis::moves::{Way, rows};
use crate::model::analysis::sentences::{mark, sign};
use crate::model::analysis::{Analysis, AnalysisEvent};
use crate::view::context::{say, words};

/// A row of turns, ready to be shown.
#[derive(Clone, PartialEq)]
struct Row {
    depth: usize,
    turns: Vec<Item>,
}

#[derive(Clone, PartialEq)]
struct Item {
    node: NodeId,
    text: String,
    mark: Option<Mark>,
    comment: String,
}

fn shown(analysis: &Analysis) -> Vec<Row> {
    let record = analysis.record();
    let item = |node: NodeId| {
        let turn = record.turn(node)?;
        let judged = analysis.review().and_then(|review| review.turn_to(node));
        Some(Item {
            node,
            text: turn.display(record.ruleset().seats).to_string(),
            mark: judged.and_then(|turn| turn.judged.mark),
            comment: Marks::split(record.comment(node)).1.to_owned(),
        })
    };
    let row = |row: crate::model::analysis::moves::Row| Row {
        depth: row.depth,
        turns: row.nodes.into_iter().filter_map(item).collect(),
    };
    rows(record).into_iter().map(row).collect()
}

const STEPS: [(Way, &str, &str); 4] = [
    (Way::First, "«", "analysis-first"),
    (Way::Back, "‹", "analysis-back"),
    (Way::On, "›", "analysis-on"),
    (Way::Last, "»", "analysis-last"),
];

/// The turns.
#[component]
pub(super) fn Tree(studio: Studio) -> impl IntoView {
    let rows = Memo::new(move |_| studio.analysis.with(shown));
    let at = Memo::new(move |_| studio.analysis.with(Analysis::at));
    let told = Memo::new(move |_| studio.analysis.with(told));
    let row = move |row: Row| {
        let turns = row.turns.into_iter();
        view! {
            <p class="tree-row" class:variation={row.depth > 0} style:margin-inline-start=format!("{}px", 16 * row.depth.min(6))>
                {turns.map(|item| view! { <Ply studio item at /> }).collect_view()}
            </p>
        }
    };
    view! {
        <p class="told" aria-live="polite">{move || told.get()}</p>
        <div class="tree" dir="ltr">
            <button class="ply start" class:here=move || at.get() == NodeId::ROOT
                aria-current=move || (at.get() == NodeId::ROOT).then_some("step")
                on:click=move |_| studio.send(AnalysisEvent::Go(NodeId::ROOT))>
                {move || say("analysis-start")}
            </button>
            {move || rows.get().into_iter().map(row).collect_view()}
        </div>
        <div class="steps" dir="ltr" role="group" aria-label=move || say("analysis-turns")>
            {STEPS.map(|(way, sign, name)| view! {
                <button class="plain step" aria-label=move || say(name) title=move || say(name)
                    on:click=move |_| studio.send(AnalysisEvent::Walk(way))>{sign}</button>
            }).collect_view()}
        </div>
        <Pruning studio at />
        <p class="hint keys">{move || say("analysis-keys")}</p>
    }
}

/// The turn that led to the place, as a sentence.
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

/// One turn, with what was found out and written about it.
#[component]
fn Ply(studio: Studio, item: Item, at: Memo<NodeId>) -> impl IntoView {
    let Item {
        node,
        text,
        mark: judged,
        comment,
    } = item;
    let is_here = move || at.get() == node;
    let button = NodeRef::<leptos::html::Button>::new();
    Effect::new(move |_| {
        if is_here()
            && let Some(button) = button.get()
        {
            reveal(&button);
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
            aria-current=move || is_here().then_some("step")
            on:click=move |_| studio.send(AnalysisEvent::Go(node))>{text}{marked}</button>
        {comment}
    }
}

/// Scrolls the tree, and nothing but the tree, to a turn.
fn reveal(turn: &web_sys::HtmlButtonElement) {
    let Some(tree) = turn.closest(".tree").ok().flatten() else {
        return;
    };
    let (top, height) = (turn.offset_top(), turn.offset_height());
    let (above, seen) = (tree.scroll_top(), tree.client_height());
    if top < above {
        tree.set_scroll_top(top);
    } else if top + height > above + seen {
        tree.set_scroll_top(top + height - seen);
    }
}

/// What can be done with the branch of the place.
#[component]
fn Pruning(studio: Studio, at: Memo<NodeId>) -> impl IntoView {
    let is_start = move || at.get() == NodeId::ROOT;
    let has_more = move || {
        studio
            .analysis
            .with(|a| !a.record().children(at.get()).is_empty())
    };
    let is_main = move || {
        studio.analysis.with(|a| {
            let main = a.record().path(a.record().last_of_main_line());
            main.contains(&at.get())
        })
    };
    let can_undo = move || studio.analysis.with(Analysis::can_undo);
    let send = move |event: fn(NodeId) -> AnalysisEvent| studio.send(event(at.get_untracked()));
    view! {
        <div class="pruning">
            <button class="plain" disabled=move || !can_undo()
                on:click=move |_| studio.send(AnalysisEvent::Undo)>{move || say("analysis-undo")}</button>
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
