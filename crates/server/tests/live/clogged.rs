//! A client that stops reading while its connection stays open.

use std::time::Duration;

use crate::client::PATIENCE;
use crate::test_server::{QUICK, TestServer, body, person, settings};
use futures_util::{SinkExt, StreamExt};
use paisho_server::live::LiveSettings;
use paisho_wire::{Event, GameId, Room, ToServer};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

/// How many chat messages the game has: answers with them soon fill the buffers of the system.
const LINES: u64 = 100;
/// How many requests a client may send at once.
const ASKED: usize = 55;

/// A client with a very small receive buffer.
async fn narrow(server: &TestServer) -> WebSocketStream<TcpStream> {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let stream = socket.connect(server.address).await.unwrap();
    let address = format!("ws://{}/socket", server.address);
    client_async(address, stream).await.unwrap().0
}

/// Requests again and again a state with all chat messages, and reads none of the answers.
async fn clog(socket: &mut WebSocketStream<TcpStream>, game: &GameId) {
    let (game, since) = (game.clone(), None);
    let join = serde_json::to_string(&ToServer::Join { game, since }).unwrap();
    for _ in 0..ASKED {
        socket.send(Message::text(join.clone())).await.unwrap();
    }
}

#[tokio::test]
async fn a_client_that_stops_reading_is_cut_off_while_others_play_on() {
    let server = TestServer::with(LiveSettings {
        queue: 16,
        ..settings()
    })
    .await;
    let rules = body("rulebook.accents_one_of_each", QUICK);
    let game = server.game(rules, "rose", "lily").await;
    let line = "x".repeat(1000);
    for at in 0..LINES {
        let said = server
            .store
            .say(&game, Room::Spectators, &person("iris").id, &line, at)
            .await;
        said.unwrap();
    }
    let (mut rose, mut lily) = (server.client("rose").await, server.client("lily").await);
    rose.join(&game).await;
    lily.join(&game).await;
    let mut clogged = narrow(&server).await;
    server.has_sockets(3).await;
    clog(&mut clogged, &game).await;
    let beat = Message::text(serde_json::to_string(&ToServer::Beat { n: 1 }).unwrap());

    rose.play(&game, 0, "R3(0,-8)").await.unwrap();
    lily.event(|e| matches!(e, Event::TurnPlayed { .. })).await;
    server.has_sockets(2).await;
    lily.play(&game, 1, "R3(0,8)").await.unwrap();
    rose.event(|e| matches!(e, Event::TurnPlayed { turn, .. } if turn == "1H.R3(0,8)"))
        .await;

    // The server closes the connection although nothing is read: then nothing can be sent, either.
    let beats = async {
        while clogged.send(beat.clone()).await.is_ok() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let closed = timeout(PATIENCE, beats).await;
    closed.expect("the connection is kept open");
    // The system delivers what it had buffered; then the connection ends.
    let rest = async { while let Some(Ok(_)) = clogged.next().await {} };
    let ended = timeout(PATIENCE, rest).await;
    ended.expect("the connection does not end");
}
