//! Questions before actions that can't be undone, offers of gifts, and the end of a game.

use leptos::prelude::*;
use paisho::Seat;

use super::controller::LocalGameController;
use super::names;
use crate::browser::net;
use crate::model::analysis::share::to_fragment;
use crate::model::local::{Asking, Event, GiftAnswer, LocalGame};
use crate::model::route::Route;
use crate::view::context::{phrase, say, words};
use crate::view::result::ResultCard;

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

/// Asks whether to resign, and whether with a gift. Players are named only where several people
/// share the device.
#[component]
fn ResignQuestion(controller: LocalGameController) -> impl IntoView {
    let game = controller.game;
    let persons = move || game.with(|g| g.speakers().iter().collect::<Vec<_>>());
    let has_gifts = move || game.with(|g| g.rules().gift && g.rules().seats.number() == 2);
    let label = move |alone: &'static str, named: &'static str, seat| {
        let is_alone = game.with(|g| g.only_person().is_some());
        if is_alone {
            say(alone)
        } else {
            phrase(named, |p| p.name("who", &game.with(|g| name(g, seat))))
        }
    };
    view! {
        <div class="card question" role="alertdialog" aria-label=move || say("play-resign-really")>
            <p>{move || say("play-resign-really")}</p>
            <div class="answers">
                {move || persons().into_iter().map(|seat| view! {
                    <button class="button danger" on:click=move |_| controller.send(Event::Resign(seat))>
                        {move || label("play-resign", "play-resign-as", seat)}
                    </button>
                }).collect_view()}
                <Show when=has_gifts>
                    {move || persons().into_iter().map(|seat| view! {
                        <button class="button" on:click=move |_| controller.send(Event::Gift(seat))>
                            {move || label("play-gift-own", "play-gift", seat)}
                        </button>
                    }).collect_view()}
                </Show>
                <PlayOn controller />
            </div>
            <Show when=has_gifts><p class="faint">{move || say("play-gift-hint")}</p></Show>
        </div>
    }
}

/// Asks whether all people at the device agree to a draw; a single person offers it to the
/// computer.
#[component]
fn DrawQuestion(controller: LocalGameController) -> impl IntoView {
    let is_alone = Memo::new(move |_| controller.game.with(|g| g.only_person().is_some()));
    let either = move |alone: &'static str, together: &'static str| {
        say(if is_alone.get() { alone } else { together })
    };
    let question = move || either("play-draw-offer-really", "play-draw-really");
    view! {
        <div class="card question" role="alertdialog" aria-label=question>
            <p>{question}</p>
            <div class="answers">
                <button class="button" on:click=move |_| controller.send(Event::Draw)>
                    {move || either("online-do-draw", "play-draw-yes")}
                </button>
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

/// The result of the game, and what to do next.
#[component]
pub(super) fn End(controller: LocalGameController) -> impl IntoView {
    let game = controller.game;
    let told = Memo::new(move |_| {
        let words = words();
        game.with(|g| {
            let outcome = g.game().outcome()?;
            Some(names::told(g.players(), g.rules().seats, outcome, &words))
        })
    });
    let number = game.with_untracked(LocalGame::number);
    let address = Memo::new(move |_| game.with(address));
    let again = move || {
        view! {
            <button class="button primary" on:click=move |_| controller.send(Event::Rematch)>
                {move || say("play-rematch")}
            </button>
        }
    };
    view! { <ResultCard told address again review=Signal::stored(Route::ReviewLocal(number)) /> }
}

/// The address of a finished game: a link to its analysis that contains all turns.
fn address(game: &LocalGame) -> Option<String> {
    let record = game.is_over().then(|| game.record())?;
    let fragment = to_fragment(&record, record.last_of_main_line())?;
    Some(net::address(&format!(
        "{}#{fragment}",
        Route::Analysis.path()
    )))
}
