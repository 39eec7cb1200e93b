//! The end of a game: the changes of the ratings, and links to what comes next.

use leptos::prelude::*;

use super::game::at_table;
use super::list::Name;
use crate::model::api::requests;
use crate::model::online::{RatingChange, RatingChanges, RatingChangesEvent};
use crate::model::route::Route;
use crate::view::context::{Link, say};
use crate::view::model_signal::ModelSignal;

/// The changes of the ratings and the links, once the game is over.
#[component]
pub(super) fn Over() -> impl IntoView {
    let is_over = at_table(|table| {
        let replica = table.replica.as_ref();
        replica.is_some_and(|replica| replica.table.outcome().is_some())
    });
    let id = at_table(|table| table.id.to_string());
    let id = move || id.get().unwrap_or_default();
    view! {
        {move || (is_over.get() == Some(true)).then(|| view! {
            <Changes />
            <p class="links">
                <Link to=Route::ReviewOnline(id()) class="button primary">
                    {move || say("online-review")}
                </Link>
                <a class="button" download href=requests::record_address(&id())>
                    {move || say("online-record")}
                </a>
                <Link to=Route::Lobby class="button">{move || say("online-new-game")}</Link>
            </p>
        })}
    }
}

/// How the ratings of the players changed; nothing in casual games.
#[component]
fn Changes() -> impl IntoView {
    let changes = ModelSignal::new(RatingChanges::default());
    let rated = at_table(|table| {
        let replica = table
            .replica
            .as_ref()
            .filter(|replica| replica.table.setup().rated)?;
        Some((table.id.clone(), replica.table.setup().players.clone()))
    });
    Effect::new(move |_| {
        if let Some((game, players)) = rated.get().flatten() {
            changes.ask(RatingChangesEvent::Over(game, players));
        }
    });
    let known = move || changes.with(|changes| changes.known().cloned().collect::<Vec<_>>());
    let line = |change: RatingChange| {
        let step = change.step();
        let (rating, by) = step.map_or((0, 0), |step| (step.rating, step.change));
        view! {
            <li>
                <Name person=change.player.person />
                <span class="notation">
                    <strong>{rating}</strong>" "
                    <span class:gain={by > 0} class:loss={by < 0}>{signed(by)}</span>
                </span>
            </li>
        }
    };
    view! {
        <Show when=move || !known().is_empty()>
            <section class="changes" aria-label=move || say("people-ratings")>
                <ul>{move || known().into_iter().map(line).collect_view()}</ul>
            </section>
        </Show>
    }
}

/// A number with its sign. Negative numbers have a minus sign, not a hyphen.
fn signed(number: i32) -> String {
    match number {
        0 => "±0".to_owned(),
        n if n > 0 => format!("+{n}"),
        n => format!("−{}", n.unsigned_abs()),
    }
}
