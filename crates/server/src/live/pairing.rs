//! How seeks become games: who may play whom, and on which seat.

use paisho::Ruleset;
use paisho_engine::Level;
use paisho_wire::{
    Bar, GameId, Limit, Person, PersonKind, Player, RatingShown, Refusal, Seat, Seek, SeekBody,
    SeekId, SideWish, Speed, TableSetup, Text, TimeControl, UserId, Visibility,
};

use super::{Live, computer, record, trouble};
use crate::bus::News;
use crate::rating;
use crate::store::{GameLimits, SeekRow, StoreError};

/// Checks that a seek can become a game. Returns the body as it will be stored.
pub(super) fn check_body(mut body: SeekBody, by: &Person) -> Result<SeekBody, Refusal> {
    let seats = body.ruleset.0.seats.number();
    if !body.time.is_sensible() {
        return Err(Limit::Time.refusal());
    }
    if body.computers.len() >= seats {
        return Err(Limit::Computers.refusal());
    }
    if let Some(level) = body
        .computers
        .iter()
        .find(|l| Level::from_number(**l).is_none())
    {
        return Err(Refusal::Limit {
            what: Limit::Level,
            message: format!("there is no computer level {level}; GET /api/v1/server lists them"),
        });
    }
    if body.ratings.is_some_and(|range| range.min > range.max) {
        return Err(Limit::Range.refusal());
    }
    if body.rated {
        check_rated(&body, by)?;
        // A gift may not decide a game that counts (§4.3).
        body.ruleset.0.gift = false;
    }
    Ok(body)
}

fn check_rated(body: &SeekBody, by: &Person) -> Result<(), Refusal> {
    if matches!(by.kind, PersonKind::Guest) {
        return Err(Limit::GuestsUnrated.refusal());
    }
    if body.ruleset.0.seats.number() != 2 || !body.computers.is_empty() {
        return Err(Limit::RatedForTwo.refusal());
    }
    if matches!(body.time, TimeControl::Unlimited {}) {
        return Err(Limit::RatedClock.refusal());
    }
    Ok(())
}

/// Whether two wishes for sides are compatible in a game of two.
pub(super) const fn sides_fit(a: SideWish, b: SideWish) -> bool {
    !matches!(
        (a, b),
        (SideWish::Host, SideWish::Host) | (SideWish::Guest, SideWish::Guest)
    )
}

/// Whether a seek offers the game that another user seeks.
pub(super) fn same_game(seek: &Seek, body: &SeekBody) -> bool {
    seek.body.ruleset == body.ruleset
        && seek.body.time == body.time
        && seek.body.rated == body.rated
        && seek.body.computers.is_empty()
        && body.computers.is_empty()
        && seek.body.visibility == Visibility::Public
        && sides_fit(seek.body.side, body.side)
}

/// Whether a rating is within the range of a seek. Unknown ratings count as 1500, the rating of new
/// players.
pub(super) fn rating_fits(body: &SeekBody, rating: Option<RatingShown>) -> bool {
    let rating = rating.map_or(1500, |r| r.rating);
    body.ratings
        .is_none_or(|range| (range.min..=range.max).contains(&rating))
}

/// The refusal for a game that could not be started.
pub(super) fn not_begun(error: &StoreError, by: &UserId) -> Refusal {
    match error {
        StoreError::TooManyGames(user) if user == by => Limit::Games.refusal(),
        StoreError::TooManyGames(_) => Refusal::Forbidden {
            what: Bar::Other,
            message: "another player has reached the maximum number of games; try again later"
                .to_owned(),
        },
        error => trouble(error),
    }
}

impl Live {
    /// A person's rating in the class that a seek counts in.
    pub(super) async fn rating_for(
        &self,
        person: &Person,
        body: &SeekBody,
    ) -> Result<Option<RatingShown>, Refusal> {
        let with = matches!(person.kind, PersonKind::Bot).then_some(PersonKind::Bot);
        let class = rating::class_name(body.time.speed(), with);
        let row = self.0.store.rating(&person.id, &class).await;
        let row = row.map_err(|e| trouble(&e))?;
        Ok(row.map(|row| record::known(&row).shown()))
    }

