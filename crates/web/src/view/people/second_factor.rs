//! Adding and removing a second factor besides the password.

use leptos::prelude::*;
use paisho_wire::{
    CodeBody, RecoveryCodes, RemoveSecondFactorBody, SecondFactorBody, SecondFactorOffered,
};

use super::form::{Field, FormState};
use crate::model::api::{SubmitEvent, requests};
use crate::model::people::{SecondFactor, SecondFactorEvent, Stage};
use crate::view::context::say;
use crate::view::model_signal::ModelSignal;
use crate::view::online::load::PerhapsTrouble;

/// The second factor of the user's account.
#[component]
pub(super) fn SecondFactorCard(is_in_use: bool) -> impl IntoView {
    let first = if is_in_use {
        Stage::With
    } else {
        Stage::Without
    };
    let model = ModelSignal::new(SecondFactor::new(first));
    let stage = Memo::new(move |_| model.with(|model| model.stage().clone()));
    view! {
        <details class="card">
            <summary><h2>{move || say("people-second-factor")}</h2></summary>
            <p class="about">{move || say("people-second-factor-hint")}</p>
            {move || match stage.get() {
                Stage::Without => view! { <Ask model /> }.into_any(),
                Stage::Offered(offered) => view! { <ShowCode offered model /> }.into_any(),
                Stage::Added(codes) => view! { <Paper codes /> }.into_any(),
                Stage::With => view! { <Remove model /> }.into_any(),
            }}
        </details>
    }
}

#[component]
fn Ask(model: ModelSignal<SecondFactor>) -> impl IntoView {
    let password = RwSignal::new(String::new());
    let sending = FormState::of(model, |model| &model.offering);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = SecondFactorBody {
            password: password.get_untracked().into(),
        };
        let submit = SubmitEvent::Submit(requests::offer_second_factor(&body));
        model.ask(SecondFactorEvent::Offer(submit));
    };
    view! {
        <form on:submit=submit>
            <PerhapsTrouble failure=sending.failure />
            <Field label="people-password" kind="password" fill="current-password" value=password />
            <button class="plain" type="submit" disabled=sending.is_busy>{move || say("people-second-factor-add")}</button>
        </form>
    }
}

#[component]
fn ShowCode(offered: SecondFactorOffered, model: ModelSignal<SecondFactor>) -> impl IntoView {
    let code = RwSignal::new(String::new());
    let sending = FormState::of(model, |model| &model.adding);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = CodeBody {
            code: code.get_untracked().trim().to_owned().into(),
        };
        let submit = SubmitEvent::Submit(requests::add_second_factor(&body));
        model.ask(SecondFactorEvent::Add(submit));
    };
    view! {
        <form on:submit=submit>
            <PerhapsTrouble failure=sending.failure />
            <p>{move || say("people-second-factor-secret")}</p>
            <p class="note">
                <a dir="ltr" href=offered.uri.reveal().to_owned()><code>{offered.secret.reveal().to_owned()}</code></a>
            </p>
            <Field label="people-code" fill="one-time-code" value=code />
            <button class="primary" type="submit" disabled=sending.is_busy>{move || say("people-second-factor-use")}</button>
        </form>
    }
}

#[component]
fn Paper(codes: RecoveryCodes) -> impl IntoView {
    view! {
        <div role="status">
            <p class="note">{move || say("people-second-factor-paper")}</p>
            <ul class="plain-list">
                {codes.codes.into_iter().map(|code| view! {
                    <li><code dir="ltr">{code.reveal().to_owned()}</code></li>
                }).collect_view()}
            </ul>
        </div>
    }
}

#[component]
fn Remove(model: ModelSignal<SecondFactor>) -> impl IntoView {
    let (password, code) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let sending = FormState::of(model, |model| &model.removing);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = RemoveSecondFactorBody {
            password: password.get_untracked().into(),
            code: code.get_untracked().trim().to_owned().into(),
        };
        let submit = SubmitEvent::Submit(requests::remove_second_factor(&body));
        model.ask(SecondFactorEvent::Remove(submit));
    };
    view! {
        <form on:submit=submit>
            <PerhapsTrouble failure=sending.failure />
            <Field label="people-password" kind="password" fill="current-password" value=password />
            <Field label="people-code" fill="one-time-code" hint="people-code-hint" value=code />
            <button class="danger" type="submit" disabled=sending.is_busy>{move || say("people-second-factor-remove")}</button>
        </form>
    }
}
