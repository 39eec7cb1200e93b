//! The form for a game on this device: opponents, rules, clocks. One click is enough, but
//! everything can be chosen.

use paisho::{BySeat, Ruleset, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::local::{Beginning, Follow, Pace, Player, Strength};
use super::route::Opponents;

/// The choices in the form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGame {
    /// The opponents.
    pub company: Company,
    /// The level of the computer.
    pub level: Strength,
    /// The seat of the person in a game against the computer.
    pub side: Side,
    /// The rules.
    pub rules: Ruleset,
    /// The names of the persons.
    pub names: BySeat<String>,
    /// The player of each seat, if they were chosen one by one.
    pub seated: BySeat<Seated>,
    /// The clocks.
    pub pace: Option<Pace>,
    /// Whether the board turns to the player to move.
    pub follow: Follow,
}

/// The opponents.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Company {
    /// One person, and the computer at all other seats.
    Computer,
    /// Persons only.
    Friends,
    /// Chosen for each seat.
    Mixed,
}

/// The seat of the person in a game against the computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// In the south, as Guest: the first to plant.
    South,
    /// In the north, as Host.
    North,
    /// Random.
    Chance,
}

impl Side {
    /// All sides.
    pub const ALL: [Self; 3] = [Self::South, Self::North, Self::Chance];

    /// The value of the choice in forms.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::South => "south",
            Self::North => "north",
            Self::Chance => "chance",
        }
    }
}

/// The player chosen for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seated {
    /// A person.
    #[default]
    Person,
    /// The computer at a level.
    Computer(Strength),
}

/// A choice in the form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupEvent {
    /// The opponents.
    Company(Company),
    /// The level of the computer.
    Level(Strength),
    /// The seat of the person.
    Side(Side),
    /// The rules.
    Rules(Ruleset),
    /// The player of a seat.
    Seat(Seat, Seated),
    /// The name of a person.
    Name(Seat, String),
    /// The clocks.
    Pace(Option<Pace>),
    /// Whether the board turns.
    Follow(Follow),
}

impl NewGame {
    /// The defaults.
    #[must_use]
    pub fn usual(opponents: Opponents) -> Self {
        let mut game = Self {
            company: Company::Computer,
            level: Strength::FIRST,
            side: Side::South,
            rules: Ruleset::RULEBOOK,
            names: BySeat::default(),
            seated: BySeat::default(),
            pace: None,
            follow: Follow::Stay,
        };
        game.meet(opponents);
        game
    }

    /// Chooses the opponents that the address of the page names.
    pub const fn meet(&mut self, opponents: Opponents) {
        match opponents {
            Opponents::Computer => self.company = Company::Computer,
            Opponents::Friend => self.company = Company::Friends,
            Opponents::Any => {}
        }
    }

    /// Applies a choice.
    pub fn update(&mut self, event: SetupEvent) {
        match event {
            SetupEvent::Company(company) => self.company = company,
            SetupEvent::Level(level) => self.level = level,
            SetupEvent::Side(side) => self.side = side,
            SetupEvent::Rules(rules) => self.rules = rules,
            SetupEvent::Seat(seat, seated) => self.seated[seat] = seated,
            SetupEvent::Name(seat, name) => self.names[seat] = name,
            SetupEvent::Pace(pace) => self.pace = pace,
            SetupEvent::Follow(follow) => self.follow = follow,
        }
    }

    /// The game to begin. The time in milliseconds serves as the random number for a random seat.
    #[must_use]
    pub fn beginning(&self, now: u64) -> Beginning {
        let mut players = BySeat::default();
        let person = self.person_seat(now);
        for seat in self.rules.seats.seats().iter() {
            players[seat] = match (self.company, self.seated[seat]) {
                (Company::Computer, _) if seat != person => Player::Computer { level: self.level },
                (Company::Mixed, Seated::Computer(level)) => Player::Computer { level },
                _ => Player::named(&self.names[seat]),
            };
        }
        Beginning {
            rules: self.rules,
            players,
            pace: self.pace,
            follow: self.follow,
        }
    }