    /// Starts the game of a full seek. Returns `None` if the seek was changed or removed meanwhile.
    pub(super) async fn begin(
        &self,
        seek: &Seek,
        taken: Option<&SeekRow>,
        by: &Person,
    ) -> Result<Option<GameId>, Refusal> {
        let setup = TableSetup {
            seek: taken.map(|row| row.id.clone()),
            ..self.seat_everybody(seek).await?
        };
        let id: GameId = self.0.env.id().parse().map_err(|e| trouble(&e))?;
        let public = seek.body.visibility.is_public();
        let now = self.0.env.now();
        let game = record::new_game(id.clone(), setup, public, now, self.game_limits());
        let game = game.map_err(|e| trouble(&e))?;
        let created = self.0.store.create_game(&game, taken).await;
        if !created.map_err(|e| not_begun(&e, &by.id))? {
            return Ok(None);
        }
        self.tell_started(&game.setup, &id, game.setup.seek.as_ref());
        self.look_for_computer(&id).await;
        Ok(Some(id))
    }

    /// The limits of games per user.
    pub(super) fn game_limits(&self) -> GameLimits {
        GameLimits {
            games: self.0.settings.most_games,
            guest_computer_games: self.0.settings.guest_computer_games,
        }
    }

    /// Announces a new table, and tells the players that their game has started.
    pub(super) fn tell_started(&self, setup: &TableSetup, game: &GameId, seek: Option<&SeekId>) {
        self.0.bus.publish(News::Table {
            game: game.clone(),
            version: 1,
        });
        let people = setup.players.iter().map(|player| &player.person);
        let people = people.filter(|p| !matches!(p.kind, PersonKind::Computer(_)));
        let people: Vec<UserId> = people.map(|p| p.id.clone()).collect();
        for user in &people {
            self.0.bus.publish(News::Started {
                user: user.clone(),
                game: game.clone(),
                seek: seek.cloned(),
            });
        }
        if setup.time.speed() == Speed::Correspondence {
            self.0.tasks.spawn(self.clone().keep_vacation(people));
        }
    }

    /// Assigns seats: by wish in a game of two, otherwise at random.
    async fn seat_everybody(&self, seek: &Seek) -> Result<TableSetup, Refusal> {
        let mut people: Vec<(Person, Option<RatingShown>)> = Vec::new();
        for person in &seek.people {
            let rating = self.rating_for(person, &seek.body).await?;
            people.push((person.clone(), rating));
        }
        let levels = seek.body.computers.iter().enumerate();
        let computers = levels.filter_map(|(i, level)| {
            let level = Level::from_number(*level)?;
            Some((computer::person(level, i)?, None))
        });
        people.extend(computers);
        let seats = seek.body.ruleset.0.seats.seats();
        let mut seats: Vec<Seat> = seats.iter().map(Seat::from).collect();
        self.shuffle(&mut seats, seek.body.side);
        let mut players: Vec<Player> = people
            .into_iter()
            .zip(seats)
            .map(|((person, rating), seat)| Player {
                seat,
                person,
                rating,
            })
            .collect();
        players.sort_by_key(|p| p.seat);
        Ok(TableSetup {
            ruleset: Text(seek.body.ruleset.0),
            rules_version: Ruleset::VERSION,
            time: seek.body.time,
            rated: seek.body.rated,
            players,
            rematch_of: None,
            seek: None,
            visibility: seek.body.visibility,
        })
    }

    /// Orders the seats for the people who take them, the seeker first.
    fn shuffle(&self, seats: &mut [Seat], wish: SideWish) {
        for i in (1..seats.len()).rev() {
            seats.swap(i, self.0.env.below(i + 1));
        }
        let wanted = match wish {
            SideWish::Random => None,
            SideWish::Host => Some(Seat::North),
            SideWish::Guest => Some(Seat::South),
        };
        let found = wanted.and_then(|wanted| seats.iter().position(|s| *s == wanted));
        if let (Some(index), 2) = (found, seats.len()) {
            seats.swap(0, index);
        }
    }
}
