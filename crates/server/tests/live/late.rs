//! Servers that freeze, slow disks, and clocks that are changed: players lose no time by any of it,
//! and get lost time back exactly once.

use std::time::Duration;

use paisho_server::live::LiveSettings;
use paisho_server::store::FILE_NAME;
use paisho_wire::{Event, GameId, Seat, Status, TimeControl, ToServer};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use tokio::time::{sleep, timeout};

use crate::client::{Client, play};
use crate::test_server::{QUICK, TestServer, body, settings};

pub(crate) const RULES: &str = "rulebook.accents_one_of_each";

/// A server that notices when it is late.
pub(crate) async fn watchful() -> TestServer {
    TestServer::with(LiveSettings {
        late: Duration::from_secs(1),
        ..settings()
    })
    .await
}

/// A game past its opening: rose is connected and to move.
pub(crate) async fn begun(server: &TestServer, time: TimeControl) -> (GameId, Client, Client) {
    let game = server.game(body(RULES, time), "rose", "lily").await;
    let mut rose = server.client("rose").await;
    let mut lily = server.client("lily").await;
    rose.join(&game).await;
    lily.join(&game).await;
    rose.play(&game, 0, "R3(0,-8)").await.unwrap();
    lily.play(&game, 1, "R3(0,8)").await.unwrap();
    (game, rose, lily)
}

async fn left(server: &TestServer, game: &GameId, seat: Seat) -> u64 {
    let state = server.state(game).await;
    let mut clocks = state.clock.left.iter();
    clocks.find(|c| c.seat == seat).unwrap().millis
}

pub(crate) fn is_interruption(event: &Event) -> bool {
    matches!(event, Event::Interrupted { .. })
}

#[tokio::test]
async fn a_server_that_stood_still_gives_the_time_back() {
    let server = watchful().await;
    let time = TimeControl::Live {
        main: 60,
        increment: 0,
    };
    let (game, mut rose, _lily) = begun(&server, time).await;
    server.set_forward(Duration::from_secs(90));
    rose.event(is_interruption).await;
    let state = server.state(&game).await;
    assert_eq!(state.summary.status, Status::Playing);
    rose.play(&game, 2, "R4(8,0)").await.unwrap();
    // No player gets back more than was lost.
    let events = server.events(&game, 0).await;
    let back: u64 = events.iter().map(|e| given_back(&e.event)).sum();
    assert!(left(&server, &game, Seat::South).await <= 60_000);
    assert!(back >= 90_000, "{back}");
}

pub(crate) fn given_back(event: &Event) -> u64 {
    match event {
        Event::Interrupted { millis } => *millis,
        _ => 0,
    }
}

#[tokio::test]
async fn a_turn_that_comes_first_after_a_standstill_is_in_time() {
    let server = watchful().await;
    let time = TimeControl::Live {
        main: 60,
        increment: 0,
    };
    for _ in 0..5 {
        let (game, mut rose, _lily) = begun(&server, time).await;
        server.set_forward(Duration::from_secs(90));
        // Whether this arrives before or after the server notices the delay is a race; both must
        // work.
        rose.play(&game, 2, "R4(8,0)").await.unwrap();
    }
}

#[tokio::test]
async fn a_wall_clock_that_is_set_takes_nothing_from_anybody() {
    let server = TestServer::new().await;
    let (game, mut rose, mut lily) = begun(&server, QUICK).await;
    server.set_wall_clock_forward(Duration::from_secs(24 * 3600));
    rose.play(&game, 2, "R4(8,0)").await.unwrap();
    lily.play(&game, 3, "R4(-8,0)").await.unwrap();
    let state = server.state(&game).await;
    assert_eq!(state.summary.status, Status::Playing);
    assert!(state.clock.now < server.now() + 3_600_000);
}

/// Locks the database so that the server can't write.
async fn stall(server: &TestServer) -> SqliteConnection {
    let file = server.folder.path().join(FILE_NAME);
    let options = SqliteConnectOptions::new().filename(file);
    let mut other = options.connect().await.unwrap();
    sqlx::query("BEGIN IMMEDIATE")
        .execute(&mut other)
        .await
        .unwrap();
    other
}

#[tokio::test]
async fn a_turn_that_is_stored_late_is_not_charged_to_the_opponent() {
    let server = watchful().await;
    let (game, mut rose, mut lily) = begun(&server, QUICK).await;
    let mut other = stall(&server).await;
    rose.send(&ToServer::Act {
        game: game.clone(),
        id: "slow".parse().unwrap(),
        action: play(2, "R4(8,0)"),
    })
    .await;
    // The turn has arrived once the table is locked, so that nobody can join it.
    let mut watcher = server.stranger("").await;
    while timeout(Duration::from_secs(1), watcher.join(&game))
        .await
        .is_ok()
    {
        sleep(Duration::from_millis(50)).await;
    }
    // Time passes in small steps, so that the server itself is never late.
    for _ in 0..20 {
        server.set_forward(Duration::from_millis(900));
        sleep(Duration::from_millis(25)).await;
    }
    sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    lily.event(|e| matches!(e, Event::TurnPlayed { turn, .. } if turn.contains("R4")))
        .await;
    // In one event, or in several if the machine itself was late.
    let mut back = 0;
    while back < 12_000 {
        back += given_back(&lily.event(is_interruption).await.event);
    }
}

#[tokio::test]
async fn a_server_that_dies_while_it_gives_back_gives_once() {
    let server = TestServer::new().await;
    let (game, _rose, _lily) = begun(&server, QUICK).await;
    server.set_forward(Duration::from_secs(100));
    let alive = server.now();
    let server = server.after_dying(alive, Duration::from_secs(60)).await;
    let events = server.events(&game, 0).await;
    assert!(is_interruption(&events.last().unwrap().event));
    let server = server.after_dying(alive, Duration::from_secs(10)).await;
    let thought = left(&server, &game, Seat::South).await;
    assert!(thought <= 205_000, "{thought}");
}

#[tokio::test]
async fn a_short_absence_does_not_bother_games_by_correspondence() {
    let server = TestServer::new().await;
    let (live, _rose, _lily) = begun(&server, QUICK).await;
    let days = body(RULES, TimeControl::PerTurn { days: 1 });
    let slow = server.game(days, "iris", "thorn").await;
    let server = server.after(Duration::from_secs(60)).await;
    // The game that got time back is in memory; the other one was not even loaded.
    assert_eq!(server.live.tables(), 1);
    let server = server.after(Duration::from_secs(7 * 60 * 60)).await;
    for game in [live, slow] {
        let events = server.events(&game, 0).await;
        assert!(is_interruption(&events.last().unwrap().event), "{game}");
    }
}
