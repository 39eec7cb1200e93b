//! Permissions at one game through a socket. The player is Guest and to move, the opponent is Host,
//! and both have blocked thorn. The one called other has not joined the game.

use crate::client::{Client, play};
use crate::test_server::{QUICK, TestServer, body, person};
use paisho_wire::{Action, Claim, GameId, Refusal, Reply, Room, Seat, ToClient, ToServer};

/// Roles in a game, with the name of the person in each.
const PARTS: [(&str, &str); 6] = [
    ("player", "rose"),
    ("opponent", "lily"),
    ("spectator", "iris"),
    ("other", "fern"),
    ("blocked", "thorn"),
    ("anonymous", ""),
];

async fn server() -> TestServer {
    let server = TestServer::new().await;
    for blocker in ["rose", "lily"] {
        let (blocker, thorn) = (person(blocker).id, person("thorn").id);
        server.store.block(&blocker, &thorn, 0).await.unwrap();
    }
    server
}

async fn connect(server: &TestServer, part: &str, name: &str, game: &GameId) -> Client {
    let mut client = match name {
        "" => server.stranger("").await,
        name => server.client(name).await,
    };
    if part != "other" {
        client.join(game).await;
    }
    client
}

/// Begins a game and plays its opening.
async fn game(server: &TestServer) -> GameId {
    let rules = body("rulebook.accents_one_of_each", QUICK);
    let game = server.game(rules, "rose", "lily").await;
    for (ply, name, turn) in [(0, "rose", "R3(0,-8)"), (1, "lily", "R3(0,8)")] {
        let mut client = server.client(name).await;
        client.play(&game, ply, turn).await.unwrap();
    }
    game
}

/// The action that follows another; a `match`, so that none is forgotten.
fn next(action: &Action) -> Option<Action> {
    let reply = Reply::Accept;
    Some(match action {
        Action::Play { .. } => Action::OfferDraw {},
        Action::OfferDraw {} => Action::AnswerDraw { reply },
        Action::AnswerDraw { .. } => Action::OfferTakeback { ply: 1 },
        Action::OfferTakeback { .. } => Action::AnswerTakeback { reply },
        Action::AnswerTakeback { .. } => Action::Abort {},
        Action::Abort {} => Action::Resign {},
        Action::Resign {} => Action::ResignWithGift {},
        Action::ResignWithGift {} => Action::AnswerGift { reply },
        Action::AnswerGift { .. } => Action::Claim { claim: Claim::Win },
        Action::Claim { .. } => Action::Rematch {},
        Action::Rematch {} => Action::DeclineRematch {},
        Action::DeclineRematch {} => Action::BeginVacation {},
        Action::BeginVacation {} => Action::EndVacation {},
        Action::EndVacation {} => Action::SetConditionals { lines: vec![] },
        Action::SetConditionals { .. } => return None,
    })
}

#[tokio::test]
async fn the_table_listens_to_its_players_only() {
    let server = server().await;
    for action in std::iter::successors(Some(play(2, "R4(8,0)")), next) {
        let game = game(&server).await;
        // Outsiders first: their attempts must not affect what the players may do.
        for (part, name) in PARTS.into_iter().rev() {
            let mut client = connect(&server, part, name, &game).await;
            let told = client.act(&game, action.clone()).await;
            let is_outside = told == Err(Refusal::NotAPlayer {});
            let is_player = ["player", "opponent"].contains(&part);
            assert_eq!(is_outside, !is_player, "{part}: {action:?}: {told:?}");
        }
    }
}

#[tokio::test]
async fn a_turn_is_played_by_whoever_is_due() {
    let server = server().await;
    let game = game(&server).await;
    let turn = play(2, "R4(8,0)");
    let mut lily = server.client("lily").await;
    let early = lily.act(&game, turn.clone()).await;
    assert_eq!(early, Err(Refusal::NotYourTurn { due: Seat::South }));
    let mut rose = server.client("rose").await;
    assert_eq!(rose.act(&game, turn).await, Ok(4));
}

#[tokio::test]
async fn everybody_watches_from_where_they_sit_and_speaks_in_their_room() {
    let server = server().await;
    let game = game(&server).await;
    for (part, name) in PARTS {
        let mut client = connect(&server, part, name, &game).await;
        let you = client.join(&game).await.you;
        let seat = match part {
            "player" => Some(Seat::South),
            "opponent" => Some(Seat::North),
            _ => None,
        };
        assert_eq!(you, seat, "{part}");
        for room in [Room::Players, Room::Spectators] {
            let told = say(&mut client, &game, room).await;
            let fits = (room == Room::Players) == seat.is_some();
            match (part, fits) {
                ("anonymous", _) => assert!(matches!(told, Err(Refusal::Forbidden { .. }))),
                (_, true) => assert_eq!(told, Ok(()), "{part} {room:?}"),
                (_, false) => assert_eq!(told, Err(Refusal::NotAPlayer {}), "{part} {room:?}"),
            }
        }
    }
}

async fn say(client: &mut Client, game: &GameId, room: Room) -> Result<(), Refusal> {
    let say = ToServer::Say {
        game: game.clone(),
        id: "s".parse().unwrap(),
        room,
        text: "hello".to_owned().try_into().unwrap(),
    };
    client.send(&say).await;
    client
        .find(|m| match m {
            ToClient::Ack { .. } => Some(Ok(())),
            ToClient::Refused { refusal, .. } => Some(Err(refusal.clone())),
            _ => None,
        })
        .await
}
