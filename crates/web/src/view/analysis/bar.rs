//! The evaluation bar above the board.

use leptos::prelude::*;
use paisho::{Seat, SeatCount};

use super::controller::AnalysisController;
use crate::model::analysis::review::chance_of_guest;
use crate::model::analysis::sentences;
use crate::view::context::{say, words};

/// The evaluation as a bar. Guest's share is at the start in reading direction, Host's at the end.
#[component]
pub(super) fn Bar(controller: AnalysisController) -> impl IntoView {
    let worth = Memo::new(move |_| {
        controller
            .analysis
            .with(|a| (a.worth(), a.record().ruleset().seats))
    });
    let told = move || {
        let (worth, seats) = worth.get();
        worth.map(|(seat, worth)| sentences::worth(&words(), seat, worth, seats))
    };
    let share = move || match worth.get() {
        (Some((seat, worth)), SeatCount::Two) => chance_of_guest(seat, worth).unwrap_or(500),
        _ => 500,
    };
    let is_for_two = move || worth.get().1 == SeatCount::Two;
    let name = move |seat| is_for_two().then(|| words().seat(seat, SeatCount::Two));
    view! {
        <div class="eval-bar" role="meter" aria-label=move || say("analysis-bar")
            class:unknown=move || worth.get().0.is_none()
            aria-valuemin="0" aria-valuemax="100" aria-valuenow=move || (share() / 10).to_string()
            aria-valuetext=move || told().unwrap_or_default()>
            <span class="eval-guest" style:inline-size=move || format!("{}%", f64::from(share()) / 10.0)></span>
            <span class="eval-name" aria-hidden="true">{move || name(Seat::GUEST)}</span>
            <span class="eval-worth" aria-hidden="true">{told}</span>
            <span class="eval-name" aria-hidden="true">{move || name(Seat::HOST)}</span>
        </div>
    }
}
