//! Texts that are fetched when they are needed.

use std::sync::Arc;

use leptos::prelude::*;
use paisho_view::words::Words;
use wasm_bindgen_futures::spawn_local;

use crate::browser::{download, page};
use crate::model::learn::{Contents, address_of};
use crate::view::context::{app, say};

/// The state of a fetch.
#[derive(Clone, Debug)]
pub(super) enum Fetched<T> {
    /// The request is under way.
    Waiting,
    /// The request failed.
    Missing,
    /// The result.
    Here(T),
}

impl<T> Fetched<T> {
    pub(super) fn here(self) -> Option<T> {
        match self {
            Self::Here(thing) => Some(thing),
            Self::Waiting | Self::Missing => None,
        }
    }
}

/// A fetch that can be retried.
pub(super) struct Fetch<T: Send + Sync + 'static> {
    pub(super) state: RwSignal<Fetched<T>>,
    again: RwSignal<()>,
}

impl<T: Send + Sync + 'static> Clone for Fetch<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: Send + Sync + 'static> Copy for Fetch<T> {}

impl<T: Clone + Send + Sync + 'static> Fetch<T> {
    /// Fetches an address, and again whenever the address changes.
    pub(super) fn new(
        address: impl Fn() -> Option<String> + Copy + Send + Sync + 'static,
        read: impl Fn(String) -> Option<T> + Copy + 'static,
    ) -> Self {
        let address = Memo::new(move |_| address());
        let state = RwSignal::new(Fetched::Waiting);
        let again = RwSignal::new(());
        Effect::new(move |_| {
            again.track();
            state.set(Fetched::Waiting);
            let Some(wanted) = address.get() else {
                return;
            };
            spawn_local(async move {
                let found = download::fetch(&wanted).await.and_then(read);
                // The page may show something else by now, or may have been left.
                if address.try_get_untracked().flatten() == Some(wanted) {
                    state.try_set(found.map_or(Fetched::Missing, Fetched::Here));
                }
            });
        });
        Self { state, again }
    }

    /// The result, if it has arrived.
    pub(super) fn here(self) -> Option<T> {
        self.state.get().here()
    }
}

/// Fetches the list of texts to read in the current language.
pub(super) fn contents() -> Fetch<Contents> {
    let app = app();
    Fetch::new(
        move || {
            let language = app.words.with(|words| words.language());
            address_of(&page::built("library")?, language.tag()).map(str::to_owned)
        },
        |text| serde_json::from_str(&text).ok(),
    )
}

/// Fetches the texts of the lessons and the tiles.
pub(super) fn tales(contents: Fetch<Contents>) -> Fetch<Arc<Words>> {
    let app = app();
    Fetch::new(
        move || contents.here().map(|contents| contents.lessons),
        move |text| {
            let spoken = app.words.get_untracked();
            Some(Arc::new(spoken.and(&[&text])))
        },
    )
}

/// A sentence of the fetched texts; empty until they have arrived.
pub(super) fn tell(tales: Fetch<Arc<Words>>, id: &str) -> String {
    let words = tales.here();
    words
        .map(|words| words.phrase(id).say())
        .unwrap_or_default()
}

/// Shows that a fetch is under way, or that it failed, with a button to retry.
#[component]
pub(super) fn Waiting<T: Clone + Send + Sync + 'static>(fetch: Fetch<T>) -> impl IntoView {
    move || {
        match fetch.state.get() {
        Fetched::Here(_) => ().into_any(),
        Fetched::Waiting => view! {
            <p class="empty" role="status">{move || say("learn-loading")}</p>
        }
        .into_any(),
        Fetched::Missing => view! {
            <p class="error" role="alert">
                {move || say("learn-missing")} " "
                <button class="button" on:click=move |_| fetch.again.set(())>{move || say("learn-retry")}</button>
            </p>
        }
        .into_any(),
    }
    }
}
