//! Playing: turns, answers, repeated requests, reconnecting, endings, ratings, rematches.

use std::time::Duration;

use crate::client::{Client, play};
use crate::test_server::{QUICK, TestServer, body, person};
use paisho_wire::{
    Action, Ending, Event, GameId, Refusal, Reply, Room, Seat, SeekBody, Status, TimeControl,
    ToClient, ToServer,
};

async fn table(server: &TestServer, rules: &str, time: TimeControl) -> (GameId, Client, Client) {
    let game = server.game(body(rules, time), "rose", "lily").await;
    let mut rose = server.client("rose").await;
    let mut lily = server.client("lily").await;
    rose.join(&game).await;
    lily.join(&game).await;
    (game, rose, lily)
}

/// A game past its opening: Guest, who is rose, is to move; the game has version 3.
pub(crate) async fn begun(server: &TestServer, time: TimeControl) -> (GameId, Client, Client) {
    let (game, mut rose, mut lily) = table(server, "rulebook.accents_one_of_each", time).await;
    assert_eq!(rose.play(&game, 0, "R3(0,-8)").await, Ok(2));
    assert_eq!(lily.play(&game, 1, "R3(0,8)").await, Ok(3));
    (game, rose, lily)
}

#[tokio::test]
async fn two_people_play_and_see_each_other_and_a_stranger_watches() {
    let server = TestServer::new().await;
    let (game, mut rose, mut lily) = table(&server, "rulebook.accents_one_of_each", QUICK).await;
    let mut stranger = server.stranger("").await;
    let state = stranger.join(&game).await;
    assert_eq!((state.you, state.summary.version), (None, 1));
    assert_eq!(rose.play(&game, 0, "R3(0,-8)").await, Ok(2));
    for client in [&mut rose, &mut lily, &mut stranger] {
        let event = client
            .event(|e| matches!(e, Event::TurnPlayed { .. }))
            .await;
        assert_eq!(event.version, 2);
    }
    let refused = stranger.play(&game, 1, "R3(0,8)").await;
    assert_eq!(refused, Err(Refusal::NotAPlayer {}));
    let early = rose.play(&game, 1, "R3(0,8)").await;
    assert_eq!(early, Err(Refusal::NotYourTurn { due: Seat::North }));
    let wrong = lily.play(&game, 1, "R4(0,8)").await;
    assert!(matches!(wrong, Err(Refusal::Illegal(b)) if b.rule == "§3.2"));
    assert_eq!(lily.play(&game, 1, "R3(0,8)").await, Ok(3));
    assert_eq!(
        server.store.turns(&game).await.unwrap(),
        ["1G.R3(0,-8)", "1H.R3(0,8)"]
    );
}

#[tokio::test]
async fn a_request_that_is_repeated_is_carried_out_once() {
    let server = TestServer::new().await;
    let (game, mut rose, mut lily) = begun(&server, QUICK).await;
    let turn = play(2, "R4(8,0)");
    assert_eq!(rose.ask(&game, "once", turn.clone()).await, Ok(4));
    assert_eq!(rose.ask(&game, "once", turn.clone()).await, Ok(4));
    lily.play(&game, 3, "R5(-8,0)").await.unwrap();
    assert_eq!(rose.ask(&game, "once", turn.clone()).await, Ok(4));
    let new = rose.ask(&game, "twice", turn).await;
    assert_eq!(new, Err(Refusal::WrongPly { ply: 4 }));
    assert_eq!(server.store.turns(&game).await.unwrap().len(), 4);
}

#[tokio::test]
async fn an_id_that_was_used_for_something_else_is_refused() {
    let server = TestServer::new().await;
    let (game, mut rose, _lily) = begun(&server, QUICK).await;
    assert_eq!(rose.ask(&game, "once", play(2, "R4(8,0)")).await, Ok(4));
    // One that is possible, and one that would be refused anyway.
    for other in [Action::Resign {}, play(2, "R4(-8,0)")] {
        let refused = rose.ask(&game, "once", other).await;
        assert_eq!(refused, Err(Refusal::IdTaken {}));
    }
    let state = server.state(&game).await;
    assert_eq!((state.summary.version, state.summary.outcome), (4, None));
    assert_eq!(rose.ask(&game, "leave", Action::Resign {}).await, Ok(6));
}

