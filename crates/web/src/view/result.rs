//! The result of a game: the same card at the end of every game, on this device and online.

use leptos::prelude::*;

use crate::browser::{clipboard, share};
use crate::model::route::{Opponents, Route};
use crate::model::verdict::Told;
use crate::view::context::{Link, say};

/// The result, and what to do next.
#[component]
pub(crate) fn ResultCard(
    /// The result in words.
    #[prop(into)]
    told: Signal<Option<Told>>,
    /// The page that reviews the game.
    #[prop(into)]
    review: Signal<Route>,
    /// The address of the game, if there is one to share.
    #[prop(into)]
    address: Signal<Option<String>>,
    /// The button for a rematch.
    #[prop(into)]
    again: ViewFn,
    /// Where a new game is set up.
    #[prop(optional, into)]
    new_game: Option<Route>,
    /// What else there is to say, such as the ratings.
    #[prop(optional, into)]
    more: ViewFn,
) -> impl IntoView {
    let new_game = new_game.unwrap_or(Route::Setup(Opponents::Any));
    let is_over = Memo::new(move |_| told.with(Option::is_some));
    let heading = move || told.get().and_then(|told| told.heading);
    let reason = move || told.get().map(|told| told.reason);
    view! {
        {move || is_over.get().then(|| {
            let (again, more, new_game) = (again.clone(), more.clone(), new_game.clone());
            view! {
                <section class="card end" role="status" aria-label=move || say("play-over")>
                    {move || heading().map(|heading| view! { <h2>{heading}</h2> })}
                    <p class="announced">{reason}</p>
                    {more.run()}
                    <div class="answers">
                        {again.run()}
                        <Link to=review class="button review">{move || say("play-review")}</Link>
                        <Share address />
                        <Link to=new_game class="button">{move || say("play-new-game")}</Link>
                    </div>
                </section>
            }
        })}
    }
}

/// Hands the address to the system's share dialog, or copies it where there is none.
#[component]
fn Share(address: Signal<Option<String>>) -> impl IntoView {
    let is_copied = RwSignal::new(false);
    let press = move |_| {
        let Some(address) = address.get_untracked() else {
            return;
        };
        if share::is_possible() {
            share::hand_over(&address, "");
        } else {
            // The page may have been left by the time the browser answers.
            clipboard::copy(address, move |done| {
                is_copied.try_set(done);
            });
        }
    };
    let label = move || {
        say(if is_copied.get() {
            "online-copied"
        } else {
            "analysis-share"
        })
    };
    view! {
        <Show when=move || address.with(Option::is_some)>
            <button class="button share" on:click=press><span aria-live="polite">{label}</span></button>
        </Show>
    }
}
