//! Everything that is kept; all SQL lives here.
//!
//! [`Store`] is the one boundary: nobody outside knows which database there is. The statements use
//! only what SQLite and PostgreSQL share, and the tests know nothing but the methods.
//!
//! SQLite has one writer at a time. So the store has one connection that writes, where whoever
//! wants to write waits in line, and several that read and never wait for the writer. Turns that
//! wait at the same time share one commit. Statements that may look at much have connections of
//! their own and limited time, so that no turn waits for a search.

mod account;
mod address;
mod append;
mod backup;
mod bounded;
mod chat;
mod command;
mod deadline;
mod erase;
mod farewell;
mod files;
mod game;
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
mod together;
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

/// The name of the database in the data directory.
pub const FILE_NAME: &str = "paisho.sqlite";

/// How long a search may take unless the host says otherwise.
const SEARCH_TIME: Duration = Duration::from_secs(2);

/// What a house keeps.
#[derive(Clone, Debug)]
pub struct Store {
    writer: SqlitePool,
    reader: SqlitePool,
    /// For what may look at much.
    searcher: SqlitePool,
    /// How long a search may take.
    search_time: Duration,
    /// Where what happens at tables waits for the writer.
    line: together::Line,
    write_check: Arc<WriteCheck>,
    unreadable: Arc<Unreadable>,
}

/// A change that is carried out whole or not at all.
type Change = Transaction<'static, Sqlite>;

/// Why the store can't answer.
#[derive(Debug)]
pub enum StoreError {
    /// The database refused or is out of reach.
    Database(sqlx::Error),
    /// The database refused a change that was carried out together with others.
    Together(Arc<Self>),
    /// The tables could not be brought up to date.
    Migration(MigrateError),
    /// A copy could not be made before an upgrade, so there was none.
    NoCopy(Box<BackupError>),
    /// Something that was stored can't be read.
    Corrupt(String),
    /// A search took too long and was stopped.
    TooLong,
    /// So many searches are under way that another one would wait too long.
    TooManySearches,
    /// A game would be one too many for somebody; nothing was changed.
    TooManyGames(UserId),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Database(error) => write!(f, "the database failed: {error}"),
            Self::Together(error) => error.fmt(f),
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
    /// Whether something that is stored is not what it should be: trying again does not help, and
    /// everything else can still be read.
    #[must_use]
    pub fn is_about_contents(&self) -> bool {
        match self {
            Self::Corrupt(_) => true,
            Self::Database(error) => matches!(
                error,
                sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_)
            ),
            Self::Together(error) => error.is_about_contents(),
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
    /// Opens the database file in a data directory, which must exist; makes or updates the tables.
    ///
    /// # Errors
    /// If the file can't be opened or is no database of ours.
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
        let line = together::Line::open(writer.clone(), Arc::clone(&write_check));
        Ok(Self {
            writer,
            reader,
            searcher,
            search_time: SEARCH_TIME,
            line,
            write_check,
            unreadable: Arc::default(),
        })
    }

    /// The store with another limit for the time of a search.
    #[must_use]
    pub fn with_search_time(self, search_time: Duration) -> Self {
        Self {
            search_time,
            ..self
        }
    }

    /// Ends all connections, after what they are doing.
    pub async fn close(&self) {
        self.searcher.close().await;
        self.reader.close().await;
        self.writer.close().await;
    }

    async fn change(&self) -> Result<Change, StoreError> {
        begin(&self.writer).await
    }
}

/// Begins a change. It takes the writer's place at once, so that what the change reads is what it
/// changes.
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
            StoreError::Together(Arc::new(decode())),
        ];
        for error in contents {
            assert!(error.is_about_contents(), "{error}");
        }
        let others = [
            unplugged(),
            StoreError::Together(Arc::new(unplugged())),
            StoreError::TooLong,
            StoreError::TooManySearches,
        ];
        for error in others {
            assert!(!error.is_about_contents(), "{error}");
        }
    }
}
