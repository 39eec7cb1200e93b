//! Backups, and the data after a restart.

use std::path::Path;

use paisho_server::store::{Appended, Store};

use super::at_the_table;
use crate::sample::{game_id, turn};

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_made_while_people_play_is_whole() {
    let (store, directory) = at_the_table().await;
    let player = {
        let store = store.clone();
        tokio::spawn(async move {
            for ply in 1..=200 {
                let done = store.append(&turn("g1", ply, ply)).await.unwrap();
                assert_eq!(done, Appended::Done(ply + 1));
            }
        })
    };
    let copy = directory.path().join("copy.sqlite");
    store.backup(&copy).await.unwrap();
    player.await.unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    Store::restore(&copy, elsewhere.path()).await.unwrap();
    let restored = Store::open(elsewhere.path()).await.unwrap();
    let row = restored.game(&game_id("g1")).await.unwrap().unwrap();
    let events = restored.events(&row.id, 0).await.unwrap();
    assert_eq!(events.len(), row.version as usize);
    assert_eq!(
        restored.turns(&row.id).await.unwrap().len(),
        row.ply as usize
    );
    assert_eq!(restored.complaints().await.unwrap(), Vec::<String>::new());
    for file in [copy.clone(), elsewhere.path().join("paisho.sqlite")] {
        assert!(is_private(&file), "{}", file.display());
    }
    let again = store.backup(&copy).await.unwrap_err().to_string();
    assert!(again.contains("copy.sqlite can't be written"), "{again}");
    let again = Store::restore(&copy, elsewhere.path()).await.unwrap_err();
    assert!(again.to_string().contains("exists"), "{again}");
}

/// Whether only its owner may read a file; on other systems than Unix the folder decides.
fn is_private(file: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(file).unwrap().permissions().mode();
        mode & 0o077 == 0
    }
    #[cfg(not(unix))]
    file.exists()
}

#[tokio::test]
async fn nonsense_is_not_restored() {
    let directory = tempfile::tempdir().unwrap();
    let junk = directory.path().join("junk");
    std::fs::write(&junk, "this is no database at all, only a line of text").unwrap();
    let target = directory.path().join("data");
    let error = Store::restore(&junk, &target).await.unwrap_err();
    assert!(
        error.to_string().contains("damaged or incomplete"),
        "{error}"
    );
    assert!(!target.exists());
}

#[tokio::test]
async fn everything_is_still_there_after_a_restart() {
    let (store, directory) = at_the_table().await;
    store.append(&turn("g1", 1, 1)).await.unwrap();
    store.close().await;
    let store = Store::open(directory.path()).await.unwrap();
    assert_eq!(store.turns(&game_id("g1")).await.unwrap(), ["turn 1"]);
    let stats = store.stats().await.unwrap();
    assert_eq!((stats.persons, stats.playing, stats.turns), (2, 1, 1));
}

#[tokio::test]
async fn a_backup_is_not_restored_beside_the_log_of_another_database() {
    let (store, directory) = at_the_table().await;
    let copy = directory.path().join("copy.sqlite");
    store.backup(&copy).await.unwrap();
    // The file that a killed server leaves behind if only its database is moved away.
    store.append(&turn("g1", 1, 1)).await.unwrap();
    let log = directory.path().join("paisho.sqlite-wal");
    let left = std::fs::read(&log).unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    let stale = elsewhere.path().join("paisho.sqlite-wal");
    std::fs::write(&stale, left).unwrap();
    let error = Store::restore(&copy, elsewhere.path()).await.unwrap_err();
    assert!(error.to_string().contains("paisho.sqlite-wal"), "{error}");
    assert!(error.to_string().contains("move it away"), "{error}");
    assert!(!elsewhere.path().join("paisho.sqlite").exists());
    std::fs::remove_file(stale).unwrap();
    Store::restore(&copy, elsewhere.path()).await.unwrap();
    let restored = Store::open(elsewhere.path()).await.unwrap();
    assert_eq!(restored.complaints().await.unwrap(), Vec::<String>::new());
    assert!(restored.game(&game_id("g1")).await.unwrap().is_some());
}

#[tokio::test]
async fn half_of_a_database_in_use_is_not_restored() {
    let (store, directory) = at_the_table().await;
    store.append(&turn("g1", 1, 1)).await.unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    for file in ["paisho.sqlite", "paisho.sqlite-wal"] {
        std::fs::copy(directory.path().join(file), elsewhere.path().join(file)).unwrap();
    }
    let (copy, target) = (
        elsewhere.path().join("paisho.sqlite"),
        elsewhere.path().join("data"),
    );
    let error = Store::restore(&copy, &target).await.unwrap_err();
    assert!(error.to_string().contains("admin backup"), "{error}");
    assert!(!target.exists());
}

#[tokio::test]
async fn an_empty_log_and_an_index_beside_a_backup_hold_nothing_that_is_missing() {
    let (store, directory) = at_the_table().await;
    let copy = directory.path().join("copy.sqlite");
    store.backup(&copy).await.unwrap();
    std::fs::write(directory.path().join("copy.sqlite-wal"), "").unwrap();
    std::fs::write(directory.path().join("copy.sqlite-shm"), "an index").unwrap();
    let target = directory.path().join("data");
    Store::restore(&copy, &target).await.unwrap();
    let restored = Store::open(&target).await.unwrap();
    assert!(restored.game(&game_id("g1")).await.unwrap().is_some());
}

#[cfg(unix)]
#[tokio::test]
async fn only_its_owner_may_read_a_restored_directory() {
    let (store, directory) = at_the_table().await;
    let copy = directory.path().join("copy.sqlite");
    store.backup(&copy).await.unwrap();
    let target = directory.path().join("deep").join("data");
    Store::restore(&copy, &target).await.unwrap();
    assert!(is_private(&target));
}
