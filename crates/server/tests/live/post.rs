//! Correspondence games: conditional replies, and vacation from all of them at once.

use std::time::Duration;

use crate::house::{House, body, person, settings};
use crate::play::begun;
use paisho_server::live::{Live, LiveSettings};
use paisho_wire::{Action, Event, GameId, Refusal, Seat, Status, TimeControl};

const DAYS: TimeControl = TimeControl::PerTurn { days: 3 };
const DAY: u64 = 24 * 60 * 60;

/// The players on vacation in a game.
async fn away(live: &Live, game: &GameId) -> Vec<Seat> {
    live.state(game, None).await.unwrap().vacation
}

/// Waits until exactly these players are on vacation in a game.
async fn until_away(live: &Live, game: &GameId, seats: &[Seat]) {
    let wait = async {
        while away(live, game).await != seats {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), wait)
        .await
        .unwrap();
}

#[tokio::test]
async fn conditional_replies_go_by_post() {
    let house = House::new().await;
    let (game, mut rose, mut lily) = begun(&house, TimeControl::PerTurn { days: 3 }).await;
    let lines = vec!["R4(8,0);R5(-8,0)".to_owned().try_into().unwrap()];
    lily.act(&game, Action::SetConditionals { lines })
        .await
        .unwrap();
    rose.event(|e| matches!(e, Event::Private {})).await;
    assert_eq!(rose.play(&game, 2, "R4(8,0)").await, Ok(6));
    assert_eq!(house.store.turns(&game).await.unwrap().len(), 4);
}

#[tokio::test]
async fn a_vacation_is_one_for_all_games_and_for_those_that_begin_in_it() {
    let house = House::new().await;
    let rose = person("rose").id;
    let (game, mut client, _lily) = begun(&house, DAYS).await;
    let other = house.game(body("rulebook", DAYS), "iris", "rose").await;
    let idle = TimeControl::Unlimited {};
    let idle = house.game(body("rulebook", idle), "iris", "rose").await;
    client.act(&game, Action::BeginVacation {}).await.unwrap();
    assert_eq!(away(&house.live, &game).await, [Seat::South]);
    assert_eq!(away(&house.live, &other).await, [Seat::North]);
    assert!(away(&house.live, &idle).await.is_empty());
    let new = house.game(body("rulebook", DAYS), "rose", "lily").await;
    until_away(&house.live, &new, &[Seat::South]).await;

    house.set_forward(Duration::from_secs(10 * DAY));
    let back = house.live.end_vacation(&rose).await.unwrap();
    assert_eq!(back.until, None);
    assert!(back.left.abs_diff(20 * DAY * 1000) < 60_000, "{back:?}");
    for game in [&game, &other, &new] {
        assert!(away(&house.live, game).await.is_empty());
    }
    let again = house.live.end_vacation(&rose).await.unwrap();
    assert_eq!(again.until, None);
}

#[tokio::test]
async fn a_vacation_ends_by_itself_and_nothing_is_left_of_it() {
    let house = House::with(LiveSettings {
        tidy: Duration::from_millis(50),
        ..settings()
    })
    .await;
    let rose = person("rose").id;
    let first = house.game(body("rulebook", DAYS), "lily", "rose").await;
    house.live.begin_vacation(&rose).await.unwrap();
    house.set_forward(Duration::from_secs(20 * DAY));
    let late = house.game(body("rulebook", DAYS), "iris", "rose").await;
    until_away(&house.live, &late, &[Seat::North]).await;
    assert_eq!(away(&house.live, &first).await, [Seat::North]);
    // The later game alone would allow more vacation, but the year does not.
    house.set_forward(Duration::from_secs(10 * DAY + 60));
    until_away(&house.live, &first, &[]).await;
    until_away(&house.live, &late, &[]).await;
    let state = house.live.state(&late, None).await.unwrap();
    assert_eq!(state.summary.status, Status::Playing);
    let refused = house.live.begin_vacation(&rose).await;
    assert_eq!(refused, Err(Refusal::NoVacationLeft {}));
    let mut client = house.client("rose").await;
    let refused = client.act(&late, Action::BeginVacation {}).await;
    assert_eq!(refused, Err(Refusal::NoVacationLeft {}));
}

#[tokio::test]
async fn a_vacation_that_a_crash_cut_short_is_completed() {
    let house = House::new().await;
    let rose = person("rose").id;
    let game = house.game(body("rulebook", DAYS), "rose", "lily").await;
    let none = house.store.vacation(&rose).await.unwrap();
    let marked = paisho_server::store::VacationRow {
        since: Some(paisho_server::world::World::real().now()),
        ..none
    };
    assert!(house.store.put_vacation(&rose, none, marked).await.unwrap());
    let house = house.after(Duration::from_secs(60)).await;
    assert_eq!(away(&house.live, &game).await, [Seat::South]);
}
