//! The dialog to open a game or a position.

use leptos::prelude::*;
use paisho::Ruleset;
use wasm_bindgen_futures::spawn_local;

use super::controller::{AnalysisController, Dialog};
use crate::browser::download;
use crate::model::analysis::open::{OpenError, Opened};
use crate::model::analysis::{AnalysisEvent, sentences};
use crate::model::rules::combinations;
use crate::view::context::{say, words};
use crate::view::dialog;
use crate::view::online::list::rules;

/// The variants of each preset for a list of turns that does not name its rules.
const VARIANTS: [&str; 2] = ["", "oasis"];

/// The dialog in which people paste a text or choose a file.
#[component]
pub(super) fn OpenDialog(controller: AnalysisController) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let rules = RwSignal::new(Ruleset::RULEBOOK.to_string());
    let open = move || {
        let ruleset = rules
            .with_untracked(|r| r.parse())
            .unwrap_or(Ruleset::RULEBOOK);
        match text.with_untracked(|t| Opened::parse(t, ruleset)) {
            Ok(opened) => {
                text.set(String::new());
                controller.open(opened);
            }
            Err(error) => controller.trouble.set(Some(error)),
        }
    };
    let choose = move |event: web_sys::Event| {
        let input: web_sys::HtmlInputElement = event_target(&event);
        let file = input.files().and_then(|files| files.get(0));
        if let Some(file) = file {
            spawn_local(async move {
                let read = download::read(file).await;
                match read {
                    _ if controller.is_gone() => {}
                    Some(read) => {
                        text.set(read);
                        open();
                    }
                    None => controller.trouble.set(Some(OpenError::File)),
                }
            });
        }
    };
    view! {
        <Frame controller which=Dialog::Open title="analysis-open-title">
            <p>{move || say("analysis-open-hint")}</p>
            <label class="stacked">
                {move || say("analysis-open-text")}
                <textarea rows="6" dir="ltr" spellcheck="false" prop:value=move || text.get()
                    on:input=move |event| text.set(event_target_value(&event))></textarea>
            </label>
            <BareRules rules />
            <Complaints controller />
            <div class="pruning">
                <button class="primary" on:click=move |_| open()>{move || say("analysis-open")}</button>
                <label class="button">
                    {move || say("analysis-open-file")}
                    <input class="unseen" type="file" accept=".txt,.psr,.pai,text/plain" on:change=choose />
                </label>
            </div>
        </Frame>
    }
}

/// The choice of rules for a list of turns that does not name them.
#[component]
fn BareRules(rules: RwSignal<String>) -> impl IntoView {
    let language = Memo::new(|_| words().language());
    let option = move |name: String| {
        let value = name.clone();
        let is_chosen = rules.with_untracked(|rules| *rules == name);
        view! { <option value=value selected=is_chosen>{move || rules_name(&name)}</option> }
    };
    view! {
        <label class="stacked">
            {move || say("analysis-open-rules")}
            <select on:change=move |event| rules.set(event_target_value(&event))>
                {move || combinations(language.get(), &VARIANTS).into_iter().map(option).collect_view()}
            </select>
        </label>
    }
}

/// The name of a ruleset that is given as a text.
pub(super) fn rules_name(text: &str) -> String {
    let ruleset = text.parse::<Ruleset>();
    ruleset.map_or_else(|_| String::new(), |r| rules(&r, &words()))
}

/// What is wrong with the text, and a button to repair it in the editor where that is possible.
#[component]
fn Complaints(controller: AnalysisController) -> impl IntoView {
    let trouble = controller.trouble;
    let told = move || {
        let told = trouble
            .get()
            .map(|error| sentences::trouble(&words(), &error));
        told.unwrap_or_default()
            .into_iter()
            .map(|text| view! { <p class="error">{text}</p> })
            .collect_view()
    };
    let setup = move || trouble.get().and_then(|error| error.setup().cloned());
    let repair = move |_| {
        if let Some(setup) = setup() {
            trouble.set(None);
            controller.dialog.set(None);
            controller.send(AnalysisEvent::Repair(Box::new(setup)));
        }
    };
    view! {
        <div role="alert">{told}</div>
        <Show when=move || setup().is_some()>
            <button class="plain" on:click=repair>{move || say("analysis-open-repair")}</button>
        </Show>
    }
}

/// One of the dialogs of this page.
#[component]
pub(super) fn Frame(
    controller: AnalysisController,
    /// Which dialog it is.
    which: Dialog,
    /// Its title.
    title: &'static str,
    children: Children,
) -> impl IntoView {
    let is_open = Signal::derive(move || controller.dialog.get() == Some(which));
    let on_close = Callback::new(move |()| {
        controller.dialog.set(None);
        controller.trouble.set(None);
    });
    view! { <dialog::Dialog is_open on_close title>{children()}</dialog::Dialog> }
}
