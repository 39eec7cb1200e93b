//! The end of a game: the changes of the ratings, and links to what comes next.

use leptos::prelude::*;
use leptos::task::spawn_local;
use paisho_wire::{Player, RatingStep};

use super::game::at_table;
use super::list::Name;
use crate::browser::net;
use crate::model::route::Route;
use crate::view::context::{Link, say};

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
                <a class="button" download href=format!("/api/v1/games/{}/record", id())>
                    {move || say("online-record")}
                </a>
                <Link to=Route::Lobby class="button">{move || say("online-new-game")}</Link>
            </p>
        })}
    }
}

/// A player's rating after the game.
#[derive(Clone, PartialEq)]
struct Change {
    player: Player,
    step: RatingStep,
}

/// How the ratings of the players changed; nothing in casual games.
#[component]
fn Changes() -> impl IntoView {
    let changes = RwSignal::new(Vec::<Change>::new());
    let rated = at_table(|table| {
        let replica = table
            .replica
            .as_ref()
            .filter(|replica| replica.table.setup().rated)?;
        Some((table.id.clone(), replica.table.setup().players.clone()))
    });
    Effect::new(move |_| {
        let Some((game, players)) = rated.get().flatten() else {
            return;
        };
        spawn_local(async move {
            let mut found = Vec::new();
            for player in players {
                let path = format!("players/{}/ratings", net::encoded(&player.person.name));
                let steps = net::get::<Vec<RatingStep>>(&path).await.unwrap_or_default();
                let step = steps.into_iter().find(|step| step.game == game);
                found.extend(step.map(|step| Change { player, step }));
            }
            // The page may have been left by now.
            changes.try_set(found);
        });
    });
    let line = |change: Change| {
        let (rating, by) = (change.step.rating, change.step.change);
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
        <Show when=move || changes.with(|c| !c.is_empty())>
            <section class="changes" aria-label=move || say("people-ratings")>
                <ul>{move || changes.get().into_iter().map(line).collect_view()}</ul>
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
