//! Seeks, and how they become games.

use std::time::Duration;

use crate::house::{House, QUICK, body, person, settings};
use paisho_server::live::LiveSettings;
use paisho_wire::{
    PersonKind, RatingRange, Refusal, SeekAnswer, SeekBody, TimeControl, ToClient, ToServer,
    Visibility,
};

fn waiting(answer: SeekAnswer) -> paisho_wire::Seek {
    match answer {
        SeekAnswer::Waiting { seek } => *seek,
        SeekAnswer::Started { game } => panic!("{game} has begun"),
    }
}

#[tokio::test]
async fn the_lobby_is_live_and_seekers_are_told() {
    let house = House::new().await;
    let mut watcher = house.client("iris").await;
    let mut rose = house.client("rose").await;
    watcher.send(&ToServer::WatchLobby {}).await;
    watcher.find(lobby_of(0)).await;
    let answer = house
        .live
        .offer(&person("rose"), body("rulebook", QUICK))
        .await;
    let seek = waiting(answer.unwrap());
    watcher.find(lobby_of(1)).await;
    let own = house.live.join(&person("rose"), &seek.id).await;
    assert!(matches!(own, Err(Refusal::Forbidden { .. })));
    house.live.join(&person("lily"), &seek.id).await.unwrap();
    watcher.find(lobby_of(0)).await;
    rose.find(|m| match m {
        ToClient::Started { seek: Some(id), .. } if *id == seek.id => Some(()),
        _ => None,
    })
    .await;
    let late = house.live.join(&person("iris"), &seek.id).await;
    assert_eq!(late, Err(Refusal::NoSuchSeek {}));
}

#[tokio::test]
async fn of_two_who_join_at_once_one_plays() {
    let house = House::new().await;
    let answer = house
        .live
        .offer(&person("rose"), body("rulebook", QUICK))
        .await;
    let seek = waiting(answer.unwrap());
    let (lily, iris) = (person("lily"), person("iris"));
    let (a, b) = tokio::join!(
        house.live.join(&lily, &seek.id),
        house.live.join(&iris, &seek.id)
    );
    assert!(a.is_ok() != b.is_ok(), "{a:?} {b:?}");
}

#[tokio::test]
async fn quick_pair_finds_the_seek_that_fits() {
    let house = House::new().await;
    let pair = |rated| SeekBody {
        quick_pair: true,
        rated,
        ..body("rulebook", QUICK)
    };
    waiting(house.live.offer(&person("rose"), pair(true)).await.unwrap());
    let guest = house.live.offer(&person("fern"), pair(true)).await;
    assert!(matches!(guest, Err(Refusal::Limit { .. })));
    waiting(
        house
            .live
            .offer(&person("fern"), pair(false))
            .await
            .unwrap(),
    );
    let paired = house.live.offer(&person("lily"), pair(true)).await.unwrap();
    let SeekAnswer::Started { game } = paired else {
        panic!("nobody was found");
    };
    let state = house.live.state(&game, None).await.unwrap();
    assert!(state.summary.setup.rated && !state.summary.setup.ruleset.0.gift);
}

#[tokio::test]
async fn private_seeks_are_found_by_link_only_and_three_may_wait_together() {
    let house = House::new().await;
    let three = SeekBody {
        visibility: Visibility::Private,
        computers: vec![1],
        ..body("rulebook.seats4", TimeControl::Unlimited {})
    };
    let seek = waiting(house.live.offer(&person("rose"), three).await.unwrap());
    assert_eq!(seek.free, 2);
    assert!(house.live.lobby().await.unwrap().seeks.is_empty());
    let seek = waiting(house.live.join(&person("lily"), &seek.id).await.unwrap());
    assert_eq!((seek.free, seek.people.len()), (1, 2));
    let begun = house.live.join(&person("fern"), &seek.id).await.unwrap();
    let SeekAnswer::Started { game } = begun else {
        panic!("four did not begin");
    };
    let players = house
        .live
        .state(&game, None)
        .await
        .unwrap()
        .summary
        .setup
        .players;
    assert_eq!(players.len(), 4);
    let computers = players
        .iter()
        .filter(|p| matches!(p.person.kind, PersonKind::Computer(1)));
    assert_eq!(computers.count(), 1);
}

