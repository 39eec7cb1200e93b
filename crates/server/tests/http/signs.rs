//! Signs of life: a player who plays, reads or chats without a socket does not count as gone.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use futures_util::{SinkExt, StreamExt};
use paisho_server::env::Env;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::games::{act, begin, open};
use crate::host::{Caller, Host};
use crate::sockets;

/// An environment whose clock the test can advance.
fn env() -> (Env, Arc<AtomicU64>) {
    let ahead = Arc::new(AtomicU64::new(0));
    let (clock, real, words) = (Arc::clone(&ahead), Env::real(), Env::real());
    let now = move || real.now() + clock.load(Ordering::SeqCst);
    (Env::new(now, move || words.word()), ahead)
}

/// Waits for a matching frame.
async fn hear(socket: &mut sockets::Socket, fits: impl Fn(&Value) -> bool) {
    loop {
        let Some(Ok(Message::Text(text))) = socket.next().await else {
            panic!("the socket has ended");
        };
        if fits(&serde_json::from_str(&text).unwrap()) {
            return;
        }
    }
}

#[tokio::test]
async fn a_player_without_a_socket_is_gone_only_after_the_last_sign_of_life() {
    let (env, ahead) = env();
    let server = Host::in_env(env, &[("late_millis", "0")]).await;
    let (anna, _ben) = (server.person("anna").await, server.person("ben").await);
    let (ben, pass) = sockets::elsewhere(&server, "ben").await;
    let live = json!({ "time": { "kind": "live", "main": 300, "increment": 5 } });
    let (game, guest, host) = begin(&anna, &ben, live).await;
    let (mut socket, _) = sockets::open(&server, &pass).await;
    let join = json!({ "do": "join", "game": game }).to_string();
    socket.send(Message::text(join)).await.unwrap();
    hear(&mut socket, |frame| frame["say"] == "game").await;
    open(&game, &guest, &host).await;
    let seconds = |n: u64| ahead.fetch_add(n * 1000, Ordering::SeqCst);
    let claim = async |id: &str| {
        let action = json!({ "act": "claim", "claim": "win" });
        act(&host, &game, id, action).await
    };
    let path = format!("/api/v1/games/{game}");
    let chat = format!("{path}/chat");
    let look = async |who: &Caller, path: &str| assert_eq!(who.get(path).await.status(), 200);
    for (step, path) in [&path, &chat, &format!("{path}/record")]
        .into_iter()
        .enumerate()
    {
        seconds(30);
        look(&anna, path).await;
        seconds(30);
        let early = claim(&format!("early-{step}")).await.refused().await;
        assert_eq!(early, (409, "refused".to_owned()), "after {path}");
    }
    let line = json!({ "room": "players", "text": "I am thinking" });
    anna.post(&chat, line).await.ok().await;
    seconds(30);
    claim("spoken").await.refused().await;
    // Requests of other people are not signs of life of the player.
    look(&server.somebody(), &path).await;
    seconds(60);
    claim("late").await.ok().await;
}

#[tokio::test]
async fn nobody_is_gone_before_it_is_their_turn() {
    let (env, ahead) = env();
    let server = Host::in_env(env, &[("late_millis", "0")]).await;
    let (anna, ben) = (server.person("anna").await, server.person("ben").await);
    let live = json!({ "time": { "kind": "live", "main": 300, "increment": 5 } });
    let (game, guest, host) = begin(&anna, &ben, live).await;
    open(&game, &guest, &host).await;
    let turn = json!({ "act": "play", "ply": 4, "turn": "R4(8,0)" });
    act(&guest, &game, "c4", turn).await.ok().await;
    ahead.fetch_add(60_000, Ordering::SeqCst);
    let turn = json!({ "act": "play", "ply": 5, "turn": "R4(-8,0)" });
    act(&host, &game, "c5", turn).await.ok().await;
    let claim = json!({ "act": "claim", "claim": "win" });
    act(&host, &game, "early", claim.clone())
        .await
        .refused()
        .await;
    ahead.fetch_add(50_000, Ordering::SeqCst);
    act(&host, &game, "late", claim).await.ok().await;
}
