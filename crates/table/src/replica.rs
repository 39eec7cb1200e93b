//! A client's copy of a game: opened from the server's state, then kept up to date by its events.

use paisho::Seat;
use paisho_wire::{Event, GameId, GameState, LineText, Stamped};

use crate::{BadEvent, Conditionals, PublicTable, TableAction};

/// A game as one client sees it. The rules replay every turn, so what it shows is always legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameReplica {
    /// The id of the game.
    pub id: GameId,
    /// The client's own seat; nothing for a spectator.
    pub you: Option<Seat>,
    /// What everyone knows.
    pub table: PublicTable,
    conditionals: Conditionals,
}

impl GameReplica {
    /// The game that a state describes.
    ///
    /// # Errors
    /// If the parts of the state contradict each other.
    pub fn open(state: &GameState) -> Result<Self, BadEvent> {
        let bad = |reason: String| BadEvent::new(state.summary.version, reason);
        let lines = state.conditionals.iter().cloned().map(LineText::try_from);
        let lines: Result<Vec<LineText>, _> = lines.collect();
        let lines = lines.map_err(|e| bad(e.to_string()))?;
        Ok(Self {
            id: state.summary.id.clone(),
            you: state.you.map(Seat::from),
            table: PublicTable::from_state(state)?,
            conditionals: Conditionals::read(&lines).map_err(|e| bad(e.to_string()))?,
        })
    }

    /// Applies an event. One that is known already changes nothing, so that what arrives twice
    /// after a reconnection does no harm.
    ///
    /// # Errors
    /// If events are missing in between, or the event does not apply: the client must open the game
    /// again.
    pub fn apply(&mut self, stamped: &Stamped) -> Result<(), BadEvent> {
        if stamped.version <= self.table.version() {
            return Ok(());
        }
        self.table.apply(stamped)?;
        if let Event::ConditionalsSet { lines, .. } = &stamped.event {
            let read = Conditionals::read(lines);
            self.conditionals = read.map_err(|e| BadEvent::new(stamped.version, e))?;
        }
        self.conditionals.follow(&stamped.event, self.table.game());
        Ok(())
    }

    /// The client's own replies in advance.
    #[must_use]
    pub const fn conditionals(&self) -> &Conditionals {
        &self.conditionals
    }

    /// What is worth offering the client now; nothing to a spectator.
    #[must_use]
    pub fn table_actions(&self, may_claim: bool) -> Vec<TableAction> {
        self.you
            .map_or_else(Vec::new, |seat| self.table.table_actions(seat, may_claim))
    }
}
