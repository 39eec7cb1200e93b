//! Two clocks for a phone that lies between two players. Each half is one large button; the upper
//! one is turned to face the player on that side.

use std::time::Duration;

use leptos::prelude::*;
use paisho::{Seat, SeatCount};

use crate::browser::awake::Awake;
use crate::browser::clock;
use crate::model::clock_text::digits;
use crate::model::companion::{ClockEvent, ClockState, Clocks};
use crate::model::local::Pace;
use crate::view::context::{phrase, say, words};

const TICK: Duration = Duration::from_millis(100);

/// The clocks.
#[component]
pub(super) fn ClocksView(clocks: RwSignal<Clocks>) -> impl IntoView {
    let now = RwSignal::new(clock::now());
    let send = move |event| clocks.update(|c| c.update(event, clock::now()));
    let tick = move || {
        if clocks.with_untracked(|c| c.running().is_some()) {
            now.set(clock::now());
            send(ClockEvent::Tick);
        }
    };
    if let Ok(timer) = set_interval_with_handle(tick, TICK) {
        on_cleanup(move || timer.clear());
    }
    keep_awake(clocks);
    let state = Memo::new(move |_| clocks.with(Clocks::state));
    let middle = move || {
        match state.get() {
        ClockState::Ready => view! { <Paces clocks /> }.into_any(),
        ClockState::Running => view! {
            <button class="button" on:click=move |_| send(ClockEvent::Pause)>{move || say("play-pause")}</button>
        }
        .into_any(),
        ClockState::Paused(..) => view! {
            <button class="button primary" on:click=move |_| send(ClockEvent::Resume)>{move || say("play-resume")}</button>
            <Again clocks />
        }
        .into_any(),
        ClockState::Over(_) => view! { <Again clocks /> }.into_any(),
    }
    };
    view! {
        <div class="clocks" class:on=move || state.get() == ClockState::Running>
            <Half clocks now seat=Seat::HOST />
            <div class="clocks-middle">{middle}</div>
            <Half clocks now seat=Seat::GUEST />
        </div>
    }
}

/// Keeps the screen on while a clock runs.
fn keep_awake(clocks: RwSignal<Clocks>) {
    let awake = StoredValue::new_local(None);
    let runs = Memo::new(move |_| clocks.with(|c| c.running().is_some()));
    Effect::new(move |_| awake.set_value(runs.get().then(Awake::please)));
}

/// One player's half of the screen.
#[component]
fn Half(clocks: RwSignal<Clocks>, now: RwSignal<u64>, seat: Seat) -> impl IntoView {
    let left = Memo::new(move |_| {
        let now = now.get();
        digits(clocks.with(|c| c.left(seat, now)))
    });
    let runs = Memo::new(move |_| clocks.with(|c| c.running() == Some(seat)));
    let is_over = Memo::new(move |_| clocks.with(|c| c.state() == ClockState::Over(seat)));
    let turns = move || clocks.with(|c| c.turns(seat));
    let advice = move || match clocks.with(Clocks::state) {
        ClockState::Ready => say("play-press-to-start"),
        ClockState::Running if runs.get() => say("play-tap-when-done"),
        ClockState::Over(late) if late == seat => say("play-time-is-up"),
        ClockState::Paused(..) => say("play-paused"),
        ClockState::Running | ClockState::Over(_) => String::new(),
    };
    let press = move |_| {
        now.set(clock::now());
        clocks.update(|c| c.update(ClockEvent::Press(seat), clock::now()));
    };
    view! {
        <button class="half" class:upper=seat == Seat::HOST class:runs=move || runs.get()
            class:over=move || is_over.get() on:click=press>
            <span class="half-name">{move || words().seat(seat, SeatCount::Two)}</span>
            <span class="half-time" dir="ltr">{move || left.get()}</span>
            <span class="half-turns">{move || phrase("play-turn-count", |p| p.count("count", turns() as usize))}</span>
            <span class="half-advice">{advice}</span>
        </button>
    }
}

/// The choice of the time per player.
#[component]
fn Paces(clocks: RwSignal<Clocks>) -> impl IntoView {
    let choose = move |event| {
        let index: Option<usize> = event_target_value(&event).parse().ok();
        let pace = index.and_then(|index| Pace::COMMON.get(index).copied());
        if let Some(pace) = pace {
            clocks.update(|c| c.update(ClockEvent::Reset(pace), clock::now()));
        }
    };
    view! {
        <label class="row">
            <span>{move || say("play-your-own-time")}</span>
            <select on:change=choose>
                {Pace::COMMON.into_iter().enumerate().map(|(index, pace)| view! {
                    <option value=index.to_string() selected=move || clocks.with(|c| c.pace() == pace)>
                        {move || phrase("play-clock-pace", |p| {
                            p.count("minutes", pace.minutes).count("seconds", pace.increment)
                        })}
                    </option>
                }).collect_view()}
            </select>
        </label>
    }
}

/// A button that resets the clocks.
#[component]
fn Again(clocks: RwSignal<Clocks>) -> impl IntoView {
    let again = move |_| {
        clocks.update(|c| c.update(ClockEvent::Reset(c.pace()), clock::now()));
    };
    view! { <button class="button" on:click=again>{move || say("play-clock-reset")}</button> }
}
