//! A player who plays one game after another against a computer.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use paisho::notation::GameText;
use paisho::{Game, Ruleset, Seat};
use paisho_engine::Random;
use paisho_wire::{GameId, SeekAnswer};
use reqwest::Method;
use serde_json::json;

use crate::Tally;
use crate::pair::PAUSE;
use crate::played::{play, some_turn};
use crate::player::Player;

const RULES: &str = "rulebook.accents_one_of_each";
/// A computer that was killed while it thought must think again: within this time once the kills
/// are over.
const LONGEST: Duration = Duration::from_secs(60);

/// A player against a computer, and all their games.
#[derive(Debug)]
pub(crate) struct Solo {
    player: Player,
    random: Random,
    tally: Arc<Tally>,
    games: Vec<(GameId, Game)>,
    /// Whether the kills are over.
    calm: bool,
}

impl Solo {
    /// Registers a player.
    pub(crate) async fn come(address: SocketAddr, mut random: Random, tally: Arc<Tally>) -> Self {
        Self {
            player: Player::come(address, Arc::clone(&tally), &mut random).await,
            random,
            tally,
            games: Vec::new(),
            calm: false,
        }
    }

    /// Plays until the test ends.
    pub(crate) async fn play(mut self) -> Self {
        while !self.tally.is_over() {
            match self.begin().await {
                Some(id) => self.play_one(id).await,
                None => tokio::time::sleep(PAUSE).await,
            }
        }
        self
    }

    async fn begin(&self) -> Option<GameId> {
        let body = json!({"ruleset": RULES, "time": {"kind": "unlimited"}, "side": "guest",
            "computers": [1]});
        let begun = self.player.request(Method::POST, "seeks", Some(&body));
        match begun.await? {
            SeekAnswer::Started { game } => Some(game),
            SeekAnswer::Waiting { .. } => panic!("a game against a computer starts at once"),
        }
    }

    async fn play_one(&mut self, id: GameId) {
        let mut game = Game::new(RULES.parse::<Ruleset>().unwrap());
        while game.outcome().is_none() && !self.tally.is_over() {
            tokio::time::sleep(PAUSE).await;
            self.turn(&id, &mut game).await;
        }
        self.games.push((id, game));
    }

    /// Plays a turn, or waits for the computer's.
    async fn turn(&mut self, id: &GameId, game: &mut Game) {
        let ply = game.plies().len();
        if game.position().decider() == Seat::HOST {
            return self.wait(id, game).await;
        }
        let turn = some_turn(game, &mut self.random);
        let (name, action) = (ply.to_string(), play(ply, turn));
        if let Err(refusal) = self.player.act(id, &name, &action).await {
            panic!("{id}, {turn} after {ply} turns: {refusal}\nknown: {game}");
        }
        game.play(turn).unwrap();
        self.tally.acknowledged.fetch_add(1, Ordering::SeqCst);
    }

    /// Waits until the computer has played, or until the test ends: a server may live for less time
    /// than a turn of the computer takes.
    async fn wait(&self, id: &GameId, game: &mut Game) {
        let ply = game.plies().len();
        let began = Instant::now();
        while game.plies().len() == ply {
            if !self.calm && self.tally.is_over() {
                return;
            }
            let silent = self.calm && began.elapsed() >= LONGEST;
            assert!(
                !silent,
                "the computer opponent in game {id} does not answer"
            );
            self.catch_up(id, game).await;
            tokio::time::sleep(PAUSE).await;
        }
        self.tally.by_computers.fetch_add(1, Ordering::SeqCst);
    }

    /// Takes over the turns on the server. They must begin with all turns that were acknowledged or
    /// seen before.
    async fn catch_up(&self, id: &GameId, game: &mut Game) {
        let state = self.player.state(id).await;
        let text = GameText::parse(&state.turns, game.start()).unwrap();
        let turns: Vec<_> = text.turns().iter().map(|t| t.turn).collect();
        let known: Vec<_> = game.plies().iter().map(|p| p.turn).collect();
        assert!(turns.starts_with(&known), "game {id}: {}", state.turns);
        for turn in &turns[known.len()..] {
            game.play(*turn).unwrap();
        }
        assert_eq!(state.position, game.position().to_string());
    }

    /// Checks that no game has lost anything and that unfinished games go on; returns the number of
    /// games.
    pub(crate) async fn compare(&mut self) -> u64 {
        self.calm = true;
        for (id, mut game) in std::mem::take(&mut self.games) {
            self.catch_up(&id, &mut game).await;
            if game.outcome().is_none() {
                self.turn(&id, &mut game).await;
            }
            self.games.push((id, game));
        }
        self.games.len() as u64
    }
}
