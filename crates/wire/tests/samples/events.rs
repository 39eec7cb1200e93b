//! Every event.

use super::{id, setup, text};
use paisho_wire::{Decider, Ending, Event, Outcome, Seat, Stamped, TableSetup, Visibility};

#[expect(
    clippy::too_many_lines,
    reason = "one arm per event; splitting would hide that none is missing"
)]
fn next(event: &Event) -> Option<Event> {
    let seat = Seat::North;
    Some(match event {
        Event::Opened { .. } => Event::AccentsChosen {
            seat,
            accents: Some("R,W,K,B".to_owned()),
        },
        Event::AccentsChosen {
            accents: Some(_), ..
        } => Event::AccentsChosen {
            seat,
            accents: None,
        },
        Event::AccentsChosen { .. } => Event::TurnPlayed {
            turn: "7H.(0,8)-(2,6)".to_owned(),
            lag: 120,
        },
        Event::TurnPlayed { lag: 120, .. } => Event::TurnPlayed {
            turn: "8G.R3(0,-8)".to_owned(),
            lag: 0,
        },
        Event::TurnPlayed { .. } => Event::DrawOffered { seat },
        Event::DrawOffered { .. } => Event::DrawDeclined { seat },
        Event::DrawDeclined { .. } => Event::TakebackOffered { seat, ply: 5 },
        Event::TakebackOffered { .. } => Event::TakebackDeclined { seat },
        Event::TakebackDeclined { .. } => Event::TakenBack { ply: 5 },
        Event::TakenBack { .. } => Event::GiftOffered { seat },
        Event::GiftOffered { .. } => Event::GiftAccepted { seat },
        Event::GiftAccepted { .. } => Event::GiftDeclined { seat },
        Event::GiftDeclined { .. } => Event::Resigned { seat },
        Event::Resigned { .. } => Event::Flagged { seat },
        Event::Flagged { .. } => Event::Abandoned { seat },
        Event::Abandoned { .. } => Event::DrawClaimed { seat },
        Event::DrawClaimed { .. } => Event::Aborted { seat: Some(seat) },
        Event::Aborted { seat: Some(_) } => Event::Aborted { seat: None },
        Event::Aborted { .. } => Event::VacationBegan { seat },
        Event::VacationBegan { .. } => Event::VacationEnded { seat },
        Event::VacationEnded { .. } => Event::ConditionalsSet {
            seat,
            lines: vec![text("R3(0,8);(0,-8)-(0,-7)")],
        },
        Event::ConditionalsSet { .. } => Event::Private {},
        Event::Private {} => Event::Interrupted { millis: 4000 },
        Event::Interrupted { .. } => Event::Finished {
            outcome: Outcome {
                winners: vec![],
                ending: Ending::LastFlower,
                decider: Some(Decider::Nothing),
            },
        },
        Event::Finished { outcome } if outcome.winners.is_empty() => Event::Finished {
            outcome: Outcome {
                winners: vec![seat],
                ending: Ending::Ring,
                decider: None,
            },
        },
        Event::Finished { .. } => Event::RematchOffered { seat },
        Event::RematchOffered { .. } => Event::RematchDeclined { seat },
        Event::RematchDeclined { .. } => Event::RematchMade { game: id("g2") },
        Event::RematchMade { .. } => return None,
    })
}

pub(crate) fn all() -> Vec<Stamped> {
    let first = Event::Opened { setup: setup() };
    let from_seek = Event::Opened {
        setup: TableSetup {
            rematch_of: None,
            seek: Some(id("s1")),
            visibility: Visibility::Private,
            ..setup()
        },
    };
    std::iter::successors(Some(first), next)
        .chain([from_seek])
        .zip(1..)
        .map(|(event, version)| Stamped {
            version,
            at: 1_800_000_000_000 + u64::from(version),
            event,
        })
        .collect()
}
