//! The user's account: password, email address, sessions, tokens, blocks, data, deletion.

use leptos::prelude::*;
use paisho_wire::{DeleteBody, EmailBody, Me, PasswordBody, PersonKind};

use super::form::{Field, FormState, Saved, form};
use super::guest_name::GuestName;
use super::second_factor::SecondFactorCard;
use super::security::Security;
use super::sessions::Sessions;
use super::tokens::TokensCard;
use super::vacation::VacationCard;
use crate::model::api::{LoadEvent, SubmitEvent, requests};
use crate::model::online::AccountEvent;
use crate::model::people::Identity;
use crate::model::route::Route;
use crate::view::context::{Link, phrase, say};
use crate::view::online::controller::online_controller;
use crate::view::online::load::{PerhapsTrouble, load, show};

/// The page of the user's account.
#[component]
pub(crate) fn AccountPage() -> impl IntoView {
    let me = online_controller().me;
    // The page is rebuilt only for another user, so that a change made here keeps its forms.
    let is_other = |one: Option<&Identity>, two: Option<&Identity>| {
        !one.zip(two).is_some_and(|(one, two)| one.is_same(two))
    };
    let me = Memo::new_with_compare(move |_| me.get(), is_other);
    view! {
        <section class="page narrow account">
            <h1>{move || say("people-account")}</h1>
            {move || match me.get() {
                Identity::Unknown => view! { <p class="empty">{move || say("online-connecting")}</p> }.into_any(),
                Identity::Nobody => view! { <SignInForms /> }.into_any(),
                Identity::Somebody(me) => view! { <Own me=*me /> }.into_any(),
            }}
        </section>
    }
}

#[component]
fn SignInForms() -> impl IntoView {
    view! {
        <p>{move || say("people-sign-in-first")}</p>
        <p class="links">
            <Link to=Route::SignIn class="button primary">{move || say("people-sign-in")}</Link>
            <Link to=Route::SignUp class="button">{move || say("people-sign-up")}</Link>
        </p>
    }
}

#[component]
fn Own(me: Me) -> impl IntoView {
    let name = me.person.name.clone();
    if me.person.kind == PersonKind::Guest {
        return view! {
            <p>{move || phrase("people-guest", |p| p.name("name", &name))}</p>
            <GuestName />
            <p>{move || say("people-keep-games")}</p>
            <p class="links">
                <Link to=Route::SignUp class="button primary">{move || say("people-sign-up")}</Link>
                <Link to=Route::SignIn class="button">{move || say("people-sign-in")}</Link>
            </p>
        }
        .into_any();
    }
    let is_moderator = online_controller()
        .me
        .with_untracked(Identity::is_moderator);
    view! {
        <p class="links">
            <Link to=Route::Player(name.clone()) class="button"><bdi>{name}</bdi></Link>
            {is_moderator.then(|| view! {
                <Link to=Route::Moderation class="button">{move || say("people-moderation")}</Link>
            })}
            <SignOut />
        </p>
        <Password />
        <Email address=me.email />
        <SecondFactorCard is_in_use=me.second_factor />
        <VacationCard />
        <Sessions />
        <Security />
        <Blocks />
        <TokensCard />
        <Data />
        <Delete />
    }
    .into_any()
}

#[component]
fn SignOut() -> impl IntoView {
    let controller = online_controller();
    let leave = move |_| controller.send(AccountEvent::SignOut);
    view! { <button class="plain" on:click=leave>{move || say("people-sign-out")}</button> }
}

