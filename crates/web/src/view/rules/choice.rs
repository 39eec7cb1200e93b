//! The choice of rules, for all forms: an edition, and every switch with a sentence that explains
//! it.

use leptos::prelude::*;
use paisho::Ruleset;
use paisho_view::words::has_effect;

use crate::model::rules::{
    Choice, FINE_CHOICES, MAIN_CHOICES, SEATS, common_variant, is_on, preset_of, presets_for,
    with_preset, with_switch,
};
use crate::view::context::{say, words};
use crate::view::online::list;

/// The rules that a form shows, and how to change them.
#[derive(Clone, Copy)]
struct Form {
    rules: Signal<Ruleset>,
    on_choose: Callback<Ruleset>,
}

/// "Which rules?" with the answer; opened, it offers everything but the number of players.
#[component]
pub(crate) fn RulesChoice(
    /// The chosen rules.
    #[prop(into)]
    rules: Signal<Ruleset>,
    /// Called with the new rules after every choice.
    #[prop(into)]
    on_choose: Callback<Ruleset>,
) -> impl IntoView {
    let form = Form { rules, on_choose };
    let chosen = move || list::rules(&rules.get(), &words());
    view! {
        <details class="rules-choice">
            <summary>
                <span>{move || say("rules-which")}</span>
                <span class="chosen-rules">{chosen}</span>
            </summary>
            <Presets form />
            {MAIN_CHOICES.map(|choice| view! { <Switches form choice /> }).collect_view()}
            <details class="fine">
                <summary>{move || say("rules-fine")}</summary>
                {FINE_CHOICES.map(|choice| view! {
                    <Show when=move || rules.with(|rules| choice.matters(rules))>
                        <Switches form choice />
                    </Show>
                }).collect_view()}
            </details>
        </details>
    }
}

/// The number of players.
#[component]
pub(crate) fn SeatsChoice(
    /// The chosen rules.
    #[prop(into)]
    rules: Signal<Ruleset>,
    /// Called with the new rules after every choice.
    #[prop(into)]
    on_choose: Callback<Ruleset>,
) -> impl IntoView {
    view! {
        <fieldset class="segments">
            <legend>{move || say(SEATS.title)}</legend>
            {SEATS.switches.iter().map(|&switch| view! {
                <label>
                    <input type="radio" name="count"
                        prop:checked=move || rules.with(|rules| is_on(rules, switch))
                        on:change=move |_| on_choose.run(rules.with_untracked(|rules| with_switch(rules, switch))) />
                    <span>{move || words().switch(switch).map(|e| e.name)}</span>
                </label>
            }).collect_view()}
        </fieldset>
    }
}

/// The common rules, the editions, and a mix if the rules are one. The reader's own edition comes
/// early, so the order follows the language.
#[component]
fn Presets(form: Form) -> impl IntoView {
    let language = Memo::new(|_| words().language());
    let preset = Memo::new(move |_| form.rules.with(preset_of));
    let option = move |name: &'static str| {
        let rules = Memo::new(move |_| form.rules.with(|rules| with_preset(rules, name)));
        let explained = move || words().preset(name);
        view! {
            <label>
                <input type="radio" name="preset" value=name
                    prop:checked=move || preset.get() == Some(name)
                    on:change=move |_| form.on_choose.run(rules.get_untracked()) />
                <span>
                    <strong>{move || explained().map(|e| e.name)}</strong>
                    <span class="faint">
                        {move || explained().map(|e| e.about)}" "{move || differences(&rules.get())}
                    </span>
                </span>
            </label>
        }
    };
    view! {
        <fieldset class="options presets">
            <legend class="unseen">{move || say("rules-which")}</legend>
            {move || presets_for(language.get()).into_iter().map(option).collect_view()}
            <Show when=move || preset.get().is_none()>
                <label>
                    <input type="radio" name="preset" value="own" prop:checked=true />
                    <span>
                        <strong>{move || say("rules-own")}</strong>
                        <span class="faint">{move || form.rules.with(differences)}</span>
                    </span>
                </label>
            </Show>
            <p class="faint">{move || say("rules-silent")}</p>
        </fieldset>
    }
}

/// What differs in these rules from the common ones with the same variants.
fn differences(rules: &Ruleset) -> String {
    let told = words().differences(rules, &common_variant(rules));
    told.join(" ")
}

/// The switches of one choice.
#[component]
fn Switches(form: Form, choice: Choice) -> impl IntoView {
    let Form { rules, on_choose } = form;
    let option = move |&switch: &'static &'static str| {
        let explained = move || words().switch_at(switch, rules.with(|rules| rules.seats));
        view! {
            <Show when=move || rules.with(|rules| has_effect(switch, rules))>
                <label>
                    <input type="radio" name=choice.title value=switch
                        prop:checked=move || rules.with(|rules| is_on(rules, switch))
                        on:change=move |_| on_choose.run(rules.with_untracked(|rules| with_switch(rules, switch))) />
                    <span>
                        <strong>{move || explained().map(|e| e.name)}</strong>
                        <span class="faint">{move || explained().map(|e| e.about)}</span>
                    </span>
                </label>
            </Show>
        }
    };
    view! {
        <fieldset class="options">
            <legend>{move || say(choice.title)}</legend>
            {choice.switches.iter().map(option).collect_view()}
        </fieldset>
    }
}
