//! Signing in, registering, and resetting a forgotten password.

use leptos::prelude::*;
use leptos::task::spawn_local;
use paisho_wire::{ForgotBody, Me, RegisterBody, SignInBody};

use crate::browser::net::{self, Method};
use crate::model::online::Failure;
use crate::model::people::Identity;
use crate::model::route::Route;
use crate::view::context::{Link, phrase, say};
use crate::view::online::controller::{OnlineController, online_controller};
use crate::view::online::load::PerhapsTrouble;

/// A labelled input field of a form.
#[component]
pub(super) fn Field(
    label: &'static str,
    #[prop(default = "text")] kind: &'static str,
    /// The value of the `autocomplete` attribute.
    #[prop(default = "off")]
    fill: &'static str,
    #[prop(optional, into)] hint: Option<&'static str>,
    #[prop(optional)] is_optional: bool,
    value: RwSignal<String>,
) -> impl IntoView {
    view! {
        <label class="entry">
            <span>{move || say(label)}</span>
            <input type=kind autocomplete=fill required=!is_optional autocapitalize="none" dir="auto"
                prop:value=value on:input=move |event| value.set(event_target_value(&event)) />
            {hint.map(|hint| view! { <small class="about">{move || say(hint)}</small> })}
        </label>
    }
}

fn welcome(controller: OnlineController, me: Me) {
    controller.set_identity(Identity::Somebody(Box::new(me)));
    controller.app.go(Route::Lobby);
}

/// The state of a form that is being sent. Its button is disabled until the answer arrives.
#[derive(Clone, Copy)]
pub(super) struct Sending {
    pub(super) failure: RwSignal<Option<Failure>>,
    pub(super) is_busy: RwSignal<bool>,
}

impl Sending {
    pub(super) fn new() -> Self {
        Self {
            failure: RwSignal::new(None),
            is_busy: RwSignal::new(false),
        }
    }

    /// Runs the request, then calls `then` with the answer.
    pub(super) fn send<T: 'static>(
        self,
        what: impl Future<Output = Result<T, Failure>> + 'static,
        then: impl FnOnce(T) + 'static,
    ) {
        if self.is_busy.get_untracked() {
            return;
        }
        self.failure.set(None);
        self.is_busy.set(true);
        spawn_local(async move {
            let answer = what.await;
            // The page may have been left by now.
            self.is_busy.try_set(false);
            match answer {
                Ok(answer) => then(answer),
                Err(why) => {
                    self.failure.try_set(Some(why));
                }
            }
        });
    }
}

/// The page to sign in with name and password.
#[component]
pub(crate) fn SignInPage() -> impl IntoView {
    let controller = online_controller();
    let (name, password) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let (code, needs_code) = (RwSignal::new(String::new()), RwSignal::new(false));
    let sending = Sending::new();
    // The field stays once the server has asked for a code.
    Effect::new(move |_| {
        let asks = sending
            .failure
            .with(|why| why.as_ref().is_some_and(Failure::asks_for_code));
        if asks {
            needs_code.set(true);
        }
    });
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = SignInBody {
            name: name.get_untracked().trim().to_owned(),
            password: password.get_untracked().into(),
            code: code.get_untracked().trim().to_owned().into(),
        };
        let sent = async move { net::send(Method::Post, "sign-in", &body).await };
        sending.send(sent, move |me| welcome(controller, me));
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
    let sending = Sending::new();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let email = email.get_untracked().trim().to_owned();
        let body = RegisterBody {
            name: name.get_untracked().trim().to_owned(),
            password: password.get_untracked().into(),
            email: (!email.is_empty()).then_some(email),
        };
        let sent = async move { net::send(Method::Post, "register", &body).await };
        sending.send(sent, move |me| welcome(controller, me));
    };
    let is_closed = move || {
        controller
            .house
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
    let is_sent = RwSignal::new(false);
    let sending = Sending::new();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = ForgotBody {
            name: name.get_untracked().trim().to_owned(),
        };
        let sent = async move { net::send::<()>(Method::Post, "forgot-password", &body).await };
        sending.send(sent, move |()| {
            is_sent.try_set(true);
        });
    };
    let no_mail = move || {
        let house = controller.house.get().filter(|house| !house.mail)?;
        Some(match house.contact {
            Some(contact) => phrase("people-forgot-ask", |p| p.name("contact", &contact)),
            None => say("people-forgot-ask-host"),
        })
    };
    view! {
        <section class="page narrow enter">
            <h1>{move || say("people-forgot")}</h1>
            {move || no_mail().map(|sentence| view! { <p class="note">{sentence}</p> })}
            <Show when=move || !is_sent.get() fallback=|| view! {
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
