//! The games of this device, as the browser keeps them. They are read anew before every change,
//! because another tab may have changed them too.

use super::{clock, storage};
use crate::model::local::{Beginning, LocalGame, Shelf};

/// Where the games are kept.
const GAMES: &str = "paisho.games";

/// All games.
pub(crate) fn load() -> Shelf {
    storage::load(GAMES).unwrap_or_default()
}

/// Keeps a game as it is now; whether that was possible.
pub(crate) fn keep(game: &LocalGame) -> bool {
    let mut shelf = load();
    shelf.put(game.saved(clock::now()));
    storage::save(GAMES, &shelf)
}

/// Begins a game and keeps it.
pub(crate) fn begin(beginning: Beginning) -> LocalGame {
    let mut shelf = load();
    let game = shelf.begin(beginning, clock::now());
    storage::save(GAMES, &shelf);
    game
}

/// Throws a game away.
pub(crate) fn remove(number: u32) {
    let mut shelf = load();
    shelf.remove(number);
    storage::save(GAMES, &shelf);
}
