//! The database. All SQL is here.
//!
//! [`Store`] is the only interface to it: no other module knows which database is used. The
//! statements use only what SQLite and PostgreSQL share, and the tests use only the methods.
//!
//! SQLite allows one writer at a time. So the store has one connection for writing, for which
//! writers queue, and several for reading, which never wait for the writer. Appends of turns that
//! wait at the same time share one commit. Statements that may scan much have connections of their
//! own and a time limit, so that no turn waits for a search.

mod account;
mod address;
mod append;
mod backup;
mod bounded;
mod chat;
mod command;
mod deadline;
mod delete_account;
mod erase;
mod files;
mod game;
mod group_commit;
mod guests;
mod heartbeat;
mod limits;
mod mails;
mod migrations;
mod moderation;
mod pools;
mod preference;
mod rating;
mod recovery;
mod rename;
mod row;
mod search;
mod second_factor;
mod security;
mod seek;
mod session;
mod social;
mod stats;
mod unreadable;
mod upgrade;
mod vacation;
mod write_check;

use std::fmt;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use paisho_wire::UserId;
use sqlx::migrate::MigrateError;
use sqlx::sqlite::SqlitePool;
use sqlx::{Sqlite, Transaction};

pub use account::{Account, AccountKind, NewBot, Role};
pub use append::{Append, Appended, Finish, Formula, Index, NewEvent, NewTurn, Rated};
pub use backup::{BackupError, RestoreError};
pub use command::{ClientCommand, Earlier};
pub(crate) use files::{lock_file, private_directory};
pub use game::{GameRow, GameStatus, NewGame, StoredEvent};
pub use heartbeat::{Heartbeat, OwedTime};
pub use limits::GameLimits;
pub use mails::MailQuota;
pub use moderation::{AuditEntry, Deed, Measure, NewReport, Report};
pub use rating::{HistoryEntry, Ranked, RatingRow};
pub use row::UnknownWord;
pub(crate) use row::words;
pub use search::{PlayerResult, Search, SearchResult};
pub use second_factor::TotpSecrets;
pub use security::{SecurityEntry, SecurityEvent};
pub use seek::SeekRow;
pub use session::{NewToken, SessionRow, TokenRow};
pub use social::Opponent;
pub use stats::Stats;
pub use vacation::VacationRow;
pub use write_check::Unwritable;

use unreadable::Unreadable;
use write_check::WriteCheck;

/// The name of the database file in the data directory.
pub const FILE_NAME: &str = "paisho.sqlite";

/// The default time limit of a search.
const SEARCH_TIME: Duration = Duration::from_secs(2);

/// The database of a server.
#[derive(Clone, Debug)]
pub struct Store {
    writer: SqlitePool,
    reader: SqlitePool,
    /// Connections for statements that may scan much.
    searcher: SqlitePool,
    /// The time limit of a search.
    search_time: Duration,
    /// The queue of appends for the single writer.
    commits: group_commit::CommitQueue,
    write_check: Arc<WriteCheck>,
    unreadable: Arc<Unreadable>,
}

/// A write transaction.
type Change = Transaction<'static, Sqlite>;

/// An error of the store.
#[derive(Debug)]
pub enum StoreError {
    /// The database returned an error or can't be reached.
    Database(sqlx::Error),
    /// The database returned an error for a commit shared with other appends.
    GroupCommit(Arc<Self>),
    /// The migrations failed.
    Migration(MigrateError),
    /// The copy before an upgrade could not be made, so the upgrade did not take place.
    NoCopy(Box<BackupError>),
    /// Something stored can't be parsed.
    Corrupt(String),
    /// A search took too long and was stopped.
    TooLong,
    /// Too many searches are running.
    TooManySearches,
    /// A new game would exceed this user's limit; nothing was changed.
    TooManyGames(UserId),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Database(error) => write!(f, "the database failed: {error}"),
            Self::GroupCommit(error) => error.fmt(f),
            Self::Migration(MigrateError::VersionMissing(version)) => write!(
                f,
                "the database was changed by a newer release (step {version} is not known here); \
                 run that release, or restore the copy that it made before its upgrade"
            ),
            Self::Migration(error) => {
                write!(f, "the database can't be brought up to date: {error}")
            }
            Self::NoCopy(error) => write!(
                f,
                "the database was not upgraded because no copy of it could be made before: {error}"
            ),
            Self::TooManyGames(user) => write!(f, "{user} plays too many games already"),
            Self::Corrupt(what) => write!(f, "the database holds something unreadable: {what}"),
            Self::TooLong => f.write_str(
                "the search takes too long; narrow it, for example by player or by time",
            ),
            Self::TooManySearches => {
                f.write_str("many searches are under way; try again in a few seconds")
            }
        }
    }
}

