//! The name that a guest shows to others. Members have chosen theirs when they registered.

use leptos::prelude::*;

use super::form::{Field, FormState, Saved};
use crate::model::online::AccountEvent;
use crate::model::people::{Identity, Naming, NamingEvent, is_new_name};
use crate::view::context::say;
use crate::view::model_signal::ModelSignal;
use crate::view::online::controller::online_controller;
use crate::view::online::load::PerhapsTrouble;

/// A field for the name of a guest, and a button. Members see only the button, and nothing at all if
/// it would do nothing but save the name.
#[component]
pub(crate) fn GuestName(
    /// The text of the button.
    #[prop(default = "people-save")]
    button: &'static str,
    /// What the button does once the name is saved, or at once if it was not changed.
    #[prop(optional, into)]
    then: Option<Callback<()>>,
) -> impl IntoView {
    let controller = online_controller();
    let me = controller.me;
    let is_member = Memo::new(move |_| me.with(Identity::is_member));
    let name = RwSignal::new(String::new());
    Effect::new(move |_| me.with(|me| name.set(me.name().unwrap_or_default().to_owned())));
    let naming = ModelSignal::new(Naming::default());
    let sending = FormState::of(naming, |naming| &naming.sending);
    let go_on = move || {
        if let Some(then) = then {
            then.run(());
        }
    };
    sending.when_done(move || {
        controller.send(AccountEvent::Identify);
        go_on();
    });
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let name = name.get_untracked().trim().to_owned();
        let identity = me.get_untracked();
        if is_new_name(&name, &identity) {
            naming.ask(NamingEvent::Choose(name, identity));
        } else {
            go_on();
        }
    };
    let class = if then.is_some() { "primary" } else { "plain" };
    view! {
        <form class="guest-name" on:submit=submit hidden=move || is_member.get() && then.is_none()>
            <PerhapsTrouble failure=sending.failure />
            <Show when=move || !is_member.get()>
                <Field label="people-guest-name" fill="nickname" hint="people-name-hint"
                    is_optional=then.is_some() value=name />
            </Show>
            <button class=class type="submit" disabled=sending.is_busy>{move || say(button)}</button>
            <Show when=move || then.is_none()><Saved is_saved=sending.is_done /></Show>
        </form>
    }
}
