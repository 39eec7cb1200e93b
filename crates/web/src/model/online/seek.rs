//! The form for a game that waits for opponents.

use paisho::{Ruleset, SeatCount};
use paisho_wire::{PersonKind, RatingRange, SeekBody, SideWish, Text, TimeControl, Visibility};
use serde::{Deserialize, Serialize};

use crate::model::rules::with_seats;

/// Time controls with a button of their own.
pub const QUICK_PAIRS: [TimeControl; 5] = [
    TimeControl::Live {
        main: 300,
        increment: 5,
    },
    TimeControl::Live {
        main: 600,
        increment: 10,
    },
    TimeControl::Live {
        main: 1200,
        increment: 20,
    },
    TimeControl::PerTurn { days: 1 },
    TimeControl::PerTurn { days: 3 },
];

/// The kind of time control in the form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TimeForm {
    /// A live game, played in one sitting.
    Live,
    /// Days for each turn.
    PerTurn,
    /// Days for each turn and a bank.
    Bank,
    /// No clock.
    Unlimited,
}

impl TimeForm {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Live, Self::PerTurn, Self::Bank, Self::Unlimited];

    /// Its value in the page.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::PerTurn => "per_turn",
            Self::Bank => "bank",
            Self::Unlimited => "unlimited",
        }
    }
}

/// The opponents that a seek is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Company {
    /// Any user.
    Anybody,
    /// Any user who has the link.
    Friend,
    /// The server's computer players.
    Computer,
}

/// The default level of computers.
const USUAL_LEVEL: u8 = 4;

/// The choices in the form. They are remembered for the next time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct SeekForm {
    /// The rules.
    pub ruleset: Text<Ruleset>,
    /// The kind of time control.
    pub time: TimeForm,
    /// Minutes for a live game.
    pub minutes: u32,
    /// Seconds added after each turn.
    pub increment: u32,
    /// Days for each turn.
    pub days: u32,
    /// Days in the bank.
    pub bank: u32,
    /// Whether ratings change.
    pub rated: bool,
    /// The side to play.
    pub side: SideWish,
    /// Who can find the seek.
    pub visibility: Visibility,
    /// How far above and below the user's rating opponents may be; `None` for no limit.
    pub within: Option<i32>,
    /// The levels of the computers that take seats.
    pub computers: Vec<u8>,
}

impl Default for SeekForm {
    fn default() -> Self {
        Self {
            ruleset: Text(Ruleset::RULEBOOK),
            time: TimeForm::Live,
            minutes: 10,
            increment: 10,
            days: 3,
            bank: 14,
            rated: false,
            side: SideWish::Random,
            visibility: Visibility::Public,
            within: None,
            computers: Vec::new(),
        }
    }
}

impl SeekForm {
    /// The chosen time control.
    #[must_use]
    pub const fn control(&self) -> TimeControl {
        match self.time {
            TimeForm::Live => TimeControl::Live {
                main: self.minutes.saturating_mul(60),
                increment: self.increment,
            },
            TimeForm::PerTurn => TimeControl::PerTurn { days: self.days },
            TimeForm::Bank => TimeControl::Bank {
                days: self.days,
                bank: self.bank,
            },
            TimeForm::Unlimited => TimeControl::Unlimited {},
        }
    }

    /// Whether a game with this time control can be played.
    #[must_use]
    pub const fn is_sensible(&self) -> bool {
        self.control().is_sensible()
    }

    /// Whether the game may be rated, for a user of this kind.
    #[must_use]
    pub fn may_be_rated(&self, kind: Option<PersonKind>) -> bool {
        let is_known = matches!(kind, Some(PersonKind::Member | PersonKind::Bot));
        is_known
            && self.ruleset.0.seats == SeatCount::Two
            && self.computers.is_empty()
            && self.time != TimeForm::Unlimited
    }

    /// How many computers may take seats at most.
    #[must_use]
    pub const fn most_computers(&self) -> usize {
        self.ruleset.0.seats.number() - 1
    }

    /// The opponents that the seek is for.
    #[must_use]
    pub fn company(&self) -> Company {
        match self.visibility {
            _ if self.computers.len() >= self.most_computers() => Company::Computer,
            Visibility::Public => Company::Anybody,
            Visibility::Private => Company::Friend,
        }
    }

