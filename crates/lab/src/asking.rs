//! Builds requests to the engine for a turn of a game.

use paisho::Game;
use paisho_engine::Request;

/// A request for the best turn in a game's current position, with a limit of nodes.
pub(crate) fn request(game: &Game, nodes: u64, seed: u64) -> Request {
    let mut request = Request::of_game(game);
    request.nodes = Some(nodes);
    request.seed = seed;
    request
}
