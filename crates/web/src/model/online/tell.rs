//! Outcomes and times in words.

use paisho_view::words::Words;
use paisho_wire::{Decider, Ending, Outcome, TimeControl};

use super::Millis;
use super::clocks::{Shown, shown};
use crate::model::verdict::{Reader, Told};

/// How a game ended, told to one person.
#[must_use]
pub fn ended(outcome: &Outcome, reader: Reader<'_>, words: &Words) -> Told {
    let winners: paisho::SeatSet = outcome.winners.iter().map(|s| (*s).into()).collect();
    let by = |decider: Option<Decider>| match decider {
        Some(Decider::Accents) => paisho::Decider::Accents,
        Some(Decider::Harmonies) => paisho::Decider::Harmonies,
        Some(Decider::Midlines) => paisho::Decider::Midlines,
        Some(Decider::Nothing) | None => paisho::Decider::Nothing,
    };
    let ending = match outcome.ending {
        Ending::Ring => paisho::Ending::Ring,
        Ending::LastFlower => paisho::Ending::LastFlower(by(outcome.decider)),
        Ending::NoTurnLeft => paisho::Ending::Stuck(by(outcome.decider)),
        Ending::Repetition => paisho::Ending::Repetition,
        Ending::Agreement => paisho::Ending::Agreement,
        Ending::Resignation => paisho::Ending::Resignation,
        Ending::Gift => paisho::Ending::Gift,
        Ending::Time => paisho::Ending::Time,
        Ending::Abandoned => return reader.told_left(winners, words),
        Ending::Aborted => {
            return Told {
                heading: None,
                reason: words.phrase("online-end-aborted").say(),
            };
        }
    };
    reader.told(paisho::Outcome { winners, ending }, words)
}

/// A time control in words: `10+5`, three days a turn.
#[must_use]
pub fn time_control(time: TimeControl, words: &Words) -> String {
    let days = |days: u32| usize::try_from(days).unwrap_or(usize::MAX);
    match time {
        TimeControl::Live { main, increment } => {
            let phrase = words.phrase("online-time-live");
            phrase
                .notation("clock", format_args!("{}+{increment}", minutes(main)))
                .say()
        }
        TimeControl::PerTurn { days: each } => words
            .phrase("online-time-per-turn")
            .count("days", days(each))
            .say(),
        TimeControl::Bank { days: each, bank } => {
            let phrase = words.phrase("online-time-bank");
            phrase
                .count("days", days(each))
                .count("bank", days(bank))
                .say()
        }
        TimeControl::Unlimited {} => words.phrase("online-time-unlimited").say(),
    }
}

/// A live time control in words, for people who do not know the short form; others are words anyway.
#[must_use]
pub fn clock_explained(time: TimeControl, words: &Words) -> Option<String> {
    let TimeControl::Live { main, increment } = time else {
        return None;
    };
    let phrase = words.phrase("online-clock-explained");
    let seconds = usize::try_from(increment).unwrap_or(usize::MAX);
    let phrase = phrase.notation("minutes", minutes(main));
    Some(phrase.count("seconds", seconds).say())
}

/// Minutes, with ½ for half a minute.
fn minutes(seconds: u32) -> String {
    match (seconds / 60, seconds % 60) {
        (0, 30) => "½".to_owned(),
        (minutes, 30) => format!("{minutes}½"),
        (minutes, 0) => minutes.to_string(),
        (minutes, seconds) => format!("{minutes}:{seconds:02}"),
    }
}

/// The time left, in words if it is long.
#[must_use]
pub fn time_left(left: Millis, words: &Words) -> String {
    let count = |n: u64| usize::try_from(n).unwrap_or(usize::MAX);
    match shown(left) {
        Shown::Digits(digits) => digits,
        Shown::Days { days, hours } => {
            let phrase = words.phrase("online-time-left");
            phrase
                .count("days", count(days))
                .count("hours", count(hours))
                .say()
        }
    }
}
