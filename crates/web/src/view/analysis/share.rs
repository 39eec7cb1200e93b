//! The dialog to share and download.

use leptos::prelude::*;
use paisho_view::svg::Diagram;

use super::controller::{AnalysisController, Dialog};
use super::open::Frame;
use crate::browser::{clipboard, download};
use crate::model::analysis::Analysis;
use crate::model::route::Route;
use crate::view::context::{app, say};

/// The width of a PNG in pixels.
const PIXELS: u32 = 1200;

/// The dialog with links, copies and downloads.
#[component]
pub(super) fn ShareDialog(controller: AnalysisController) -> impl IntoView {
    let told = RwSignal::new(None::<&'static str>);
    let copy = move |text: String| {
        clipboard::copy(text, move |copied| {
            told.set(Some(if copied {
                "analysis-copied"
            } else {
                "analysis-not-copied"
            }));
        });
    };
    // The links are computed only while the dialog is open.
    let link = Memo::new(move |_| {
        let is_open = controller.dialog.get() == Some(Dialog::Share);
        controller
            .analysis
            .with(|a| is_open.then(|| a.fragment()).flatten().map(|f| address(&f)))
    });
    let site = Memo::new(move |_| {
        let is_open = controller.dialog.get() == Some(Dialog::Share);
        controller.analysis.with(|a| {
            is_open
                .then(|| a.record().main_line().to_site_link().ok())
                .flatten()
        })
    });
    let position = move || {
        controller
            .analysis
            .with_untracked(|a| a.position().to_string())
    };
    view! {
        <Frame controller which=Dialog::Share title="analysis-share-title">
            <Show when=move || link.get().is_some()
                fallback=|| view! { <p class="note">{move || say("analysis-share-long")}</p> }>
                <label class="stacked">
                    {move || say("analysis-share-link")}
                    <input type="text" readonly dir="ltr" prop:value=move || link.get().unwrap_or_default() />
                </label>
                <button class="primary" on:click=move |_| copy(link.get_untracked().unwrap_or_default())>{move || say("analysis-copy")}</button>
            </Show>
            <div class="takings">
                <button class="plain" on:click=move |_| copy(position())>{move || say("analysis-copy-position")}</button>
                <Show when=move || site.get().is_some()>
                    <button class="plain" on:click=move |_| copy(site.get_untracked().unwrap_or_default())>{move || say("analysis-site-link")}</button>
                </Show>
                <button class="plain" on:click=move |_| controller.analysis.with_untracked(save_record)>{move || say("analysis-download-record")}</button>
                <button class="plain" on:click=move |_| controller.analysis.with_untracked(save_svg)>{move || say("analysis-download-svg")}</button>
                <button class="plain" on:click=move |_| controller.analysis.with_untracked(save_png)>{move || say("analysis-download-png")}</button>
            </div>
            <p class="hint" role="status">{move || told.get().map(say)}</p>
        </Frame>
    }
}

/// The complete URL for a fragment.
fn address(fragment: &str) -> String {
    let origin = web_sys::window().and_then(|w| w.location().origin().ok());
    let (origin, path) = (origin.unwrap_or_default(), Route::Analysis.path());
    format!("{origin}{path}#{fragment}")
}

fn save_record(analysis: &Analysis) {
    let text = analysis.record().to_string();
    download::save_text("pai-sho.txt", "text/plain;charset=utf-8", &text);
}

/// The shown position as SVG in the colours of the page.
fn picture(analysis: &Analysis) -> String {
    let position = analysis.position();
    let (marks, _) = analysis.notes();
    let set = app().settings.with_untracked(|s| s.tiles.set());
    let mut diagram = Diagram::of(position)
        .with_set(set)
        .with_harmonies_of(position)
        .with_rings_of(position)
        .with_effects_of(position)
        .with_coordinates();
    diagram.last = analysis.last();
    diagram.highlights = marks.points.iter().copied().collect();
    for (from, to) in marks.arrows {
        diagram = diagram.with_arrow(from, to, paisho_view::svg::Weight::Strong);
    }
    diagram.to_svg(app().theme.get_untracked())
}

fn save_svg(analysis: &Analysis) {
    download::save_text("pai-sho.svg", "image/svg+xml", &picture(analysis));
}

fn save_png(analysis: &Analysis) {
    download::save_png("pai-sho.png", &picture(analysis), PIXELS);
}
