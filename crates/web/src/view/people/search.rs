//! The search for finished games of all players.

use leptos::prelude::*;

use super::filters::Games;
use crate::model::people::Filter;
use crate::view::context::say;

/// The page to search finished games.
#[component]
pub(crate) fn SearchPage() -> impl IntoView {
    view! {
        <section class="page search">
            <h1>{move || say("people-search")}</h1>
            <Games filter=Filter::default() is_of_one=false />
        </section>
    }
}
