//! Asking the engine for a turn of a game.

use paisho::Game;
use paisho_engine::Request;

/// A request for the best turn of a game's present position, within so many nodes.
pub(crate) fn request(game: &Game, nodes: u64, seed: u64) -> Request {
    let mut request = Request::of_game(game);
    request.nodes = Some(nodes);
    request.seed = seed;
    request
}
