//! What the forms of these pages have in common.

use leptos::prelude::*;
use serde::de::DeserializeOwned;

use crate::model::Model;
use crate::model::api::{ApiRequest, Failure, Submission, SubmitEvent};
use crate::view::context::say;
use crate::view::model_signal::ModelSignal;

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

/// What a form shows of its submission.
#[derive(Clone, Copy)]
pub(super) struct FormState {
    /// Why the last attempt failed.
    pub(super) failure: Memo<Option<Failure>>,
    /// Whether an answer is awaited. Meanwhile the button is disabled.
    pub(super) is_busy: Memo<bool>,
    /// Whether the last attempt was successful.
    pub(super) is_done: Memo<bool>,
}

impl FormState {
    /// The state of a submission in a model.
    pub(super) fn of<M, T>(model: ModelSignal<M>, read: fn(&M) -> &Submission<T>) -> Self
    where
        M: Model + Send + Sync + 'static,
        T: DeserializeOwned + 'static,
    {
        Self {
            failure: Memo::new(move |_| model.with(|model| read(model).failure().cloned())),
            is_busy: Memo::new(move |_| model.with(|model| read(model).is_busy())),
            is_done: Memo::new(move |_| model.with(|model| read(model).answer().is_some())),
        }
    }

    /// Does something whenever an attempt was successful.
    pub(super) fn when_done(self, then: impl Fn() + 'static) {
        Effect::new(move |_| {
            if self.is_done.get() {
                then();
            }
        });
    }
}

/// A form whose answer does not matter: a function that sends it, and its state.
pub(super) fn form<T>() -> (impl Fn(ApiRequest<T>) + Copy + Send + Sync, FormState)
where
    T: DeserializeOwned + Send + Sync + 'static,
{
    let model = ModelSignal::new(Submission::default());
    let submit = move |request| model.ask(SubmitEvent::Submit(request));
    (submit, FormState::of(model, |model| model))
}

/// Says that a change was saved.
#[component]
pub(super) fn Saved(is_saved: Memo<bool>) -> impl IntoView {
    view! {
        <div role="status">
            {move || is_saved.get().then(|| view! { <p class="note">{move || say("people-saved")}</p> })}
        </div>
    }
}
