//! The games played on this device, in the browser's storage. They are read again before every
//! change, because another tab may have changed them.

use super::{clock, storage};
use crate::model::local::{Beginning, LocalGame, Shelf};

/// The key of the games in the storage.
const GAMES: &str = "paisho.games";

/// All games.
pub(crate) fn load() -> Shelf {
    storage::load(GAMES).unwrap_or_default()
}

/// Saves a game in its present state; whether that worked.
pub(crate) fn keep(game: &LocalGame) -> bool {
    let mut shelf = load();
    shelf.put(game.saved(clock::now()));
    storage::save(GAMES, &shelf)
}

/// Begins a game and saves it.
pub(crate) fn begin(beginning: Beginning) -> LocalGame {
    let mut shelf = load();
    let game = shelf.begin(beginning, clock::now());
    storage::save(GAMES, &shelf);
    game
}

/// Deletes a game.
pub(crate) fn remove(number: u32) {
    let mut shelf = load();
    shelf.remove(number);
    storage::save(GAMES, &shelf);
}
