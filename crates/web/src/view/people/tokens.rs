//! Access tokens for the user's own programs.

use leptos::prelude::*;
use leptos::task::spawn_local;
use paisho_wire::{TokenBody, TokenMade, TokenShown};

use super::enter::{Field, Sending};
use crate::browser::net::{self, Method};
use crate::view::context::{say, words};
use crate::view::online::list::date;
use crate::view::online::load::{PerhapsTrouble, load, show};

/// The scopes that a token may have.
const SCOPES: [(&str, &str); 3] = [
    ("read", "people-scope-read"),
    ("play", "people-scope-play"),
    ("chat", "people-scope-chat"),
];

/// The list of tokens, and a form to create one.
#[component]
pub(super) fn Tokens() -> impl IntoView {
    let again = RwSignal::new(0);
    let made = RwSignal::new(None::<String>);
    let tokens = load::<Vec<TokenShown>>(move || {
        again.track();
        "me/tokens".to_owned()
    });
    view! {
        <details class="card">
            <summary><h2>{move || say("people-tokens")}</h2></summary>
            <p class="about">{move || say("people-tokens-hint")}</p>
            {show(tokens, move |tokens| view! {
                <ul class="plain-list">
                    {tokens.into_iter().map(|token| view! { <Token token again /> }).collect_view()}
                </ul>
            })}
            <div role="status">
                {move || made.get().map(|secret| view! {
                    <p class="note">{move || say("people-token-made")}<br /><code dir="ltr">{secret}</code></p>
                })}
            </div>
            <Make again made />
        </details>
    }
}

#[component]
fn Token(token: TokenShown, again: RwSignal<i32>) -> impl IntoView {
    let (created, scopes) = (token.created, token.scopes.join(" "));
    let path = format!("me/tokens/{}", net::encoded(&token.id));
    let end = move |_| {
        let path = path.clone();
        spawn_local(async move {
            // The reloaded list shows whether it worked.
            let _ = net::call::<()>(Method::Delete, &path).await;
            again.try_update(|n| *n += 1);
        });
    };
    view! {
        <li class="row">
            <span>
                <bdi>{token.label}</bdi>
                <small class="about notation">{scopes}" · "{move || date(created, &words())}</small>
            </span>
            <button class="plain" on:click=end>{move || say("people-end-session")}</button>
        </li>
    }
}

#[component]
fn Make(again: RwSignal<i32>, made: RwSignal<Option<String>>) -> impl IntoView {
    let label = RwSignal::new(String::new());
    let password = RwSignal::new(String::new());
    let scopes = RwSignal::new(vec!["read".to_owned(), "play".to_owned()]);
    let sending = Sending::new();
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
        let sent = async move { net::send::<TokenMade>(Method::Post, "me/tokens", &body).await };
        sending.send(sent, move |token| {
            made.try_set(Some(token.secret.reveal().to_owned()));
            label.try_set(String::new());
            password.try_set(String::new());
            again.try_update(|n| *n += 1);
        });
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
