//! Two players who play one game after another, and know every turn that was acknowledged.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use paisho::{Game, Ruleset, Seat, Stage, Step, Turn};
use paisho_wire::{Action, GameId, SeekAnswer};
use reqwest::Method;
use serde_json::json;
use tokio::sync::Mutex;

use crate::player::Player;
use crate::{Dice, Tally};

/// The seeker is Guest; nobody runs out of time.
const RULES: &str = "rulebook.accents_hidden";
/// Clients that play faster than people are slowed down by the server; this is fast enough.
const PAUSE: Duration = Duration::from_millis(60);

/// Two players at one board.
#[derive(Debug)]
pub(crate) struct Pair {
    address: SocketAddr,
    dice: Dice,
    tally: Arc<Tally>,
}

/// A game with everything that was acknowledged.
#[derive(Debug)]
pub(crate) struct Played {
    id: GameId,
    game: Game,
    dice: Dice,
    players: Arc<Mutex<[Player; 2]>>,
}

impl Pair {
    pub(crate) const fn new(address: SocketAddr, dice: Dice, tally: Arc<Tally>) -> Self {
        Self {
            address,
            dice,
            tally,
        }
    }

    /// Plays until it is over; returns all games.
    pub(crate) async fn play(self) -> Vec<Played> {
        let guest = Player::come(self.address, Arc::clone(&self.tally)).await;
        let host = Player::come(self.address, Arc::clone(&self.tally)).await;
        let players = Arc::new(Mutex::new([guest, host]));
        let mut games = Vec::new();
        let mut dice = self.dice.clone();
        while !self.tally.over.load(Ordering::SeqCst) {
            let Some(id) = begin(&players).await else {
                tokio::time::sleep(PAUSE).await;
                continue;
            };
            let mut played = Played {
                id,
                game: Game::new(RULES.parse::<Ruleset>().unwrap()),
                dice: dice.clone(),
                players: Arc::clone(&players),
            };
            self.play_one(&mut played).await;
            dice = played.dice.clone();
            games.push(played);
        }
        games
    }

    async fn play_one(&self, played: &mut Played) {
        while played.game.outcome().is_none() && !self.tally.over.load(Ordering::SeqCst) {
            tokio::time::sleep(PAUSE).await;
            let acknowledged = played.turn().await;
            self.tally
                .acknowledged
                .fetch_add(acknowledged, Ordering::SeqCst);
        }
        if played.game.outcome().is_some() {
            self.tally.finished.fetch_add(1, Ordering::SeqCst);
        }
    }
}

/// Begins a game; nothing if the server was killed meanwhile.
async fn begin(players: &Mutex<[Player; 2]>) -> Option<GameId> {
    let players = players.lock().await;
    let time = json!({"kind": "live", "main": 21_600, "increment": 30});
    let body = json!({"ruleset": RULES, "time": time, "side": "guest", "visibility": "private"});
    let seek = players[0]
        .request(Method::POST, "seeks", Some(&body))
        .await?;
    let SeekAnswer::Waiting { seek } = seek else {
        panic!("nobody else can have joined");
    };
    let join = format!("seeks/{}/join", seek.id);
    match players[1].request(Method::POST, &join, None).await? {
        SeekAnswer::Started { game } => Some(game),
        SeekAnswer::Waiting { .. } => panic!("a game of two waits for a third"),
    }
}

impl Played {
    /// Plays one turn by chance, or the hidden choice of accents of both; says how many requests
    /// were acknowledged. A refusal means that the server forgot something, or did it twice.
    async fn turn(&mut self) -> u64 {
        if self.game.position().stage() == Stage::Accents {
            let (host, guest) = (self.some_turn(), self.some_turn());
            self.request(Seat::HOST, host).await;
            self.request(Seat::GUEST, guest).await;
            self.game.play(host).unwrap();
            self.game.play(guest).unwrap();
            return 2;
        }
        let turn = self.some_turn();
        self.request(self.game.position().decider(), turn).await;
        self.game.play(turn).unwrap();
        1
    }

    fn some_turn(&mut self) -> Turn {
        let dice = &mut self.dice;
        let step = self.game.position().random_step(|n| dice.below(n));
        let step: Step = step.unwrap();
        Turn::from_step(step).unwrap()
    }

    async fn request(&self, seat: Seat, turn: Turn) {
        let ply = self.game.plies().len();
        let name = format!("{ply}-{}", seat as u8);
        let action = Action::Play {
            ply: u32::try_from(ply).unwrap(),
            turn: turn.to_string().try_into().unwrap(),
        };
        let mut players = self.players.lock().await;
        let player = &mut players[usize::from(seat == Seat::HOST)];
        let answer = player.act(&self.id, &name, &action).await;
        if let Err(refusal) = answer {
            let (id, game) = (&self.id, &self.game);
            panic!("{id}, {turn} after {ply} turns: {refusal}\nacknowledged: {game}");
        }
    }

    /// The server has exactly the turns that were acknowledged.
    pub(crate) async fn compare(&self) {
        let players = self.players.lock().await;
        let state = players[0].state(&self.id).await;
        assert_eq!(state.turns, self.game.to_string(), "game {}", self.id);
        assert_eq!(state.position, self.game.position().to_string());
    }

    /// A game that is not over can be played on; says whether that was tried.
    pub(crate) async fn goes_on(&mut self) -> bool {
        if self.game.outcome().is_some() {
            return false;
        }
        self.turn().await;
        self.compare().await;
        true
    }
}
