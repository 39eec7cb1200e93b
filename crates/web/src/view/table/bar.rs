//! The bar below the board: what to do next, the buttons for it, and what went wrong.

use leptos::prelude::*;
use paisho::notation::SyntaxError;
use paisho::{Kind, Position, Ruleset, Seat, Turn};

use super::controller::TableController;
use crate::browser::page;
use crate::model::board_input::{BoardInput, BoardInputEvent, Prompt, Trouble};
use crate::view::board::steps;
use crate::view::context::{phrase, say, words};
use crate::view::rule_text::rule_text;

/// The bar, below the player's hand.
#[component]
pub(super) fn Bar(
    controller: TableController,
    called: Option<Callback<Seat, Option<String>>>,
) -> impl IntoView {
    let board_input = controller.board_input;
    let rules = Memo::new(move |_| board_input.with(|d| *d.position().ruleset()));
    let prompt = Memo::new(move |_| board_input.with(BoardInput::prompt));
    let picked = Memo::new(move |_| board_input.with(BoardInput::picked_kind));
    let trouble = Memo::new(move |_| board_input.with(|d| d.trouble().cloned()));
    let complaint = move || {
        let trouble = trouble.get()?;
        Some(rule_text(
            &board_input.with(|d| told(&trouble, d.position())),
        ))
    };
    let asks = move |wanted: Prompt| prompt.get() == wanted;
    let is_bonus = move || {
        matches!(
            prompt.get(),
            Prompt::Bonus | Prompt::BonusGoal | Prompt::Ferry
        )
    };
    let can_undo = Memo::new(move |_| board_input.with(BoardInput::can_undo));
    let can_ask_bonus = Memo::new(move |_| board_input.with(BoardInput::can_ask_bonus));
    let send = move |event: BoardInputEvent| move |_| controller.send(event.clone());
    let is_urgent = Memo::new(move |_| is_bonus() || trouble.with(Option::is_some));
    // On a small phone the bar may be below the edge of the screen.
    Effect::new(move |_| is_urgent.get().then(|| page::reveal(".bar")));
    view! {
        <div class="bar" class:asking=is_bonus class:resting=move || asks(Prompt::Rest)>
            <p class="prompt" role="status" class:unseen=move || trouble.get().is_some()>
                {move || picked.get().map(|kind| view! { <strong class="picked">{named(kind)}</strong>" " })}
                {move || asked(prompt.get(), &rules.get(), called)}
            </p>
            <p class="complaint" role="alert">{complaint}</p>
            <div class="bar-buttons">
                <Show when=move || can_undo.get()>
                    <button class="button" on:click=send(BoardInputEvent::Undo)>{move || say("board-undo")}</button>
                </Show>
                <Show when=is_bonus>
                    <button class="button" on:click=send(BoardInputEvent::Skip)>{move || say("board-skip")}</button>
                </Show>
                <Show when=move || asks(Prompt::MustPass)>
                    <button class="button primary" on:click=send(BoardInputEvent::Pass)>{move || say("board-pass")}</button>
                </Show>
                <Show when=move || can_ask_bonus.get()>
                    <button class="ask-bonus" on:click=send(BoardInputEvent::AskBonus)>{move || say("board-ask-bonus")}</button>
                </Show>
                <Show when=move || asks(Prompt::PlayThis)>
                    <button class="button primary" on:click=send(BoardInputEvent::Confirm)>{move || say("board-confirm")}</button>
                </Show>
            </div>
        </div>
    }
}

/// The name of the picked tile, and how far it can move. On a touch screen, which has no tooltips,
/// the name is shown nowhere else.
fn named(kind: Kind) -> String {
    let name = words().tile(kind);
    match steps(kind) {
        Some(steps) => format!("{name} · {steps}"),
        None => name,
    }
}

/// What to do next, as a sentence. In a game among people they are called by name.
fn asked(
    prompt: Prompt,
    rules: &Ruleset,
    called: Option<Callback<Seat, Option<String>>>,
) -> String {
    let seats = rules.seats;
    let name = |seat| called.and_then(|called| called.run(seat));
    match prompt {
        Prompt::Accents => {
            let wanted = rules.accents_to_choose();
            phrase("board-choose-accents", |p| p.count("wanted", wanted))
        }
        Prompt::Opening => say("board-opening"),
        Prompt::OpeningFor(seat) => match name(seat) {
            Some(name) => phrase("play-choose-for", |p| p.name("whose", &name)),
            None => phrase("board-opening-for", |p| p.seat("seat", seat, seats)),
        },
        Prompt::Turn => say("board-turn"),
        Prompt::Goal => say("board-goal"),
        Prompt::PlantHere => say("board-plant-here"),
        Prompt::Bonus => say("board-bonus"),
        Prompt::BonusGoal => say("board-bonus-goal"),
        Prompt::Ferry => say("board-ferry"),
        Prompt::PlayThis => say("board-play-this"),
        Prompt::MustPass => say("board-must-pass"),
        Prompt::Sent => say("board-sent"),
        Prompt::OthersChoose(seat) => match name(seat) {
            Some(name) => phrase("board-others-choose-by", |p| p.name("who", &name)),
            None => phrase("board-others-choose", |p| p.seat("seat", seat, seats)),
        },
        Prompt::Waiting(seat) => match name(seat) {
            Some(name) => phrase("play-turn-of", |p| p.name("who", &name)),
            None => phrase("board-waiting", |p| p.seat("seat", seat, seats)),
        },
        Prompt::Rest => String::new(),
        // A page that names the players also shows the result.
        Prompt::Over(_) if called.is_some() => say("play-over"),
        Prompt::Over(outcome) => words().announce(outcome, seats),
    }
}

/// What went wrong, as a sentence.
fn told(trouble: &Trouble, position: &Position) -> String {
    match trouble {
        Trouble::Refused(refusal) => words().explain(refusal, position.ruleset().seats),
        Trouble::NowhereToGo((at, tile)) => phrase("board-nowhere-to-go", |p| {
            p.tile("tile", tile.kind()).notation("at", at)
        }),
        Trouble::Unreadable(error) => unreadable(error, position),
        Trouble::NotYourTurn => say("board-not-your-turn"),
    }
}

/// Why a text is not a turn, with an example of one.
pub(crate) fn unreadable(error: &SyntaxError, position: &Position) -> String {
    phrase("board-unreadable", |p| {
        let place = if error.found.is_empty() {
            "end"
        } else {
            "text"
        };
        let example = example(position).map_or_else(String::new, |turn| turn.to_string());
        p.choice("where", place)
            .notation("found", &error.found)
            .notation("example", example)
    })
}

/// A legal turn, as an example of the notation.
fn example(position: &Position) -> Option<Turn> {
    position.steps().find_map(Turn::from_step)
}
