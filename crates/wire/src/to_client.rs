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
        /// Who the client is; nobody for anonymous spectators.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        you: Option<Person>,
        /// The server's time.
        now: UnixMillis,
    },
    /// A game as it stands: the answer to joining it anew.
    Game {
        /// Everything about it.
        state: Box<GameState>,
    },
    /// What happened since; versions follow each other without gaps.
    Events {
        /// Where.
        game: GameId,
        /// What.
        events: Vec<Stamped>,
        /// The clocks after it.
        clock: ClockReading,
    },
    /// A request was carried out, and what it changed is stored for good.
    Ack {
        /// The request.
        id: ClientId,
        /// Where.
        game: GameId,
        /// The version that carried it out.
        version: u32,
    },
    /// A request was refused; nothing has changed.
    Refused {
        /// The request.
        id: ClientId,
        /// Where.
        game: GameId,
        /// Why.
        refusal: Refusal,
    },
    /// A game can't be joined.
    NotJoined {
        /// Which.
        game: GameId,
        /// Why.
        refusal: Refusal,
    },
    /// A frame could not be read.
    Error {
        /// Why, in English.
        message: String,
    },
    /// Something was said.
    Chat {
        /// Where.
        game: GameId,
        /// What, oldest first.
        lines: Vec<ChatLine>,
    },
    /// Who is there.
    Presence {
        /// Where.
        game: GameId,
        /// Players who are there.
        present: Vec<Seat>,
        /// How many watch.
        watching: u32,
    },
    /// The whole lobby.
    Lobby {
        /// All public seeks, oldest first.
        seeks: Vec<Seek>,
    },
    /// A seek of yours became a game, or a rematch was made.
    Started {
        /// The game.
        game: GameId,
        /// The seek.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seek: Option<SeekId>,
    },
    /// The answer to a beat of the client.
    Beat {
        /// The same number.
        n: u64,
        /// The server's time.
        now: UnixMillis,
    },
    /// A beat of the server; it waits for an echo.
    Probe {
        /// Any number.
        n: u64,
    },
    /// The connection is about to be closed; come back after a while.
    Bye {
        /// Why, in English.
        reason: String,
        /// Milliseconds to wait before the next connection.
        wait: u64,
    },
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChatLine {
    /// To whom.
    pub room: Room,
    /// By whom.
    pub by: Person,
    /// When.
    pub at: UnixMillis,
    /// What.
    pub text: String,
}

/// The two rooms of a game's chat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Room {
    /// Only players see it while the game lasts.
    Players,
    /// Players do not see it while the game lasts.
    Spectators,
}
