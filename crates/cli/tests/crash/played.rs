//! A game of two people, with all acknowledged turns.

use std::sync::Arc;

use paisho::{Game, Seat, Stage, Step, Turn};
use paisho_engine::Random;
use paisho_wire::{Action, GameId, RatingStep};
use tokio::sync::Mutex;

use crate::player::Player;

/// A game, with all acknowledged turns.
#[derive(Debug)]
pub(crate) struct Played {
    pub(crate) id: GameId,
    pub(crate) game: Game,
    pub(crate) random: Random,
    pub(crate) players: Arc<Mutex<[Player; 2]>>,
    /// The index of the player who is Guest.
    pub(crate) guest: usize,
    rated: bool,
}

impl Played {
    pub(crate) async fn new(
        id: GameId,
        players: Arc<Mutex<[Player; 2]>>,
        guest: usize,
        random: Random,
    ) -> Self {
        let state = players.lock().await[0].state(&id).await;
        assert_eq!(state.summary.ply, 0, "a new game has no turns");
        Self {
            id,
            game: Game::new(state.summary.setup.ruleset.0),
            random,
            players,
            guest,
            rated: state.summary.setup.rated,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game.outcome().is_some()
    }

    /// Plays one random turn, or the hidden accents of both players; returns how many requests were
    /// acknowledged. A refusal means that the server lost something, or applied it twice.
    pub(crate) async fn turn(&mut self) -> u64 {
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
        some_turn(&self.game, &mut self.random)
    }

    async fn request(&self, seat: Seat, turn: Turn) {
        let ply = self.game.plies().len();
        let name = format!("{ply}-{}", seat as u8);
        let action = play(ply, turn);
        let mut players = self.players.lock().await;
        let host = 1 - self.guest;
        let player = &mut players[if seat == Seat::HOST { host } else { self.guest }];
        let answer = player.act(&self.id, &name, &action).await;
        if let Err(refusal) = answer {
            let (id, game) = (&self.id, &self.game);
            panic!("{id}, {turn} after {ply} turns: {refusal}\nacknowledged: {game}");
        }
    }

    /// Checks that the server has exactly the acknowledged turns, and that a finished rated game
    /// was rated once for each player.
    pub(crate) async fn compare(&self) {
        let players = self.players.lock().await;
        let state = players[0].state(&self.id).await;
        assert_eq!(state.turns, self.game.to_string(), "game {}", self.id);
        assert_eq!(state.position, self.game.position().to_string());
        for player in players.iter() {
            let path = format!("players/{}/ratings", player.name);
            let steps: Vec<RatingStep> = player.look(&path).await;
            let counted = steps.iter().filter(|step| step.game == self.id).count();
            let expected = usize::from(self.rated && self.is_over());
            assert_eq!(counted, expected, "ratings of game {}", self.id);
        }
    }

    /// Plays on if the game is not over; returns whether it did.
    pub(crate) async fn goes_on(&mut self) -> bool {
        if self.is_over() {
            return false;
        }
        self.turn().await;
        self.compare().await;
        true
    }
}

/// A random legal turn.
pub(crate) fn some_turn(game: &Game, random: &mut Random) -> Turn {
    let step: Option<Step> = game.position().random_step(|n| random.below(n));
    Turn::from_step(step.unwrap()).unwrap()
}

/// The request to play a turn after `ply` turns.
pub(crate) fn play(ply: usize, turn: Turn) -> Action {
    Action::Play {
        ply: u32::try_from(ply).unwrap(),
        turn: turn.to_string().try_into().unwrap(),
    }
}
