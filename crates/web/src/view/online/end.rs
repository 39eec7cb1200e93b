//! The end of a game: its result, the changes of the ratings, and what comes next.

use leptos::prelude::*;
use paisho::Seat;

use super::actions::{RematchButtons, RematchOffer};
use super::game::at_table;
use super::list::{Name, name_at};
use crate::browser::net;
use crate::model::api::requests;
use crate::model::online::{RatingChange, RatingChanges, RatingChangesEvent, ended};
use crate::model::route::Route;
use crate::model::verdict::Reader;
use crate::view::context::{say, words};
use crate::view::model_signal::ModelSignal;
use crate::view::result::ResultCard;

/// The result of the game, once it is over.
#[component]
pub(super) fn Over() -> impl IntoView {
    let over = at_table(|table| {
        let replica = table.replica.as_ref()?;
        let outcome = replica.table.outcome().cloned()?;
        let setup = replica.table.setup();
        let seats = setup.ruleset.0.seats;
        Some((outcome, seats, replica.you, setup.players.clone()))
    });
    let told = Memo::new(move |_| {
        let (outcome, seats, you, players) = over.get().flatten()?;
        let words = words();
        let name = |seat: Seat| name_at(&players, seat, &words);
        let reader = Reader {
            you,
            seats,
            name: &name,
        };
        Some(ended(&outcome, reader, &words))
    });
    let id = at_table(|table| table.id.to_string());
    let id = move || id.get().unwrap_or_default();
    let review = Signal::derive(move || Route::ReviewOnline(id()));
    let address = Signal::derive(move || Some(net::address(&Route::Online(id()).path())));
    let more = move || {
        view! {
            <Changes />
            <RematchOffer />
            <p><a download href=requests::record_address(&id())>{move || say("online-record")}</a></p>
        }
    };
    let again = || view! { <RematchButtons /> };
    view! { <ResultCard told review address again more new_game=Route::Lobby /> }
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
