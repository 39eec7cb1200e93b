//! All switches of the rules, each with a sentence that explains it.

use leptos::prelude::*;
use paisho::Ruleset;

use crate::model::setup::{
    Choice, FINE_CHOICES, MAIN_CHOICES, NewGame, SetupEvent, differs, matters,
};
use crate::view::context::{say, words};

/// The ids of the titles of the main choices.
const MAIN_TITLES: [&str; 4] = [
    "play-choice-seats",
    "play-choice-oasis",
    "play-choice-accents",
    "play-choice-opening",
];

/// The ids of the titles of the fine choices.
const FINE_TITLES: [&str; 9] = [
    "play-choice-double",
    "play-choice-wheels",
    "play-choice-specials",
    "play-choice-last-flower",
    "play-choice-tally",
    "play-choice-repetition",
    "play-choice-gift",
    "play-choice-bamboo",
    "play-choice-turtle",
];

/// The form to choose the rules.
#[component]
pub(crate) fn Rules(setup: RwSignal<NewGame>) -> impl IntoView {
    let main = MAIN_CHOICES.into_iter().zip(MAIN_TITLES);
    let fine = FINE_CHOICES.into_iter().zip(FINE_TITLES);
    view! {
        <Presets setup />
        {main.map(|(choice, title)| view! { <RuleChoice setup choice title /> }).collect_view()}
        <details class="fine">
            <summary>{move || say("play-fine-rules")}</summary>
            {fine.map(|(choice, title)| view! {
                <Show when=move || setup.with(|s| matters(choice, &s.rules))>
                    <RuleChoice setup choice title />
                </Show>
            }).collect_view()}
        </details>
    }
}

#[component]
fn Presets(setup: RwSignal<NewGame>) -> impl IntoView {
    let options = Ruleset::presets().map(|(name, _)| {
        let explained = move || words().preset(name);
        view! {
            <label>
                <input type="radio" name="preset"
                    prop:checked=move || setup.with(|s| s.preset_name() == Some(name))
                    on:change=move |_| setup.update(|s| s.update(SetupEvent::Preset(name))) />
                <span>
                    <strong>{move || explained().map(|e| e.name)}</strong>
                    <span class="faint">{move || explained().map(|e| e.about)}</span>
                </span>
            </label>
        }
    });
    view! {
        <fieldset class="options">
            <legend>{move || say("play-rules")}</legend>
            {options.collect_view()}
        </fieldset>
    }
}

#[component]
fn RuleChoice(setup: RwSignal<NewGame>, choice: Choice, title: &'static str) -> impl IntoView {
    view! {
        <fieldset class="options">
            <legend>{move || say(title)}</legend>
            {choice.iter().map(|&switch| {
                let explained = move || words().switch_at(switch, setup.with(|s| s.rules.seats));
                view! {
                    <Show when=move || setup.with(|s| differs(switch, &s.rules))>
                        <label>
                            <input type="radio" name=title
                                prop:checked=move || setup.with(|s| s.is_on(switch))
                                on:change=move |_| setup.update(|s| s.update(SetupEvent::Switch(switch))) />
                            <span>
                                <strong>{move || explained().map(|e| e.name)}</strong>
                                <span class="faint">{move || explained().map(|e| e.about)}</span>
                            </span>
                        </label>
                    </Show>
                }
            }).collect_view()}
        </fieldset>
    }
}
