//! A moment of a game: a position and the turn that led to it.

use paisho::notation::record::Record;
use paisho::{Position, Turn};

/// A position and the turn that led to it, if it is known.
#[derive(Clone, Debug)]
pub(crate) struct Moment {
    pub(crate) position: Position,
    pub(crate) last: Option<Turn>,
}

impl Moment {
    /// The last moment of a record's main line.
    pub(crate) fn end(record: &Record) -> Self {
        let game = record.main_line();
        Self {
            position: record.end(),
            last: game.turns().last().map(|numbered| numbered.turn),
        }
    }

    /// All moments of a record's main line at which the board changed. Choosing accents does not
    /// change it.
    pub(crate) fn all(record: &Record) -> Vec<Self> {
        let game = record.main_line();
        let mut moments = vec![Self {
            position: game.start().clone(),
            last: None,
        }];
        let turns = game.turns().iter().map(|numbered| Some(numbered.turn));
        for (position, last) in game.positions().zip(turns) {
            let before = moments.last().map(|moment| moment.position.board());
            if before != Some(position.board()) {
                moments.push(Self { position, last });
            }
        }
        moments
    }
}
