//! What people may see of a table.

use paisho::clock::Moment;
use paisho::{Offer, SeatSet, Turn};
use paisho_wire::{
    ClockReading, GameId, GameState, GameSummary, Offers, Seat, SeatClock, Status, UserId,
};

use super::Table;

impl Table {
    /// The seat of a person.
    #[must_use]
    pub fn seat_of(&self, user: &UserId) -> Option<Seat> {
        let mut players = self.setup.players.iter();
        players.find(|p| p.person.id == *user).map(|p| p.seat)
    }

    /// Where the game stands.
    #[must_use]
    pub fn status(&self) -> Status {
        match &self.outcome {
            None => Status::Playing,
            Some(outcome) if outcome.is_aborted() => Status::Aborted,
            Some(_) => Status::Finished,
        }
    }

    /// The table as a line of a list.
    #[must_use]
    pub fn summary(&self, id: &GameId) -> GameSummary {
        GameSummary {
            id: id.clone(),
            version: self.version,
            setup: self.setup.clone(),
            speed: self.setup.time.speed(),
            status: self.status(),
            created: self.created.0,
            ply: u32::try_from(self.game.plies().len()).unwrap_or(u32::MAX),
            due: list(self.due()),
            deadline: self.wake().map(|at| at.0),
            outcome: self.outcome.clone(),
        }
    }

    /// Everything that the holder of a seat, or a spectator, may see.
    #[must_use]
    pub fn state(&self, id: &GameId, viewer: Option<Seat>, now: Moment) -> GameState {
        let seats = self.game.position().seats();
        let own = viewer.map(paisho::Seat::from);
        let accents = own.and_then(|seat| self.hidden[seat]);
        GameState {
            summary: self.summary(id),
            turns: self.game.to_string(),
            position: self.game.position().to_string(),
            clock: self.reading(now),
            offers: self.offers(),
            vacation: seats
                .iter()
                .filter(|s| self.outcome.is_none() && self.vacations[*s].is_on())
                .map(Seat::from)
                .collect(),
            you: viewer,
            accents: accents.map(|a| Turn::Accents(a).to_string()),
            conditionals: own.map_or_else(Vec::new, |seat| self.conditionals[seat].lines()),
            next_game: self.next_game.clone(),
        }
    }

    /// The clocks at a moment.
    #[must_use]
    pub fn reading(&self, now: Moment) -> ClockReading {
        let seats = self.game.position().seats();
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

    fn offers(&self) -> Offers {
        let (draw, gift) = match self.game.offer() {
            Some(Offer::Draw { agreed }) => (list(agreed), None),
            Some(Offer::Gift { from }) => (Vec::new(), Some(from.into())),
            None => (Vec::new(), None),
        };
        let takeback = self.takeback.map(|t| {
            let ply = u32::try_from(t.ply).unwrap_or(u32::MAX);
            (ply, list(t.agreed))
        });
        Offers {
            draw,
            takeback,
            gift,
            rematch: list(self.rematch),
        }
    }
}

fn list(seats: SeatSet) -> Vec<Seat> {
    seats.iter().map(Seat::from).collect()
}
