//! Requests to the server that are made when a page is opened.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::de::DeserializeOwned;

use crate::browser::net;
use crate::model::online::{Failure, Latest};
use crate::view::context::{say, words};

/// The state of a request.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Loaded<T> {
    /// The request is under way.
    Coming,
    /// The answer.
    Here(T),
    /// The request failed.
    Failed(Failure),
}

impl<T> From<Result<T, Failure>> for Loaded<T> {
    fn from(result: Result<T, Failure>) -> Self {
        match result {
            Ok(value) => Self::Here(value),
            Err(failure) => Self::Failed(failure),
        }
    }
}

/// Requests a path below `/api/v1/`, and again whenever the path changes.
pub(crate) fn load<T>(path: impl Fn() -> String + Send + Sync + 'static) -> RwSignal<Loaded<T>>
where
    T: DeserializeOwned + Send + Sync + 'static,
{
    let loaded = RwSignal::new(Loaded::Coming);
    let latest = StoredValue::new(Latest::default());
    Effect::new(move |_| {
        let path = path();
        let asked = latest.try_update_value(Latest::ask);
        spawn_local(async move {
            let answer = net::get(&path).await;
            // The page may have been left by now, or may show something else.
            if latest.try_get_value() == asked {
                loaded.try_set(Loaded::from(answer));
            }
        });
    });
    loaded
}

/// Shows the answer, or that the request is under way or failed.
pub(crate) fn show<T, V>(
    loaded: RwSignal<Loaded<T>>,
    view: impl Fn(T) -> V + Send + Sync + 'static,
) -> impl IntoView
where
    T: Clone + Send + Sync + 'static,
    V: IntoView + 'static,
{
    move || match loaded.get() {
        Loaded::Coming => {
            view! { <p class="empty" role="status">{move || say("online-loading")}</p> }.into_any()
        }
        Loaded::Here(value) => view(value).into_any(),
        Loaded::Failed(failure) => view! { <Trouble failure /> }.into_any(),
    }
}

/// The message of a failure.
#[component]
pub(crate) fn Trouble(failure: Failure) -> impl IntoView {
    view! { <p class="error" role="alert">{move || failure.tell(&words())}</p> }
}

/// The message of a failure, if there is one.
#[component]
pub(crate) fn PerhapsTrouble(#[prop(into)] failure: Signal<Option<Failure>>) -> impl IntoView {
    view! {
        <div aria-live="polite">
            {move || failure.get().map(|failure| view! { <Trouble failure /> })}
        </div>
    }
}
