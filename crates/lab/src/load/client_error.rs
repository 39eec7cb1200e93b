//! The errors that a client can encounter; each counts as an error of the run.

use std::fmt;

/// An error of a client.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum ClientError {
    /// The connection or the WebSocket handshake failed.
    NotConnected(String),
    /// The connection was closed.
    Closed,
    /// No answer arrived in time.
    Silence,
    /// The server refused a request.
    Refused(String),
    /// A message was not the expected one.
    Unexpected(String),
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotConnected(why) => write!(f, "not connected: {why}"),
            Self::Closed => f.write_str("the connection was closed"),
            Self::Silence => f.write_str("no answer in time"),
            Self::Refused(why) => write!(f, "refused: {why}"),
            Self::Unexpected(what) => write!(f, "unexpected: {what}"),
        }
    }
}

impl std::error::Error for ClientError {}
