//! Reporting a person to the moderators.

use leptos::prelude::*;
use paisho_wire::{Reason, ReportBody};

use super::form::form;
use crate::model::api::requests;
use crate::view::context::say;
use crate::view::online::load::PerhapsTrouble;

/// The reasons for a report.
const REASONS: [(Reason, &str); 5] = [
    (Reason::Chat, "people-reason-chat"),
    (Reason::Name, "people-reason-name"),
    (Reason::Cheating, "people-reason-cheating"),
    (Reason::Manners, "people-reason-manners"),
    (Reason::Other, "people-reason-other"),
];

/// The id of the sentence that names a reason.
pub(super) fn reason_id(word: &str) -> &'static str {
    let reason = REASONS.iter().find(|(reason, _)| reason.word() == word);
    reason.map_or("people-reason-other", |(_, id)| id)
}

/// The form for a report, collapsed at first.
#[component]
pub(super) fn Report(name: String) -> impl IntoView {
    let reason = RwSignal::new(Reason::Manners);
    let text = RwSignal::new(String::new());
    let (send, sending) = form();
    let is_sent = sending.is_done;
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        // A report must not contain line breaks or other control characters.
        let said: String = text
            .get_untracked()
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ");
        let Ok(said) = said.try_into() else {
            return;
        };
        let body = ReportBody {
            name: name.clone(),
            reason: reason.get_untracked(),
            text: said,
            game: None,
        };
        send(requests::report(&body));
    };
    view! {
        <details class="report">
            <summary class="button">{move || say("people-report")}</summary>
            <Show when=move || is_sent.get()>
                <p class="note" role="status">{move || say("people-report-sent")}</p>
            </Show>
            <form class="card" on:submit=submit hidden=is_sent>
                <PerhapsTrouble failure=sending.failure />
                <fieldset class="choice">
                    <legend>{move || say("people-report-about")}</legend>
                    {REASONS.map(|(one, id)| view! {
                        <label>
                            <input type="radio" name="reason" prop:checked=move || reason.get() == one
                                on:change=move |_| reason.set(one) />
                            <span>{move || say(id)}</span>
                        </label>
                    }).collect_view()}
                </fieldset>
                <label class="entry">
                    <span>{move || say("people-report-text")}</span>
                    <textarea rows="4" maxlength="900" required dir="auto" prop:value=text
                        on:input=move |event| text.set(event_target_value(&event))></textarea>
                </label>
                <button class="primary" type="submit" disabled=sending.is_busy>{move || say("people-report-send")}</button>
            </form>
        </details>
    }
}
