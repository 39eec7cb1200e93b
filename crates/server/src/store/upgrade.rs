//! Upgrading an existing database, after making a copy of it.

use std::fs;
use std::path::{Path, PathBuf};

use sqlx::sqlite::SqlitePool;

use super::backup::{BackupError, copy_into};
use super::migrations::migrator;
use super::{StoreError, files};

/// Runs the migrations on the database in a data directory. If this changes an existing database, a
/// copy is made first; if that fails, nothing is changed.
pub(super) async fn bring_up_to_date(
    writer: &SqlitePool,
    directory: &Path,
) -> Result<(), StoreError> {
    // Another process, such as an admin command, may open the same file at this moment.
    let _alone = files::locked(directory).map_err(sqlx::Error::Io)?;
    let migrator = migrator();
    let newest = migrator.iter().map(|step| step.version).max();
    if let Some(version) = version(writer).await?
        && newest.is_some_and(|newest| version < newest)
    {
        let kept = keep_copy(writer, directory, version).await;
        let copy = kept.map_err(|error| StoreError::NoCopy(Box::new(error)))?;
        tracing::info!(copy = %copy.display(), "copied the database before upgrading it");
    }
    migrator.run(writer).await?;
    Ok(())
}

/// The last migration that a database has seen; `None` for a new one.
async fn version(writer: &SqlitePool) -> Result<Option<i64>, StoreError> {
    let steps = "SELECT COUNT(*) FROM sqlite_master WHERE name = '_sqlx_migrations'";
    let there: i64 = sqlx::query_scalar(steps).fetch_one(writer).await?;
    if there == 0 {
        return Ok(None);
    }
    let last = sqlx::query_scalar("SELECT MAX(version) FROM _sqlx_migrations");
    Ok(last.fetch_one(writer).await?)
}

/// The path of the copy of a database that was at this version.
fn copy_name(directory: &Path, version: i64) -> PathBuf {
    directory.join(format!("before-upgrade-from-{version}.sqlite"))
}

/// Copies the database. A copy of an earlier attempt is replaced once the new one is complete, so
/// that an upgrade that fails repeatedly does not fill the disk.
async fn keep_copy(
    writer: &SqlitePool,
    directory: &Path,
    version: i64,
) -> Result<PathBuf, BackupError> {
    let copy = copy_name(directory, version);
    let unfinished = copy.with_extension("unfinished");
    let failed = |error| BackupError::File(unfinished.clone(), error);
    if unfinished.exists() {
        fs::remove_file(&unfinished).map_err(failed)?;
    }
    copy_into(writer, &unfinished).await?;
    fs::rename(&unfinished, &copy).map_err(failed)?;
    Ok(copy)
}
