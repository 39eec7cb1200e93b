//! Drawing on the board.

use leptos::prelude::*;
use paisho_view::svg::Diagram;

use super::pad::Pad;
use super::studio::{Studio, Tool};
use crate::view::context::say;

/// The board while one draws on it.
#[component]
pub(super) fn Drawing(studio: Studio) -> impl IntoView {
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
