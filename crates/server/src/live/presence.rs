//! Who is at a table, by way of this node and of others.
//!
//! Every node tells the others who is there by way of it: when that changes, and again from time
//! to time, so that a node that died is soon forgotten.

use std::collections::HashMap;
use std::time::Duration;

use paisho::SeatSet;
use paisho_wire::{GameId, Seat};
use tokio::time::{Instant, MissedTickBehavior, interval};

use super::{Live, lock};
use crate::bus::{News, NodeId};

/// How often somebody is told who is there, at most.
const PRESENCE: Duration = Duration::from_millis(500);
/// How often nodes say again who is there by way of them.
const AGAIN: Duration = Duration::from_secs(30);
/// A node that was silent for so long is gone.
const SILENCE: Duration = Duration::from_secs(100);

/// Who is at a table by way of one node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Part {
    pub(super) present: SeatSet,
    pub(super) watching: u32,
}

/// Who is at a table by way of other nodes.
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
    /// Tells the nodes who is in rooms where somebody came or went, a few times a second at most.
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
            for place in self.all_places() {
                let mut room = lock(&place.room);
                if again {
                    room.forget_silent_nodes(self.0.world.moment());
                }
                if std::mem::take(&mut room.stirred) || (again && !room.is_empty()) {
                    self.publish_presence(&place.game, room.part());
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

    /// A player did something that names this game: whatever it was, nobody may say that the player
    /// is gone.
    pub fn see(&self, game: &GameId, seat: Seat) {
        let is_news = lock(&self.place(game).room).see(seat, self.0.world.moment());
        if is_news {
            let (game, node) = (game.clone(), self.0.node);
            self.0.bus.publish(News::Seen { game, node, seat });
        }
    }

    /// A player was seen by way of some node.
    pub(super) fn hear_of_seen(&self, game: &GameId, node: NodeId, seat: Seat) {
        if let Some(place) = self.known_place(game).filter(|_| node != self.0.node) {
            lock(&place.room).see(seat, self.0.world.moment());
        }
    }

    /// A node says who is at a table by way of it; everybody here is told who is there in all.
    pub(super) fn hear_presence(
        &self,
        game: &GameId,
        node: NodeId,
        present: &[Seat],
        watching: u32,
    ) {
        let Some(place) = self.known_place(game) else {
            return;
        };
        let mut room = lock(&place.room);
        if node != self.0.node {
            let present = present.iter().map(|s| paisho::Seat::from(*s)).collect();
            let part = Part { present, watching };
            room.hear_presence(node, part, self.0.world.moment());
        }
        room.tell_presence(game);
    }
}
