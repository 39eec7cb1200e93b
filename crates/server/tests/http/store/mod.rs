//! The store on a real file. No test here depends on which database it is.

mod backup;
mod erased;
mod games;
mod health;
mod people;
mod search;
mod unreadable;
mod upgrade;

use paisho_server::store::Store;

use crate::sample::{game, person, store};

/// A store with `anna` and `ben` and their game `g1`, Host to move.
async fn at_the_table() -> (Store, tempfile::TempDir) {
    let (store, directory) = store().await;
    person(&store, "anna").await;
    person(&store, "ben").await;
    let created = store.create_game(&game("g1", "anna", "ben"), None).await;
    assert!(created.unwrap());
    (store, directory)
}
