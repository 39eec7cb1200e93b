//! A list of the presets, to show only games by the rules of one of them.

use leptos::prelude::*;

use crate::model::rules::presets_for;
use crate::view::context::{say, words};

/// A list of all presets, with "all" chosen at first.
#[component]
pub(crate) fn PresetFilter(
    /// Called with the name of the chosen preset, or with nothing for all.
    on_choose: Callback<Option<&'static str>>,
) -> impl IntoView {
    let language = Memo::new(|_| words().language());
    let choose = move |event| {
        let chosen = event_target_value(&event);
        let mut presets = presets_for(language.get_untracked()).into_iter();
        on_choose.run(presets.find(|name| *name == chosen));
    };
    let option = |name: &'static str| {
        view! { <option value=name>{move || words().preset(name).map(|e| e.name)}</option> }
    };
    view! {
        <label class="entry">
            <span>{move || say("rules-which")}</span>
            <select class="preset-filter" on:change=choose>
                <option value="">{move || say("people-any")}</option>
                {move || presets_for(language.get()).into_iter().map(option).collect_view()}
            </select>
        </label>
    }
}
