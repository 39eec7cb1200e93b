//! What can go wrong between a client and a server; every such case is an error of the run.

use std::fmt;

/// Something went wrong.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Trouble {
    /// No connection could be made, or it was no socket.
    NotConnected(String),
    /// The connection ended.
    Closed,
    /// Nothing came in time.
    Silence,
    /// The server did not do what it was asked.
    Refused(String),
    /// A message was not what it should have been.
    Unexpected(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotConnected(why) => write!(f, "not connected: {why}"),
            Self::Closed => f.write_str("the connection was closed"),
            Self::Silence => f.write_str("nothing came in time"),
            Self::Refused(why) => write!(f, "refused: {why}"),
            Self::Unexpected(what) => write!(f, "unexpected: {what}"),
        }
    }
}

impl std::error::Error for Trouble {}
