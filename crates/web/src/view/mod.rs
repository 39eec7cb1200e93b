//! What people see.

use leptos::prelude::*;

/// Puts the app into the page.
pub(crate) fn mount() {
    leptos::mount::mount_to_body(|| view! { <p>"Pai Sho"</p> });
}
