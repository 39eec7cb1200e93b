//! Sample games and people.

use std::sync::Arc;

use paisho_server::store::{
    Account, AccountKind, Append, Finish, GameLimits, GameStatus, Index, NewEvent, NewGame,
    NewTurn, Rated, RatingRow, Store,
};
use paisho_wire::{
    Ending, Event, GameId, Outcome, Person, PersonKind, Player, Seat, TableSetup, Text,
    TimeControl, UserId, Visibility,
};
use tempfile::TempDir;

/// A store with its own file.
pub(crate) async fn store() -> (Store, TempDir) {
    let directory = tempfile::tempdir().unwrap();
    (Store::open(directory.path()).await.unwrap(), directory)
}

pub(crate) fn user(id: &str) -> UserId {
    id.parse().unwrap()
}

pub(crate) fn game_id(id: &str) -> GameId {
    id.parse().unwrap()
}

/// An account with the same word as its id, name and key.
pub(crate) async fn person(store: &Store, name: &str) -> UserId {
    let new = Account {
        password: Some("hash".to_owned()),
        ..Account::new(user(name), name.to_owned(), AccountKind::Person, 1)
    };
    assert!(store.create_account(&new, name).await.unwrap());
    user(name)
}

fn player(seat: Seat, name: &str) -> Player {
    Player {
        seat,
        person: Person {
            id: user(name),
            name: name.to_owned(),
            kind: PersonKind::Member,
        },
        rating: None,
    }
}

pub(crate) fn setup(guest: &str, host: &str) -> TableSetup {
    TableSetup {
        ruleset: Text("rulebook".parse().unwrap()),
        rules_version: 1,
        time: TimeControl::PerTurn { days: 3 },
        rated: true,
        players: vec![player(Seat::South, guest), player(Seat::North, host)],
        rematch_of: None,
        seek: None,
        visibility: Visibility::Public,
    }
}

pub(crate) fn index(ply: u32, due: &[Seat]) -> Index {
    Index {
        status: GameStatus::Playing,
        ply,
        due: due.to_vec(),
        deadline: Some(1000),
        opening: None,
    }
}

/// A game of two people, with its first event.
pub(crate) fn game(id: &str, guest: &str, host: &str) -> NewGame {
    let setup = setup(guest, host);
    let opened = Event::Opened {
        setup: setup.clone(),
    };
    NewGame {
        id: game_id(id),
        setup,
        public: true,
        events: vec![NewEvent {
            body: serde_json::to_string(&opened).unwrap(),
            at: 10,
        }],
        index: index(0, &[Seat::North]),
        created: 10,
        limits: GameLimits::NONE,
    }
}

/// One turn on top of a version.
pub(crate) fn turn(game: &str, expected: u32, ply: u32) -> Append {
    Append {
        game: game_id(game),
        expected,
        events: vec![NewEvent {
            body: format!("{{\"turn\":{ply}}}"),
            at: 20,
        }],
        keep_ply: None,
        turns: vec![NewTurn {
            ply,
            body: format!("turn {ply}"),
            at: 20,
        }],
        command: None,
        index: index(ply, &[Seat::South]),
        finish: None,
    }
}

/// The end of a game that Host wins, which moves ten rating points from Guest to Host.
pub(crate) fn finish(game: &str, expected: u32, guest: &UserId, host: &UserId) -> Append {
    let mut append = turn(game, expected, 1);
    append.turns.clear();
    append.index = Index {
        status: GameStatus::Finished,
        deadline: None,
        opening: Some("R3".to_owned()),
        ..index(1, &[])
    };
    append.finish = Some(Finish {
        at: 30,
        outcome: Outcome {
            winners: vec![Seat::North],
            ending: Ending::Resignation,
            decider: None,
        },
        rated: Some(Rated {
            class: "correspondence".to_owned(),
            players: vec![guest.clone(), host.clone()],
            formula: Arc::new(ten_points),
        }),
    });
    append
}

fn ten_points(before: &[Option<RatingRow>]) -> Vec<(RatingRow, f64)> {
    let row = |old: &Option<RatingRow>, gain: f64| {
        let row = RatingRow {
            rating: old.map_or(1500.0, |r| r.rating) + gain,
            deviation: 100.0,
            volatility: 0.06,
            games: old.map_or(0, |r| r.games) + 1,
            changed: 30,
        };
        (row, gain)
    };
    vec![row(&before[0], -10.0), row(&before[1], 10.0)]
}
