//! Names of tiles, players, gates, gardens, stages, and of the presets and switches of the rules.

use paisho::{Garden, Gate, Kind, Seat, SeatCount, Stage};

use super::{Key, Words, term};

/// A name and a sentence that says what it means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explained {
    /// The name.
    pub name: String,
    /// What it means.
    pub about: String,
}

impl Words {
    /// The name of a kind of tile.
    #[must_use]
    pub fn tile(&self, kind: Kind) -> String {
        self.term(term::of_kind(kind))
    }

    /// The name of a player at a table with this number of seats.
    #[must_use]
    pub fn seat(&self, seat: Seat, seats: SeatCount) -> String {
        self.term(term::of_seat(seat, seats))
    }

    /// The name of a gate.
    #[must_use]
    pub fn gate(&self, gate: Gate) -> String {
        self.term(term::of_gate(gate))
    }

    /// The name of a garden.
    #[must_use]
    pub fn garden(&self, garden: Garden) -> String {
        self.name(match garden {
            Garden::Red => Key::GardenRed,
            Garden::White => Key::GardenWhite,
            Garden::Neutral => Key::GardenNeutral,
        })
    }

    /// The name of a stage of the game.
    #[must_use]
    pub fn stage(&self, stage: Stage) -> String {
        self.name(match stage {
            Stage::Accents => Key::StageAccents,
            Stage::Opening => Key::StageOpening,
            Stage::Turn => Key::StageTurn,
            Stage::Bonus => Key::StageBonus,
            Stage::Over => Key::StageOver,
        })
    }

    /// A preset of the rules, by its name in ruleset texts, such as `rulebook`; `None` if there is
    /// no such preset.
    #[must_use]
    pub fn preset(&self, name: &str) -> Option<Explained> {
        self.explained("preset", name)
    }

    /// A switch of the rules, by its name in ruleset texts, such as `quick_start`; `None` if there
    /// is no such switch.
    #[must_use]
    pub fn switch(&self, name: &str) -> Option<Explained> {
        self.explained("switch", name)
    }

    /// A switch of the rules as it works at a table with this number of seats.
    #[must_use]
    pub fn switch_at(&self, name: &str, seats: SeatCount) -> Option<Explained> {
        let at_large_tables = match seats {
            SeatCount::Two => None,
            SeatCount::Three | SeatCount::Four => self.explained("many", name),
        };
        at_large_tables.or_else(|| self.switch(name))
    }

    /// The plain name of a term.
    fn term(&self, term: &'static str) -> String {
        self.say(Key::Name, &self.args().choice("term", term))
    }

    fn explained(&self, group: &str, name: &str) -> Option<Explained> {
        let id = format!("{group}-{}", name.replace('_', "-"));
        let args = self.args();
        Some(Explained {
            name: self.find(&id, None, &args)?,
            about: self.find(&id, Some("about"), &args)?,
        })
    }
}
