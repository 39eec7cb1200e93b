//! Seeks, and how they become games.

use std::time::Duration;

use crate::test_server::{QUICK, TestServer, body, eventually, person, settings};
use paisho_server::live::LiveSettings;
use paisho_wire::{
    PersonKind, RatingRange, Refusal, SeekAnswer, SeekBody, SeekId, TimeControl, ToClient,
    ToServer, Visibility,
};

fn waiting(answer: SeekAnswer) -> paisho_wire::Seek {
    match answer {
        SeekAnswer::Waiting { seek } => *seek,
        SeekAnswer::Started { game } => panic!("{game} has begun"),
    }
}

#[tokio::test]
async fn the_lobby_is_live_and_seekers_are_notified() {
    let server = TestServer::new().await;
    let mut watcher = server.client("iris").await;
    let mut rose = server.client("rose").await;
    watcher.send(&ToServer::WatchLobby {}).await;
    watcher.find(lobby_of(0)).await;
    let answer = server
        .live
        .offer(&person("rose"), body("rulebook", QUICK))
        .await;
    let seek = waiting(answer.unwrap());
    watcher.find(lobby_of(1)).await;
    let own = server.live.join(&person("rose"), &seek.id).await;
    assert!(matches!(own, Err(Refusal::Forbidden { .. })));
    server.live.join(&person("lily"), &seek.id).await.unwrap();
    watcher.find(lobby_of(0)).await;
    rose.find(|m| match m {
        ToClient::Started { seek: Some(id), .. } if *id == seek.id => Some(()),
        _ => None,
    })
    .await;
    let late = server.live.join(&person("iris"), &seek.id).await;
    assert_eq!(late, Err(Refusal::NoSuchSeek {}));
}

#[tokio::test]
async fn of_two_who_join_at_once_one_plays() {
    let server = TestServer::new().await;
    let answer = server
        .live
        .offer(&person("rose"), body("rulebook", QUICK))
        .await;
    let seek = waiting(answer.unwrap());
    let (lily, iris) = (person("lily"), person("iris"));
    let (a, b) = tokio::join!(
        server.live.join(&lily, &seek.id),
        server.live.join(&iris, &seek.id)
    );
    assert!(a.is_ok() != b.is_ok(), "{a:?} {b:?}");
}

#[tokio::test]
async fn quick_pair_finds_the_seek_that_fits() {
    let server = TestServer::new().await;
    let pair = |rated| SeekBody {
        quick_pair: true,
        rated,
        ..body("rulebook", QUICK)
    };
    waiting(
        server
            .live
            .offer(&person("rose"), pair(true))
            .await
            .unwrap(),
    );
    let guest = server.live.offer(&person("fern"), pair(true)).await;
    assert!(matches!(guest, Err(Refusal::Limit { .. })));
    waiting(
        server
            .live
            .offer(&person("fern"), pair(false))
            .await
            .unwrap(),
    );
    let paired = server
        .live
        .offer(&person("lily"), pair(true))
        .await
        .unwrap();
    let SeekAnswer::Started { game } = paired else {
        panic!("nobody was found");
    };
    let state = server.state(&game).await;
    assert!(state.summary.setup.rated && !state.summary.setup.ruleset.0.gift);
}

#[tokio::test]
async fn private_seeks_are_found_by_link_only_and_three_may_wait_together() {
    let server = TestServer::new().await;
    let three = SeekBody {
        visibility: Visibility::Private,
        computers: vec![1],
        ..body("rulebook.seats4", TimeControl::Unlimited {})
    };
    let seek = waiting(server.live.offer(&person("rose"), three).await.unwrap());
    assert_eq!(seek.free, 2);
    assert!(server.live.lobby().await.unwrap().seeks.is_empty());
    let seek = waiting(server.live.join(&person("lily"), &seek.id).await.unwrap());
    assert_eq!((seek.free, seek.people.len()), (1, 2));
    let begun = server.live.join(&person("fern"), &seek.id).await.unwrap();
    let SeekAnswer::Started { game } = begun else {
        panic!("four did not begin");
    };
    let players = server.state(&game).await.summary.setup.players;
    assert_eq!(players.len(), 4);
    let computers = players
        .iter()
        .filter(|p| matches!(p.person.kind, PersonKind::Computer(1)));
    assert_eq!(computers.count(), 1);
}

#[tokio::test]
async fn ranges_blocks_and_limits_are_kept() {
    let server = TestServer::new().await;
    let strong = SeekBody {
        ratings: Some(RatingRange {
            min: 1800,
            max: 2200,
        }),
        ..body("rulebook", QUICK)
    };
    let seek = waiting(server.live.offer(&person("rose"), strong).await.unwrap());
    let weak = server.live.join(&person("lily"), &seek.id).await;
    assert!(matches!(weak, Err(Refusal::Forbidden { .. })));
    let (rose, iris) = (person("rose").id, person("iris").id);
    server.store.block(&rose, &iris, 0).await.unwrap();
    let open = server
        .live
        .offer(&person("rose"), body("rulebook", QUICK))
        .await;
    let open = waiting(open.unwrap());
    let blocked = server.live.join(&person("iris"), &open.id).await;
    assert!(matches!(blocked, Err(Refusal::Forbidden { .. })));
    for _ in 0..8 {
        server
            .live
            .offer(&person("rose"), body("rulebook", QUICK))
            .await
            .unwrap();
    }
    let eleventh = server
        .live
        .offer(&person("rose"), body("rulebook", QUICK))
        .await;
    assert!(matches!(eleventh, Err(Refusal::Limit { .. })));
    server.live.withdraw(&rose, &open.id).await.unwrap();
    let twice = server.live.withdraw(&rose, &open.id).await;
    assert_eq!(twice, Err(Refusal::NoSuchSeek {}));
    let never = TimeControl::Live {
        main: 0,
        increment: 0,
    };
    let senseless = server
        .live
        .offer(&person("lily"), body("rulebook", never))
        .await;
    assert!(matches!(senseless, Err(Refusal::Limit { .. })));
}

