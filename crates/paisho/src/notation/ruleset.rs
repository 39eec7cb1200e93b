//! Rulesets as text: a preset and the switches that differ from it, `rulebook.oasis.quick_start`.

use core::fmt;
use core::str::FromStr;

use super::cursor::{Cursor, Expected, SyntaxError};
use crate::rules::{
    AccentChoice, BambooRule, BoatRule, Borders, Distance, ForeignGardens, GatesOnTheWay, Opening,
    OrchidHunters, OrchidPrey, Ruleset, Tally, TrapOwners, TrapStages, TurtleRule, WheelBesideRock,
    WheelRule,
};
use crate::seat::SeatCount;

/// Why a text names no ruleset.
pub type ParseRulesetError = SyntaxError;

/// One switch: its name, and the change it makes to a ruleset.
struct Switch {
    name: &'static str,
    /// Sets one field to one value. Whether a ruleset has the switch on is found by turning it and
    /// comparing, so each switch needs only this one function.
    turn: fn(&mut Ruleset),
}

/// All switches. Those that set the same field stand together. Every value of a field has exactly
/// one switch, so at most one switch per field is written. Switches are written in this order.
const SWITCHES: &[Switch] = &[
    switch("seats2", |r| r.seats = SeatCount::Two),
    switch("seats3", |r| r.seats = SeatCount::Three),
    switch("seats4", |r| r.seats = SeatCount::Four),
    switch("oasis", |r| r.oasis = true),
    switch("no_oasis", |r| r.oasis = false),
    switch("accents_in_turn", |r| r.accents = AccentChoice::InTurn),
    switch("accents_host", |r| r.accents = AccentChoice::HostForAll),
    switch("accents_one_of_each", |r| {
        r.accents = AccentChoice::OneOfEach;
    }),
    switch("accents_hidden", |r| r.accents = AccentChoice::Hidden),
    switch("accents_guest_one", |r| r.accents = AccentChoice::GuestOne),
    switch("same_start", |r| r.opening = Opening::SameKind),
    switch("quick_start", |r| r.opening = Opening::ClashingKind),
    switch("informal_start", |r| r.opening = Opening::Informal),
    switch("double_accents", |r| r.double_accents = true),
    switch("single_accents", |r| r.double_accents = false),
    switch("no_wheels", |r| r.no_wheels = true),
    switch("wheels", |r| r.no_wheels = false),
    switch("specials_return", |r| r.specials_return = true),
    switch("specials_leave", |r| r.specials_return = false),
    switch("no_last_flower", |r| r.last_flower = false),
    switch("last_flower", |r| r.last_flower = true),
    switch("tally_accents", |r| r.tally = Tally::AccentsThenHarmonies),
    switch("tally_midlines", |r| r.tally = Tally::Midlines),
    switch("repetition", |r| r.repetition = true),
    switch("no_repetition", |r| r.repetition = false),
    switch("gift", |r| r.gift = true),
    switch("no_gift", |r| r.gift = false),
    switch("bamboo_everything", |r| r.bamboo = BambooRule::Everything),
    switch("bamboo_beside_own", |r| {
        r.bamboo = BambooRule::BesideOwnFlower;
    }),
    switch("turtle_added", |r| r.turtle = TurtleRule::AddedHarmonies),
    switch("turtle_mixed", |r| r.turtle = TurtleRule::MixedHarmonies),
    switch("walk_up_to", |r| r.distance = Distance::UpTo),
    switch("walk_exact", |r| r.distance = Distance::Exact),
    switch("gardens_passed", |r| {
        r.foreign_gardens = ForeignGardens::Passed;
    }),
    switch("gardens_closed", |r| {
        r.foreign_gardens = ForeignGardens::Closed;
    }),
    switch("borders_all", |r| r.borders = Borders::All),
    switch("borders_red_white", |r| r.borders = Borders::RedWhite),
    switch("gates_passed", |r| {
        r.gates_on_the_way = GatesOnTheWay::Passed;
    }),
    switch("gates_closed", |r| {
        r.gates_on_the_way = GatesOnTheWay::Closed;
    }),
    switch("traps_opponents", |r| r.trap_owners = TrapOwners::Opponents),
    switch("traps_everybody", |r| r.trap_owners = TrapOwners::Everybody),
    switch("traps_blooming", |r| r.trap_stages = TrapStages::Blooming),
    switch("traps_growing", |r| r.trap_stages = TrapStages::AlsoGrowing),
    switch("lotus_captured", |r| r.lotus = OrchidPrey::Captured),
    switch("lotus_spared", |r| r.lotus = OrchidPrey::Spared),
    switch("idle_orchid_captured", |r| {
        r.idle_orchid = OrchidPrey::Captured;
    }),
    switch("idle_orchid_spared", |r| r.idle_orchid = OrchidPrey::Spared),
    switch("orchid_by_all", |r| {
        r.orchid_hunters = OrchidHunters::AllFlowers;
    }),
    switch("orchid_not_by_lotus", |r| {
        r.orchid_hunters = OrchidHunters::AllButLotus;
    }),
    switch("boat_any_accent", |r| r.boat = BoatRule::AnyAccent),
    switch("boat_three_accents", |r| {
        r.boat = BoatRule::RockWheelKnotweed;
    }),
    switch("wheel_all", |r| r.wheel = WheelRule::AllTiles),
    switch("wheel_flowers", |r| r.wheel = WheelRule::FlowersOnly),
    switch("wheel_not_by_rock", |r| {
        r.wheel_beside_rock = WheelBesideRock::Forbidden;
    }),
    switch("wheel_by_rock", |r| {
        r.wheel_beside_rock = WheelBesideRock::RockStays;
    }),
];

