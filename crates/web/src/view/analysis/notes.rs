//! Comments and drawings.

use leptos::prelude::*;

use super::controller::AnalysisController;
use crate::model::analysis::AnalysisEvent;
use crate::view::context::say;
use crate::view::table::Tool;

/// The comment and the drawings at the shown position.
#[component]
pub(super) fn Notes(controller: AnalysisController) -> impl IntoView {
    let comment = Memo::new(move |_| controller.analysis.with(|a| a.notes().1.to_owned()));
    let has_drawings = Memo::new(move |_| controller.analysis.with(|a| !a.notes().0.is_empty()));
    let is_drawing = move || controller.tool.get() == Tool::Draw;
    let write = move |event: web_sys::Event| {
        let at = controller.analysis.with_untracked(|a| a.at());
        controller.send(AnalysisEvent::Comment(at, event_target_value(&event)));
    };
    let toggle = move |_| {
        controller.tool.update(|tool| {
            *tool = match tool {
                Tool::Play => Tool::Draw,
                Tool::Draw => Tool::Play,
            };
        });
    };
    view! {
        <label class="stacked">
            {move || say("analysis-comment")}
            <textarea rows="4" dir="auto" prop:value=move || comment.get() on:change=write></textarea>
        </label>
        <div class="pruning">
            <button class="plain" aria-pressed=move || is_drawing().to_string() on:click=toggle>{move || say("analysis-draw")}</button>
            <button class="plain" disabled=move || !has_drawings.get()
                on:click=move |_| controller.send(AnalysisEvent::Wipe)>{move || say("analysis-wipe")}</button>
        </div>
        <Show when=is_drawing><p class="hint" role="status">{move || say("analysis-draw-hint")}</p></Show>
    }
}
