//! Another game after this one, with sides swapped.

use paisho_wire::{Event, GameId, Player, Seat, TableSetup};

use super::Table;

impl Table {
    /// One more player would like another game; it is created once everybody does. Computers
    /// always do.
    pub(super) fn rematch_offered(&self, seat: Seat, fresh: &GameId) -> Vec<Event> {
        let mut events = vec![Event::RematchOffered { seat }];
        let agreed = self.public.rematch().with(seat.into());
        let agreed = agreed.union(self.public.computers());
        if self.public.position().seats().minus(agreed).is_empty() {
            let game = fresh.clone();
            events.push(Event::RematchMade { game });
        }
        events
    }

    /// How the rematch begins: everybody moves one seat on, which swaps two.
    #[must_use]
    pub fn rematch_setup(&self, this: &GameId) -> TableSetup {
        let seats = self.public.setup().players.iter().map(|p| p.seat);
        let mut rotated: Vec<Seat> = seats.collect();
        rotated.rotate_left(1);
        let moved = self.public.setup().players.iter().zip(rotated);
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
            seek: None,
            ..self.public.setup().clone()
        }
    }
}
