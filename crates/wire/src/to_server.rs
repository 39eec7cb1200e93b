//! Frames from client to server.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::bounded::ChatText;
use crate::id::{ClientId, GameId};
use crate::object::{self, Object};
use crate::to_client::Room;

/// The largest frame that is read, in bytes.
pub const MAX_FRAME: usize = 32 * 1024;

/// A frame from a client.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToServer {
    /// Watch or play a game: its state, or the events since a version, and from then on all events.
    Join {
        /// Which.
        game: GameId,
        /// The last version the client has seen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<u32>,
    },
    /// Hear no more of a game.
    Leave {
        /// Which.
        game: GameId,
    },
    /// Do something as a player.
    Act {
        /// Where.
        game: GameId,
        /// Names the request; the answer carries it.
        id: ClientId,
        /// What.
        #[serde(deserialize_with = "object::only")]
        action: Action,
    },
    /// Say something.
    Say {
        /// Where.
        game: GameId,
        /// Names the request; the answer carries it.
        id: ClientId,
        /// To whom.
        room: Room,
        /// What.
        text: ChatText,
    },
    /// Watch the lobby.
    WatchLobby {},
    /// Hear no more of the lobby.
    LeaveLobby {},
    /// Are you there? The answer carries the same number.
    Beat {
        /// Any number.
        n: u64,
    },
    /// The answer to a beat of the server, by which it measures the way through the network.
    Echo {
        /// The number of the beat.
        n: u64,
    },
}

/// A frame that can't be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadMessage {
    /// It is larger than [`MAX_FRAME`].
    TooLarge(usize),
    /// It is no message of this contract; says why.
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
    /// Reads a frame.
    ///
    /// # Errors
    /// Says what does not fit.
    pub fn parse(text: &str) -> Result<Self, BadMessage> {
        if text.len() > MAX_FRAME {
            return Err(BadMessage::TooLarge(text.len()));
        }
        let read = serde_json::from_str(text);
        read.map(|Object(message)| message)
            .map_err(|e| BadMessage::Unreadable(e.to_string()))
    }
}
