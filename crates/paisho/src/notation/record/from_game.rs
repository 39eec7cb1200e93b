//! Makes a record of a [`Game`]: turns, players who left, and the result.

use super::{Departure, NodeId, Place, Record};
use crate::game::{Game, Leaver};

impl From<&Game> for Record {
    /// A record without tags and comments.
    fn from(game: &Game) -> Self {
        let mut record = Self::new(game.start(), 1);
        let mut place = record.start_place();
        // Departures before the first turn, between turns, and after the last one.
        for played in 0..=game.plies().len() {
            for leaver in game.leavers().iter().filter(|l| l.after == played) {
                record.note_leaver(&mut place, *leaver);
            }
            if let Some(ply) = game.plies().get(played)
                && record.grow(&mut place, ply.turn).is_err()
            {
                // The turns of a game are legal, so none is refused.
                break;
            }
        }
        // `declare` refuses a result that the board shows. Here that is fine: the record shows it,
        // too.
        let _shown = record.declare(game.outcome());
        record
    }
}

impl Record {
    /// Adds a departure at the current place. `Record::leave` would replay the record for each of
    /// them.
    fn note_leaver(&mut self, place: &mut Place, leaver: Leaver) {
        let Leaver { seat, reason, .. } = leaver;
        let node: NodeId = place.node;
        if let Some(node) = self.node_mut(node) {
            node.departures.push(Departure { seat, reason });
        }
        place.position.leave(seat, reason);
    }
}
