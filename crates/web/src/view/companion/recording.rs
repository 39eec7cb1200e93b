//! Recording a game that is played on a real board.

use leptos::prelude::*;
use paisho::notation::record::Record;
use paisho::{Point, Ruleset, Seat, Tile, Turn};
use paisho_view::svg::Diagram;

use super::controller::RecordingController;
use super::folder::All;
use crate::browser::{clipboard, download};
use crate::model::board_input::BoardInput;
use crate::model::companion::{Entry, Recording, RecordingEvent};
use crate::view::board::Picture;
use crate::view::context::{phrase, say, words};
use crate::view::rules::{RulesChoice, SeatsChoice};
use crate::view::table::Table;

/// The recording of a game.
#[component]
pub(super) fn RecordingView() -> impl IntoView {
    let controller = RecordingController::take_up();
    let is_clear = Memo::new(move |_| controller.recording.with(|r| r.position().is_some()));
    let on_turn = Callback::new(move |turn: Turn| controller.send(RecordingEvent::Played(turn)));
    view! {
        <p class="faint">{move || say("play-record-hint")}</p>
        <div class="game recording">
            <div class="game-table">
                <Show when=move || is_clear.get() fallback=move || view! { <ClashPicture controller /> }>
                    <Table board_input=controller.board_input on_turn bottom=Seat::South />
                </Show>
            </div>
            <aside class="game-side">
                <Next controller />
                <Anyway controller />
                <Show when=move || !is_clear.get()><Repair controller /></Show>
                <Typed controller />
                <Entries controller />
                <Keeping controller />
                <All controller />
            </aside>
        </div>
    }
}

#[component]
fn ClashPicture(controller: RecordingController) -> impl IntoView {
    let diagram = Signal::derive(move || {
        let title = say("play-record-clash");
        let picture = controller.recording.with(|r| Diagram::of_setup(r.setup()));
        picture.with_clashes().with_coordinates().titled(title)
    });
    view! { <Picture diagram /> }
}

/// The player to move, or how the game ended.
#[component]
fn Next(controller: RecordingController) -> impl IntoView {
    let sentence = move || {
        controller.recording.with(|r| {
            let over = r.position().and_then(|position| position.outcome());
            match over {
                Some(outcome) => words().announce(outcome, r.seats()),
                None => {
                    let label = r.next_label();
                    let text = label.display(r.seats()).to_string();
                    phrase("play-record-next", |p| {
                        p.seat("seat", label.seat, r.seats())
                            .notation("label", text)
                    })
                }
            }
        })
    };
    view! { <p class="status-line" role="status">{sentence}</p> }
}

/// A button to record a turn that the rules refuse because of a clash: on a real board it may have
/// been played all the same.
#[component]
fn Anyway(controller: RecordingController) -> impl IntoView {
    let turn = Memo::new(move |_| controller.board_input.with(BoardInput::clashing_turn));
    view! {
        {move || turn.get().map(|turn| view! {
            <button class="button" on:click=move |_| controller.send(RecordingEvent::Played(turn))>
                {move || say("play-record-anyway")}
            </button>
        })}
    }
}

#[component]
fn Repair(controller: RecordingController) -> impl IntoView {
    view! {
        <div class="card question" role="alert">
            <p>{move || say("play-record-clash")}</p>
            <button class="button primary" on:click=move |_| controller.send(RecordingEvent::Repair)>
                {move || say("play-record-repair")}
            </button>
        </div>
    }
}

/// A field to type a turn in notation.
#[component]
fn Typed(controller: RecordingController) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let write = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        controller.send(RecordingEvent::Typed(text.get_untracked()));
        if controller.trouble.with_untracked(Option::is_none) {
            text.set(String::new());
        }
    };
    view! {
        <form class="typed" on:submit=write>
            <label>
                <span>{move || say("play-record-typed")}</span>
                <input type="text" dir="ltr" autocomplete="off" spellcheck="false" placeholder="R3(0,-8)"
                    prop:value=move || text.get() on:input=move |event| text.set(event_target_value(&event)) />
            </label>
            <button class="button">{move || say("play-record-write")}</button>
            {move || controller.trouble.get().map(|trouble| view! { <p class="error" role="alert">{trouble}</p> })}
        </form>
    }
}

