//! What differs between two rulesets, in sentences made from their switches.

use paisho::{RulesVersion, Ruleset, SeatCount};

use super::{Key, Words};

/// Whether a switch changes anything in games with these rules. Some rules are about tiles that
/// only other games have; the quick start and Guest's choice for both exist only for two players,
/// and with more each equals the usual way.
#[must_use]
pub fn has_effect(switch: &str, rules: &Ruleset) -> bool {
    let is_about = |tile: &str| switch.starts_with(tile);
    if is_about("bamboo_") || is_about("turtle_") {
        rules.oasis
    } else if is_about("wheel_") {
        !rules.no_wheels
    } else if ["quick_start", "accents_guest_one"].contains(&switch) {
        rules.seats == SeatCount::Two
    } else {
        true
    }
}

impl Words {
    /// What differs in some rules from others: a sentence for each switch that does and has an
    /// effect. None if the game is the same.
    #[must_use]
    pub fn differences(&self, rules: &Ruleset, from: &Ruleset) -> Vec<String> {
        let switches = rules.switches_from(*from);
        let switches = switches.filter(|switch| has_effect(switch, rules));
        let explained = switches.filter_map(|switch| self.switch_at(switch, rules.seats));
        let older = is_older(rules, from).then(|| self.name(Key::OlderPond));
        explained.map(|e| e.about).chain(older).collect()
    }
}

/// Whether the rules are of an older version than others, and the game shows it.
fn is_older(rules: &Ruleset, from: &Ruleset) -> bool {
    let is_older = rules.version == RulesVersion::One && from.version != RulesVersion::One;
    is_older && rules.oasis && rules.seats != SeatCount::Two
}
