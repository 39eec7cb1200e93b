//! Requests to the server that are made when a page is opened.

use leptos::prelude::*;
use serde::de::DeserializeOwned;

use crate::model::api::{ApiRequest, Failure, LoadEvent, Loadable, Loaded};
use crate::view::context::{say, words};
use crate::view::model_signal::ModelSignal;

/// Makes a request, and again whenever it changes.
pub(crate) fn load<T>(
    request: impl Fn() -> ApiRequest<T> + Send + Sync + 'static,
) -> ModelSignal<Loadable<T>>
where
    T: DeserializeOwned + Send + Sync + 'static,
{
    let model = ModelSignal::new(Loadable::default());
    Effect::new(move |_| model.ask(LoadEvent::Ask(request())));
    model
}

/// Shows the answer, or that the request is under way or failed.
pub(crate) fn show<T, V>(
    model: ModelSignal<Loadable<T>>,
    view: impl Fn(T) -> V + Send + Sync + 'static,
) -> impl IntoView
where
    T: DeserializeOwned + Clone + Send + Sync + 'static,
    V: IntoView + 'static,
{
    show_loaded(move || model.with(|model| model.loaded().clone()), view)
}

/// The same for something that belongs to a larger model.
pub(crate) fn show_loaded<T, V>(
    loaded: impl Fn() -> Loaded<T> + Send + Sync + 'static,
    view: impl Fn(T) -> V + Send + Sync + 'static,
) -> impl IntoView
where
    T: 'static,
    V: IntoView + 'static,
{
    move || match loaded() {
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
