//! Signing in, registering, and resetting a forgotten password.

use leptos::prelude::*;
use paisho_wire::{ForgotBody, Me, RegisterBody, SignInBody};

use super::form::{Field, FormState, form};
use crate::model::api::{ApiRequest, SubmitEvent, requests};
use crate::model::online::AccountEvent;
use crate::model::route::Route;
use crate::view::context::{Link, phrase, say};
use crate::view::online::controller::{OnlineController, online_controller};
use crate::view::online::load::PerhapsTrouble;

/// The state of the form to sign in or to register, as if it had not been sent yet.
fn entry_form(controller: OnlineController) -> FormState {
    controller.send(AccountEvent::OpenForm);
    FormState::of(controller.online, |online| &online.account.entering)
}

fn enter(controller: OnlineController, request: ApiRequest<Me>) {
    controller.send(AccountEvent::Enter(SubmitEvent::Submit(request)));
}

/// The page to sign in with name and password.
#[component]
pub(crate) fn SignInPage() -> impl IntoView {
    let controller = online_controller();
    let (name, password) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let code = RwSignal::new(String::new());
    let sending = entry_form(controller);
    let needs_code = Memo::new(move |_| controller.online.with(|o| o.account.needs_code));
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = SignInBody {
            name: name.get_untracked().trim().to_owned(),
            password: password.get_untracked().into(),
            code: code.get_untracked().trim().to_owned().into(),
        };
        enter(controller, requests::sign_in(&body));
    };
    view! {
        <section class="page narrow enter">
            <h1>{move || say("people-sign-in")}</h1>
            <form class="card" on:submit=submit>
                <PerhapsTrouble failure=sending.failure />
                <Field label="people-name" fill="username" value=name />
                <Field label="people-password" kind="password" fill="current-password" value=password />
                <Show when=move || needs_code.get()>
                    <Field label="people-code" fill="one-time-code" hint="people-code-hint" value=code />
                </Show>
                <button class="primary" type="submit" disabled=sending.is_busy>{move || say("people-sign-in")}</button>
            </form>
            <p class="links">
                <Link to=Route::SignUp>{move || say("people-no-account")}</Link>
                <Link to=Route::Forgot>{move || say("people-forgot")}</Link>
            </p>
        </section>
    }
}

/// The page to register.
#[component]
pub(crate) fn SignUpPage() -> impl IntoView {
    let controller = online_controller();
    let (name, password) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let email = RwSignal::new(String::new());
    let sending = entry_form(controller);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let email = email.get_untracked().trim().to_owned();
        let body = RegisterBody {
            name: name.get_untracked().trim().to_owned(),
            password: password.get_untracked().into(),
            email: (!email.is_empty()).then_some(email),
        };
        enter(controller, requests::register(&body));
    };
    let is_closed = move || {
        controller
            .server
            .with(|h| h.as_ref().is_some_and(|h| !h.registration))
    };
    let is_guest = move || {
        controller
            .me
            .with(|me| me.me().is_some() && !me.is_member())
    };
    view! {
        <section class="page narrow enter">
            <h1>{move || say("people-sign-up")}</h1>
            <Show when=is_closed><p class="note">{move || say("people-door-closed")}</p></Show>
            <Show when=is_guest><p class="note">{move || say("people-keep-games")}</p></Show>
            <form class="card" on:submit=submit>
                <PerhapsTrouble failure=sending.failure />
                <Field label="people-name" fill="username" hint="people-name-hint" value=name />
                <Field label="people-password" kind="password" fill="new-password" hint="people-password-hint" value=password />
                <Field label="people-email-optional" kind="email" fill="email" hint="people-email-hint" is_optional=true value=email />
                <button class="primary" type="submit" disabled=sending.is_busy>{move || say("people-sign-up")}</button>
            </form>
            <p class="links"><Link to=Route::SignIn>{move || say("people-have-account")}</Link></p>
        </section>
    }
}

/// The page to reset a forgotten password.
#[component]
pub(crate) fn ForgotPage() -> impl IntoView {
    let controller = online_controller();
    let name = RwSignal::new(String::new());
    let (send, sending) = form();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = ForgotBody {
            name: name.get_untracked().trim().to_owned(),
        };
        send(requests::forgot_password(&body));
    };
    let no_mail = move || {
        let server = controller.server.get().filter(|server| !server.mail)?;
        Some(match server.contact {
            Some(contact) => phrase("people-forgot-ask", |p| p.name("contact", &contact)),
            None => say("people-forgot-ask-host"),
        })
    };
    view! {
        <section class="page narrow enter">
            <h1>{move || say("people-forgot")}</h1>
            {move || no_mail().map(|sentence| view! { <p class="note">{sentence}</p> })}
            <Show when=move || !sending.is_done.get() fallback=|| view! {
                <p class="note" role="status">{move || say("people-forgot-sent")}</p>
            }>
                <form class="card" on:submit=submit hidden=move || no_mail().is_some()>
                    <PerhapsTrouble failure=sending.failure />
                    <p>{move || say("people-forgot-hint")}</p>
                    <Field label="people-name" fill="username" value=name />
                    <button class="primary" type="submit" disabled=sending.is_busy>{move || say("people-forgot-send")}</button>
                </form>
            </Show>
        </section>
    }
}