impl std::error::Error for StoreError {}

impl StoreError {
    /// Whether the error is about stored contents: trying again does not help, but everything else
    /// can still be read.
    #[must_use]
    pub fn is_about_contents(&self) -> bool {
        match self {
            Self::Corrupt(_) => true,
            Self::Database(error) => matches!(
                error,
                sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_)
            ),
            Self::GroupCommit(error) => error.is_about_contents(),
            Self::Migration(_)
            | Self::NoCopy(_)
            | Self::TooManyGames(_)
            | Self::TooLong
            | Self::TooManySearches => false,
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        Self::Database(error)
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> Self {
        Self::Migration(error)
    }
}

impl Store {
    /// Opens the database file in an existing data directory, and creates or updates the schema.
    ///
    /// # Errors
    /// If the file can't be opened or is not a database of this program.
    pub async fn open(directory: &Path) -> Result<Self, StoreError> {
        let file = directory.join(FILE_NAME);
        match files::private_file(&file) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => {
                return Err(sqlx::Error::Io(error).into());
            }
            Ok(_) | Err(_) => {}
        }
        let options = pools::options(file);
        let writer = pools::writer(options.clone()).await?;
        upgrade::bring_up_to_date(&writer, directory).await?;
        let reader = pools::readers(options.clone()).await?;
        let searcher = pools::searchers(options).await?;
        let write_check = Arc::<WriteCheck>::default();
        let commits = group_commit::CommitQueue::open(writer.clone(), Arc::clone(&write_check));
        Ok(Self {
            writer,
            reader,
            searcher,
            search_time: SEARCH_TIME,
            commits,
            write_check,
            unreadable: Arc::default(),
        })
    }

    /// Sets the time limit of a search.
    #[must_use]
    pub fn with_search_time(self, search_time: Duration) -> Self {
        Self {
            search_time,
            ..self
        }
    }

    /// Closes all connections, after they have finished what they are doing.
    pub async fn close(&self) {
        self.searcher.close().await;
        self.reader.close().await;
        self.writer.close().await;
    }

    async fn change(&self) -> Result<Change, StoreError> {
        begin(&self.writer).await
    }
}

/// Begins a write transaction. It takes the write lock at once, so that what it reads can't change
/// before it writes.
async fn begin(writer: &SqlitePool) -> Result<Change, StoreError> {
    Ok(writer.begin_with("BEGIN IMMEDIATE").await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_stored_and_unreadable_is_about_contents() {
        let decode = || StoreError::Database(sqlx::Error::Decode("no number".into()));
        let unplugged = || StoreError::Database(sqlx::Error::PoolClosed);
        let contents = [
            StoreError::Corrupt("an event".to_owned()),
            decode(),
            StoreError::GroupCommit(Arc::new(decode())),
        ];
        for error in contents {
            assert!(error.is_about_contents(), "{error}");
        }
        let others = [
            unplugged(),
            StoreError::GroupCommit(Arc::new(unplugged())),
            StoreError::TooLong,
            StoreError::TooManySearches,
        ];
        for error in others {
            assert!(!error.is_about_contents(), "{error}");
        }
    }
}
