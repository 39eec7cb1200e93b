//! Games that wait for a computer's turn, and those in which the computer can't go on.

use std::sync::Mutex;

use paisho_wire::{GameId, UnixMillis, UserId};
use tokio::sync::Semaphore;

use super::damaged::Damaged;
use super::lock;
use super::queue::Queue;

/// Games that wait for a computer's turn.
#[derive(Debug)]
pub(super) struct Crew {
    queue: Mutex<Queue>,
    /// As many permits as games wait.
    waiting: Semaphore,
    /// Games in which the computer can't go on.
    stuck: Damaged,
}

impl Crew {
    pub(super) fn new() -> Self {
        Self {
            queue: Mutex::default(),
            waiting: Semaphore::new(0),
            stuck: Damaged::default(),
        }
    }

    /// A game of a person waits, unless it does already.
    pub(super) fn ask(&self, person: &UserId, game: &GameId) {
        if lock(&self.queue).push(person, game) {
            self.waiting.add_permits(1);
        }
    }

    /// Waits for a game to think about that is expected to cost so much.
    pub(super) async fn next(&self, expected: u64) -> Option<(UserId, GameId)> {
        self.waiting.acquire().await.ok()?.forget();
        lock(&self.queue).pop(expected)
    }

    /// How many games wait or are being thought about.
    pub(super) fn len(&self) -> usize {
        lock(&self.queue).len()
    }

    /// A game has been thought about, and what that cost in truth is known.
    pub(super) fn done(&self, person: &UserId, game: &GameId, expected: u64, cost: u64) {
        lock(&self.queue).done(person, game, expected, cost);
    }

    /// Lets a game rest in which the computer can't go on.
    pub(super) fn rest(&self, game: &GameId, now: UnixMillis) {
        self.stuck.rest(game, now);
    }

    /// Whether a game rests.
    pub(super) fn rests(&self, game: &GameId, now: UnixMillis) -> bool {
        self.stuck.is_put_off(game, now)
    }
}
