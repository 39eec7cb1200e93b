//! The user's name in the header of every page.

use leptos::prelude::*;

use crate::model::people::Identity;
use crate::model::route::Route;
use crate::view::context::{Link, say};
use crate::view::online::controller::online_controller;

/// A link to the account, or to the sign-in page.
#[component]
pub(crate) fn Myself() -> impl IntoView {
    let me = online_controller().me;
    let name = Memo::new(move |_| me.with(|me| me.name().map(str::to_owned)));
    move || match name.get() {
        Some(name) => {
            let title = name.clone();
            view! { <Link to=Route::Account class="myself" attr:title=title><bdi>{name}</bdi></Link> }
                .into_any()
        }
        None if me.with(|me| *me == Identity::Unknown) => ().into_any(),
        None => view! {
            <Link to=Route::SignIn class="myself">{move || say("people-sign-in")}</Link>
        }
        .into_any(),
    }
}
