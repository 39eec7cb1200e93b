//! Errors of the store.

use std::fmt;
use std::sync::Arc;

use paisho_wire::UserId;
use sqlx::migrate::MigrateError;

use super::backup::BackupError;

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
            Self::Database(error) => write!(f, "database error: {error}"),
            Self::GroupCommit(error) => error.fmt(f),
            Self::Migration(MigrateError::VersionMissing(version)) => write!(
                f,
                "the database was upgraded by a newer release (migration {version} is unknown to \
                 this one); run that release, or restore the copy that it made before the upgrade"
            ),
            Self::Migration(error) => {
                write!(f, "the database can't be upgraded: {error}")
            }
            Self::NoCopy(error) => write!(
                f,
                "the database was not upgraded because it could not be copied first: {error}"
            ),
            Self::TooManyGames(user) => write!(f, "{user} has reached the maximum number of games"),
            Self::Corrupt(what) => write!(f, "the database contains unreadable data: {what}"),
            Self::TooLong => {
                f.write_str("the search took too long; narrow it, for example by player or by time")
            }
            Self::TooManySearches => {
                f.write_str("too many searches are in progress; try again in a few seconds")
            }
        }
    }
}

impl std::error::Error for StoreError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Database(error) => Some(error),
            Self::GroupCommit(error) => Some(error.as_ref()),
            // The message says it in other words, for operators.
            Self::Migration(MigrateError::VersionMissing(_)) => None,
            Self::Migration(error) => Some(error),
            Self::NoCopy(error) => Some(error.as_ref()),
            Self::Corrupt(_) | Self::TooLong | Self::TooManySearches | Self::TooManyGames(_) => {
                None
            }
        }
    }
}

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

/// The result codes of SQLite for a disk that is read-only, fails, is full, or has lost the file.
const DISK_CODES: [u32; 4] = [8, 10, 13, 14];

impl StoreError {
    /// Whether the disk is to blame, rather than what was to be stored.
    pub(super) fn is_about_the_disk(&self) -> bool {
        match self {
            Self::Database(sqlx::Error::Io(_)) => true,
            Self::Database(sqlx::Error::Database(error)) => {
                let code = error.code().and_then(|code| code.parse::<u32>().ok());
                // The lowest byte is the code; the rest gives details.
                code.is_some_and(|code| DISK_CODES.contains(&(code & 0xff)))
            }
            Self::GroupCommit(error) => error.is_about_the_disk(),
            _ => false,
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

#[cfg(test)]
mod tests {
    use std::error::Error;
    use std::io;

    use super::*;

    #[test]
    fn the_first_cause_is_found_behind_all_errors_around_it() {
        let full = io::Error::from(io::ErrorKind::StorageFull);
        let failed = StoreError::Database(sqlx::Error::Io(full));
        let shared = StoreError::GroupCommit(Arc::new(failed));
        let error = BackupError::Store(StoreError::NoCopy(Box::new(BackupError::Store(shared))));
        let causes = std::iter::successors(error.source(), |&error| error.source());
        let kinds: Vec<_> = causes
            .filter_map(|cause| cause.downcast_ref::<io::Error>())
            .map(io::Error::kind)
            .collect();
        assert_eq!(kinds, [io::ErrorKind::StorageFull]);
    }

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
