//! Who is connected to a table, through this node and through others.
//!
//! Every node publishes who is connected through it: on changes, and repeatedly, so that a node
//! that died is soon forgotten.

use std::collections::HashMap;
use std::time::Duration;

use paisho::SeatSet;
use paisho_wire::{GameId, Seat};
use tokio::time::{Instant, MissedTickBehavior, interval};

use super::{Live, lock};
use crate::bus::{News, NodeId};

/// The shortest interval between updates of presence.
const PRESENCE: Duration = Duration::from_millis(500);
/// How often nodes repeat their presence.
const AGAIN: Duration = Duration::from_secs(30);
/// A node that was silent for this long is considered dead.
const SILENCE: Duration = Duration::from_secs(100);

/// The users connected to a table through one node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Part {
    pub(super) present: SeatSet,
    pub(super) watching: u32,
}

/// The users connected to a table through other nodes.
#[derive(Debug, Default)]
pub(super) struct Elsewhere(HashMap<NodeId, (Part, Instant)>);

impl Elsewhere {
    pub(super) fn knows(&self, node: NodeId) -> bool {
        self.0.contains_key(&node)
    }

    pub(super) fn note(&mut self, node: NodeId, part: Part) {
        if part.present.is_empty() && part.watching == 0 {
            self.0.remove(&node);
        } else {
            self.0.insert(node, (part, Instant::now()));
        }
    }

    pub(super) fn forget_silent(&mut self) {
        self.0.retain(|_, (_, heard)| heard.elapsed() < SILENCE);
    }

    pub(super) fn present(&self) -> SeatSet {
        let parts = self.0.values().map(|(part, _)| part.present);
        parts.fold(SeatSet::EMPTY, SeatSet::union)
    }

    pub(super) fn watching(&self) -> u32 {
        let parts = self.0.values().map(|(part, _)| part.watching);
        parts.fold(0, u32::saturating_add)
    }
}

impl Live {
    /// Publishes presence for tables where it has changed, a few times a second at most.
    pub(super) async fn tell_presence(self) {
        let mut ticks = interval(PRESENCE);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut all_told = Instant::now();
        while !self.is_closing() {
            ticks.tick().await;
            let again = all_told.elapsed() >= AGAIN;
            if again {
                all_told = Instant::now();
            }
            for slot in self.all_slots() {
                let mut members = lock(&slot.members);
                if again {
                    members.forget_silent_nodes(self.0.env.moment());
                }
                if std::mem::take(&mut members.stirred) || (again && !members.is_empty()) {
                    self.publish_presence(&slot.game, members.part());
                }
            }
        }
    }

    fn publish_presence(&self, game: &GameId, part: Part) {
        self.0.bus.publish(News::Presence {
            game: game.clone(),
            node: self.0.node,
            present: part.present.iter().map(Seat::from).collect(),
            watching: part.watching,
        });
    }

    /// Notes that a player did something in this game. It counts as presence, so the opponent can't
    /// claim that the player has left.
    pub fn see(&self, game: &GameId, seat: Seat) {
        let is_news = lock(&self.slot(game).members).see(seat, self.0.env.moment());
        if is_news {
            let (game, node) = (game.clone(), self.0.node);
            self.0.bus.publish(News::Active { game, node, seat });
        }
    }

    /// A player was active through some node.
    pub(super) fn hear_of_seen(&self, game: &GameId, node: NodeId, seat: Seat) {
        if let Some(slot) = self.known_slot(game).filter(|_| node != self.0.node) {
            lock(&slot.members).see(seat, self.0.env.moment());
        }
    }

    /// A node has published its presence at a table: sends the total presence to the clients here.
    pub(super) fn hear_presence(
        &self,
        game: &GameId,
        node: NodeId,
        present: &[Seat],
        watching: u32,
    ) {
        let Some(slot) = self.known_slot(game) else {
            return;
        };
        let mut members = lock(&slot.members);
        if node != self.0.node {
            let present = present.iter().map(|s| paisho::Seat::from(*s)).collect();
            let part = Part { present, watching };
            members.hear_presence(node, part, self.0.env.moment());
        }
        members.tell_presence(game);
    }
}
