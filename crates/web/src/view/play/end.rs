//! Questions before actions that can't be undone, offers of gifts, and the end of a game.

use leptos::prelude::*;
use paisho::Seat;

use super::controller::LocalGameController;
use super::names;
use crate::model::local::{Asking, Event, GiftAnswer, LocalGame};
use crate::model::route::{Opponents, Route};
use crate::model::verdict::verdict;
use crate::view::context::{Link, phrase, say, words};

fn name(game: &LocalGame, seat: Seat) -> String {
    names::player(game.players(), seat, game.rules().seats)
}

/// The current question, if there is one.
#[component]
pub(super) fn Questions(controller: LocalGameController) -> impl IntoView {
    let game = controller.game;
    let asking = Memo::new(move |_| game.with(LocalGame::asking));
    let giver = Memo::new(move |_| game.with(LocalGame::giver));
    move || match (giver.get(), asking.get()) {
        (Some(giver), _) => view! { <GiftQuestion controller giver /> }.into_any(),
        (None, Some(Asking::Resign)) => view! { <ResignQuestion controller /> }.into_any(),
        (None, Some(Asking::Draw)) => view! { <DrawQuestion controller /> }.into_any(),
        (None, None) => ().into_any(),
    }
}

/// Asks which player resigns, and whether with a gift.
#[component]
fn ResignQuestion(controller: LocalGameController) -> impl IntoView {
    let game = controller.game;
    let persons = move || game.with(|g| g.speakers().iter().collect::<Vec<_>>());
    let has_gifts = move || game.with(|g| g.rules().gift && g.rules().seats.number() == 2);
    view! {
        <div class="card question" role="alertdialog" aria-label=move || say("play-resign-really")>
            <p>{move || say("play-resign-really")}</p>
            <div class="answers">
                {move || persons().into_iter().map(|seat| view! {
                    <button class="button danger" on:click=move |_| controller.send(Event::Resign(seat))>
                        {move || phrase("play-resign-as", |p| p.name("who", &game.with(|g| name(g, seat))))}
                    </button>
                }).collect_view()}
                <Show when=has_gifts>
                    {move || persons().into_iter().map(|seat| view! {
                        <button class="button" on:click=move |_| controller.send(Event::Gift(seat))>
                            {move || phrase("play-gift", |p| p.name("who", &game.with(|g| name(g, seat))))}
                        </button>
                    }).collect_view()}
                </Show>
                <PlayOn controller />
            </div>
            <Show when=has_gifts><p class="faint">{move || say("play-gift-hint")}</p></Show>
        </div>
    }
}

/// Asks whether all players agree to a draw.
#[component]
fn DrawQuestion(controller: LocalGameController) -> impl IntoView {
    view! {
        <div class="card question" role="alertdialog" aria-label=move || say("play-draw-really")>
            <p>{move || say("play-draw-really")}</p>
            <div class="answers">
                <button class="button" on:click=move |_| controller.send(Event::Draw)>{move || say("play-draw-yes")}</button>
                <PlayOn controller />
            </div>
        </div>
    }
}

#[component]
fn PlayOn(controller: LocalGameController) -> impl IntoView {
    let button = NodeRef::<leptos::html::Button>::new();
    // The harmless answer has the focus, so that an accidental key press does not end the game.
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            let _ = button.focus();
        }
    });
    view! {
        <button node_ref=button class="button primary" on:click=move |_| controller.send(Event::Dismiss)>
            {move || say("play-play-on")}
        </button>
    }
}

/// Asks whether the other player accepts the gift.
#[component]
fn GiftQuestion(controller: LocalGameController, giver: Seat) -> impl IntoView {
    let question = move || {
        let who = controller.game.with(|g| name(g, giver));
        phrase("play-gift-offered", |p| p.name("who", &who))
    };
    let answer = move |answer| controller.send(Event::AnswerGift(answer));
    view! {
        <div class="card question" role="alertdialog" aria-label=question>
            <p>{question}</p>
            <div class="answers">
                <button class="button" on:click=move |_| answer(GiftAnswer::Accept)>{move || say("play-gift-accept")}</button>
                <button class="button" on:click=move |_| answer(GiftAnswer::Decline)>{move || say("play-gift-decline")}</button>
            </div>
        </div>
    }
}

/// The outcome, and buttons for what to do next.
#[component]
pub(super) fn End(controller: LocalGameController) -> impl IntoView {
    let game = controller.game;
    let outcome = Memo::new(move |_| game.with(|g| g.game().outcome()));
    let announced = move || {
        let seats = game.with(|g| g.rules().seats);
        outcome
            .get()
            .map(|outcome| words().announce(outcome, seats))
    };
    // Only a single person can win or lose as "you"; with several people there is no verdict.
    let verdict = move || {
        let winners = outcome.get()?.winners;
        verdict(winners, game.with(|g| g.persons().only())).map(say)
    };
    let number = game.with_untracked(LocalGame::number);
    view! {
        <Show when=move || outcome.get().is_some()>
            <section class="card end" role="status" aria-label=move || say("play-over")>
                {move || verdict().map(|verdict| view! { <h2>{verdict}</h2> })}
                <p class="announced">{announced}</p>
                <div class="answers">
                    <Link to=Route::ReviewLocal(number) class="button primary">{move || say("play-review")}</Link>
                    <button class="button" on:click=move |_| controller.send(Event::Rematch)>{move || say("play-rematch")}</button>
                    <Link to=Route::Setup(Opponents::Any) class="button">{move || say("play-new-game")}</Link>
                </div>
            </section>
        </Show>
    }
}
