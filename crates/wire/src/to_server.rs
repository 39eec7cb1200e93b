//! Frames from client to server.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::bounded::ChatText;
use crate::id::{ClientId, GameId};
use crate::object::{self, Object};
use crate::to_client::Room;

/// The maximum size of a frame, in bytes.
pub const MAX_FRAME: usize = 32 * 1024;

/// A frame from a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToServer {
    /// Watch or play a game. The answer is its state, or the events since a version; all later
    /// events follow.
    Join {
        /// The game.
        game: GameId,
        /// The last version the client has seen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<u32>,
    },
    /// Stop receiving events of a game.
    Leave {
        /// The game.
        game: GameId,
    },
    /// Request an action as a player.
    Act {
        /// The game.
        game: GameId,
        /// The request's id; the answer repeats it.
        id: ClientId,
        /// The action.
        #[serde(deserialize_with = "object::only")]
        action: Action,
    },
    /// Send a chat message.
    Say {
        /// The game.
        game: GameId,
        /// The request's id; the answer repeats it.
        id: ClientId,
        /// The room to send it to.
        room: Room,
        /// The message.
        text: ChatText,
    },
    /// Watch the lobby.
    WatchLobby {},
    /// Stop watching the lobby.
    LeaveLobby {},
    /// A heartbeat; the answer repeats the number.
    Beat {
        /// Any number.
        n: u64,
    },
    /// The answer to the server's `Probe`, from which the server measures the network latency.
    Echo {
        /// The number from the probe.
        n: u64,
    },
}

/// A frame that can't be parsed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadMessage {
    /// It is larger than [`MAX_FRAME`].
    TooLarge(usize),
    /// It does not match any message; the text says why.
    Unreadable(String),
}

impl fmt::Display for BadMessage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLarge(size) => write!(
                f,
                "expected a frame of at most {MAX_FRAME} bytes, found {size}"
            ),
            Self::Unreadable(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for BadMessage {}

impl ToServer {
    /// Parses a frame.
    ///
    /// # Errors
    /// Says what is wrong with the frame.
    pub fn parse(text: &str) -> Result<Self, BadMessage> {
        if text.len() > MAX_FRAME {
            return Err(BadMessage::TooLarge(text.len()));
        }
        let read = serde_json::from_str(text);
        read.map(|Object(message)| message)
            .map_err(|e| BadMessage::Unreadable(e.to_string()))
    }
}