/// Makes the table above readable.
const fn switch(name: &'static str, turn: fn(&mut Ruleset)) -> Switch {
    Switch { name, turn }
}

/// The presets by name. Of several that are equally near to a ruleset, the first is written.
const PRESETS: [(&str, Ruleset); 7] = [
    ("rulebook", Ruleset::RULEBOOK),
    ("garden_gate", Ruleset::GARDEN_GATE),
    ("german", Ruleset::GERMAN),
    ("polish", Ruleset::POLISH),
    ("portuguese", Ruleset::PORTUGUESE),
    ("spanish", Ruleset::SPANISH),
    ("hebrew", Ruleset::HEBREW),
];

impl Ruleset {
    /// The names of the presets.
    pub fn presets() -> impl Iterator<Item = (&'static str, Self)> {
        PRESETS.into_iter()
    }

    /// The names of all switches that may follow a preset.
    pub fn switches() -> impl Iterator<Item = &'static str> {
        SWITCHES.iter().map(|s| s.name)
    }

    /// The switches that lead from another ruleset to this one. From itself there are none.
    pub fn switches_from(self, other: Self) -> impl Iterator<Item = &'static str> {
        // A switch is needed if turning it changes the other ruleset but not this one.
        SWITCHES
            .iter()
            .filter(move |s| {
                let (mut own, mut changed) = (self, other);
                (s.turn)(&mut own);
                (s.turn)(&mut changed);
                own == self && changed != other
            })
            .map(|s| s.name)
    }

    /// The preset that needs the fewest switches. With equally many it is the first of the list,
    /// so the text of a ruleset is unique.
    fn nearest_preset(self) -> (&'static str, Self) {
        let [first, others @ ..] = PRESETS;
        let count = |(_, preset)| self.switches_from(preset).count();
        others.into_iter().fold(first, |nearest, other| {
            if count(other) < count(nearest) {
                other
            } else {
                nearest
            }
        })
    }
}

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, preset) = self.nearest_preset();
        f.write_str(name)?;
        self.switches_from(preset)
            .try_for_each(|switch| write!(f, ".{switch}"))
    }
}

impl FromStr for Ruleset {
    type Err = ParseRulesetError;

    fn from_str(text: &str) -> Result<Self, ParseRulesetError> {
        let mut cursor = Cursor::new(text);
        let ruleset = read_ruleset(&mut cursor)?;
        cursor.end()?;
        Ok(ruleset)
    }
}

/// A preset and switches, as a part of a longer text or alone. Switches are applied in order, so of
/// two that set the same field the later one counts.
pub(super) fn read_ruleset(cursor: &mut Cursor<'_>) -> Result<Ruleset, SyntaxError> {
    // Dots separate names and `~` ends the field of a position, so neither is part of a name.
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let start = cursor.clone();
    let preset = cursor.take_while(is_name);
    let (_, mut ruleset) = PRESETS
        .into_iter()
        .find(|(name, _)| *name == preset)
        .ok_or_else(|| start.error(Expected::Preset))?;
    while cursor.eat('.') {
        let start = cursor.clone();
        let name = cursor.take_while(is_name);
        let found = SWITCHES.iter().find(|s| s.name == name);
        let switch = found.ok_or_else(|| start.error(Expected::Switch))?;
        (switch.turn)(&mut ruleset);
    }
    Ok(ruleset)
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn presets_are_written_by_name() {
        for (name, preset) in Ruleset::presets() {
            assert_eq!(preset.to_string(), name);
        }
    }

    /// Texts of games that were stored before there were editions.
    #[test]
    fn old_rulesets_keep_their_texts() {
        for text in [
            "rulebook.seats3.oasis.accents_hidden.informal_start",
            "rulebook.double_accents.no_wheels.specials_return.no_last_flower.no_gift",
            "rulebook.tally_midlines.no_repetition",
            "garden_gate.seats4.quick_start.repetition",
            "garden_gate.oasis.accents_host.bamboo_everything",
        ] {
            let ruleset: Ruleset = text.parse().unwrap();
            assert_eq!(ruleset.to_string(), text);
        }
    }

    #[test]
    fn the_first_of_equally_near_presets_is_written() {
        let closed: Ruleset = "portuguese.borders_all".parse().unwrap();
        assert_eq!(closed.to_string(), "rulebook.gates_closed");
        let german: Ruleset = "german.gates_passed".parse().unwrap();
        assert_eq!(german.to_string(), "german.gates_passed");
    }

    #[test]
    fn every_switch_is_written_and_read_back() {
        for (_, preset) in Ruleset::presets() {
            // Each switch on top of each preset, so every value of every field is written once.
            for switch in SWITCHES {
                let mut rules = preset;
                (switch.turn)(&mut rules);
                assert_eq!(rules.to_string().parse(), Ok(rules), "{}", switch.name);
            }
        }
    }

    #[test]
    fn unknown_names_are_quoted() {
        let error = "rulebook.oasis.dragons".parse::<Ruleset>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "expected the name of a rule switch at byte 15, found \"dragons\""
        );
        assert!("Rulebook".parse::<Ruleset>().is_err());
    }
}
