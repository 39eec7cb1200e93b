//! Access tokens for the user's own programs.

use leptos::prelude::*;
use paisho_wire::{TokenBody, TokenShown};

use super::form::{Field, FormState};
use crate::model::api::{LoadEvent, SubmitEvent, requests};
use crate::model::people::{Tokens, TokensEvent};
use crate::view::context::{say, words};
use crate::view::model_signal::ModelSignal;
use crate::view::online::list::date;
use crate::view::online::load::{PerhapsTrouble, show_loaded};

/// The scopes that a token may have.
const SCOPES: [(&str, &str); 3] = [
    ("read", "people-scope-read"),
    ("play", "people-scope-play"),
    ("chat", "people-scope-chat"),
];

/// The list of tokens, and a form to create one.
#[component]
pub(super) fn TokensCard() -> impl IntoView {
    let model = ModelSignal::new(Tokens::default());
    model.ask(TokensEvent::List(LoadEvent::Ask(requests::tokens())));
    let list = Memo::new(move |_| model.with(|model| model.list.loaded().clone()));
    let made = Memo::new(move |_| {
        let made = |model: &Tokens| {
            model
                .making
                .answer()
                .map(|made| made.secret.reveal().to_owned())
        };
        model.with(made)
    });
    view! {
        <details class="card">
            <summary><h2>{move || say("people-tokens")}</h2></summary>
            <p class="about">{move || say("people-tokens-hint")}</p>
            {show_loaded(move || list.get(), move |tokens| view! {
                <ul class="plain-list">
                    {tokens.into_iter().map(|token| view! { <Token token model /> }).collect_view()}
                </ul>
            })}
            <div role="status">
                {move || made.get().map(|secret| view! {
                    <p class="note">{move || say("people-token-made")}<br /><code dir="ltr">{secret}</code></p>
                })}
            </div>
            <Make model />
        </details>
    }
}

#[component]
fn Token(token: TokenShown, model: ModelSignal<Tokens>) -> impl IntoView {
    let (created, scopes) = (token.created, token.scopes.join(" "));
    let id = token.id;
    let end = move |_| {
        let request = requests::end_token(&id);
        model.ask(TokensEvent::List(LoadEvent::Change(request)));
    };
    view! {
        <li class="row">
            <span>
                <bdi>{token.label}</bdi>
                <small class="about notation">{scopes}" · "{move || date(created, &words())}</small>
            </span>
            <button class="plain" on:click=end>{move || say("people-revoke-token")}</button>
        </li>
    }
}

#[component]
fn Make(model: ModelSignal<Tokens>) -> impl IntoView {
    let label = RwSignal::new(String::new());
    let password = RwSignal::new(String::new());
    let scopes = RwSignal::new(vec!["read".to_owned(), "play".to_owned()]);
    let sending = FormState::of(model, |model| &model.making);
    sending.when_done(move || {
        label.set(String::new());
        password.set(String::new());
    });
    let toggle = move |word: &'static str| {
        scopes.update(|scopes| match scopes.iter().position(|s| s == word) {
            Some(at) => {
                scopes.remove(at);
            }
            None => scopes.push(word.to_owned()),
        });
    };
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = TokenBody {
            password: password.get_untracked().into(),
            label: label.get_untracked().trim().to_owned(),
            scopes: scopes.get_untracked(),
            days: None,
        };
        model.ask(TokensEvent::Make(SubmitEvent::Submit(
            requests::make_token(&body),
        )));
    };
    view! {
        <form on:submit=submit>
            <PerhapsTrouble failure=sending.failure />
            <Field label="people-token-label" value=label />
            <fieldset class="choice">
                <legend>{move || say("people-token-scopes")}</legend>
                {SCOPES.map(|(word, id)| view! {
                    <label>
                        <input type="checkbox" on:change=move |_| toggle(word)
                            prop:checked=move || scopes.with(|s| s.iter().any(|s| s == word)) />
                        <span>{move || say(id)}</span>
                    </label>
                }).collect_view()}
            </fieldset>
            <Field label="people-password" kind="password" fill="current-password" value=password />
            <button class="plain" type="submit" disabled=sending.is_busy>{move || say("people-token-make")}</button>
        </form>
    }
}
