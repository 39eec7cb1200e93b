//! Backup of a database in use, and restoring one.

use std::fmt;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use super::pools::options;
use super::{FILE_NAME, Store, StoreError, private_file};

/// Why a backup can't be made.
#[derive(Debug)]
pub enum BackupError {
    /// The file is there already, or can't be written.
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

impl std::error::Error for BackupError {}

/// Why a backup can't be restored.
#[derive(Debug)]
pub enum RestoreError {
    /// There is a database already.
    Occupied(PathBuf),
    /// The file is no sound database of ours.
    Unsound(String),
    /// The file could not be copied.
    Copy(io::Error),
}

impl fmt::Display for RestoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Occupied(path) => write!(
                f,
                "{} exists; a backup is restored into a directory without a database",
                path.display()
            ),
            Self::Unsound(why) => write!(f, "the backup is not sound: {why}"),
            Self::Copy(error) => write!(f, "the backup can't be copied: {error}"),
        }
    }
}

impl std::error::Error for RestoreError {}

impl From<io::Error> for RestoreError {
    fn from(error: io::Error) -> Self {
        Self::Copy(error)
    }
}

impl Store {
    /// Writes a copy of the whole database into a new file while it is in use. The copy is what
    /// one moment saw; writers do not wait for it.
    ///
    /// # Errors
    /// If the file exists or can't be written.
    pub async fn backup(&self, file: &Path) -> Result<(), BackupError> {
        let unwritten = |error| BackupError::File(file.to_owned(), error);
        private_file(file).map_err(unwritten)?;
        let copied = sqlx::query("VACUUM INTO $1")
            .bind(file.to_string_lossy().into_owned())
            .execute(&self.reader)
            .await;
        if let Err(error) = copied {
            // Half a backup is none.
            fs::remove_file(file).map_err(unwritten)?;
            return Err(BackupError::Store(error.into()));
        }
        let synced = File::open(file).and_then(|copy| copy.sync_all());
        synced.map_err(unwritten)
    }

    /// Whether the database file is sound; answers every complaint.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn complaints(&self) -> Result<Vec<String>, StoreError> {
        let found: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check")
            .fetch_all(&self.reader)
            .await?;
        Ok(found.into_iter().filter(|line| line != "ok").collect())
    }

    /// Restores a backup into a data directory that has no database yet, after checking it.
    ///
    /// # Errors
    /// Says why not; then the directory is as it was.
    pub async fn restore(backup: &Path, directory: &Path) -> Result<(), RestoreError> {
        let target = directory.join(FILE_NAME);
        if target.exists() {
            return Err(RestoreError::Occupied(target));
        }
        check_sound(backup).await?;
        fs::create_dir_all(directory)?;
        let unfinished = directory.join(format!("{FILE_NAME}.restoring"));
        if unfinished.exists() {
            fs::remove_file(&unfinished)?;
        }
        let mut copy = private_file(&unfinished)?;
        io::copy(&mut File::open(backup)?, &mut copy)?;
        copy.sync_all()?;
        fs::rename(&unfinished, &target)?;
        File::open(directory)?.sync_all()?;
        Ok(())
    }
}

/// A backup is a whole file without a log beside it, so it is opened as one that nobody changes.
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