    /// Changes the opponents.
    pub fn set_company(&mut self, company: Company) {
        match company {
            Company::Computer => self.set_computers(self.most_computers()),
            Company::Anybody => self.visibility = Visibility::Public,
            Company::Friend => self.visibility = Visibility::Private,
        }
        if company != Company::Computer {
            self.computers.clear();
        }
    }

    /// Changes the number of players; a game against computers only stays one.
    pub fn set_seats(&mut self, seats: SeatCount) {
        let company = self.company();
        self.ruleset.0 = with_seats(self.ruleset.0, seats);
        self.set_company(company);
    }

    /// The level of the computers.
    #[must_use]
    pub fn level(&self) -> u8 {
        self.computers.first().copied().unwrap_or(USUAL_LEVEL)
    }

    /// Changes the level of the computers.
    pub fn set_level(&mut self, level: u8) {
        self.computers.fill(level);
    }

    /// Changes how many computers take seats.
    pub fn set_computers(&mut self, number: usize) {
        let level = self.level();
        self.computers = vec![level; number.min(self.most_computers())];
    }

    /// The request. Choices that contradict each other are left out.
    #[must_use]
    pub fn body(&self, kind: Option<PersonKind>, rating: i32) -> SeekBody {
        let mut computers = self.computers.clone();
        computers.truncate(self.most_computers());
        SeekBody {
            ruleset: self.ruleset,
            time: self.control(),
            rated: self.rated && self.may_be_rated(kind),
            side: self.side,
            visibility: self.visibility,
            ratings: self.range_of(kind).map(|within| RatingRange {
                min: rating - within,
                max: rating + within,
            }),
            computers,
            quick_pair: false,
        }
    }

    /// How far other ratings may differ; only for games that may be rated.
    fn range_of(&self, kind: Option<PersonKind>) -> Option<i32> {
        self.within.filter(|_| self.may_be_rated(kind))
    }
}

/// The request for a quick pairing.
#[must_use]
pub const fn quick_pair(time: TimeControl) -> SeekBody {
    SeekBody {
        ruleset: Text(Ruleset::RULEBOOK),
        time,
        rated: false,
        side: SideWish::Random,
        visibility: Visibility::Public,
        ratings: None,
        computers: Vec::new(),
        quick_pair: true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quick_pairs_can_be_played() {
        assert!(QUICK_PAIRS.iter().all(|time| time.is_sensible()));
    }

    #[test]
    fn wishes_that_do_not_fit_are_left_out() {
        let mut form = SeekForm {
            rated: true,
            ..SeekForm::default()
        };
        assert!(form.body(Some(PersonKind::Member), 1500).rated);
        assert!(!form.body(Some(PersonKind::Guest), 1500).rated);
        form.computers = vec![1, 2, 3];
        let body = form.body(Some(PersonKind::Member), 1500);
        assert_eq!((body.rated, body.computers), (false, vec![1]));
    }

    #[test]
    fn ratings_are_sought_around_the_own() {
        let form = SeekForm {
            within: Some(200),
            ..SeekForm::default()
        };
        assert_eq!(form.body(None, 1620).ratings, None);
        let range = form.body(Some(PersonKind::Member), 1620).ratings;
        assert_eq!(
            range,
            Some(RatingRange {
                min: 1420,
                max: 1820
            })
        );
    }

    #[test]
    fn computers_take_all_seats_that_people_do_not() {
        let mut form = SeekForm::default();
        assert_eq!(form.company(), Company::Anybody);
        form.set_company(Company::Computer);
        form.set_level(7);
        assert_eq!(form.body(None, 1500).computers, [7]);
        form.set_seats(SeatCount::Four);
        assert_eq!((form.company(), form.level()), (Company::Computer, 7));
        assert_eq!(form.body(None, 1500).computers, [7, 7, 7]);
        form.set_company(Company::Friend);
        assert_eq!((form.company(), form.computers.len()), (Company::Friend, 0));
        form.set_computers(1);
        assert_eq!(form.company(), Company::Friend);
        form.set_seats(SeatCount::Two);
        assert_eq!(form.body(None, 1500).computers, [0; 0]);
    }

    #[test]
    fn a_form_is_remembered() {
        let form = SeekForm::default();
        let kept = serde_json::to_string(&form).unwrap();
        assert_eq!(serde_json::from_str::<SeekForm>(&kept).unwrap(), form);
        assert_eq!(serde_json::from_str::<SeekForm>("{}").unwrap(), form);
    }
}
