//! What people may see of a table.

use paisho::clock::Moment;
use paisho::{SeatSet, Turn};
use paisho_wire::{ClockReading, GameId, GameState, GameSummary, Seat, SeatClock};

use super::Table;
use crate::public::list;

impl Table {
    /// The table as a line of a list.
    #[must_use]
    pub fn summary(&self, id: &GameId) -> GameSummary {
        GameSummary {
            id: id.clone(),
            version: self.public.version(),
            setup: self.public.setup().clone(),
            speed: self.public.setup().time.speed(),
            status: self.public.status(),
            created: self.created.0,
            ply: self.public.ply(),
            due: list(self.public.due()),
            deadline: self.wake().map(|at| at.0),
            outcome: self.public.outcome().cloned(),
        }
    }

    /// Everything that the holder of a seat, or a spectator, may see.
    #[must_use]
    pub fn state(&self, id: &GameId, viewer: Option<Seat>, now: Moment) -> GameState {
        // Nobody is on vacation from a game that is over.
        let is_over = self.public.outcome().is_some();
        let vacation = if is_over {
            SeatSet::EMPTY
        } else {
            self.public.vacation()
        };
        let own = viewer.map(paisho::Seat::from);
        let accents = own.and_then(|seat| self.hidden[seat]);
        GameState {
            summary: self.summary(id),
            turns: self.public.game().to_string(),
            position: self.public.position().to_string(),
            clock: self.reading(now),
            left: self.public.left(),
            offers: self.public.offers(),
            vacation: list(vacation),
            you: viewer,
            accents: accents.map(|a| Turn::Accents(a).to_string()),
            conditionals: own.map_or_else(Vec::new, |seat| self.conditionals[seat].lines()),
            next_game: self.public.next_game().cloned(),
        }
    }

    /// The clocks at a moment.
    #[must_use]
    pub fn reading(&self, now: Moment) -> ClockReading {
        let seats = self.public.position().seats();
        let left = self.clocks.as_ref().map(|c| c.readings(seats, now));
        let running = self.clocks.as_ref().and_then(|c| c.running());
        ClockReading {
            now: now.0,
            left: left
                .into_iter()
                .flatten()
                .map(|(seat, left)| SeatClock {
                    seat: seat.into(),
                    millis: left.0,
                })
                .collect(),
            running: running.map(Seat::from),
            deadline: self.wake().map(|at| at.0),
        }
    }
}
