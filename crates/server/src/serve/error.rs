//! Why a server can't run.

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

use crate::http::AppStateError;
use crate::store::StoreError;

/// Why a server can't run.
#[derive(Debug)]
pub enum ServeError {
    /// The data directory can't be created.
    Directory(PathBuf, io::Error),
    /// Another server uses the data directory.
    Occupied(PathBuf),
    /// The lock file can't be opened or locked.
    Hold(PathBuf, io::Error),
    /// The database can't be opened.
    Store(StoreError),
    /// The settings can't be satisfied.
    AppState(AppStateError),
    /// Listening on the address failed.
    Listen(SocketAddr, io::Error),
    /// The threads for requests that can wait can't be started.
    Threads(io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Directory(path, error) => {
                write!(
                    f,
                    "the data directory {} can't be created: {error}",
                    path.display()
                )
            }
            Self::Occupied(path) => write!(
                f,
                "another server is using the data directory {}; stop it first, or choose another \
                 directory with --data",
                path.display()
            ),
            Self::Hold(path, error) => write!(f, "{} can't be locked: {error}", path.display()),
            Self::Store(error) => error.fmt(f),
            Self::AppState(error) => error.fmt(f),
            Self::Listen(address, error) => write!(f, "can't listen on {address}: {error}"),
            Self::Threads(error) => write!(
                f,
                "threads can't be started: {error}; allow this process more threads or memory"
            ),
        }
    }
}

impl std::error::Error for ServeError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Directory(_, error)
            | Self::Hold(_, error)
            | Self::Listen(_, error)
            | Self::Threads(error) => Some(error),
            Self::Store(error) => Some(error),
            Self::AppState(error) => Some(error),
            Self::Occupied(_) => None,
        }
    }
}

impl From<StoreError> for ServeError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}
