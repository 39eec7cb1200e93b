//! Another game after this one, with sides swapped.

use paisho::SeatSet;
use paisho_wire::{Event, GameId, Player, Refusal, Seat, TableSetup};

use super::Table;

impl Table {
    pub(super) fn offer_rematch(&self, seat: Seat, fresh: &GameId) -> Result<Vec<Event>, Refusal> {
        if self.outcome.is_none() {
            return Err(Refusal::NotOver {});
        }
        if self.next_game.is_some() || self.rematch.contains(seat.into()) {
            return Err(Refusal::AlreadyOffered {});
        }
        let mut events = vec![Event::RematchOffered { seat }];
        let agreed = self.rematch.with(seat.into()).union(self.computers());
        if self.all_players().minus(agreed).is_empty() {
            let game = fresh.clone();
            events.push(Event::RematchMade { game });
        }
        Ok(events)
    }

    pub(super) fn decline_rematch(&self, seat: Seat) -> Result<Vec<Event>, Refusal> {
        if self.next_game.is_some() || self.rematch.is_empty() {
            return Err(Refusal::NothingOffered {});
        }
        Ok(vec![Event::RematchDeclined { seat }])
    }

    fn all_players(&self) -> SeatSet {
        self.game.position().seats()
    }

    /// How the rematch begins: everybody moves one seat on, which swaps two.
    #[must_use]
    pub fn rematch_setup(&self, this: &GameId) -> TableSetup {
        let seats = self.setup.players.iter().map(|p| p.seat);
        let mut rotated: Vec<Seat> = seats.collect();
        rotated.rotate_left(1);
        let moved = self.setup.players.iter().zip(rotated);
        let mut players: Vec<Player> = moved
            .map(|(player, seat)| Player {
                seat,
                person: player.person.clone(),
                rating: None,
            })
            .collect();
        players.sort_by_key(|p| p.seat);
        TableSetup {
            players,
            rules_version: paisho::Ruleset::VERSION,
            rematch_of: Some(this.clone()),
            ..self.setup.clone()
        }
    }
}
