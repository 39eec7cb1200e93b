//! Computer opponents: they play, answer offers, and exist only where the operator wants them.

use std::sync::Arc;
use std::time::Duration;

use crate::behind::change;
use crate::client::Client;
use crate::log::Log;
use crate::test_server::{QUICK, TestServer, body, eventually, person, settings};
use paisho_server::live::LiveSettings;
use paisho_wire::{Action, Event, GameId, Limit, Refusal, SeekAnswer, SeekBody, TimeControl};

fn against(level: u8) -> SeekBody {
    SeekBody {
        computers: vec![level],
        side: paisho_wire::SideWish::Guest,
        ..body("rulebook", TimeControl::Unlimited {})
    }
}

/// Begins a game of fern as Guest against a computer.
async fn begin(server: &TestServer, level: u8) -> GameId {
    let begun = server.live.offer(&person("fern"), against(level)).await;
    let Ok(SeekAnswer::Started { game }) = begun else {
        panic!("the computer did not come");
    };
    game
}

/// Joins a game and waits until the computer has chosen its accents.
async fn join_after_its_choice(fern: &mut Client, game: &GameId) {
    if fern.join(game).await.summary.ply == 0 {
        fern.event(|e| matches!(e, Event::TurnPlayed { .. })).await;
    }
}

#[tokio::test]
async fn computers_answer_by_themselves() {
    let server = TestServer::new().await;
    let game = begin(&server, 1).await;
    let mut fern = server.client("fern").await;
    join_after_its_choice(&mut fern, &game).await;
    fern.play(&game, 1, "R,R,K,K").await.unwrap();
    fern.play(&game, 2, "R3(0,-8)").await.unwrap();
    let planted = |e: &Event| matches!(e, Event::TurnPlayed { turn, .. } if turn == "1H.R3(0,8)");
    fern.event(planted).await;
    fern.play(&game, 4, "R4(8,0)").await.unwrap();
    fern.event(|e| matches!(e, Event::TurnPlayed { turn, .. } if turn.starts_with("2H.")))
        .await;
}

#[tokio::test]
async fn computers_answer_offers_of_draws_on_either_ones_turn() {
    let server = TestServer::new().await;
    let game = begin(&server, 1).await;
    let mut fern = server.client("fern").await;
    join_after_its_choice(&mut fern, &game).await;
    let no = |e: &Event| matches!(e, Event::DrawDeclined { .. });
    fern.act(&game, Action::OfferDraw {}).await.unwrap();
    fern.event(no).await;
    let twice = fern.act(&game, Action::OfferDraw {}).await;
    assert_eq!(twice, Err(Refusal::AlreadyOffered {}));
    fern.play(&game, 1, "R,R,K,K").await.unwrap();
    fern.play(&game, 2, "R3(0,-8)").await.unwrap();
    fern.event(|e| matches!(e, Event::TurnPlayed { turn, .. } if turn == "1H.R3(0,8)"))
        .await;
    fern.act(&game, Action::OfferDraw {}).await.unwrap();
    fern.event(no).await;
}

#[tokio::test]
async fn an_offer_that_was_made_before_the_server_went_is_answered_when_it_is_back() {
    let server = TestServer::new().await;
    let game = begin(&server, 1).await;
    let mut fern = server.client("fern").await;
    join_after_its_choice(&mut fern, &game).await;
    let none = LiveSettings {
        thinkers: 0,
        ..settings()
    };
    let server = server.after_with(Duration::from_secs(1), none).await;
    let mut fern = server.client("fern").await;
    fern.act(&game, Action::OfferDraw {}).await.unwrap();
    let server = server.after(Duration::from_secs(1)).await;
    let mut fern = server.client("fern").await;
    fern.join(&game).await;
    fern.event(|e| matches!(e, Event::DrawDeclined { .. }))
        .await;
}

#[tokio::test]
async fn computers_remember_that_it_is_their_turn() {
    let server = TestServer::new().await;
    server.live.close("no computer shall think");
    let game = begin(&server, 2).await;
    let server = server.after(Duration::from_secs(60)).await;
    let mut fern = server.client("fern").await;
    join_after_its_choice(&mut fern, &game).await;
    assert!(fern.play(&game, 1, "R,R,K,K").await.is_ok());
}

