//! Adding and removing a second factor besides the password.

use leptos::prelude::*;
use paisho_wire::{
    CodeBody, RecoveryCodes, RemoveSecondFactorBody, SecondFactorBody, SecondFactorOffered,
};

use super::enter::{Field, Sending};
use crate::browser::net::{self, Method};
use crate::view::context::say;
use crate::view::online::load::PerhapsTrouble;

const PATH: &str = "me/second-factor";

/// The stage of adding a second factor.
#[derive(Clone, PartialEq, Eq)]
enum Stage {
    /// There is no second factor.
    Without,
    /// The server has sent the secret for the authenticator app, and waits for a code from it.
    Offered(SecondFactorOffered),
    /// The second factor is in use; these are the recovery codes to write down.
    Added(RecoveryCodes),
    /// The second factor was already in use.
    With,
}

/// The second factor of the user's account.
#[component]
pub(super) fn SecondFactor(is_in_use: bool) -> impl IntoView {
    let first = if is_in_use {
        Stage::With
    } else {
        Stage::Without
    };
    let stage = RwSignal::new(first);
    view! {
        <details class="card">
            <summary><h2>{move || say("people-second-factor")}</h2></summary>
            <p class="about">{move || say("people-second-factor-hint")}</p>
            {move || match stage.get() {
                Stage::Without => view! { <Ask stage /> }.into_any(),
                Stage::Offered(offered) => view! { <ShowCode offered stage /> }.into_any(),
                Stage::Added(codes) => view! { <Paper codes /> }.into_any(),
                Stage::With => view! { <Remove stage /> }.into_any(),
            }}
        </details>
    }
}

#[component]
fn Ask(stage: RwSignal<Stage>) -> impl IntoView {
    let (password, sending) = (RwSignal::new(String::new()), Sending::new());
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = SecondFactorBody {
            password: password.get_untracked().into(),
        };
        let sent = async move { net::send::<SecondFactorOffered>(Method::Post, PATH, &body).await };
        sending.send(sent, move |offered| {
            stage.try_set(Stage::Offered(offered));
        });
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
fn ShowCode(offered: SecondFactorOffered, stage: RwSignal<Stage>) -> impl IntoView {
    let (code, sending) = (RwSignal::new(String::new()), Sending::new());
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = CodeBody {
            code: code.get_untracked().trim().to_owned().into(),
        };
        let sent = async move { net::send::<RecoveryCodes>(Method::Put, PATH, &body).await };
        sending.send(sent, move |codes| {
            stage.try_set(Stage::Added(codes));
        });
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
fn Remove(stage: RwSignal<Stage>) -> impl IntoView {
    let (password, code) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let sending = Sending::new();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = RemoveSecondFactorBody {
            password: password.get_untracked().into(),
            code: code.get_untracked().trim().to_owned().into(),
        };
        let sent = async move { net::send::<()>(Method::Delete, PATH, &body).await };
        sending.send(sent, move |()| {
            stage.try_set(Stage::Without);
        });
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
