//! A dialog above the page.

use leptos::prelude::*;

use super::context::say;

/// A modal dialog with a title and a button to close it: while it is open, keyboards and screen
/// readers reach nothing else, Escape closes it too, and then the focus returns to where it was.
#[component]
pub(crate) fn Dialog(
    /// Whether it is to be seen.
    #[prop(into)]
    is_open: Signal<bool>,
    /// Called when it was closed by the user.
    on_close: Callback<()>,
    /// The name of its title.
    title: &'static str,
    children: Children,
) -> impl IntoView {
    let dialog = NodeRef::<leptos::html::Dialog>::new();
    Effect::new(move |_| {
        let is_wanted = is_open.get();
        if let Some(dialog) = dialog.get() {
            if is_wanted && !dialog.open() {
                // Fails only if the dialog is already open.
                let _ = dialog.show_modal();
            } else if !is_wanted {
                dialog.close();
            }
        }
    });
    let closed = move |_| {
        if is_open.get_untracked() {
            on_close.run(());
        }
    };
    view! {
        <dialog class="dialog card" node_ref=dialog on:close=closed aria-label=move || say(title)>
            <div class="dialog-head">
                <h2>{move || say(title)}</h2>
                <button class="icon-button" type="button" aria-label=move || say("board-close") on:click=move |_| on_close.run(())>"✕"</button>
            </div>
            {children()}
        </dialog>
    }
}
