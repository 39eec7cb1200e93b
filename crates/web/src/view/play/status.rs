//! The status of a local game: whose turn it is, what the computer is doing, hints and notices.

use leptos::prelude::*;
use paisho::{Bonus, Position, Tile, Turn};

use super::controller::LocalGameController;
use super::names;
use crate::model::local::{Event, LocalGame, Notice, Place};
use crate::view::context::{phrase, say, words};

/// The status, also announced by screen readers.
#[component]
pub(super) fn Status(controller: LocalGameController) -> impl IntoView {
    let game = controller.game;
    let sentence = move || game.with(sentence);
    let aside = move || game.with(aside);
    let is_gone = Memo::new(move |_| game.with(|g| g.notice() == Some(Notice::EngineGone)));
    let is_paused = Memo::new(move |_| game.with(|g| g.is_paused() && !g.is_over()));
    let is_past = Memo::new(move |_| game.with(|g| !g.is_present()));
    view! {
        <div class="status">
            <p class="status-line" role="status">{sentence}</p>
            <p class="status-aside" aria-live="polite">{aside}</p>
            <Show when=move || is_gone.get()>
                <button class="button" on:click=move |_| controller.send(Event::Retry)>{move || say("play-try-again")}</button>
            </Show>
            <Show when=move || is_paused.get()>
                <button class="button primary" on:click=move |_| controller.send(Event::Resume)>{move || say("play-resume")}</button>
            </Show>
            <Show when=move || is_past.get()>
                <button class="button" on:click=move |_| controller.send(Event::Look(Place::Last))>{move || say("play-to-present")}</button>
            </Show>
        </div>
    }
}

/// The main sentence: usually whose turn it is.
fn sentence(game: &LocalGame) -> String {
    let seats = game.rules().seats;
    let position = game.game().position();
    let decider = position.decider();
    let name = |seat| names::player(game.players(), seat, seats);
    if !game.is_present() {
        return say("play-past");
    }
    if game.is_over() {
        return say("play-over");
    }
    if game.is_paused() {
        return say("play-paused");
    }
    if game.is_thinking(decider) {
        return phrase("play-is-thinking", |p| p.name("who", &name(decider)));
    }
    if game.is_veiled() && game.persons().len() > 1 {
        return phrase("play-chooses-secretly", |p| p.name("who", &name(decider)));
    }
    let you = game.only_person();
    let mover = position.to_move();
    if decider != mover {
        return match you {
            Some(you) if you == decider => {
                phrase("play-choose-for", |p| p.name("whose", &name(mover)))
            }
            Some(you) if you == mover => {
                phrase("play-chooses-yours", |p| p.name("who", &name(decider)))
            }
            _ => phrase("play-chooses-for", |p| {
                p.name("who", &name(decider)).name("whose", &name(mover))
            }),
        };
    }
    match names::named(game.players(), decider) {
        _ if you == Some(decider) => say("play-your-turn"),
        Some(name) => phrase("play-turn-of", |p| p.name("who", &name)),
        None => phrase("play-turn-of-seat", |p| p.seat("seat", decider, seats)),
    }
}

/// A hint or a notice, if there is one.
fn aside(game: &LocalGame) -> Option<String> {
    if game.is_hinting() {
        return Some(say("play-looking"));
    }
    if let Some(turn) = game.hint() {
        return hint(game.game().position(), turn);
    }
    if game.notice().is_none() && game.tells_of_given_accents() {
        return Some(say("play-accents-given"));
    }
    let id = match game.notice()? {
        Notice::DrawDeclined => "play-draw-declined",
        Notice::GiftDeclined => "play-gift-declined",
        Notice::EngineGone => "play-engine-gone",
        Notice::NoHint => "play-no-hint",
    };
    Some(say(id))
}

/// A hint as a sentence that names nobody: it is for the person who asked.
fn hint(position: &Position, turn: Turn) -> Option<String> {
    let told = words().describe(position, turn).ok()?;
    let flower = |at| position.board().get(at).map(Tile::kind);
    Some(match turn {
        Turn::Plant { flower, at } => phrase("play-hint-is", |p| {
            p.choice("kind", "plant")
                .tile("tile", flower)
                .notation("to", at)
        }),
        Turn::Arrange { from, to, bonus } => {
            let flower = flower(from)?;
            phrase("play-hint-is", |p| {
                let p = p.tile("tile", flower).notation("from", from);
                let p = p.notation("to", to);
                match bonus {
                    Some(Bonus { tile, at, .. }) => p
                        .choice("kind", "bonus")
                        .tile("bonus", tile)
                        .notation("at", at),
                    None => p.choice("kind", "arrange"),
                }
            })
        }
        Turn::Accents(_) | Turn::Pass => phrase("play-hint-is", |p| {
            p.choice("kind", "other").words("turn", told)
        }),
    })
}
