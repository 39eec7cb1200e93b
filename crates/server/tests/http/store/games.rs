//! Games in the store: appends that happen exactly once, deadlines, and seeks that are taken.

use std::sync::Arc;

use paisho_server::store::{Appended, ClientCommand, Earlier, SeekRow, StoreError};
use paisho_wire::Seat;

use super::at_the_table;
use crate::sample::{finish, game, game_id, turn, user};

#[tokio::test]
async fn a_game_goes_on_only_from_the_version_that_was_seen() {
    let (store, _directory) = at_the_table().await;
    let first = store.append(&turn("g1", 1, 1)).await.unwrap();
    assert_eq!(first, Appended::Done(2));
    let late = store.append(&turn("g1", 1, 1)).await.unwrap();
    assert_eq!(late, Appended::Stale(2));
    let early = store.append(&turn("g1", 7, 2)).await.unwrap();
    assert_eq!(early, Appended::Stale(2));
    let lost = store.append(&turn("g9", 1, 1)).await.unwrap();
    assert_eq!(lost, Appended::Missing);
    let row = store.game(&game_id("g1")).await.unwrap().unwrap();
    assert_eq!((row.version, row.ply), (2, 1));
    assert_eq!(row.due, [Seat::South]);
    assert_eq!(store.turns(&row.id).await.unwrap(), ["turn 1"]);
    let after = store.events(&row.id, 1).await.unwrap();
    assert_eq!(after.len(), 1);
    assert_eq!((after[0].version, after[0].at), (2, 20));
}

