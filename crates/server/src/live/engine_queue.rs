//! Games that wait for a computer's turn, and those in which the computer is stuck.

use std::sync::Mutex;

use paisho_wire::{GameId, UnixMillis, UserId};
use tokio::sync::Semaphore;

use super::damaged::Damaged;
use super::fair_queue::FairQueue;
use super::lock;

/// Games that wait for a computer's turn.
#[derive(Debug)]
pub(super) struct EngineQueue {
    queue: Mutex<FairQueue>,
    /// Has one permit for each waiting game.
    waiting: Semaphore,
    /// Games in which the computer can't continue, to be retried later.
    stuck: Damaged,
}

impl EngineQueue {
    pub(super) fn new() -> Self {
        Self {
            queue: Mutex::default(),
            waiting: Semaphore::new(0),
            stuck: Damaged::default(),
        }
    }

    /// Queues a game under a person's share, unless it is queued already.
    pub(super) fn ask(&self, person: &UserId, game: &GameId) {
        if lock(&self.queue).push(person, game) {
            self.waiting.add_permits(1);
        }
    }

    /// Waits for the next game. `expected` is the expected cost of its search.
    pub(super) async fn next(&self, expected: u64) -> Option<(UserId, GameId)> {
        self.waiting.acquire().await.ok()?.forget();
        lock(&self.queue).pop(expected)
    }

    /// How many games are queued or being searched.
    pub(super) fn len(&self) -> usize {
        lock(&self.queue).len()
    }

    /// Records that a search is done, and its real cost.
    pub(super) fn done(&self, person: &UserId, game: &GameId, expected: u64, cost: u64) {
        lock(&self.queue).done(person, game, expected, cost);
    }

    /// Puts off a game in which the computer can't continue.
    pub(super) fn put_off(&self, game: &GameId, now: UnixMillis) {
        self.stuck.rest(game, now);
    }

    /// Whether a game is put off.
    pub(super) fn is_put_off(&self, game: &GameId, now: UnixMillis) -> bool {
        self.stuck.is_put_off(game, now)
    }
}
