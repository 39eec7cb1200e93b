//! The store on a real file. Nothing here knows which database it is.

use std::sync::Arc;

use paisho_server::store::{
    Appended, ClientCommand, Deed, Measure, NewReport, PlayerResult, Role, Search, SeekRow,
    SessionRow, Store,
};
use paisho_wire::{Ending, Room, Seat, Speed};

use crate::sample::{finish, game, game_id, person, store, turn, user};

/// A store with `anna` and `ben` and their game `g1`, Host to move.
async fn at_the_table() -> (Store, tempfile::TempDir) {
    let (store, directory) = store().await;
    person(&store, "anna").await;
    person(&store, "ben").await;
    let laid = store.create_game(&game("g1", "anna", "ben"), &[]).await;
    assert!(laid.unwrap());
    (store, directory)
}

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

/// Appends that come at the same time share a commit; each has its own answer all the same.
#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_are_stored_together_only_the_broken_fail() {
    let (store, _directory) = at_the_table().await;
    for n in 0..40 {
        let table = game(&format!("t{n}"), "anna", "ben");
        assert!(store.create_game(&table, &[]).await.unwrap());
    }
    let players: Vec<_> = (0..40)
        .map(|n| {
            let store = store.clone();
            tokio::spawn(async move {
                let mut append = turn(&format!("t{n}"), 1, 1);
                match n % 4 {
                    // The same ply twice: the second fails after some of it was written.
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
    assert_eq!(version, Some(2));
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
    let history = store.rating_history(&anna).await.unwrap();
    assert_eq!((history.len(), history[0].rating), (1, 1490.0));
    let ranking = store.ranking("correspondence", 110.0, 10).await.unwrap();
    let names: Vec<&str> = ranking.iter().map(|r| r.name.as_str()).collect();
    assert_eq!(names, ["ben", "anna"]);
    let row = store.game(&game_id("g1")).await.unwrap().unwrap();
    assert_eq!(row.outcome.unwrap().winners, [Seat::North]);
    let met = store.opponents(&ben, 5).await.unwrap();
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
    store.create_game(&hasty, &[]).await.unwrap();
    let mut calm = hasty.clone();
    calm.id = game_id("g3");
    calm.index.deadline = None;
    store.create_game(&calm, &[]).await.unwrap();
    let playing = store.playing(&user("anna")).await.unwrap();
    let ids: Vec<&str> = playing.iter().map(|g| g.id.as_str()).collect();
    assert_eq!(ids, ["g2", "g3", "g1"]);
}

#[tokio::test]
async fn a_seek_is_taken_once() {
    let (store, _directory) = at_the_table().await;
    let seek = SeekRow {
        id: "s1".parse().unwrap(),
        account: user("anna"),
        public: true,
        attended: false,
        version: 1,
        body: "{}".to_owned(),
        created: 5,
        expires: Some(100),
    };
    store.add_seek(&seek).await.unwrap();
    assert_eq!(
        store.public_seeks(50).await.unwrap(),
        std::slice::from_ref(&seek)
    );
    assert_eq!(store.public_seeks(100).await.unwrap(), []);
    assert!(store.update_seek(&seek.id, 1, "{\"a\":1}").await.unwrap());
    assert!(!store.update_seek(&seek.id, 1, "{}").await.unwrap());
    let taken = [seek.id.clone()];
    assert!(
        store
            .create_game(&game("g2", "anna", "ben"), &taken)
            .await
            .unwrap()
    );
    assert!(
        !store
            .create_game(&game("g3", "anna", "ben"), &taken)
            .await
            .unwrap()
    );
    assert_eq!(store.game(&game_id("g3")).await.unwrap(), None);
    assert_eq!(store.seek(&seek.id, 50).await.unwrap(), None);
}

/// `g1`, which everybody may find, and `g2`, which only its players may; Host won both.
async fn two_finished_games() -> (Store, tempfile::TempDir) {
    let (store, directory) = at_the_table().await;
    let (anna, ben) = (user("anna"), user("ben"));
    store.append(&finish("g1", 1, &anna, &ben)).await.unwrap();
    let mut private = game("g2", "anna", "ben");
    private.public = false;
    store.create_game(&private, &[]).await.unwrap();
    store.append(&finish("g2", 1, &anna, &ben)).await.unwrap();
    (store, directory)
}

async fn found(store: &Store, search: &Search) -> String {
    let result = store.search(search, 10).await.unwrap();
    let ids = result.games.iter().map(|g| g.id.to_string());
    ids.collect::<Vec<_>>().join(" ")
}

/// How a search is narrowed, and what it finds then.
type Case = (fn(&mut Search), &'static str);

#[tokio::test]
async fn finished_games_are_found_by_what_they_are() {
    let (store, _directory) = two_finished_games().await;
    let cases: [Case; 14] = [
        (|_| {}, "g1"),
        (|s| s.player = Some(user("anna")), "g1"),
        (|s| s.opponent = Some(user("anna")), "g1"),
        (|s| s.result = Some(PlayerResult::Drawn), ""),
        (|s| s.result = Some(PlayerResult::Won), "g1"),
        (|s| s.opening = Some("R3".to_owned()), "g1"),
        (|s| s.opening = Some("W5".to_owned()), ""),
        (|s| s.ruleset = Some("rulebook".to_owned()), "g1"),
        (|s| s.speed = Some(Speed::Quick), ""),
        (|s| s.ending = Some(Ending::Resignation), "g1"),
        (|s| s.rated = Some(false), ""),
        (|s| (s.from, s.to) = (Some(30), Some(31)), "g1"),
        (|s| s.from = Some(31), ""),
        (|s| s.to = Some(30), ""),
    ];
    for (number, (narrow, expected)) in cases.into_iter().enumerate() {
        let mut search = Search::default();
        narrow(&mut search);
        assert_eq!(found(&store, &search).await, expected, "case {number}");
    }
}

#[tokio::test]
async fn results_are_those_of_the_player() {
    let (store, _directory) = two_finished_games().await;
    for (player, result, expected) in [
        ("anna", PlayerResult::Lost, "g1"),
        ("anna", PlayerResult::Won, ""),
        ("ben", PlayerResult::Won, "g1"),
    ] {
        let search = Search {
            player: Some(user(player)),
            result: Some(result),
            ..Search::default()
        };
        assert_eq!(found(&store, &search).await, expected, "{player} {result}");
    }
}

#[tokio::test]
async fn private_games_are_found_by_their_players_page_by_page() {
    let (store, _directory) = two_finished_games().await;
    let mine = Search {
        viewer: Some(user("anna")),
        ..Search::default()
    };
    assert_eq!(found(&store, &mine).await, "g2 g1");
    let page = store.search(&mine, 1).await.unwrap();
    assert_eq!(page.games[0].id, game_id("g2"));
    let next = Search {
        after: page.next,
        ..mine
    };
    assert_eq!(found(&store, &next).await, "g1");
}

#[tokio::test]
async fn sessions_expire_and_end() {
    let (store, _directory) = at_the_table().await;
    let session = |id: &str, expires| SessionRow {
        id: id.to_owned(),
        account: user("anna"),
        agent: "test".to_owned(),
        created: 1,
        seen: 1,
        expires,
    };
    for (id, expires) in [("a", 100), ("b", 200)] {
        store
            .add_session(&format!("hash {id}"), &session(id, expires))
            .await
            .unwrap();
    }
    assert_eq!(
        store.session("hash a", 99).await.unwrap(),
        Some(session("a", 100))
    );
    assert_eq!(store.session("hash a", 100).await.unwrap(), None);
    assert_eq!(store.sessions(&user("anna"), 150).await.unwrap().len(), 1);
    assert!(!store.end_session(&user("ben"), "b").await.unwrap());
    assert!(store.end_session(&user("anna"), "b").await.unwrap());
    assert_eq!(store.session("hash b", 1).await.unwrap(), None);
    assert_eq!(store.sweep_secrets(100).await.unwrap(), 1);
}

#[tokio::test]
async fn a_link_for_a_new_password_works_once() {
    let (store, _directory) = at_the_table().await;
    store.add_reset("first", &user("anna"), 100).await.unwrap();
    store.add_reset("second", &user("anna"), 100).await.unwrap();
    assert_eq!(store.use_reset("first", "new", 50).await.unwrap(), None);
    assert_eq!(store.use_reset("second", "new", 100).await.unwrap(), None);
    let owner = store.use_reset("second", "new", 50).await.unwrap();
    assert_eq!(owner, Some(user("anna")));
    assert_eq!(store.use_reset("second", "newer", 50).await.unwrap(), None);
    let anna = store.account(&user("anna")).await.unwrap().unwrap();
    assert_eq!(anna.password.as_deref(), Some("new"));
}

#[tokio::test]
async fn a_deleted_account_leaves_no_name_behind() {
    let (store, _directory) = at_the_table().await;
    let anna = user("anna");
    store
        .say(&game_id("g1"), Room::Players, &anna, "hello", 5)
        .await
        .unwrap();
    store.close_account(&anna, 99).await.unwrap();
    let row = store.game(&game_id("g1")).await.unwrap().unwrap();
    assert_eq!(row.setup.players[0].person.name, "gone");
    assert_eq!(row.setup.players[1].person.name, "ben");
    let events = store.events(&row.id, 0).await.unwrap();
    assert!(
        !events[0].body.contains("\"name\":\"anna\""),
        "{}",
        events[0].body
    );
    assert_eq!(store.chat(&row.id, Room::Players, 10).await.unwrap(), []);
    assert_eq!(store.account_by_key("anna").await.unwrap(), None);
    person(&store, "anna2").await;
}

#[tokio::test]
async fn chat_rooms_are_apart_and_numbered() {
    let (store, _directory) = at_the_table().await;
    let (g1, anna) = (game_id("g1"), user("anna"));
    for (at, text) in [(1, "a"), (2, "b"), (3, "c")] {
        let number = store
            .say(&g1, Room::Players, &anna, text, at)
            .await
            .unwrap();
        assert_eq!(number, at);
    }
    store
        .say(&g1, Room::Spectators, &user("ben"), "d", 4)
        .await
        .unwrap();
    let said = store.chat(&g1, Room::Players, 2).await.unwrap();
    let texts: Vec<&str> = said.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(texts, ["b", "c"]);
    assert_eq!(said[0].by.name, "anna");
    assert_eq!(store.chat(&g1, Room::Spectators, 9).await.unwrap().len(), 1);
    assert_eq!(store.said_by(&anna).await.unwrap().len(), 3);
}

#[tokio::test]
async fn moderation_is_logged_line_by_line() {
    let (store, _directory) = at_the_table().await;
    let (anna, ben) = (user("anna"), user("ben"));
    store.set_role(&ben, Role::Moderator).await.unwrap();
    let report = NewReport {
        id: "r1".to_owned(),
        reporter: ben.clone(),
        subject: anna.clone(),
        game: Some(game_id("g1")),
        reason: "chat".to_owned(),
        body: "rude".to_owned(),
        at: 1,
    };
    store.add_report(&report).await.unwrap();
    assert_eq!(store.open_reports(5).await.unwrap()[0].subject, "anna");
    assert!(store.close_report("r1", &ben, "muted", 2).await.unwrap());
    assert!(!store.close_report("r1", &ben, "again", 3).await.unwrap());
    let deed = Deed {
        at: 3,
        actor: "ben",
        action: "mute",
        subject: Some(&anna),
        detail: "an hour",
    };
    store.take_measure(Measure::Mute(500), deed).await.unwrap();
    let muted = store.account(&anna).await.unwrap().unwrap();
    assert!(muted.is_muted(499) && !muted.is_muted(500) && !muted.is_suspended(1));
    let log = store.audit(10).await.unwrap();
    let actions: Vec<&str> = log.iter().map(|line| line.action.as_str()).collect();
    assert_eq!(actions, ["mute", "close_report"]);
}

#[tokio::test]
async fn blocks_are_seen_from_both_sides() {
    let (store, _directory) = at_the_table().await;
    let (anna, ben) = (user("anna"), user("ben"));
    store.block(&anna, &ben, 1).await.unwrap();
    store.block(&anna, &ben, 2).await.unwrap();
    assert_eq!(store.blocked_by(&anna).await.unwrap(), ["ben"]);
    assert_eq!(
        store.avoided(&ben).await.unwrap(),
        std::slice::from_ref(&anna)
    );
    assert_eq!(
        store.blocked(&anna).await.unwrap(),
        std::slice::from_ref(&ben)
    );
    assert_eq!(store.blocked(&ben).await.unwrap(), []);
    assert_eq!(
        store.blockers(&ben).await.unwrap(),
        std::slice::from_ref(&anna)
    );
    assert_eq!(store.blockers(&anna).await.unwrap(), []);
    store.unblock(&anna, &ben).await.unwrap();
    assert_eq!(store.avoided(&ben).await.unwrap(), []);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_made_while_people_play_is_whole() {
    let (store, directory) = at_the_table().await;
    let player = {
        let store = store.clone();
        tokio::spawn(async move {
            for ply in 1..=200 {
                let done = store.append(&turn("g1", ply, ply)).await.unwrap();
                assert_eq!(done, Appended::Done(ply + 1));
            }
        })
    };
    let copy = directory.path().join("copy.sqlite");
    store.backup(&copy).await.unwrap();
    player.await.unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    Store::restore(&copy, elsewhere.path()).await.unwrap();
    let restored = Store::open(elsewhere.path()).await.unwrap();
    let row = restored.game(&game_id("g1")).await.unwrap().unwrap();
    let events = restored.events(&row.id, 0).await.unwrap();
    assert_eq!(events.len(), row.version as usize);
    assert_eq!(
        restored.turns(&row.id).await.unwrap().len(),
        row.ply as usize
    );
    assert_eq!(restored.complaints().await.unwrap(), Vec::<String>::new());
    let again = Store::restore(&copy, elsewhere.path()).await.unwrap_err();
    assert!(again.to_string().contains("exists"), "{again}");
}

#[tokio::test]
async fn nonsense_is_not_restored() {
    let directory = tempfile::tempdir().unwrap();
    let junk = directory.path().join("junk");
    std::fs::write(&junk, "this is no database at all, only a line of text").unwrap();
    let target = directory.path().join("house");
    let error = Store::restore(&junk, &target).await.unwrap_err();
    assert!(error.to_string().contains("not sound"), "{error}");
    assert!(!target.exists());
}

#[tokio::test]
async fn everything_is_still_there_after_a_restart() {
    let (store, directory) = at_the_table().await;
    store.append(&turn("g1", 1, 1)).await.unwrap();
    store.close().await;
    let store = Store::open(directory.path()).await.unwrap();
    assert_eq!(store.turns(&game_id("g1")).await.unwrap(), ["turn 1"]);
    let stats = store.stats().await.unwrap();
    assert_eq!((stats.persons, stats.playing, stats.turns), (2, 1, 1));
}
