//! Two players who play one game after another, rated or not, with occasional rematches.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use paisho_engine::Random;
use paisho_wire::{Action, GameId, SeekAnswer};
use reqwest::Method;
use serde_json::json;
use tokio::sync::Mutex;

use crate::Tally;
use crate::played::Played;
use crate::player::Player;

/// The rules of all games. The seeker is Guest, and the time control is too long for any player to
/// run out of time.
const RULES: &str = "rulebook.accents_hidden";
/// Clients that play much faster than people are throttled by the server; this is fast enough.
pub(crate) const PAUSE: Duration = Duration::from_millis(60);

/// Whether games are rated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stake {
    Nothing,
    Ratings,
}

/// Two players who play each other.
#[derive(Debug)]
pub(crate) struct Pair {
    players: [Player; 2],
    random: Random,
    tally: Arc<Tally>,
    stake: Stake,
}

impl Pair {
    /// Registers two players.
    pub(crate) async fn come(
        address: SocketAddr,
        mut random: Random,
        tally: Arc<Tally>,
        stake: Stake,
    ) -> Self {
        let guest = Player::come(address, Arc::clone(&tally), &mut random).await;
        let host = Player::come(address, Arc::clone(&tally), &mut random).await;
        Self {
            players: [guest, host],
            random,
            tally,
            stake,
        }
    }

    /// Plays until the test ends; returns all games.
    pub(crate) async fn play(self) -> Vec<Played> {
        let (tally, stake, mut random) = (self.tally, self.stake, self.random);
        let players = Arc::new(Mutex::new(self.players));
        let mut games: Vec<Played> = Vec::new();
        while !tally.is_over() {
            let again = games.last().filter(|_| random.below(2) == 0);
            let begun = match again.filter(|last| last.is_over()) {
                Some(last) => {
                    tally.rematches.fetch_add(1, Ordering::SeqCst);
                    Some((last.rematch().await, 1 - last.guest))
                }
                None => begin(&players, stake).await.map(|id| (id, 0)),
            };
            let Some((id, guest)) = begun else {
                tokio::time::sleep(PAUSE).await;
                continue;
            };
            let mut played = Played::new(id, Arc::clone(&players), guest, random.clone()).await;
            play_one(&mut played, &tally).await;
            random = played.random.clone();
            games.push(played);
        }
        games
    }
}

async fn play_one(played: &mut Played, tally: &Tally) {
    while !played.is_over() && !tally.is_over() {
        tokio::time::sleep(PAUSE).await;
        let acknowledged = played.turn().await;
        tally.acknowledged.fetch_add(acknowledged, Ordering::SeqCst);
    }
    if played.is_over() {
        tally.finished.fetch_add(1, Ordering::SeqCst);
    }
}

/// Begins a game; returns none if the server was killed in the meantime.
async fn begin(players: &Mutex<[Player; 2]>, stake: Stake) -> Option<GameId> {
    let players = players.lock().await;
    let time = json!({"kind": "live", "main": 21_600, "increment": 30});
    let body = json!({"ruleset": RULES, "time": time, "side": "guest", "visibility": "private",
        "rated": stake == Stake::Ratings});
    let seek = players[0]
        .request(Method::POST, "seeks", Some(&body))
        .await?;
    let SeekAnswer::Waiting { seek } = seek else {
        panic!("the seek waits until the other player joins");
    };
    let join = format!("seeks/{}/join", seek.id);
    match players[1].request(Method::POST, &join, None).await? {
        SeekAnswer::Started { game } => Some(game),
        SeekAnswer::Waiting { .. } => panic!("a game of two waits for a third"),
    }
}

impl Played {
    /// Both players ask for a rematch; returns the new game.
    async fn rematch(&self) -> GameId {
        let mut players = self.players.lock().await;
        for player in players.iter_mut() {
            let agreed = player.act(&self.id, "again", &Action::Rematch {}).await;
            assert!(agreed.is_ok(), "{}: {agreed:?}", self.id);
        }
        let state = players[0].state(&self.id).await;
        state.next_game.expect("both players want a rematch")
    }
}
