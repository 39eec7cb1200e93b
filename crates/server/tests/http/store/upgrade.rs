//! Databases of earlier releases: they are copied before they are upgraded.

use std::fs;
use std::path::{Path, PathBuf};

use paisho_server::store::Store;
use sqlx::Connection;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

use crate::behind::{change, connection};
use crate::sample::user;

/// How many migrations the database of the earlier release has.
const EARLIER: usize = 5;

/// A data directory of an earlier release, with an account.
async fn earlier_release() -> tempfile::TempDir {
    let (directory, steps) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations/sqlite");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    for file in &files[..EARLIER] {
        fs::copy(file, steps.path().join(file.file_name().unwrap())).unwrap();
    }
    let options = SqliteConnectOptions::new()
        .filename(directory.path().join("paisho.sqlite"))
        .create_if_missing(true);
    let mut database = SqliteConnection::connect_with(&options).await.unwrap();
    let migrator = Migrator::new(steps.path()).await.unwrap();
    migrator.run(&mut database).await.unwrap();
    database.close().await.unwrap();
    let anna = "INSERT INTO accounts (id, name, name_key, kind, role, created, seen)
         VALUES ('anna', 'anna', 'anna', 'person', 'member', 1, 1)";
    change(directory.path(), anna).await;
    directory
}

fn copies(directory: &Path) -> Vec<String> {
    let names = fs::read_dir(directory).unwrap();
    let names = names.map(|file| file.unwrap().file_name().into_string().unwrap());
    names.filter(|name| name.starts_with("before-")).collect()
}

#[tokio::test]
async fn a_database_is_copied_before_it_is_upgraded() {
    let directory = earlier_release().await;
    for _ in 0..2 {
        let store = Store::open(directory.path()).await.unwrap();
        assert!(store.account(&user("anna")).await.unwrap().is_some());
        store.close().await;
        assert_eq!(copies(directory.path()), ["before-upgrade-from-5.sqlite"]);
    }
    // The copy has the old content, and is a backup like any other.
    let copy = directory.path().join("before-upgrade-from-5.sqlite");
    let elsewhere = tempfile::tempdir().unwrap();
    Store::restore(&copy, elsewhere.path()).await.unwrap();
    let mut database = connection(elsewhere.path()).await;
    let steps = "SELECT COUNT(*) FROM _sqlx_migrations";
    let steps: i64 = sqlx::query_scalar(steps)
        .fetch_one(&mut database)
        .await
        .unwrap();
    assert_eq!(steps, 5);
    database.close().await.unwrap();
    let store = Store::open(elsewhere.path()).await.unwrap();
    assert!(store.account(&user("anna")).await.unwrap().is_some());
}

#[tokio::test]
async fn a_new_database_needs_no_copy() {
    let directory = tempfile::tempdir().unwrap();
    Store::open(directory.path()).await.unwrap().close().await;
    assert_eq!(copies(directory.path()), Vec::<String>::new());
}

#[tokio::test]
async fn nothing_is_upgraded_without_a_copy() {
    let directory = earlier_release().await;
    // A non-empty directory, which can't be replaced, is in the way of the copy.
    let copy = directory.path().join("before-upgrade-from-5.sqlite");
    fs::create_dir_all(copy.join("full")).unwrap();
    let error = Store::open(directory.path()).await.unwrap_err().to_string();
    assert!(error.contains("was not upgraded"), "{error}");
    fs::remove_dir_all(&copy).unwrap();
    let mut database = connection(directory.path()).await;
    let steps = "SELECT COUNT(*) FROM _sqlx_migrations";
    let steps: i64 = sqlx::query_scalar(steps)
        .fetch_one(&mut database)
        .await
        .unwrap();
    assert_eq!(steps, 5);
}

#[tokio::test]
async fn the_database_of_a_newer_release_is_left_alone() {
    let directory = tempfile::tempdir().unwrap();
    Store::open(directory.path()).await.unwrap().close().await;
    let newer = "INSERT INTO _sqlx_migrations
         (version, description, success, checksum, execution_time)
         VALUES (9999, 'of the future', TRUE, x'00', 0)";
    change(directory.path(), newer).await;
    let error = Store::open(directory.path()).await.unwrap_err().to_string();
    assert!(error.contains("newer release"), "{error}");
    assert_eq!(copies(directory.path()), Vec::<String>::new());
}
