//! Limits hold for concurrent requests.

use paisho_server::env::Env;
use paisho_server::live::LiveSettings;
use paisho_wire::{Action, ActionBody, GameId, Limit, Refusal, SeekAnswer, SeekBody, TimeControl};

use crate::test_server::{QUICK, TestServer, body, person, settings};

const MOST: usize = 5;

async fn server() -> TestServer {
    TestServer::with(LiveSettings {
        most_games: MOST as u64,
        most_seeks: 3,
        ..settings()
    })
    .await
}

/// Sends the same request many times at once; returns how often it succeeded. All others must be
/// refused because of the limit.
async fn offer_at_once(server: &TestServer, wish: &SeekBody, limit: Limit) -> usize {
    let rose = person("rose");
    let offers = (0..30).map(|_| server.live.offer(&rose, wish.clone()));
    let answers = futures_util::future::join_all(offers).await;
    let granted = answers.iter().filter(|answer| answer.is_ok()).count();
    for refused in answers.into_iter().filter_map(Result::err) {
        assert_eq!(refused, limit.refusal());
    }
    granted
}

#[tokio::test]
async fn seeks_at_once_do_not_pass_the_limit() {
    let server = server().await;
    let wish = body("rulebook", QUICK);
    assert_eq!(offer_at_once(&server, &wish, Limit::Seeks).await, 3);
}

#[tokio::test]
async fn games_at_once_do_not_pass_the_limit() {
    let server = server().await;
    let wish = SeekBody {
        computers: vec![1],
        ..body("rulebook", TimeControl::Unlimited {})
    };
    assert_eq!(offer_at_once(&server, &wish, Limit::Games).await, MOST);
    let rose = "rose".parse().unwrap();
    let playing = server.store.count_playing(&rose).await.unwrap();
    assert_eq!(playing, MOST as u64);
}

/// A finished game of rose against the computer.
async fn finished(server: &TestServer) -> GameId {
    let wish = SeekBody {
        computers: vec![1],
        ..body("rulebook", TimeControl::Unlimited {})
    };
    let begun = server.live.offer(&person("rose"), wish).await.unwrap();
    let SeekAnswer::Started { game } = begun else {
        panic!("the game did not begin");
    };
    act(server, &game, Action::Resign {}).await.unwrap();
    game
}

async fn act(server: &TestServer, game: &GameId, action: Action) -> Result<u32, Refusal> {
    let id = Env::real().id().parse().unwrap();
    let rose = "rose".parse().unwrap();
    let body = ActionBody { id, action };
    let lag = paisho::clock::Millis::ZERO;
    server.live.act(game, &rose, body, lag).await
}

#[tokio::test]
async fn rematches_at_once_do_not_pass_the_limit() {
    let server = server().await;
    let mut games = Vec::new();
    for _ in 0..2 * MOST {
        games.push(finished(&server).await);
    }
    let again = games.iter().map(|g| act(&server, g, Action::Rematch {}));
    let answers = futures_util::future::join_all(again).await;
    let made = answers.iter().filter(|answer| answer.is_ok()).count();
    assert_eq!(made, MOST);
    let rose = "rose".parse().unwrap();
    assert_eq!(
        server.store.count_playing(&rose).await.unwrap(),
        MOST as u64
    );
}
