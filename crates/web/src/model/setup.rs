//! The form for a game on this device: opponents, rules, clocks. One click is enough, but
//! everything can be chosen.

use paisho::{AccentChoice, BySeat, Opening, Ruleset, Seat, SeatCount, SeatSet};
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

const QUICK_START: &str = "quick_start";

/// Switches of the rules that exclude each other, by their names in ruleset texts.
pub type Choice = &'static [&'static str];

/// Common choices: the number of players, and the variants of the beginning.
pub const MAIN_CHOICES: [Choice; 4] = [
    &["seats2", "seats3", "seats4"],
    &["no_oasis", "oasis"],
    &[
        "accents_in_turn",
        "accents_one_of_each",
        "accents_host",
        "accents_hidden",
        "accents_guest_one",
    ],
    &["same_start", QUICK_START, "informal_start"],
];

/// Rare choices.
pub const FINE_CHOICES: [Choice; 21] = [
    &["single_accents", "double_accents"],
    &["wheels", "no_wheels"],
    &["specials_leave", "specials_return"],
    &["last_flower", "no_last_flower"],
    &["tally_accents", "tally_midlines"],
    &["repetition", "no_repetition"],
    &["gift", "no_gift"],
    &["bamboo_everything", "bamboo_beside_own"],
    &["turtle_added", "turtle_mixed"],
    &["walk_up_to", "walk_exact"],
    &["gardens_passed", "gardens_closed"],
    &["borders_all", "borders_red_white"],
    &["gates_passed", "gates_closed"],
    &["traps_opponents", "traps_everybody"],
    &["traps_blooming", "traps_growing"],
    &["lotus_captured", "lotus_spared"],
    &["idle_orchid_captured", "idle_orchid_spared"],
    &["orchid_by_all", "orchid_not_by_lotus"],
    &["boat_any_accent", "boat_three_accents"],
    &["wheel_all", "wheel_flowers"],
    &["wheel_not_by_rock", "wheel_by_rock"],
];

/// Whether a choice has an effect by these rules: two of them are about tiles of Ancient Oasis.
#[must_use]
pub fn matters(choice: Choice, rules: &Ruleset) -> bool {
    let about_oasis = |name: &&str| name.starts_with("bamboo") || name.starts_with("turtle");
    rules.oasis || !choice.iter().any(about_oasis)
}

/// Whether a switch has an effect of its own: the quick start and Guest's choice for both exist only
/// for two players, and with more each equals the first switch of its choice.
#[must_use]
pub fn differs(switch: &str, rules: &Ruleset) -> bool {
    ![QUICK_START, "accents_guest_one"].contains(&switch) || rules.seats == SeatCount::Two
}

/// The rules with a switch applied; unchanged if the switch does not exist.
fn with_switch(rules: Ruleset, switch: &str) -> Ruleset {
    format!("{rules}.{switch}").parse().unwrap_or(rules)
}

/// The name of the preset that is nearest to some rules: the one that their text begins with.
#[must_use]
pub fn nearest_preset(rules: &Ruleset) -> Option<&'static str> {
    let text = rules.to_string();
    let mut names = Ruleset::presets().map(|(name, _)| name);
    names.find(|name| text.split('.').next() == Some(*name))
}

