//! One sample of every message. A `match` over the members builds each list, so that a new kind of
//! message without a sample does not compile.

pub(crate) mod account;
pub(crate) mod actions;
pub(crate) mod events;
pub(crate) mod from_client;
pub(crate) mod http;
pub(crate) mod people;
pub(crate) mod refusals;
pub(crate) mod to_client;

use std::str::FromStr;

use paisho_wire::{
    Bounded, Person, PersonKind, Player, RatingShown, Seat, TableSetup, Text, TimeControl,
    Visibility,
};

pub(crate) fn id<T: FromStr<Err: std::fmt::Debug>>(text: &str) -> T {
    text.parse().unwrap()
}

pub(crate) fn text<const MOST: usize>(text: &str) -> Bounded<MOST> {
    text.to_owned().try_into().unwrap()
}

pub(crate) fn rose() -> Person {
    Person {
        id: id("u7"),
        name: "Rose Gärtner".to_owned(),
        kind: PersonKind::Member,
    }
}

pub(crate) fn computer() -> Person {
    Person {
        id: id("computer-3"),
        name: "seedling".to_owned(),
        kind: PersonKind::Computer(3),
    }
}

pub(crate) fn setup() -> TableSetup {
    TableSetup {
        ruleset: Text(id("rulebook.oasis.accents_hidden")),
        rules_version: 1,
        time: TimeControl::Live {
            main: 600,
            increment: 5,
        },
        rated: false,
        players: vec![
            Player {
                seat: Seat::South,
                person: rose(),
                rating: Some(RatingShown {
                    rating: 1512,
                    provisional: true,
                }),
            },
            Player {
                seat: Seat::North,
                person: computer(),
                rating: None,
            },
        ],
        rematch_of: Some(id("g0")),
        seek: None,
        visibility: Visibility::Public,
    }
}