#[component]
fn Password() -> impl IntoView {
    let (old, new) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let (send, sending) = form();
    sending.when_done(move || {
        old.set(String::new());
        new.set(String::new());
    });
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = PasswordBody {
            old: old.get_untracked().into(),
            new: new.get_untracked().into(),
        };
        send(requests::change_password(&body));
    };
    view! {
        <details class="card">
            <summary><h2>{move || say("people-change-password")}</h2></summary>
            <form on:submit=submit>
                <PerhapsTrouble failure=sending.failure />
                <Saved is_saved=sending.is_done />
                <Field label="people-old-password" kind="password" fill="current-password" value=old />
                <Field label="people-new-password" kind="password" fill="new-password" hint="people-password-hint" value=new />
                <button class="primary" type="submit" disabled=sending.is_busy>{move || say("people-save")}</button>
            </form>
        </details>
    }
}

#[component]
fn Email(address: Option<String>) -> impl IntoView {
    let controller = online_controller();
    let email = RwSignal::new(address.unwrap_or_default());
    let password = RwSignal::new(String::new());
    let (send, sending) = form();
    sending.when_done(move || {
        password.set(String::new());
        // The identity contains the email address.
        controller.send(AccountEvent::Identify);
    });
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let address = email.get_untracked().trim().to_owned();
        let body = EmailBody {
            password: password.get_untracked().into(),
            email: (!address.is_empty()).then_some(address),
        };
        send(requests::change_email(&body));
    };
    view! {
        <details class="card">
            <summary><h2>{move || say("people-change-email")}</h2></summary>
            <form on:submit=submit>
                <PerhapsTrouble failure=sending.failure />
                <Saved is_saved=sending.is_done />
                <Field label="people-email-optional" kind="email" fill="email" hint="people-email-hint" is_optional=true value=email />
                <Field label="people-password" kind="password" fill="current-password" value=password />
                <button class="primary" type="submit" disabled=sending.is_busy>{move || say("people-save")}</button>
            </form>
        </details>
    }
}

/// The people whom the user blocks.
#[component]
fn Blocks() -> impl IntoView {
    let blocks = load(requests::blocks);
    let unblock = move |name: &str| blocks.ask(LoadEvent::Change(requests::unblock(name)));
    view! {
        <details class="card">
            <summary><h2>{move || say("people-blocks")}</h2></summary>
            {show(blocks, move |names| if names.is_empty() {
                view! { <p class="about">{move || say("people-no-blocks")}</p> }.into_any()
            } else {
                view! {
                    <ul class="plain-list">
                        {names.into_iter().map(|name| {
                            let blocked = name.clone();
                            view! {
                                <li class="row">
                                    <bdi>{name}</bdi>
                                    <button class="plain" on:click=move |_| unblock(&blocked)>
                                        {move || say("people-unblock")}
                                    </button>
                                </li>
                            }
                        }).collect_view()}
                    </ul>
                }.into_any()
            })}
        </details>
    }
}

/// Downloads of the user's data.
#[component]
fn Data() -> impl IntoView {
    view! {
        <details class="card">
            <summary><h2>{move || say("people-data")}</h2></summary>
            <p class="links">
                <a class="button" download="games.paisho" href=requests::OWN_RECORDS>{move || say("people-records")}</a>
                <a class="button" download="account.json" href=requests::EXPORT>{move || say("people-export")}</a>
            </p>
        </details>
    }
}

#[component]
fn Delete() -> impl IntoView {
    let controller = online_controller();
    let password = RwSignal::new(String::new());
    controller.send(AccountEvent::OpenForm);
    let sending = FormState::of(controller.online, |online| &online.account.deleting);
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = DeleteBody {
            password: password.get_untracked().into(),
        };
        let request = requests::delete_account(&body);
        controller.send(AccountEvent::Delete(SubmitEvent::Submit(request)));
    };
    view! {
        <details class="card">
            <summary><h2>{move || say("people-delete")}</h2></summary>
            <form on:submit=submit>
                <PerhapsTrouble failure=sending.failure />
                <p>{move || say("people-delete-hint")}</p>
                <Field label="people-password" kind="password" fill="current-password" value=password />
                <button class="danger" type="submit" disabled=sending.is_busy>{move || say("people-delete")}</button>
            </form>
        </details>
    }
}
