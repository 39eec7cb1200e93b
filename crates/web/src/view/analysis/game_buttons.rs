//! Buttons to open, share and set up games, and the errors and warnings of what was opened.

use leptos::prelude::*;
use paisho::notation::record::Record;
use paisho::{Position, Ruleset};

use super::controller::{AnalysisController, Dialog};
use crate::model::analysis::open::Opened;
use crate::model::analysis::{AnalysisEvent, sentences};
use crate::view::context::{phrase, say, words};

/// Buttons to open or share a game, to set up a position, and to start afresh.
#[component]
pub(super) fn GameButtons(controller: AnalysisController) -> impl IntoView {
    let fresh = move |_| {
        let start = Position::start(Ruleset::RULEBOOK);
        controller.open(Opened::one(Record::new(&start, 1)));
    };
    view! {
        <div class="study-buttons">
            <button class="plain" on:click=move |_| controller.dialog.set(Some(Dialog::Open))>{move || say("analysis-open")}</button>
            <button class="plain" on:click=move |_| controller.dialog.set(Some(Dialog::Share))>{move || say("analysis-share")}</button>
            <button class="plain" on:click=move |_| controller.send(AnalysisEvent::Edit)>{move || say("analysis-edit")}</button>
            <button class="plain" on:click=fresh>{move || say("analysis-new")}</button>
        </div>
        <Games controller />
    }
}

/// The games of a collection, if there are several.
#[component]
fn Games(controller: AnalysisController) -> impl IntoView {
    let names = Memo::new(move |_| {
        controller
            .analysis
            .with(|a| a.games().0.iter().map(players).collect::<Vec<_>>())
    });
    let choose = move |event: web_sys::Event| {
        if let Ok(game) = event_target_value(&event).parse() {
            controller.send(AnalysisEvent::ChooseGame(game));
        }
    };
    let chosen = move || controller.analysis.with(|a| a.games().1.to_string());
    view! {
        <Show when=move || { names.with(Vec::len) > 1 }>
            <label class="stacked">
                {move || say("analysis-games")}
                <select on:change=choose prop:value=chosen>
                    {move || names.get().into_iter().enumerate().map(|(i, name)| {
                        let name = name.unwrap_or_else(|| say("analysis-nameless"));
                        let text = phrase("analysis-game", |p| {
                            p.count("number", i + 1).name("players", &name)
                        });
                        view! { <option value=i.to_string()>{text}</option> }
                    }).collect_view()}
                </select>
            </label>
        </Show>
    }
}

/// The names of the players of a game, if it has any.
pub(super) fn players(record: &Record) -> Option<String> {
    let seats = record.ruleset().seats.seats();
    let names: Vec<&str> = seats.iter().filter_map(|s| record.player(s)).collect();
    (!names.is_empty()).then(|| names.join(" – "))
}

/// The error of an address that can't be opened, and warnings about what was not imported.
#[component]
pub(super) fn Warnings(controller: AnalysisController) -> impl IntoView {
    let troubles = move || {
        let is_closed = controller.dialog.get().is_none();
        let trouble = controller.trouble.get().filter(|_| is_closed);
        trouble.map(|error| sentences::trouble(&words(), &error))
    };
    let warnings = move || {
        let warnings = controller.warnings.get().into_iter();
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