/// The turns and repairs that were recorded, latest first.
#[component]
fn Entries(controller: RecordingController) -> impl IntoView {
    let entries = Memo::new(move |_| controller.recording.with(|r| r.entries().to_vec()));
    let seats = move || controller.recording.with(Recording::seats);
    let line = move |entry: &Entry| match entry {
        Entry::Turn(turn) => {
            view! { <li dir="ltr">{turn.display(seats()).to_string()}</li> }.into_any()
        }
        Entry::Repair(tiles) => {
            let tiles = tiles.iter().map(told).collect::<Vec<_>>().join(", ");
            view! { <li>{phrase("play-record-returned", |p| p.words("tiles", tiles))}</li> }
                .into_any()
        }
    };
    view! {
        <Show when=move || entries.with(Vec::is_empty)>
            <p class="faint">{move || say("play-record-empty")}</p>
        </Show>
        <ol class="turn-list entries">
            {move || entries.with(|all| all.iter().rev().map(line).collect_view())}
        </ol>
    }
}

fn told((point, tile): &(Point, Tile)) -> String {
    phrase("play-record-tile-at", |p| {
        p.tile("tile", tile.kind()).notation("point", *point)
    })
}

/// A recording as text.
fn printed(recording: &Recording) -> String {
    Record::print_all(&recording.records())
}

/// Saves a recording as a file.
pub(super) fn save(recording: &Recording) {
    let text = printed(recording);
    download::save_text("pai-sho.txt", "text/plain;charset=utf-8", &text);
}

/// Buttons to undo an entry, to copy or save the record, and to begin a new one.
#[component]
fn Keeping(controller: RecordingController) -> impl IntoView {
    let is_empty = Memo::new(move |_| controller.recording.with(|r| r.entries().is_empty()));
    let is_asking = RwSignal::new(false);
    let copied = RwSignal::new(false);
    let text = move || controller.recording.with(printed);
    let copy = move |_| clipboard::copy(text(), move |done| copied.set(done));
    let save = move |_| controller.recording.with_untracked(save);
    view! {
        <div class="controls">
            <button class="button" disabled=move || is_empty.get() on:click=move |_| controller.send(RecordingEvent::TakeBack)>
                {move || say("play-record-back")}
            </button>
            <button class="button" disabled=move || is_empty.get() on:click=copy>
                <span aria-live="polite">{move || say(if copied.get() { "play-copied" } else { "play-copy" })}</span>
            </button>
            <button class="button" disabled=move || is_empty.get() on:click=save>{move || say("play-save")}</button>
            <button class="button" on:click=move |_| is_asking.set(true)>{move || say("play-record-new")}</button>
        </div>
        <Show when=move || is_asking.get()><Anew controller is_asking /></Show>
    }
}

/// Asks whether to begin a new record, and with which rules.
#[component]
fn Anew(controller: RecordingController, is_asking: RwSignal<bool>) -> impl IntoView {
    let rules = RwSignal::new(Ruleset::RULEBOOK);
    let on_choose = Callback::new(move |chosen| rules.set(chosen));
    let begin = move |_| {
        controller.begin(rules.get_untracked());
        is_asking.set(false);
    };
    view! {
        <div class="card question setup">
            <p>{move || say("play-record-new-really")}</p>
            <div class="answers">
                <button class="button primary" on:click=begin>{move || say("play-record-new")}</button>
                <button class="button" on:click=move |_| is_asking.set(false)>{move || say("play-cancel")}</button>
            </div>
            <SeatsChoice rules on_choose />
            <RulesChoice rules on_choose />
        </div>
    }
}