#[tokio::test]
async fn whoever_comes_back_hears_what_was_missed_and_no_more() {
    let server = TestServer::new().await;
    let (game, mut rose, lily) = begun(&server, QUICK).await;
    drop(lily);
    rose.play(&game, 2, "R4(8,0)").await.unwrap();
    let mut lily = server.client("lily").await;
    let missed = lily.rejoin(&game, 3).await;
    assert_eq!(missed.iter().map(|e| e.version).collect::<Vec<_>>(), [4]);
    assert!(lily.rejoin(&game, 4).await.is_empty());
    lily.play(&game, 3, "R5(-8,0)").await.unwrap();
    let event = lily.events().await;
    assert_eq!(event[0].version, 5);
}

#[tokio::test]
async fn hidden_accents_stay_hidden_on_the_wire() {
    let server = TestServer::new().await;
    let (game, mut rose, mut lily) = table(&server, "rulebook.accents_hidden", QUICK).await;
    rose.play(&game, 0, "R,R,K,K").await.unwrap();
    let chosen = |e: &Event| matches!(e, Event::AccentsChosen { .. });
    let own = rose.event(chosen).await.event;
    let seen = lily.event(chosen).await.event;
    let (seat, accents) = (Seat::South, Some("R,R,K,K".to_owned()));
    assert_eq!(own, Event::AccentsChosen { seat, accents });
    assert_eq!(
        seen,
        Event::AccentsChosen {
            seat,
            accents: None
        }
    );
    lily.play(&game, 0, "R,W,K,B").await.unwrap();
    let turns = server.store.turns(&game).await.unwrap();
    assert_eq!(turns, ["0H.R,W,K,B", "0G.R,R,K,K"]);
}

#[tokio::test]
async fn the_sweeper_lets_flags_fall() {
    let server = TestServer::new().await;
    let (game, mut rose, mut lily) = begun(&server, QUICK).await;
    server.set_forward(Duration::from_secs(299));
    tokio::time::sleep(Duration::from_millis(100)).await;
    server.set_forward(Duration::from_secs(2));
    for client in [&mut rose, &mut lily] {
        client.event(|e| matches!(e, Event::Flagged { .. })).await;
    }
    let row = server.store.game(&game).await.unwrap().unwrap();
    assert_eq!(row.outcome.unwrap().ending, Ending::Time);
    assert_eq!(row.deadline, None);
}

#[tokio::test]
async fn a_win_is_claimed_from_somebody_who_is_gone() {
    let server = TestServer::new().await;
    let (game, rose, mut lily) = begun(&server, QUICK).await;
    let claim = Action::Claim {
        claim: paisho_wire::Claim::Win,
    };
    let here = lily.act(&game, claim.clone()).await;
    assert_eq!(here, Err(Refusal::NotGone { wait: None }));
    drop(rose);
    lily.find(|m| match m {
        ToClient::Presence { present, .. } if *present == [Seat::North] => Some(()),
        _ => None,
    })
    .await;
    let soon = lily.act(&game, claim.clone()).await;
    assert!(matches!(soon, Err(Refusal::NotGone { wait: Some(_) })));
    server.set_forward(Duration::from_secs(46));
    lily.act(&game, claim).await.unwrap();
    let end = lily.event(|e| matches!(e, Event::Finished { .. })).await;
    assert!(matches!(end.event, Event::Finished { outcome } if outcome.winners == [Seat::North]));
}

#[tokio::test]
async fn draws_takebacks_and_gifts_pass_between_clients() {
    let server = TestServer::new().await;
    let (game, mut rose, mut lily) = begun(&server, QUICK).await;
    rose.play(&game, 2, "R4(8,0)").await.unwrap();
    rose.act(&game, Action::OfferTakeback { ply: 2 })
        .await
        .unwrap();
    let reply = Reply::Accept;
    lily.act(&game, Action::AnswerTakeback { reply })
        .await
        .unwrap();
    assert_eq!(server.store.turns(&game).await.unwrap().len(), 2);
    rose.play(&game, 2, "W4(8,0)").await.unwrap();
    rose.act(&game, Action::OfferDraw {}).await.unwrap();
    let no = Reply::Decline;
    lily.act(&game, Action::AnswerDraw { reply: no })
        .await
        .unwrap();
    lily.act(&game, Action::ResignWithGift {}).await.unwrap();
    rose.act(&game, Action::AnswerGift { reply }).await.unwrap();
    let state = server.state(&game).await;
    assert_eq!(state.summary.outcome.unwrap().ending, Ending::Gift);
    assert_eq!(state.turns, "1G.R3(0,-8);1H.R3(0,8);2G.W4(8,0)");
}

