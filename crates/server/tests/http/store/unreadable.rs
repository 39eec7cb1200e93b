//! Corrupt rows do not affect the others.

use paisho_server::doctor::examine;
use paisho_server::store::{Search, Store};
use paisho_wire::Room;

use super::at_the_table;
use crate::behind::change;
use crate::sample::{finish, game, game_id, user};

fn ids(games: &[paisho_server::store::GameRow]) -> Vec<&str> {
    games.iter().map(|game| game.id.as_str()).collect()
}

/// `g1` to `g3`, of which `g2` is corrupt.
async fn three_games() -> (Store, tempfile::TempDir) {
    let (store, directory) = at_the_table().await;
    for name in ["g2", "g3"] {
        let created = store.create_game(&game(name, "anna", "ben"), None).await;
        assert!(created.unwrap());
    }
    let statement = "UPDATE games SET setup = '{' WHERE id = 'g2'";
    change(directory.path(), statement).await;
    (store, directory)
}

#[tokio::test]
async fn a_game_that_cannot_be_read_is_left_out_of_lists_and_found_by_the_doctor() {
    let (store, _directory) = three_games().await;
    let playing = store.playing(&user("anna")).await.unwrap();
    assert_eq!(ids(&playing), ["g1", "g3"]);
    let public = store.public_games(10).await.unwrap();
    assert_eq!(public.len(), 2);
    assert!(store.game(&game_id("g2")).await.is_err());
    let health = examine(&store).await.unwrap();
    let about = |id: &str| {
        let game = Some(game_id(id));
        health.findings.iter().any(|finding| finding.game == game)
    };
    assert!(about("g2") && !about("g1"), "{:?}", health.findings);
}

#[tokio::test]
async fn a_search_goes_on_after_a_game_that_cannot_be_read() {
    let (store, _directory) = three_games().await;
    let (anna, ben) = (user("anna"), user("ben"));
    for name in ["g1", "g2", "g3"] {
        store.append(&finish(name, 1, &anna, &ben)).await.unwrap();
    }
    let mut search = Search::default();
    let mut found = Vec::new();
    loop {
        let page = store.search(&search, 1).await.unwrap();
        found.extend(page.games.into_iter().map(|game| game.id.to_string()));
        let Some(next) = page.next else { break };
        search.after = Some(next);
    }
    assert_eq!(found, ["g3", "g1"]);
}

#[tokio::test]
async fn a_line_of_chat_that_cannot_be_read_is_left_out() {
    let (store, directory) = at_the_table().await;
    let (g1, anna) = (game_id("g1"), user("anna"));
    for text in ["a", "b", "c"] {
        let said = store.say(&g1, Room::Players, &anna, text, 5).await;
        said.unwrap();
    }
    change(directory.path(), "UPDATE chat SET at = -1 WHERE number = 2").await;
    let lines = store.chat(&g1, Room::Players, 10).await.unwrap();
    let texts: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(texts, ["a", "c"]);
}