/// Changes the number of players. For three or four the quick start and Guest's choice for both do
/// not exist, so they are replaced by the usual ones.
pub fn seat(rules: &mut Ruleset, seats: SeatCount) {
    rules.seats = seats;
    if seats == SeatCount::Two {
        return;
    }
    if rules.opening == Opening::ClashingKind {
        rules.opening = Opening::SameKind;
    }
    if rules.accents == AccentChoice::GuestOne {
        rules.accents = AccentChoice::InTurn;
    }
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
    /// A preset of the rules, by its name; the number of players stays.
    Preset(&'static str),
    /// A switch of the rules, by its name.
    Switch(&'static str),
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
            SetupEvent::Preset(name) => self.preset(name),
            SetupEvent::Switch(switch) => self.switch(switch),
            SetupEvent::Seat(seat, seated) => self.seated[seat] = seated,
            SetupEvent::Name(seat, name) => self.names[seat] = name,
            SetupEvent::Pace(pace) => self.pace = pace,
            SetupEvent::Follow(follow) => self.follow = follow,
        }
    }

    fn switch(&mut self, switch: &str) {
        self.rules = with_switch(self.rules, switch);
        let seats = self.rules.seats;
        seat(&mut self.rules, seats);
    }

    fn preset(&mut self, name: &str) {
        let found = Ruleset::presets().find(|(known, _)| *known == name);
        if let Some((_, rules)) = found {
            let seats = self.rules.seats;
            self.rules = Ruleset { seats, ..rules };
        }
    }

    /// The preset that equals these rules, apart from the number of players.
    #[must_use]
    pub fn preset_name(&self) -> Option<&'static str> {
        let plain = Ruleset {
            seats: SeatCount::Two,
            ..self.rules
        };
        let found = Ruleset::presets().find(|(_, rules)| *rules == plain);
        found.map(|(name, _)| name)
    }

    /// Whether a switch is on.
    #[must_use]
    pub fn is_on(&self, switch: &str) -> bool {
        with_switch(self.rules, switch) == self.rules
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

    fn names() -> impl Iterator<Item = &'static str> {
        let choices = MAIN_CHOICES.into_iter().chain(FINE_CHOICES);
        choices.flat_map(|choice| choice.iter().copied())
    }

    #[test]
    fn every_switch_can_be_chosen_once() {
        let mut known: Vec<_> = Ruleset::switches().collect();
        let mut offered: Vec<_> = names().collect();
        known.sort_unstable();
        offered.sort_unstable();
        assert_eq!(offered, known);
    }

    #[test]
    fn exactly_one_of_a_choice_is_on() {
        for switch in names() {
            let mut game = NewGame::usual(Opponents::Any);
            game.update(SetupEvent::Switch(switch));
            assert!(game.is_on(switch));
            for choice in MAIN_CHOICES.into_iter().chain(FINE_CHOICES) {
                let on = choice.iter().filter(|name| game.is_on(name)).count();
                assert_eq!(on, 1, "{choice:?} after {switch}");
            }
        }
    }

    #[test]
    fn rules_are_near_to_the_preset_that_they_were_made_from() {
        for (name, preset) in Ruleset::presets() {
            let seats = SeatCount::Three;
            let rules = with_switch(Ruleset { seats, ..preset }, "oasis");
            assert_eq!(nearest_preset(&rules), Some(name));
        }
    }

    #[test]
    fn a_preset_keeps_the_number_of_players() {
        let mut game = NewGame::usual(Opponents::Friend);
        game.update(SetupEvent::Switch("seats3"));
        game.update(SetupEvent::Preset("garden_gate"));
        assert_eq!(game.rules.seats, SeatCount::Three);
        assert_eq!(game.preset_name(), Some("garden_gate"));
        game.update(SetupEvent::Switch("oasis"));
        assert_eq!(game.preset_name(), None);
        game.update(SetupEvent::Preset("dragons"));
        assert!(game.rules.oasis);
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
        game.update(SetupEvent::Switch("seats4"));
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
        game.update(SetupEvent::Switch("seats3"));
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
    fn a_quick_start_is_for_two() {
        let mut game = NewGame::usual(Opponents::Any);
        game.update(SetupEvent::Switch(QUICK_START));
        assert!(differs(QUICK_START, &game.rules));
        game.update(SetupEvent::Switch("seats3"));
        assert!(!differs(QUICK_START, &game.rules));
        assert!(differs("informal_start", &game.rules));
        assert!(game.is_on("same_start"));
    }

    #[test]
    fn choices_survive_storage_and_damage_is_noticed() {
        let mut game = NewGame::usual(Opponents::Computer);
        game.update(SetupEvent::Switch("quick_start"));
        game.update(SetupEvent::Pace(Some(Pace::COMMON[1])));
        let text = serde_json::to_string(&game).unwrap();
        assert_eq!(serde_json::from_str::<NewGame>(&text).unwrap(), game);
        let damaged = text.replace("quick_start", "quick_stop");
        assert!(serde_json::from_str::<NewGame>(&damaged).is_err());
    }
}
