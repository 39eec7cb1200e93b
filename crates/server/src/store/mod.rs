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
mod change;
mod chat;
mod command;
mod deadline;
mod delete_account;
mod erase;
mod error;
mod files;
mod game;
mod group_commit;
mod guests;
mod heartbeat;
mod language;
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

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::SqlitePool;

pub use account::{Account, AccountKind, NewBot, Role};
pub use append::{Append, Appended, Finish, Formula, Index, NewEvent, NewTurn, Rated};
pub use backup::{BackupError, RestoreError};
pub use command::{ClientCommand, Earlier};
pub use error::StoreError;
pub(crate) use files::{lock_file, private_directory};
pub use game::{GameRow, GameStatus, NewGame, StoredEvent};
pub use heartbeat::{Heartbeat, OwedTime};
pub use limits::GameLimits;
pub use mails::MailQuota;
pub use moderation::{AuditEntry, Measure, NewModerationEntry, NewReport, Report};
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

use change::Change;
use group_commit::CommitQueue;
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
    /// Connections for reading what tables and their players need.
    turn_reader: SqlitePool,
    /// Connections for statements that may scan much.
    searcher: SqlitePool,
    /// The time limit of a search.
    search_time: Duration,
    /// The queue of appends for the single writer.
    commits: CommitQueue,
    write_check: Arc<WriteCheck>,
    unreadable: Arc<Unreadable>,
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
        let turn_reader = pools::turn_readers(options.clone()).await?;
        let searcher = pools::searchers(options).await?;
        let write_check = Arc::<WriteCheck>::default();
        let commits = CommitQueue::open(writer.clone(), Arc::clone(&write_check));
        let commits = commits.map_err(sqlx::Error::Io)?;
        Ok(Self {
            writer,
            reader,
            turn_reader,
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

    /// The same store for reading what a turn needs: it does not queue behind other readers.
    #[must_use]
    pub(crate) fn for_turns(&self) -> Self {
        Self {
            reader: self.turn_reader.clone(),
            ..self.clone()
        }
    }

    /// Closes all connections, after they have finished what they are doing.
    pub async fn close(&self) {
        self.searcher.close().await;
        self.reader.close().await;
        self.turn_reader.close().await;
        self.writer.close().await;
    }

    async fn change(&self) -> Result<Change, StoreError> {
        Change::begin(&self.writer, &self.write_check).await
    }
}
