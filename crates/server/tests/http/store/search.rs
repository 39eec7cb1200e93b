//! The search for finished games.

use paisho_server::store::{PlayerResult, Search, Store};
use paisho_wire::{Ending, Speed};

use super::at_the_table;
use crate::sample::{finish, game, game_id, user};

/// `g1` is public, `g2` is private; Host won both.
async fn two_finished_games() -> (Store, tempfile::TempDir) {
    let (store, directory) = at_the_table().await;
    let (anna, ben) = (user("anna"), user("ben"));
    store.append(&finish("g1", 1, &anna, &ben)).await.unwrap();
    let mut private = game("g2", "anna", "ben");
    private.public = false;
    store.create_game(&private, None).await.unwrap();
    store.append(&finish("g2", 1, &anna, &ben)).await.unwrap();
    (store, directory)
}

async fn found(store: &Store, search: &Search) -> String {
    let result = store.search(search, 10).await.unwrap();
    let ids = result.games.iter().map(|g| g.id.to_string());
    ids.collect::<Vec<_>>().join(" ")
}

/// A filter of the search, and the games it finds.
type Case = (fn(&mut Search), &'static str);

#[tokio::test]
async fn finished_games_are_found_by_what_they_are() {
    let (store, _directory) = two_finished_games().await;
    let cases: [Case; 16] = [
        (|_| {}, "g1"),
        (|s| s.player = Some(user("anna")), "g1"),
        (|s| s.opponent = Some(user("anna")), "g1"),
        (|s| s.result = Some(PlayerResult::Drawn), ""),
        (|s| s.result = Some(PlayerResult::Won), "g1"),
        (|s| s.opening = Some("R3".to_owned()), "g1"),
        (|s| s.opening = Some("W5".to_owned()), ""),
        (|s| s.ruleset = Some("rulebook".to_owned()), "g1"),
        (|s| s.preset = Some("rulebook".to_owned()), "g1"),
        (|s| s.preset = Some("german".to_owned()), ""),
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
