//! Broadcasts changes to all nodes of a server. Changes at tables and in the lobby are only
//! announced, since the store has them; chat lines and presence are sent in full.
//!
//! Losing a message does no harm: listeners that notice a gap catch up from the store, chat lines
//! are read again by clients that join, and presence is sent repeatedly. So an implementation need
//! not be reliable.

use std::fmt::Debug;

use paisho_wire::{ChatLine, GameId, Seat, SeekId, UserId};
use tokio::sync::broadcast;

/// Identifies a node of a server.
pub type NodeId = u64;

/// A change that all nodes are notified of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// A table has a new version.
    Table {
        /// The game.
        game: GameId,
        /// The number of its last event.
        version: u32,
    },
    /// A chat line was written at a game.
    Chat {
        /// The game.
        game: GameId,
        /// The line, as stored.
        line: ChatLine,
    },
    /// Who is connected to a table through one node.
    Presence {
        /// The game.
        game: GameId,
        /// The node that reports it.
        node: NodeId,
        /// The seats of connected players.
        present: Vec<Seat>,
        /// The number of connected spectators.
        watching: u32,
    },
    /// A player was active through one node.
    Active {
        /// The game.
        game: GameId,
        /// The node that reports it.
        node: NodeId,
        /// The player's seat.
        seat: Seat,
    },
    /// The lobby has changed.
    Lobby,
    /// A node has lost the last socket of a user who seeks a live game.
    Gone {
        /// The user.
        user: UserId,
    },
    /// A user's name has changed, or was removed.
    Renamed {
        /// The user.
        user: UserId,
    },
    /// A user's sessions or tokens have ended, so their sockets are closed.
    SentAway {
        /// The user.
        user: UserId,
    },
    /// A game of this user has started.
    Started {
        /// The user.
        user: UserId,
        /// The game.
        game: GameId,
        /// The seek it came from.
        seek: Option<SeekId>,
    },
}

/// Sends messages to all nodes of a server, including this one.
pub trait Bus: Debug + Send + Sync {
    /// Sends a message to all listeners.
    fn publish(&self, news: News);

    /// Subscribes from now on. A receiver that falls behind gets an error and must catch up.
    fn listen(&self) -> broadcast::Receiver<News>;
}

/// How many messages a listener may fall behind.
const BACKLOG: usize = 8192;

/// The bus of a server that is a single process.
#[derive(Clone, Debug)]
pub struct InProcess(broadcast::Sender<News>);

impl Default for InProcess {
    fn default() -> Self {
        Self(broadcast::Sender::new(BACKLOG))
    }
}

impl Bus for InProcess {
    fn publish(&self, news: News) {
        // Sending fails only without listeners, which does no harm.
        let _ = self.0.send(news);
    }

    fn listen(&self) -> broadcast::Receiver<News> {
        self.0.subscribe()
    }
}