#[tokio::test]
async fn where_no_computer_thinks_none_plays_again() {
    let server = TestServer::new().await;
    let game = begin(&server, 1).await;
    let none = LiveSettings {
        thinkers: 0,
        ..settings()
    };
    let server = server.after_with(Duration::from_secs(60), none).await;
    let mut fern = server.client("fern").await;
    fern.act(&game, Action::Resign {}).await.unwrap();
    let refusal = Limit::NoComputers.refusal();
    let again = fern.act(&game, Action::Rematch {}).await;
    assert_eq!(again, Err(refusal.clone()));
    let begun = server.live.offer(&person("fern"), against(1)).await;
    assert_eq!(begun, Err(refusal));
}

/// Begins games of a person against the strongest computer.
async fn begin_many(server: &TestServer, name: &str, many: usize) -> Vec<GameId> {
    let mut games = Vec::new();
    for _ in 0..many {
        let begun = server.live.offer(&person(name), against(8)).await;
        let Ok(SeekAnswer::Started { game }) = begun else {
            panic!("the computer did not come");
        };
        games.push(game);
    }
    games
}

/// The time of the computer's first choice in a game.
async fn first_choice(server: &TestServer, game: &GameId) -> u64 {
    let mut watcher = server.stranger("").await;
    let mut events = watcher.rejoin(game, 1).await;
    if events.is_empty() {
        events = watcher.events().await;
    }
    events[0].at
}

#[tokio::test]
async fn many_games_of_one_do_not_keep_the_computer_from_another() {
    let quick = || LiveSettings {
        longest_thought: Duration::from_millis(100),
        ..settings()
    };
    let server = TestServer::with(quick()).await;
    server.live.close("no computer shall think yet");
    let many = begin_many(&server, "rose", 30).await;
    let one = begin_many(&server, "lily", 1).await;
    let server = server.after_with(Duration::from_secs(1), quick()).await;
    let lily = first_choice(&server, &one[0]).await;
    let mut before = 0;
    for game in &many {
        before += usize::from(first_choice(&server, game).await < lily);
    }
    assert!(before <= 2, "{before} games of somebody else came first");
}

#[tokio::test]
async fn guests_play_few_games_against_computers_at_once() {
    let server = TestServer::with(LiveSettings {
        guest_computer_games: 2,
        ..settings()
    })
    .await;
    let first = begin(&server, 1).await;
    begin(&server, 1).await;
    let third = server.live.offer(&person("fern"), against(1)).await;
    assert_eq!(third, Err(Limit::Games.refusal()));
    let mut fern = server.client("fern").await;
    fern.act(&first, Action::Resign {}).await.unwrap();
    begin(&server, 1).await;
    // A rematch against the same computer counts as another game.
    let again = fern.act(&first, Action::Rematch {}).await;
    assert_eq!(again, Err(Limit::Games.refusal()));
    begin_many(&server, "rose", 3).await;
}

/// Waits until the server has run its cleanup.
async fn is_tidied(server: &TestServer) {
    let rose = person("rose");
    let offered = server.live.offer(&rose, body("rulebook", QUICK)).await;
    offered.unwrap();
    server.store.leave_seeks(&rose.id, 0).await.unwrap();
    eventually(async || {
        server
            .store
            .seeks_naming(&rose.id)
            .await
            .unwrap()
            .is_empty()
    })
    .await;
}

#[tokio::test]
async fn a_computer_that_is_no_longer_there_is_named_once() {
    let log = Log::listen();
    let server = TestServer::new().await;
    let game = begin(&server, 1).await;
    let mut fern = server.client("fern").await;
    join_after_its_choice(&mut fern, &game).await;
    let nobody_thinks = LiveSettings {
        thinkers: 0,
        ..settings()
    };
    let server = server.after_with(Duration::ZERO, nobody_thinks).await;
    let mut fern = server.client("fern").await;
    fern.play(&game, 1, "R,R,K,K").await.unwrap();
    fern.play(&game, 2, "R3(0,-8)").await.unwrap();
    server.live.close("going down");
    server.store.close().await;
    // The database is changed as if it came from a release with more levels.
    for (table, column, key) in [("games", "setup", "id"), ("events", "body", "game")] {
        let statement = format!(
            "UPDATE {table} SET {column} = replace({column}, '\"computer\":1', '\"computer\":99')
             WHERE {key} = '{game}'"
        );
        change(server.folder.path(), &statement).await;
    }
    let often = LiveSettings {
        tidy: Duration::from_millis(1),
        ..settings()
    };
    let server = TestServer::open_with(server.folder, Arc::default(), Arc::default(), often).await;
    while server.live.awaiting_computers() > 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    for _ in 0..8 {
        is_tidied(&server).await;
    }
    assert_eq!(
        log.count("there is no computer level 99"),
        1,
        "{}",
        log.text()
    );
}
