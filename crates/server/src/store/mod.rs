//! Everything that is kept; all SQL lives here.
//!
//! [`Store`] is the one boundary: nobody outside knows which database there is. The statements use
//! only what SQLite and PostgreSQL share, and the tests know nothing but the methods.
//!
//! SQLite has one writer at a time. So the store has one connection that writes, where whoever
//! wants to write waits in line, and several that read and never wait for the writer. Turns that
//! wait at the same time share one commit.

mod account;
mod address;
mod append;
mod backup;
mod chat;
mod farewell;
mod game;
mod heartbeat;
mod mails;
mod migrations;
mod moderation;
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
mod vacation;

use std::fmt;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Sqlite, Transaction};

pub use account::{Account, AccountKind, Role};
pub use append::{
    Append, Appended, ClientCommand, Finish, Formula, Index, NewEvent, NewTurn, Rated,
};
pub use backup::{BackupError, RestoreError};
pub use game::{GameRow, GameStatus, NewGame, StoredEvent};
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

/// The name of the database in the data directory.
pub const FILE_NAME: &str = "paisho.sqlite";

/// The name of the file that is locked while tables are made.
const LOCK_NAME: &str = "paisho.lock";

/// How long a statement waits for another process that writes, such as a backup.
const BUSY: Duration = Duration::from_secs(20);

/// How many connections read at the same time.
const READERS: u32 = 4;

/// What a house keeps.
#[derive(Clone, Debug)]
pub struct Store {
    writer: SqlitePool,
    reader: SqlitePool,
    /// Where what happens at tables waits for the writer.
    line: together::Line,
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
    Migration(sqlx::migrate::MigrateError),
    /// Something that was stored can't be read.
    Corrupt(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Database(error) => write!(f, "the database failed: {error}"),
            Self::Together(error) => error.fmt(f),
            Self::Migration(error) => {
                write!(f, "the database can't be brought up to date: {error}")
            }
            Self::Corrupt(what) => write!(f, "the database holds something unreadable: {what}"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        Self::Database(error)
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> Self {
        Self::Migration(error)
    }
}

/// An empty file that is there only to be locked, by one process at a time.
pub(crate) fn lock_file(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.create(true).write(true).truncate(false).open(path)
}

/// A file beside the database that one process at a time holds while tables are made or updated.
fn locked(directory: &Path) -> io::Result<File> {
    let file = lock_file(&directory.join(LOCK_NAME))?;
    file.lock()?;
    Ok(file)
}

/// Makes an empty file that nobody else on the machine may read. What SQLite writes beside it can
/// be read by the same people.
fn private_file(path: &Path) -> io::Result<File> {
    let mut options = File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.open(path)
}

impl Store {
    /// Opens the database file in a data directory, which must exist; makes or updates the tables.
    ///
    /// # Errors
    /// If the file can't be opened or is no database of ours.
    pub async fn open(directory: &Path) -> Result<Self, StoreError> {
        let file = directory.join(FILE_NAME);
        match private_file(&file) {
            Err(error) if error.kind() != io::ErrorKind::AlreadyExists => {
                return Err(sqlx::Error::Io(error).into());
            }
            Ok(_) | Err(_) => {}
        }
        let options = options(file);
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            .acquire_timeout(BUSY)
            .connect_with(options.clone())
            .await?;
        {
            // Another process, such as an admin command, may open the same file just now.
            let _alone = locked(directory).map_err(sqlx::Error::Io)?;
            migrations::migrator().run(&writer).await?;
        }
        let reader = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(BUSY)
            .connect_with(options.read_only(true))
            .await?;
        let line = together::Line::open(writer.clone());
        Ok(Self {
            writer,
            reader,
            line,
        })
    }

    /// Ends all connections, after what they are doing.
    pub async fn close(&self) {
        self.reader.close().await;
        self.writer.close().await;
    }

    async fn change(&self) -> Result<Change, StoreError> {
        begin(&self.writer).await
    }

    /// Whether the database answers.
    ///
    /// # Errors
    /// Says why not.
    pub async fn check(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.reader).await?;
        Ok(())
    }
}

/// Begins a change. It takes the writer's place at once, so that what the change reads is what it
/// changes.
async fn begin(writer: &SqlitePool) -> Result<Change, StoreError> {
    Ok(writer.begin_with("BEGIN IMMEDIATE").await?)
}

/// Every commit is on the disk before it is acknowledged: WAL with `synchronous=FULL`.
fn options(file: PathBuf) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(BUSY)
}
