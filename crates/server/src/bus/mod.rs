//! Tells all nodes of a server that something is new. What happened at tables and in the lobby the
//! store knows; lines of chat and who is there travel whole.
//!
//! Losing news is no harm: listeners catch up with the store when they notice, lines are read
//! again by whoever joins, and who is there is told again and again. So a bus may be as simple as
//! it likes.

use std::fmt::Debug;

use paisho_wire::{ChatLine, GameId, Seat, SeekId, UserId};
use tokio::sync::broadcast;

/// Tells the nodes of a server apart.
pub type NodeId = u64;

/// Something is new.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// A table has come to a version.
    Table {
        /// Which.
        game: GameId,
        /// The number of its last event.
        version: u32,
    },
    /// Something was said at a game.
    Chat {
        /// Where.
        game: GameId,
        /// What, as it is kept.
        line: ChatLine,
    },
    /// Who is at a table by way of one node.
    Presence {
        /// Where.
        game: GameId,
        /// Which node.
        node: NodeId,
        /// Players who are there.
        present: Vec<Seat>,
        /// How many others.
        watching: u32,
    },
    /// A player showed a sign of life by way of one node.
    Seen {
        /// Where.
        game: GameId,
        /// Which node.
        node: NodeId,
        /// Who.
        seat: Seat,
    },
    /// The lobby has changed.
    Lobby,
    /// A node has lost the last socket of somebody who seeks a live game.
    Gone {
        /// Who.
        user: UserId,
    },
    /// Somebody has another name now, or none.
    Renamed {
        /// Who.
        user: UserId,
    },
    /// Somebody's sessions or tokens have ended.
    SentAway {
        /// Whose.
        user: UserId,
    },
    /// Somebody's game has begun.
    Started {
        /// Whose.
        user: UserId,
        /// Which game.
        game: GameId,
        /// The seek it came from.
        seek: Option<SeekId>,
    },
}

/// A way to tell news to all nodes of a server, this one included.
pub trait Bus: Debug + Send + Sync {
    /// Tells.
    fn publish(&self, news: News);

    /// Listens from now on. A receiver that falls behind is told so and must catch up.
    fn listen(&self) -> broadcast::Receiver<News>;
}

/// How much news a listener may fall behind.
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
        // Without a listener there is nobody to tell.
        let _ = self.0.send(news);
    }

    fn listen(&self) -> broadcast::Receiver<News> {
        self.0.subscribe()
    }
}