/// A server that soon removes the seeks of people who are gone.
async fn impatient() -> TestServer {
    TestServer::with(LiveSettings {
        seek_grace: Duration::from_millis(300),
        ..settings()
    })
    .await
}

fn lobby_of(n: usize) -> impl Fn(&ToClient) -> Option<()> {
    move |m| match m {
        ToClient::Lobby { seeks, .. } if seeks.len() == n => Some(()),
        _ => None,
    }
}

/// A lobby with one seek, but without another.
fn lobby_without(gone: &SeekId, there: &SeekId) -> impl Fn(&ToClient) -> Option<()> {
    move |m| match m {
        ToClient::Lobby { seeks, .. } => {
            let has = |id: &SeekId| seeks.iter().any(|seek| seek.id == *id);
            (!has(gone) && has(there)).then_some(())
        }
        _ => None,
    }
}

/// A seek for a live game that fits no other seek of these tests.
async fn seek_of_thorn(server: &TestServer) -> paisho_wire::Seek {
    let time = TimeControl::Live {
        main: 600,
        increment: 0,
    };
    let thorn = person("thorn");
    let offered = server.live.offer(&thorn, body("rulebook", time)).await;
    waiting(offered.unwrap())
}

#[tokio::test]
async fn the_lobby_counts_people_and_not_their_sockets() {
    let server = TestServer::new().await;
    let mut watcher = server.client("iris").await;
    let _rose = [server.client("rose").await, server.client("rose").await];
    server.has_sockets(3).await;
    watcher.send(&ToServer::WatchLobby {}).await;
    let online = |m: &ToClient| match m {
        ToClient::Lobby { online, .. } => Some(*online),
        _ => None,
    };
    assert_eq!(watcher.find(online).await, 2);
}

#[tokio::test]
async fn a_seek_for_a_live_game_goes_with_its_owner() {
    let server = impatient().await;
    let mut watcher = server.client("iris").await;
    watcher.send(&ToServer::WatchLobby {}).await;
    let rose = server.client("rose").await;
    let second = server.client("rose").await;
    let thorn = server.client("thorn").await;
    let fence = seek_of_thorn(&server).await;
    let rose_wants = person("rose");
    let slow = TimeControl::PerTurn { days: 3 };
    let private = SeekBody {
        visibility: Visibility::Private,
        ..body("rulebook", QUICK)
    };
    let offer = |body| server.live.offer(&rose_wants, body);
    let live = waiting(offer(body("rulebook", QUICK)).await.unwrap());
    let post = waiting(offer(body("rulebook", slow)).await.unwrap());
    let link = waiting(offer(private).await.unwrap());
    watcher.find(lobby_of(3)).await;
    drop(second);
    server.has_sockets(3).await;
    // A seek of rose that went with her second socket would go before that of thorn.
    drop(thorn);
    watcher.find(lobby_without(&fence.id, &post.id)).await;
    assert!(server.live.seek(&live.id).await.is_ok());
    drop(rose);
    watcher.find(lobby_without(&live.id, &post.id)).await;
    let late = server.live.join(&person("lily"), &live.id).await;
    assert_eq!(late, Err(Refusal::NoSuchSeek {}));
    server.live.join(&person("lily"), &link.id).await.unwrap();
}

#[tokio::test]
async fn a_seeker_who_comes_back_in_time_still_seeks() {
    let server = TestServer::new().await;
    let rose = server.client("rose").await;
    let offered = server
        .live
        .offer(&person("rose"), body("rulebook", QUICK))
        .await;
    let seek = waiting(offered.unwrap());
    drop(rose);
    eventually(async || server.is_left(&seek.id).await).await;
    let _rose = server.client("rose").await;
    eventually(async || !server.is_left(&seek.id).await).await;
    server.set_forward(Duration::from_secs(60));
    server.live.join(&person("lily"), &seek.id).await.unwrap();
}

#[tokio::test]
async fn a_seeker_who_is_there_by_way_of_another_node_is_there() {
    let one = impatient().await;
    let two = one.beside().await;
    let rose = one.client("rose").await;
    let _again = two.client("rose").await;
    let thorn = one.client("thorn").await;
    let fence = seek_of_thorn(&one).await;
    let offered = one
        .live
        .offer(&person("rose"), body("rulebook", QUICK))
        .await;
    let seek = waiting(offered.unwrap());
    drop(rose);
    one.has_sockets(1).await;
    // If the seek of rose went with this socket, it would go before that of thorn.
    drop(thorn);
    eventually(async || one.live.seek(&fence.id).await.is_err()).await;
    two.live.join(&person("lily"), &seek.id).await.unwrap();
}
