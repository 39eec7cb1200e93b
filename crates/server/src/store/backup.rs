//! Backup of a database in use, and restoring one.

use std::fmt;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqlitePool;

use super::files::{give_to_owner_of_directory, private_directory, private_file};
use super::pools::options;
use super::{FILE_NAME, Store, StoreError};

/// Why a backup can't be made.
#[derive(Debug)]
pub enum BackupError {
    /// The file exists already, or can't be written.
    File(PathBuf, io::Error),
    /// The database failed.
    Store(StoreError),
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path, error) => write!(f, "{} can't be written: {error}", path.display()),
            Self::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for BackupError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::File(_, error) => Some(error),
            Self::Store(error) => Some(error),
        }
    }
}

/// Why a backup can't be restored.
#[derive(Debug)]
pub enum RestoreError {
    /// There is a database already.
    Occupied(PathBuf),
    /// There is a leftover log of a deleted database, which would be mistaken for the log of the
    /// backup.
    Leftover(PathBuf),
    /// The file is not a valid database of this program.
    Unsound(String),
    /// The file could not be copied.
    Copy(io::Error),
}

impl fmt::Display for RestoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Occupied(path) => write!(
                f,
                "{} exists; choose a directory without a database, or move the database away first",
                path.display()
            ),
            Self::Leftover(path) => write!(
                f,
                "{} is left over from another database and would damage the restored one; move it \
                 away and try again, or restore into an empty directory",
                path.display()
            ),
            Self::Unsound(why) => write!(f, "the backup is damaged or incomplete: {why}"),
            Self::Copy(error) => write!(f, "the backup can't be copied: {error}"),
        }
    }
}

impl std::error::Error for RestoreError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Copy(error) => Some(error),
            Self::Occupied(_) | Self::Leftover(_) | Self::Unsound(_) => None,
        }
    }
}

impl From<io::Error> for RestoreError {
    fn from(error: io::Error) -> Self {
        Self::Copy(error)
    }
}

impl Store {
    /// Writes a copy of the whole database to a new file while the database is in use. The copy is
    /// a consistent snapshot, and writers do not wait for it.
    ///
    /// # Errors
    /// If the file exists or can't be written.
    pub async fn backup(&self, file: &Path) -> Result<(), BackupError> {
        copy_into(&self.reader, file).await
    }

    /// Checks the database file. Returns all problems found.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn complaints(&self) -> Result<Vec<String>, StoreError> {
        let found: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check")
            .fetch_all(&self.reader)
            .await?;
        Ok(found.into_iter().filter(|line| line != "ok").collect())
    }

    /// Restores a backup into a data directory without a database, after checking it.
    ///
    /// # Errors
    /// Why it failed. The directory is unchanged then.
    pub async fn restore(backup: &Path, directory: &Path) -> Result<(), RestoreError> {
        let target = directory.join(FILE_NAME);
        if target.exists() {
            return Err(RestoreError::Occupied(target));
        }
        if let Some(leftover) = companions(&target).find(|path| path.exists()) {
            return Err(RestoreError::Leftover(leftover));
        }
        check_alone(backup)?;
        check_sound(backup).await?;
        private_directory(directory)?;
        let unfinished = directory.join(format!("{FILE_NAME}.restoring"));
        if unfinished.exists() {
            fs::remove_file(&unfinished)?;
        }
        let mut copy = private_file(&unfinished)?;
        io::copy(&mut File::open(backup)?, &mut copy)?;
        give_to_owner_of_directory(&copy, &unfinished)?;
        copy.sync_all()?;
        fs::rename(&unfinished, &target)?;
        File::open(directory)?.sync_all()?;
        Ok(())
    }
}

/// Writes a copy of the whole database to a new file that only its owner may read.
pub(super) async fn copy_into(database: &SqlitePool, file: &Path) -> Result<(), BackupError> {
    let unwritten = |error| BackupError::File(file.to_owned(), error);
    private_file(file).map_err(unwritten)?;
    let copied = sqlx::query("VACUUM INTO $1")
        .bind(file.to_string_lossy().into_owned())
        .execute(database)
        .await;
    if let Err(error) = copied {
        // An incomplete backup is useless.
        fs::remove_file(file).map_err(unwritten)?;
        return Err(BackupError::Store(error.into()));
    }
    let synced = File::open(file).and_then(|copy| copy.sync_all());
    synced.map_err(unwritten)
}

/// The files that SQLite keeps beside a database in use, or leaves after a crash.
fn companions(database: &Path) -> impl Iterator<Item = PathBuf> {
    ["-wal", "-shm", "-journal"].into_iter().map(|ending| {
        let mut name = database.as_os_str().to_owned();
        name.push(ending);
        PathBuf::from(name)
    })
}

/// Refuses a database that was copied while in use: part of its contents is in another file.
fn check_alone(backup: &Path) -> Result<(), RestoreError> {
    let holds_something =
        |path: &PathBuf| fs::metadata(path).is_ok_and(|file| file.len() > 0 && !is_index(path));
    match companions(backup).find(holds_something) {
        None => Ok(()),
        Some(log) => Err(RestoreError::Unsound(format!(
            "part of its contents is in {}; create backups with `paisho admin backup`",
            log.display()
        ))),
    }
}

/// The `-shm` file is an index of the log and holds no data of its own.
fn is_index(path: &Path) -> bool {
    path.as_os_str().to_string_lossy().ends_with("-shm")
}

/// Checks the integrity of a backup. It is a single file without a log, so it is opened as
/// immutable.
async fn check_sound(backup: &Path) -> Result<(), RestoreError> {
    let unsound = |error: sqlx::Error| RestoreError::Unsound(error.to_string());
    let options = options(backup.to_owned()).immutable(true).read_only(true);
    let pool = sqlx::sqlite::SqlitePoolOptions::new()
        .max_connections(1)
        .connect_with(options)
        .await
        .map_err(unsound)?;
    let verdict: Result<String, _> = sqlx::query_scalar("PRAGMA integrity_check(1)")
        .fetch_one(&pool)
        .await;
    let games: Result<i64, _> = sqlx::query_scalar("SELECT COUNT(*) FROM games")
        .fetch_one(&pool)
        .await;
    pool.close().await;
    games.map_err(unsound)?;
    match verdict.map_err(unsound)?.as_str() {
        "ok" => Ok(()),
        complaint => Err(RestoreError::Unsound(complaint.to_owned())),
    }
}
