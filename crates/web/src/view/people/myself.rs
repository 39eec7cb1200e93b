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
    // A view that reads both a memo and another one made from it may miss a change, so this is all
    // that is read.
    let name = Memo::new(move |_| {
        me.with(|me| match me {
            Identity::Unknown => None,
            Identity::Nobody => Some(None),
            Identity::Somebody(me) => Some(Some(me.person.name.clone())),
        })
    });
    move || match name.get() {
        Some(Some(name)) => {
            let title = name.clone();
            view! { <Link to=Route::Account class="myself" attr:title=title><bdi>{name}</bdi></Link> }
                .into_any()
        }
        None => ().into_any(),
        Some(None) => view! {
            <Link to=Route::SignIn class="myself">{move || say("people-sign-in")}</Link>
        }
        .into_any(),
    }
}