    /// The seats where a person is certain to sit, so that a name can be entered.
    #[must_use]
    pub fn named_seats(&self) -> SeatSet {
        let is_person = |seat: &Seat| match (self.company, self.side) {
            (Company::Computer, Side::South) => *seat == Seat::South,
            (Company::Computer, Side::North) => *seat == Seat::North,
            (Company::Computer, Side::Chance) => false,
            (Company::Friends, _) => true,
            (Company::Mixed, _) => self.seated[*seat] == Seated::Person,
        };
        self.rules.seats.seats().iter().filter(is_person).collect()
    }

    fn person_seat(&self, now: u64) -> Seat {
        let seats: Vec<Seat> = self.rules.seats.seats().iter().collect();
        match self.side {
            Side::South => Seat::South,
            Side::North => Seat::North,
            // There are two to four seats, so the remainder fits.
            Side::Chance => seats[(now % seats.len() as u64) as usize],
        }
    }
}

/// The last choices as they are stored in the browser.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Kept {
    company: Company,
    level: Strength,
    side: Side,
    rules: String,
    names: [String; 4],
    seated: [Seated; 4],
    pace: Option<Pace>,
    follow: Follow,
}

impl Serialize for NewGame {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let kept = Kept {
            company: self.company,
            level: self.level,
            side: self.side,
            rules: self.rules.to_string(),
            names: self.names.0.clone(),
            seated: self.seated.0,
            pace: self.pace,
            follow: self.follow,
        };
        kept.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for NewGame {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let kept = Kept::deserialize(deserializer)?;
        Ok(Self {
            company: kept.company,
            level: kept.level,
            side: kept.side,
            rules: kept.rules.parse().map_err(serde::de::Error::custom)?,
            names: BySeat(kept.names),
            seated: BySeat(kept.seated),
            pace: kept.pace,
            follow: kept.follow,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::rules::with_switch;

    fn switch(game: &mut NewGame, switch: &str) {
        game.update(SetupEvent::Rules(with_switch(&game.rules, switch)));
    }

    #[test]
    fn one_click_is_enough() {
        let game = NewGame::usual(Opponents::Computer).beginning(5);
        assert!(game.players[Seat::GUEST].is_person());
        assert_eq!(game.players[Seat::HOST].level(), Some(Strength::FIRST));
        let game = NewGame::usual(Opponents::Friend).beginning(5);
        assert!(game.players[Seat::GUEST].is_person() && game.players[Seat::HOST].is_person());
    }

    #[test]
    fn chance_seats_the_person_anywhere_but_only_once() {
        let mut game = NewGame::usual(Opponents::Computer);
        switch(&mut game, "seats4");
        game.update(SetupEvent::Side(Side::Chance));
        for now in 0..8 {
            let players = game.beginning(now).players;
            let persons = Seat::ALL.into_iter().filter(|s| players[*s].is_person());
            assert_eq!(persons.count(), 1);
        }
    }

    #[test]
    fn people_and_computers_sit_where_they_were_put() {
        let mut game = NewGame::usual(Opponents::Any);
        let level = Strength::FULL;
        game.update(SetupEvent::Company(Company::Mixed));
        switch(&mut game, "seats3");
        game.update(SetupEvent::Seat(Seat::West, Seated::Computer(level)));
        game.update(SetupEvent::Name(Seat::North, " Noa ".into()));
        let players = game.beginning(0).players;
        assert_eq!(players[Seat::West], Player::Computer { level });
        assert_eq!(players[Seat::North], Player::named("Noa"));
        assert!(players[Seat::South].is_person());
        let named = game.named_seats();
        assert!(named.contains(Seat::North) && !named.contains(Seat::West));
    }

    #[test]
    fn choices_survive_storage_and_damage_is_noticed() {
        let mut game = NewGame::usual(Opponents::Computer);
        switch(&mut game, "quick_start");
        game.update(SetupEvent::Pace(Some(Pace::COMMON[1])));
        let text = serde_json::to_string(&game).unwrap();
        assert_eq!(serde_json::from_str::<NewGame>(&text).unwrap(), game);
        let damaged = text.replace("quick_start", "quick_stop");
        assert!(serde_json::from_str::<NewGame>(&damaged).is_err());
    }
}
