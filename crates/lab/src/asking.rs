//! Asking the engine for a turn of a game.

use paisho::{Game, Position};
use paisho_engine::Request;

/// A request for the best turn of a game's present position, within so many nodes.
pub(crate) fn request(game: &Game, nodes: u64, seed: u64) -> Request {
    let mut request = Request::new(game.position().clone());
    request.past = past_of(game);
    request.nodes = Some(nodes);
    request.seed = seed;
    request
}

/// Hashes of all positions before the present one.
fn past_of(game: &Game) -> Vec<u64> {
    let positions = std::iter::once(game.start()).chain(game.plies().iter().map(|p| &p.after));
    let before = game.plies().len();
    positions.take(before).map(Position::hash).collect()
}
