//! The engine panel: the switch, the engine's lines, and the depth of its search.

use leptos::prelude::*;
use paisho_view::words::format_number;

use super::controller::AnalysisController;
use crate::model::analysis::engine::{MOST_LINES, Silence};
use crate::model::analysis::said::Info;
use crate::model::analysis::{Analysis, AnalysisEvent, sentences};
use crate::model::settings::Switch;
use crate::view::context::{phrase, say, words};

/// The engine's analysis of the shown position.
#[component]
pub(super) fn EnginePanel(controller: AnalysisController) -> impl IntoView {
    let is_on = Memo::new(move |_| controller.analysis.with(|a| a.panel().switch().is_on()));
    let found = Memo::new(move |_| {
        controller
            .analysis
            .with(|a| a.panel().found(a.at()).to_vec())
    });
    let toggle = move |_| {
        let switch = if is_on.get_untracked() {
            Switch::Off
        } else {
            Switch::On
        };
        controller.send(AnalysisEvent::Engine(switch));
    };
    let name = move || {
        if is_on.get() {
            say("analysis-engine-off")
        } else {
            say("analysis-engine-on")
        }
    };
    view! {
        <div class="engine-head">
            <button class="primary" on:click=toggle aria-pressed=move || is_on.get().to_string()>{name}</button>
            <Lines controller />
        </div>
        <EngineGone controller />
        <p class="hint engine-state">{move || state(controller, &found.get())}</p>
        <ol class="engine-lines">
            {move || found.get().into_iter().enumerate().map(|(i, info)| view! { <Line controller index=i info /> }).collect_view()}
        </ol>
    }
}

/// The message when no engine can be started. Switching the engine on again tries again.
#[component]
pub(super) fn EngineGone(controller: AnalysisController) -> impl IntoView {
    let is_gone = Memo::new(move |_| controller.analysis.with(|a| a.panel().is_gone()));
    view! {
        <div role="alert">
            <Show when=move || is_gone.get()><p class="error">{move || say("analysis-engine-gone")}</p></Show>
        </div>
    }
}

/// The choice of how many lines are shown.
#[component]
fn Lines(controller: AnalysisController) -> impl IntoView {
    let lines = Memo::new(move |_| controller.analysis.with(|a| a.panel().lines()));
    let choose = move |event: web_sys::Event| {
        if let Ok(lines) = event_target_value(&event).parse() {
            controller.send(AnalysisEvent::Lines(lines));
        }
    };
    view! {
        <label class="lines">
            {move || say("analysis-lines")}
            <select on:change=choose prop:value=move || lines.get().to_string()>
                {(1..=MOST_LINES).map(|n| view! { <option value=n.to_string()>{n}</option> }).collect_view()}
            </select>
        </label>
    }
}

/// The depth and the number of nodes of the search, or why there is nothing to see.
fn state(controller: AnalysisController, found: &[Info]) -> String {
    let silence = controller.analysis.with(Analysis::silence);
    match (silence, found.first()) {
        (Some(Silence::Over), _) => say("analysis-engine-over"),
        (_, Some(info)) => {
            let nodes = format_number(words().language(), info.nodes as f64, 0);
            phrase("analysis-depth", |p| {
                p.count("depth", info.depth as usize)
                    .notation("nodes", nodes)
            })
        }
        (Some(Silence::Off), _) => say("analysis-engine-hint"),
        (Some(Silence::Reviewing), _) => say("analysis-engine-busy"),
        (Some(Silence::Thinking), _) => say("analysis-thinking"),
        (Some(Silence::Nothing) | None, _) => say("analysis-engine-none"),
    }
}

/// A line of play. A click on a turn plays the line up to it.
#[component]
fn Line(controller: AnalysisController, index: usize, info: Info) -> impl IntoView {
    let (seat, seats) = controller
        .analysis
        .with_untracked(|a| (a.position().decider(), a.record().ruleset().seats));
    let worth = info.worth;
    let told = move || sentences::worth(&words(), seat, worth, seats);
    let is_playable = info.begun.is_none();
    let turns = info.turns.into_iter().enumerate().map(|(i, turn)| {
        let text = turn.to_string();
        let label = text.clone();
        let play = move |_| {
            controller.send(AnalysisEvent::PlayLine { line: index, turns: i + 1 });
        };
        view! {
            <button class="ply" disabled=!is_playable on:click=play
                aria-label=move || phrase("analysis-play-line", |p| p.notation("turn", &label))>{text}</button>
        }
    });
    view! {
        <li>
            <strong class="worth">{told}</strong>
            <span class="engine-line" dir="ltr">
                {info.begun.map(|text| view! { <span class="ply">{text}</span> })}
                {turns.collect_view()}
            </span>
        </li>
    }
}