#[tokio::test]
async fn a_rated_game_counts_once_and_a_rematch_begins_with_its_last_word() {
    let server = TestServer::new().await;
    let rated = SeekBody {
        rated: true,
        ..body("rulebook.accents_one_of_each", QUICK)
    };
    let game = server.game(rated, "rose", "lily").await;
    let mut rose = server.client("rose").await;
    let mut lily = server.client("lily").await;
    rose.join(&game).await;
    lily.join(&game).await;
    rose.play(&game, 0, "R3(0,-8)").await.unwrap();
    lily.play(&game, 1, "R3(0,8)").await.unwrap();
    let gift = rose.act(&game, Action::ResignWithGift {}).await;
    assert_eq!(gift, Err(Refusal::NoGifts {}));
    rose.act(&game, Action::Resign {}).await.unwrap();
    assert_eq!(
        rose.act(&game, Action::Resign {}).await,
        Err(Refusal::GameOver {})
    );
    let rating = |name: &'static str| {
        let store = server.store.clone();
        async move {
            store
                .rating(&person(name).id, "quick")
                .await
                .unwrap()
                .unwrap()
        }
    };
    let (loser, winner) = (rating("rose").await, rating("lily").await);
    assert!(winner.rating > 1500.0 && loser.rating < 1500.0);
    assert_eq!((winner.games, loser.games), (1, 1));
    rose.act(&game, Action::Rematch {}).await.unwrap();
    lily.act(&game, Action::Rematch {}).await.unwrap();
    let next = rose
        .find(|m| match m {
            ToClient::Started { game: next, .. } if *next != game => Some(next.clone()),
            _ => None,
        })
        .await;
    let state = rose.join(&next).await;
    assert_eq!(state.you, Some(Seat::North));
    assert_eq!(state.summary.status, Status::Playing);
    assert_eq!(state.summary.setup.rematch_of, Some(game));
}

#[tokio::test]
async fn players_and_spectators_talk_apart_and_the_players_stay_among_themselves() {
    let server = TestServer::new().await;
    let (game, mut rose, mut lily) = begun(&server, QUICK).await;
    let mut iris = server.client("iris").await;
    iris.join(&game).await;
    let say = |room, text: &str| ToServer::Say {
        game: game.clone(),
        id: "s".parse().unwrap(),
        room,
        text: text.to_owned().try_into().unwrap(),
    };
    let said = |m: &ToClient| match m {
        ToClient::Chat { lines, .. } if !lines.is_empty() => {
            Some(lines.iter().map(|l| l.text.clone()).collect::<Vec<_>>())
        }
        _ => None,
    };
    rose.send(&say(Room::Players, "good luck")).await;
    assert_eq!(lily.find(said).await, ["good luck"]);
    iris.send(&say(Room::Spectators, "what a turn")).await;
    assert_eq!(iris.find(said).await, ["what a turn"]);
    iris.send(&say(Room::Players, "take the Rose")).await;
    let refused = |m: &ToClient| matches!(m, ToClient::Refused { .. }).then_some(());
    iris.find(refused).await;
    rose.send(&say(Room::Spectators, "hello")).await;
    rose.find(refused).await;
    lily.act(&game, Action::Resign {}).await.unwrap();
    let mut late = server.client("fern").await;
    late.join(&game).await;
    assert_eq!(late.find(said).await, ["what a turn"]);
    let mut back = server.client("rose").await;
    back.join(&game).await;
    assert_eq!(back.find(said).await, ["good luck", "what a turn"]);
    late.send(&say(Room::Players, "well played")).await;
    late.find(refused).await;
}

/// The event of a turn by a player who answers the server's probe late.
async fn turn_after(delay: Duration) -> Event {
    let server = TestServer::new().await;
    let (game, mut rose, _lily) = begun(&server, QUICK).await;
    let probe = |m: &ToClient| match m {
        ToClient::Probe { n } => Some(*n),
        _ => None,
    };
    let n = rose.find(probe).await;
    tokio::time::sleep(delay).await;
    rose.send(&ToServer::Echo { n }).await;
    rose.play(&game, 2, "R4(8,0)").await.unwrap();
    rose.event(|e| matches!(e, Event::TurnPlayed { turn, .. } if turn.starts_with("2G")))
        .await
        .event
}

#[tokio::test]
async fn the_way_through_the_network_is_forgiven_within_bounds() {
    let near = turn_after(Duration::from_millis(100)).await;
    assert!(
        matches!(near, Event::TurnPlayed { lag: 100..=500, .. }),
        "{near:?}"
    );
    let far = turn_after(Duration::from_millis(700)).await;
    assert!(matches!(far, Event::TurnPlayed { lag: 500, .. }), "{far:?}");
}
