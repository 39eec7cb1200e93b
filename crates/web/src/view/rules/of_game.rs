//! The rules of a game: what differs from the common ones.

use leptos::prelude::*;
use paisho::Ruleset;

use crate::model::route::Route;
use crate::model::rules::{common_rules, preset_of};
use crate::view::context::{Link, say, words};
use crate::view::dialog::Dialog;

/// The preset of the common rules.
const COMMON: &str = "rulebook";

/// The dialog with the rules of the game at a table.
#[component]
pub(crate) fn RulesOfGame(
    /// The rules.
    #[prop(into)]
    rules: Signal<Ruleset>,
    /// Whether the dialog is open.
    is_open: RwSignal<bool>,
) -> impl IntoView {
    view! {
        <Dialog is_open on_close=Callback::new(move |()| is_open.set(false)) title="rules-of-game">
            <Show when=move || is_open.get()>
                <RulesText rules />
                <p><Link to=Route::Rulebook(String::new())>{move || say("play-tiles-more")}</Link></p>
            </Show>
        </Dialog>
    }
}

/// The edition if the rules are one, and a sentence for everything that differs from the common
/// rules.
#[component]
pub(crate) fn RulesText(#[prop(into)] rules: Signal<Ruleset>) -> impl IntoView {
    let told = move || {
        let rules = rules.get();
        words().differences(&rules, &common_rules(rules.seats))
    };
    let about = |preset| words().preset(preset).map(|explained| explained.about);
    let edition = move || {
        let preset = rules.with(preset_of).filter(|preset| *preset != COMMON);
        let about = preset.and_then(about);
        about.map(|about| view! { <p><strong>{about}</strong></p> })
    };
    let is_common = move || told().is_empty();
    view! {
        <div class="rules-text">
            <Show when=is_common>
                <p><strong>{move || say("rules-common")}</strong></p>
                <p class="faint">{move || about(COMMON)}</p>
            </Show>
            <Show when=move || !is_common()>
                {edition}
                <p>{move || say("rules-differ")}</p>
                <ul>{move || told().into_iter().map(|told| view! { <li>{told}</li> }).collect_view()}</ul>
            </Show>
        </div>
    }
}