#[tokio::test]
async fn a_game_beyond_the_limit_of_its_players_is_not_created() {
    let (store, _directory) = at_the_table().await;
    let create = async |most: u64| {
        let mut second = game("g2", "anna", "ben");
        second.limits.games = most;
        store.create_game(&second, None).await
    };
    let refused = create(1).await;
    assert!(
        matches!(refused, Err(StoreError::TooManyGames(_))),
        "{refused:?}"
    );
    assert!(create(2).await.unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_play_at_once_one_succeeds() {
    let (store, _directory) = at_the_table().await;
    let racers = (0..16).map(|_| {
        let store = store.clone();
        tokio::spawn(async move { store.append(&turn("g1", 1, 1)).await.unwrap() })
    });
    let mut done = 0;
    for racer in racers.collect::<Vec<_>>() {
        match racer.await.unwrap() {
            Appended::Done(2) => done += 1,
            other => assert_eq!(other, Appended::Stale(2)),
        }
    }
    assert_eq!(done, 1);
    assert_eq!(store.turns(&game_id("g1")).await.unwrap().len(), 1);
}

/// Concurrent appends share a commit, but each gets its own answer.
#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_are_stored_together_only_the_broken_fail() {
    let (store, _directory) = at_the_table().await;
    for n in 0..40 {
        let table = game(&format!("t{n}"), "anna", "ben");
        assert!(store.create_game(&table, None).await.unwrap());
    }
    let players: Vec<_> = (0..40)
        .map(|n| {
            let store = store.clone();
            tokio::spawn(async move {
                let mut append = turn(&format!("t{n}"), 1, 1);
                match n % 4 {
                    // The same ply twice: the second insert fails after some of the append was
                    // written.
                    0 => append.turns.push(append.turns[0].clone()),
                    1 => append.expected = 9,
                    _ => {}
                }
                store.append(&append).await
            })
        })
        .collect();
    for (n, player) in players.into_iter().enumerate() {
        let (answer, id) = (player.await.unwrap(), game_id(&format!("t{n}")));
        let version = store.game(&id).await.unwrap().unwrap().version;
        let turns = store.turns(&id).await.unwrap().len();
        match n % 4 {
            0 => assert!(answer.is_err() && (version, turns) == (1, 0), "{answer:?}"),
            1 => assert_eq!(
                (answer.unwrap(), version, turns),
                (Appended::Stale(1), 1, 0)
            ),
            _ => assert_eq!((answer.unwrap(), version, turns), (Appended::Done(2), 2, 1)),
        }
    }
}

#[tokio::test]
async fn a_command_that_comes_twice_is_carried_out_once() {
    let (store, _directory) = at_the_table().await;
    let command = |id: &str| {
        Some(ClientCommand {
            user: user("ben"),
            id: id.parse().unwrap(),
            action: "play".to_owned(),
        })
    };
    let mut append = turn("g1", 1, 1);
    append.command = command("c1");
    assert_eq!(store.append(&append).await.unwrap(), Appended::Done(2));
    assert_eq!(store.append(&append).await.unwrap(), Appended::Repeated(2));
    append.expected = 2;
    assert_eq!(store.append(&append).await.unwrap(), Appended::Repeated(2));
    let known = append.command.clone().unwrap();
    let version = store.carried_out(&append.game, &known).await.unwrap();
    assert_eq!(version, Some(Earlier::Same(2)));
    let mut other = turn("g1", 2, 2);
    other.command = command("c1");
    other.command.as_mut().unwrap().action = "resign".to_owned();
    assert_eq!(store.append(&other).await.unwrap(), Appended::IdTaken);
    let taken = store.carried_out(&other.game, other.command.as_ref().unwrap());
    assert_eq!(taken.await.unwrap(), Some(Earlier::Other));
    let mut second = turn("g1", 2, 2);
    second.command = command("c2");
    assert_eq!(store.append(&second).await.unwrap(), Appended::Done(3));
}

#[tokio::test]
async fn the_same_ply_is_never_stored_twice() {
    let (store, _directory) = at_the_table().await;
    store.append(&turn("g1", 1, 1)).await.unwrap();
    let again = store.append(&turn("g1", 2, 1)).await;
    assert!(again.is_err(), "{again:?}");
    let row = store.game(&game_id("g1")).await.unwrap().unwrap();
    assert_eq!((row.version, row.ply), (2, 1));
}

#[tokio::test]
async fn turns_that_are_taken_back_are_gone() {
    let (store, _directory) = at_the_table().await;
    store.append(&turn("g1", 1, 1)).await.unwrap();
    store.append(&turn("g1", 2, 2)).await.unwrap();
    let mut back = turn("g1", 3, 1);
    back.turns.clear();
    back.keep_ply = Some(1);
    assert_eq!(store.append(&back).await.unwrap(), Appended::Done(4));
    assert_eq!(store.turns(&game_id("g1")).await.unwrap(), ["turn 1"]);
    let again = store.append(&turn("g1", 4, 2)).await.unwrap();
    assert_eq!(again, Appended::Done(5));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_ends_and_is_rated_exactly_once() {
    let (store, _directory) = at_the_table().await;
    let (anna, ben) = (user("anna"), user("ben"));
    let racers: Vec<_> = (0..8)
        .map(|_| {
            let (store, anna, ben) = (store.clone(), anna.clone(), ben.clone());
            tokio::spawn(async move { store.append(&finish("g1", 1, &anna, &ben)).await.unwrap() })
        })
        .collect();
    let mut done = 0;
    for racer in racers {
        done += usize::from(racer.await.unwrap() == Appended::Done(2));
    }
    assert_eq!(done, 1);
    let second = store.append(&finish("g1", 2, &anna, &ben)).await.unwrap();
    assert_eq!(second, Appended::Stale(2));
    let rating = store.rating(&ben, "correspondence").await.unwrap().unwrap();
    assert_eq!((rating.rating, rating.games), (1510.0, 1));
    let history = store.rating_history(&anna, None).await.unwrap();
    assert_eq!(history.len(), 1);
    assert_eq!((history[0].rating, history[0].change), (1490.0, -10.0));
    let ranking = store.ranking("correspondence", 110.0, 10).await.unwrap();
    let names: Vec<&str> = ranking.iter().map(|r| r.name.as_str()).collect();
    assert_eq!(names, ["ben", "anna"]);
    let row = store.game(&game_id("g1")).await.unwrap().unwrap();
    assert_eq!(row.outcome.unwrap().winners, [Seat::North]);
    let met = store.opponents(&ben, None, 5).await.unwrap();
    assert_eq!(
        (met[0].name.as_str(), met[0].won, met[0].lost),
        ("anna", 1, 0)
    );
}

#[tokio::test]
async fn what_happens_after_the_end_is_stored_too() {
    let (store, _directory) = at_the_table().await;
    let (anna, ben) = (user("anna"), user("ben"));
    store.append(&finish("g1", 1, &anna, &ben)).await.unwrap();
    let mut rematch = finish("g1", 2, &anna, &ben);
    rematch.finish = None;
    assert_eq!(store.append(&rematch).await.unwrap(), Appended::Done(3));
    let row = store.game(&game_id("g1")).await.unwrap().unwrap();
    assert!(row.outcome.is_some() && row.finished == Some(30));
}

#[tokio::test]
async fn a_failed_rating_leaves_the_game_as_it_was() {
    let (store, _directory) = at_the_table().await;
    let (anna, ben) = (user("anna"), user("ben"));
    let mut broken = finish("g1", 1, &anna, &ben);
    let rated = broken.finish.as_mut().unwrap().rated.as_mut().unwrap();
    rated.formula = Arc::new(|_| Vec::new());
    assert!(store.append(&broken).await.is_err());
    let row = store.game(&game_id("g1")).await.unwrap().unwrap();
    assert_eq!((row.version, row.outcome), (1, None));
    let good = store.append(&finish("g1", 1, &anna, &ben)).await.unwrap();
    assert_eq!(good, Appended::Done(2));
}

#[tokio::test]
async fn deadlines_and_waiting_games_are_found() {
    let (store, _directory) = at_the_table().await;
    assert_eq!(store.overdue(1000, 10).await.unwrap(), []);
    assert_eq!(store.overdue(1001, 10).await.unwrap(), [game_id("g1")]);
    assert_eq!(store.next_deadline().await.unwrap(), Some(1000));
    assert_eq!(store.playing(&user("anna")).await.unwrap().len(), 1);
    assert_eq!(store.count_playing(&user("ben")).await.unwrap(), 1);
    assert_eq!(store.public_games(10).await.unwrap().len(), 1);
    let (anna, ben) = (user("anna"), user("ben"));
    store.append(&finish("g1", 1, &anna, &ben)).await.unwrap();
    assert_eq!(store.overdue(5000, 10).await.unwrap(), []);
    assert_eq!(store.playing(&anna).await.unwrap(), []);
}

#[tokio::test]
async fn the_games_that_wait_for_me_come_first() {
    let (store, _directory) = at_the_table().await;
    let mut hasty = game("g2", "anna", "ben");
    hasty.index.due = vec![Seat::South];
    hasty.index.deadline = Some(500);
    store.create_game(&hasty, None).await.unwrap();
    let mut calm = hasty.clone();
    calm.id = game_id("g3");
    calm.index.deadline = None;
    store.create_game(&calm, None).await.unwrap();
    let playing = store.playing(&user("anna")).await.unwrap();
    let ids: Vec<&str> = playing.iter().map(|g| g.id.as_str()).collect();
    assert_eq!(ids, ["g2", "g3", "g1"]);
}

fn seek_of_anna(attended: bool) -> SeekRow {
    SeekRow {
        id: "s1".parse().unwrap(),
        account: user("anna"),
        public: true,
        attended,
        version: 1,
        body: "{}".to_owned(),
        created: 5,
        expires: Some(100),
    }
}

#[tokio::test]
async fn attended_seeks_are_left_and_returned_to_once() {
    let (store, _directory) = at_the_table().await;
    let anna = user("anna");
    assert!(!store.leave_seeks(&anna, 20).await.unwrap());
    assert!(store.add_seek(&seek_of_anna(true), 1).await.unwrap());
    assert!(!store.return_to_seeks(&anna).await.unwrap());
    assert!(store.leave_seeks(&anna, 20).await.unwrap());
    assert!(!store.leave_seeks(&anna, 30).await.unwrap());
    assert_eq!(store.public_seeks(20).await.unwrap(), []);
    assert!(store.return_to_seeks(&anna).await.unwrap());
    assert!(!store.return_to_seeks(&anna).await.unwrap());
    assert_eq!(store.public_seeks(20).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_seek_is_taken_once() {
    let (store, _directory) = at_the_table().await;
    let seek = seek_of_anna(false);
    assert!(store.add_seek(&seek, 1).await.unwrap());
    assert!(!store.add_seek(&seek, 1).await.unwrap());
    assert_eq!(
        store.public_seeks(50).await.unwrap(),
        std::slice::from_ref(&seek)
    );
    assert_eq!(store.public_seeks(100).await.unwrap(), []);
    assert!(store.update_seek(&seek.id, 1, "{\"a\":1}").await.unwrap());
    assert!(!store.update_seek(&seek.id, 1, "{}").await.unwrap());
    let changed = store.seek(&seek.id, 50).await.unwrap();
    assert_eq!(changed.as_ref().map(|seek| seek.version), Some(2));
    let (old, taken) = (Some(&seek), changed.as_ref());
    for (name, seek, begins) in [
        ("g2", old, false),
        ("g3", taken, true),
        ("g4", taken, false),
    ] {
        let begun = store.create_game(&game(name, "anna", "ben"), seek).await;
        assert_eq!(begun.unwrap(), begins, "{name}");
        let kept = store.game(&game_id(name)).await.unwrap();
        assert_eq!(kept.is_some(), begins, "{name}");
    }
    assert_eq!(store.seek(&seek.id, 50).await.unwrap(), None);
}
