//! Frames from server to client.

use serde::{Deserialize, Serialize};

use crate::event::Stamped;
use crate::game::{ClockReading, GameState};
use crate::id::{ClientId, GameId, SeekId};
use crate::person::Person;
use crate::refusal::Refusal;
use crate::seat::Seat;
use crate::seek::Seek;
use crate::time::UnixMillis;

/// A frame to a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "say", rename_all = "snake_case")]
pub enum ToClient {
    /// The first frame of every connection.
    Hello {
        /// The version of the contract.
        protocol: u32,
        /// The client's own person; absent for anonymous spectators.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        you: Option<Person>,
        /// The server's time.
        now: UnixMillis,
    },
    /// The current state of a game, in answer to `Join`.
    Game {
        /// The complete state.
        state: Box<GameState>,
    },
    /// New events; versions follow each other without gaps.
    Events {
        /// The game.
        game: GameId,
        /// The events, oldest first.
        events: Vec<Stamped>,
        /// The clocks after the last event.
        clock: ClockReading,
    },
    /// A request was carried out, and its effects are stored durably.
    Ack {
        /// The request's id.
        id: ClientId,
        /// The game.
        game: GameId,
        /// The version of the game that contains its effects.
        version: u32,
    },
    /// A request was refused; nothing has changed.
    Refused {
        /// The request's id.
        id: ClientId,
        /// The game.
        game: GameId,
        /// The reason.
        refusal: Refusal,
    },
    /// A game can't be joined.
    NotJoined {
        /// The game.
        game: GameId,
        /// The reason.
        refusal: Refusal,
    },
    /// A frame of the client could not be parsed.
    Error {
        /// The reason, in English.
        message: String,
    },
    /// Chat messages.
    Chat {
        /// The game.
        game: GameId,
        /// The messages, oldest first.
        lines: Vec<ChatLine>,
    },
    /// Who is connected to a game.
    Presence {
        /// The game.
        game: GameId,
        /// The players who are connected.
        present: Vec<Seat>,
        /// The number of spectators.
        watching: u32,
    },
    /// The whole lobby.
    Lobby {
        /// All public seeks, oldest first.
        seeks: Vec<Seek>,
        /// How many people are connected: accounts, and sockets without one. It is told with every
        /// change of the seeks, and in answer to `WatchLobby`.
        #[serde(default)]
        online: u32,
    },
    /// A seek of yours became a game, or a rematch was made.
    Started {
        /// The game.
        game: GameId,
        /// The seek that became the game; absent for a rematch.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seek: Option<SeekId>,
    },
    /// The answer to the client's `Beat`.
    Beat {
        /// The number from the client's frame.
        n: u64,
        /// The server's time.
        now: UnixMillis,
    },
    /// A heartbeat from the server; the client answers with `Echo`.
    Probe {
        /// Any number; the echo repeats it.
        n: u64,
    },
    /// The connection is about to be closed; the client should reconnect later.
    Bye {
        /// The reason, in English.
        reason: String,
        /// Milliseconds to wait before reconnecting.
        wait: u64,
    },
}

/// A chat message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChatLine {
    /// The room it was sent to.
    pub room: Room,
    /// The sender.
    pub by: Person,
    /// When it was sent.
    pub at: UnixMillis,
    /// The message.
    pub text: String,
}

/// The two rooms of a game's chat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Room {
    /// Only players see this room, also after the game.
    Players,
    /// Players do not see this room while the game lasts.
    Spectators,
}
