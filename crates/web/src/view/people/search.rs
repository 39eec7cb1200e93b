//! Finished games of everybody.

use leptos::prelude::*;

use super::filters::Games;
use crate::model::people::Filter;
use crate::view::context::say;

/// Finished games.
#[component]
pub(crate) fn SearchPage() -> impl IntoView {
    view! {
        <section class="page search">
            <h1>{move || say("people-search")}</h1>
            <Games filter=Filter::default() is_of_one=false />
        </section>
    }
}
