//! Time that could not be given back is still owed after a restart; and nothing else is.

use std::time::Duration;

use paisho_server::store::Heartbeat;
use paisho_wire::GameId;
use sqlx::{AssertSqlSafe, Connection};
use tokio::time::{sleep, timeout};

use crate::behind::connection;
use crate::late::{RULES, begun, given_back, is_interruption, watchful};
use crate::test_server::{QUICK, TestServer, body, settings};

/// Makes every write to one game fail; all other games work.
async fn jam(server: &TestServer, game: &GameId) {
    let trigger = format!(
        "CREATE TRIGGER jammed BEFORE INSERT ON events WHEN NEW.game = '{game}'
         BEGIN SELECT RAISE(ABORT, 'jammed'); END"
    );
    command(server, trigger).await;
}

/// Runs a statement that changes no row.
async fn command(server: &TestServer, statement: String) {
    let mut database = connection(server.folder.path()).await;
    let done = sqlx::raw_sql(AssertSqlSafe(statement));
    done.execute(&mut database).await.unwrap();
    database.close().await.unwrap();
}

/// The first heartbeat at a time or later.
async fn sign_of_life(server: &TestServer, moment: u64) -> Heartbeat {
    let found = async {
        loop {
            let beat = server.store.last_beat().await.unwrap().unwrap();
            if beat.at >= moment {
                return beat;
            }
            sleep(Duration::from_millis(5)).await;
        }
    };
    // A heartbeat is written every two seconds.
    let found = timeout(Duration::from_secs(60), found).await;
    found.expect("the server gives no sign of life")
}

async fn all_given_back(server: &TestServer, game: &GameId) -> u64 {
    let events = server.events(game, 0).await;
    events.iter().map(|e| given_back(&e.event)).sum()
}

#[tokio::test]
async fn a_game_that_gets_nothing_back_does_not_make_the_server_seem_dead() {
    let server = watchful().await;
    let (jammed, _rose, _lily) = begun(&server, QUICK).await;
    let other = server.game(body(RULES, QUICK), "iris", "thorn").await;
    let mut iris = server.client("iris").await;
    iris.join(&other).await;
    jam(&server, &jammed).await;
    server.set_forward(Duration::from_secs(50));
    iris.event(is_interruption).await;
    let beat = sign_of_life(&server, server.now()).await;
    let owed: Vec<u64> = beat.owed.iter().map(|o| o.until - o.since).collect();
    assert!(owed.iter().any(|millis| *millis >= 50_000), "{owed:?}");
    assert_eq!(all_given_back(&server, &jammed).await, 0);

    command(&server, "DROP TRIGGER jammed".to_owned()).await;
    let server = server.after_with(Duration::from_secs(20), settings()).await;
    let back = all_given_back(&server, &jammed).await;
    assert!(back >= 70_000, "{back}");
}
