//! Deleted accounts: their messages are erased from all files, and their names are reserved.

use std::fs;
use std::path::Path;

use paisho_server::store::{Account, AccountKind};
use paisho_wire::Room;

use super::at_the_table;
use crate::sample::{game_id, person, user};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// Whether a text occurs in any file of a directory.
fn is_there(directory: &Path, text: &str) -> bool {
    let files = fs::read_dir(directory).unwrap();
    let mut contents = files.map(|file| fs::read(file.unwrap().path()).unwrap());
    contents.any(|bytes| {
        bytes
            .windows(text.len())
            .any(|part| part == text.as_bytes())
    })
}

#[tokio::test]
async fn what_a_deleted_account_said_is_in_no_file() {
    let (store, directory) = at_the_table().await;
    let (g1, anna) = (game_id("g1"), user("anna"));
    // Several pages, so that some of them become free.
    for number in 0..100 {
        let line = format!("a secret of mine, number {number}, {}", "x".repeat(200));
        let said = store.say(&g1, Room::Players, &anna, &line, number).await;
        said.unwrap();
    }
    assert!(is_there(directory.path(), "a secret of mine"));
    store.delete_account(&anna, 1000).await.unwrap();
    assert!(!is_there(directory.path(), "a secret of mine"));
}

#[tokio::test]
async fn the_name_of_a_deleted_account_is_free_after_ninety_days() {
    let (store, _directory) = at_the_table().await;
    store.delete_account(&user("anna"), 1000).await.unwrap();
    let taken = |id: &str, at| {
        let (store, id) = (store.clone(), user(id));
        async move {
            let new = Account::new(id, "anna".to_owned(), AccountKind::Person, at);
            store.create_account(&new, "anna").await.unwrap()
        }
    };
    assert!(!taken("thief", 1001).await);
    assert!(!taken("thief", 999 + 90 * DAY).await);
    let guest = Account::new(user("moth"), "moth".to_owned(), AccountKind::Guest, 1);
    assert!(store.create_account(&guest, "moth").await.unwrap());
    for (at, free) in [(1001, false), (1000 + 90 * DAY, true)] {
        let registered = store
            .register_guest(&user("moth"), "anna", "anna", "hash", None, at)
            .await;
        assert_eq!(registered.unwrap(), free, "{at}");
    }
    // The names of others are not affected.
    person(&store, "carla").await;
}