#[tokio::test]
async fn ranges_blocks_and_limits_are_kept() {
    let house = House::new().await;
    let strong = SeekBody {
        ratings: Some(RatingRange {
            min: 1800,
            max: 2200,
        }),
        ..body("rulebook", QUICK)
    };
    let seek = waiting(house.live.offer(&person("rose"), strong).await.unwrap());
    let weak = house.live.join(&person("lily"), &seek.id).await;
    assert!(matches!(weak, Err(Refusal::Forbidden { .. })));
    let (rose, iris) = (person("rose").id, person("iris").id);
    house.store.block(&rose, &iris, 0).await.unwrap();
    let open = house
        .live
        .offer(&person("rose"), body("rulebook", QUICK))
        .await;
    let open = waiting(open.unwrap());
    let blocked = house.live.join(&person("iris"), &open.id).await;
    assert!(matches!(blocked, Err(Refusal::Forbidden { .. })));
    for _ in 0..8 {
        house
            .live
            .offer(&person("rose"), body("rulebook", QUICK))
            .await
            .unwrap();
    }
    let eleventh = house
        .live
        .offer(&person("rose"), body("rulebook", QUICK))
        .await;
    assert!(matches!(eleventh, Err(Refusal::Limit { .. })));
    house.live.withdraw(&rose, &open.id).await.unwrap();
    let twice = house.live.withdraw(&rose, &open.id).await;
    assert_eq!(twice, Err(Refusal::NoSuchSeek {}));
    let never = TimeControl::Live {
        main: 0,
        increment: 0,
    };
    let senseless = house
        .live
        .offer(&person("lily"), body("rulebook", never))
        .await;
    assert!(matches!(senseless, Err(Refusal::Limit { .. })));
}

/// A server that soon removes the seeks of people who are gone.
async fn impatient() -> House {
    House::with(LiveSettings {
        seek_grace: Duration::from_millis(300),
        ..settings()
    })
    .await
}

fn lobby_of(n: usize) -> impl Fn(&ToClient) -> Option<()> {
    move |m| match m {
        ToClient::Lobby { seeks } if seeks.len() == n => Some(()),
        _ => None,
    }
}

#[tokio::test]
async fn a_seek_for_a_live_game_goes_with_its_owner() {
    let house = impatient().await;
    let mut watcher = house.client("iris").await;
    watcher.send(&ToServer::WatchLobby {}).await;
    let rose = house.client("rose").await;
    let second = house.client("rose").await;
    let rose_wants = person("rose");
    let slow = TimeControl::PerTurn { days: 3 };
    let private = SeekBody {
        visibility: Visibility::Private,
        ..body("rulebook", QUICK)
    };
    let offer = |body| house.live.offer(&rose_wants, body);
    let live = waiting(offer(body("rulebook", QUICK)).await.unwrap());
    let post = waiting(offer(body("rulebook", slow)).await.unwrap());
    let link = waiting(offer(private).await.unwrap());
    watcher.find(lobby_of(2)).await;
    drop(second);
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(house.live.lobby().await.unwrap().seeks.len(), 2);
    drop(rose);
    watcher
        .find(|m| match m {
            ToClient::Lobby { seeks } => (!seeks.iter().any(|s| s.id == live.id)
                && seeks.iter().any(|s| s.id == post.id))
            .then_some(()),
            _ => None,
        })
        .await;
    let late = house.live.join(&person("lily"), &live.id).await;
    assert_eq!(late, Err(Refusal::NoSuchSeek {}));
    house.live.join(&person("lily"), &link.id).await.unwrap();
}

#[tokio::test]
async fn a_seeker_who_comes_back_in_time_still_seeks() {
    let house = House::new().await;
    let rose = house.client("rose").await;
    let offered = house
        .live
        .offer(&person("rose"), body("rulebook", QUICK))
        .await;
    let seek = waiting(offered.unwrap());
    drop(rose);
    while !house.is_left(&seek.id).await {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let _rose = house.client("rose").await;
    while house.is_left(&seek.id).await {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    house.set_forward(Duration::from_secs(60));
    house.live.join(&person("lily"), &seek.id).await.unwrap();
}

#[tokio::test]
async fn a_seeker_who_is_there_by_way_of_another_node_is_there() {
    let one = impatient().await;
    let two = one.beside().await;
    let rose = one.client("rose").await;
    let _again = two.client("rose").await;
    let offered = one
        .live
        .offer(&person("rose"), body("rulebook", QUICK))
        .await;
    let seek = waiting(offered.unwrap());
    drop(rose);
    tokio::time::sleep(Duration::from_millis(800)).await;
    two.live.join(&person("lily"), &seek.id).await.unwrap();
}
