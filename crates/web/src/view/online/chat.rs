//! The chat of a game: one for the players, one for the spectators.

use leptos::prelude::*;
use paisho_wire::{ChatLine, Room};

use super::controller::online_controller;
use super::game::at_table;
use crate::browser::page;
use crate::model::online::{AccountEvent, Online, TableEvent};
use crate::view::context::{phrase, say};
use crate::view::table::Drawing;

const SPEECH: &str = "M4 5h16v11H11l-5 4v-4H4z";

/// The chat of a game.
#[component]
pub(crate) fn ChatView() -> impl IntoView {
    let controller = online_controller();
    let lines = at_table(|table| table.chat.lines().to_vec());
    let unread = at_table(|table| table.chat.unread());
    let is_player = at_table(|table| {
        table
            .replica
            .as_ref()
            .is_some_and(|replica| replica.you.is_some())
    });
    let is_open = RwSignal::new(false);
    let is_empty = move || lines.with(|lines| lines.as_ref().is_none_or(Vec::is_empty));
    // Messages on the screen count as read.
    Effect::new(move |_| {
        if is_open.get() && unread.get().is_some_and(|n| n > 0) {
            controller.send_table(TableEvent::Read);
        }
    });
    let toggle = move |event: web_sys::Event| {
        use wasm_bindgen::JsCast;
        let details = event
            .target()
            .and_then(|t| t.dyn_into::<web_sys::Element>().ok());
        is_open.set(details.is_some_and(|d| d.has_attribute("open")));
    };
    view! {
        <details class="chat card" on:toggle=toggle>
            <summary>
                <h2>{move || say("online-chat")}</h2>
                {move || unread.get().filter(|n| *n > 0).map(|n| view! {
                    <span class="unread notation">{n}</span>
                })}
            </summary>
            <div role="log" aria-label=move || say("online-chat")>
                <ul class="chat-lines">
                    {move || lines.get().unwrap_or_default().into_iter().rev().map(line).collect_view()}
                </ul>
            </div>
            <Show when=is_empty><p class="about">{move || say("online-chat-empty")}</p></Show>
            <Show when=move || is_player.get() == Some(false)>
                <p class="about">{move || say("online-chat-spectators")}</p>
            </Show>
            <Write />
        </details>
    }
}

/// A button with the number of unread messages, shown where people see it without scrolling to the
/// chat.
#[component]
pub(super) fn Unread() -> impl IntoView {
    let unread = at_table(|table| table.chat.unread());
    move || {
        let count = unread.get().filter(|n| *n > 0)?;
        let told = move || phrase("online-unread", |p| p.count("count", count));
        Some(view! {
            <button class="plain unread-above" title=told aria-label=told
                on:click=|_| page::unfold(".chat")><Drawing path=SPEECH />{count}</button>
        })
    }
}

fn line(line: ChatLine) -> impl IntoView {
    let is_watcher = line.room == Room::Spectators;
    view! {
        <li class:watcher=is_watcher>
            <bdi class="name">{line.by.name}</bdi>" "<bdi>{line.text}</bdi>
        </li>
    }
}

/// The field to write a message. Spectators who are not signed in become guests first.
#[component]
fn Write() -> impl IntoView {
    let text = RwSignal::new(String::new());
    let is_player = at_table(|table| {
        table
            .replica
            .as_ref()
            .is_some_and(|replica| replica.you.is_some())
    });
    let controller = online_controller();
    let is_nobody = move || controller.me.with(|me| me.me().is_none());
    let may_say = Memo::new(move |_| controller.online.with(Online::may_say));
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked().trim().to_owned();
        // A message that can't be sent now stays in the field.
        if said.is_empty() || !may_say.get_untracked() {
            return;
        }
        let room = if is_player.get_untracked() == Some(true) {
            Room::Players
        } else {
            Room::Spectators
        };
        if let Ok(said) = said.try_into() {
            controller.send_table(TableEvent::Say(room, said));
            text.set(String::new());
        }
    };
    let enter = move |_| controller.send(AccountEvent::BecomeGuest);
    view! {
        <Show when=is_nobody>
            <button class="plain" on:click=enter>{move || say("online-chat-come-in")}</button>
        </Show>
        <form class="chat-form" on:submit=submit hidden=move || !may_say.get()>
            <input type="text" maxlength="200" autocomplete="off" dir="auto"
                aria-label=move || say("online-chat-write")
                placeholder=move || say("online-chat-write")
                prop:value=text on:input=move |event| text.set(event_target_value(&event)) />
            <button class="plain" type="submit">{move || say("online-chat-send")}</button>
        </form>
    }
}
