//! The turns of a game in the form that a review needs.

use paisho::notation::TurnLabel;
use paisho::notation::record::Record;
use paisho::{Game, Ply, Position, Turn};

/// A turn and the position it was played in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Turn number and seat.
    pub label: TurnLabel,
    /// The position before the turn, without players who had left the game by then.
    pub before: Position,
    /// The turn, legal in that position.
    pub turn: Turn,
}

impl Played {
    /// All turns of a game.
    #[must_use]
    pub fn in_game(game: &Game) -> Vec<Self> {
        let befores = core::iter::once(game.start()).chain(game.plies().iter().map(Ply::after));
        let turns = befores.zip(game.plies()).enumerate();
        let played = turns.map(|(i, (before, ply))| {
            let mut before = before.clone();
            for leaver in game.leavers().iter().filter(|l| l.after == i) {
                before.leave(leaver.seat, leaver.reason);
            }
            Self {
                label: ply.label,
                before,
                turn: ply.turn,
            }
        });
        played.collect()
    }

    /// All turns of the main line of a record.
    #[must_use]
    pub fn in_record(record: &Record) -> Vec<Self> {
        let path = record.path(record.last_of_main_line());
        let pairs = path.iter().zip(path.iter().skip(1));
        let played = pairs.map_while(|(from, to)| {
            let numbered = record.turn(*to)?;
            Some(Self {
                label: numbered.label,
                before: record.position(*from)?,
                turn: numbered.turn,
            })
        });
        played.collect()
    }

    /// The position right after the turn.
    #[must_use]
    pub fn after(&self) -> Position {
        let mut after = self.before.clone();
        after.play_unchecked(self.turn);
        after
    }
}
