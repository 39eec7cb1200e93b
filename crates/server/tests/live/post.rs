//! Correspondence games: conditional replies, and vacation from all of them at once.

use std::time::Duration;

use crate::play::begun;
use crate::test_server::{TestServer, body, eventually, person, settings};
use paisho_server::live::LiveSettings;
use paisho_wire::{Action, Event, GameId, Refusal, Seat, Status, TimeControl};

const DAYS: TimeControl = TimeControl::PerTurn { days: 3 };
const DAY: u64 = 24 * 60 * 60;

/// The players on vacation in a game.
async fn away(server: &TestServer, game: &GameId) -> Vec<Seat> {
    server.state(game).await.vacation
}

/// Waits until exactly these players are on vacation in a game.
async fn until_away(server: &TestServer, game: &GameId, seats: &[Seat]) {
    eventually(async || away(server, game).await == seats).await;
}

#[tokio::test]
async fn conditional_replies_go_by_post() {
    let server = TestServer::new().await;
    let (game, mut rose, mut lily) = begun(&server, TimeControl::PerTurn { days: 3 }).await;
    let lines = vec!["R4(8,0);R5(-8,0)".to_owned().try_into().unwrap()];
    lily.act(&game, Action::SetConditionals { lines })
        .await
        .unwrap();
    rose.event(|e| matches!(e, Event::Private {})).await;
    assert_eq!(rose.play(&game, 2, "R4(8,0)").await, Ok(6));
    assert_eq!(server.store.turns(&game).await.unwrap().len(), 4);
}

#[tokio::test]
async fn a_vacation_is_one_for_all_games_and_for_those_that_begin_in_it() {
    let server = TestServer::new().await;
    let rose = person("rose").id;
    let (game, mut client, _lily) = begun(&server, DAYS).await;
    let other = server.game(body("rulebook", DAYS), "iris", "rose").await;
    let idle = TimeControl::Unlimited {};
    let idle = server.game(body("rulebook", idle), "iris", "rose").await;
    client.act(&game, Action::BeginVacation {}).await.unwrap();
    assert_eq!(away(&server, &game).await, [Seat::South]);
    assert_eq!(away(&server, &other).await, [Seat::North]);
    assert!(away(&server, &idle).await.is_empty());
    let new = server.game(body("rulebook", DAYS), "rose", "lily").await;
    until_away(&server, &new, &[Seat::South]).await;

    server.set_forward(Duration::from_secs(10 * DAY));
    let back = server.live.end_vacation(&rose).await.unwrap();
    assert_eq!(back.until, None);
    assert!(back.left.abs_diff(20 * DAY * 1000) < 60_000, "{back:?}");
    for game in [&game, &other, &new] {
        assert!(away(&server, game).await.is_empty());
    }
    let again = server.live.end_vacation(&rose).await.unwrap();
    assert_eq!(again.until, None);
}

#[tokio::test]
async fn a_vacation_ends_by_itself_and_nothing_is_left_of_it() {
    let server = TestServer::with(LiveSettings {
        tidy: Duration::from_millis(50),
        ..settings()
    })
    .await;
    let rose = person("rose").id;
    let first = server.game(body("rulebook", DAYS), "lily", "rose").await;
    server.live.begin_vacation(&rose).await.unwrap();
    server.set_forward(Duration::from_secs(20 * DAY));
    let late = server.game(body("rulebook", DAYS), "iris", "rose").await;
    until_away(&server, &late, &[Seat::North]).await;
    assert_eq!(away(&server, &first).await, [Seat::North]);
    // The later game alone would allow more vacation, but the year does not.
    server.set_forward(Duration::from_secs(10 * DAY + 60));
    until_away(&server, &first, &[]).await;
    until_away(&server, &late, &[]).await;
    let state = server.state(&late).await;
    assert_eq!(state.summary.status, Status::Playing);
    let refused = server.live.begin_vacation(&rose).await;
    assert_eq!(refused, Err(Refusal::NoVacationLeft {}));
    let mut client = server.client("rose").await;
    let refused = client.act(&late, Action::BeginVacation {}).await;
    assert_eq!(refused, Err(Refusal::NoVacationLeft {}));
}

#[tokio::test]
async fn a_vacation_that_a_crash_cut_short_is_completed() {
    let server = TestServer::new().await;
    let rose = person("rose").id;
    let game = server.game(body("rulebook", DAYS), "rose", "lily").await;
    let none = server.store.vacation(&rose).await.unwrap();
    let marked = paisho_server::store::VacationRow {
        since: Some(paisho_server::env::Env::real().now()),
        ..none
    };
    assert!(
        server
            .store
            .put_vacation(&rose, none, marked)
            .await
            .unwrap()
    );
    let server = server.after(Duration::from_secs(60)).await;
    assert_eq!(away(&server, &game).await, [Seat::South]);
}
