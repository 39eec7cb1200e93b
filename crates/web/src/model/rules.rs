//! The choice of rules: what is offered and in which order, for all forms.

use paisho::{AccentChoice, Opening, Ruleset, SeatCount};
use paisho_view::words::{Language, has_effect};

/// Switches of the rules that exclude each other, by their names in ruleset texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The id of the title.
    pub title: &'static str,
    /// The switches.
    pub switches: &'static [&'static str],
}

const fn choice(title: &'static str, switches: &'static [&'static str]) -> Choice {
    Choice { title, switches }
}

/// The number of players.
pub const SEATS: Choice = choice("rules-choice-seats", &["seats2", "seats3", "seats4"]);

/// Common choices: the tiles, and the variants of the beginning.
pub const MAIN_CHOICES: [Choice; 3] = [
    choice("rules-choice-oasis", &["no_oasis", "oasis"]),
    choice(
        "rules-choice-accents",
        &[
            "accents_in_turn",
            "accents_one_of_each",
            "accents_host",
            "accents_hidden",
            "accents_guest_one",
        ],
    ),
    choice(
        "rules-choice-opening",
        &["same_start", "quick_start", "informal_start"],
    ),
];

/// Rare choices.
pub const FINE_CHOICES: [Choice; 21] = [
    choice("rules-choice-double", &["single_accents", "double_accents"]),
    choice("rules-choice-wheels", &["wheels", "no_wheels"]),
    choice(
        "rules-choice-specials",
        &["specials_leave", "specials_return"],
    ),
    choice(
        "rules-choice-last-flower",
        &["last_flower", "no_last_flower"],
    ),
    choice("rules-choice-tally", &["tally_accents", "tally_midlines"]),
    choice("rules-choice-repetition", &["repetition", "no_repetition"]),
    choice("rules-choice-gift", &["gift", "no_gift"]),
    choice("rules-choice-walk", &["walk_up_to", "walk_exact"]),
    choice(
        "rules-choice-gardens",
        &["gardens_passed", "gardens_closed"],
    ),
    choice(
        "rules-choice-borders",
        &["borders_all", "borders_red_white"],
    ),
    choice("rules-choice-gates", &["gates_passed", "gates_closed"]),
    choice(
        "rules-choice-trap-owners",
        &["traps_opponents", "traps_everybody"],
    ),
    choice(
        "rules-choice-trap-stages",
        &["traps_blooming", "traps_growing"],
    ),
    choice("rules-choice-lotus", &["lotus_captured", "lotus_spared"]),
    choice(
        "rules-choice-idle-orchid",
        &["idle_orchid_captured", "idle_orchid_spared"],
    ),
    choice(
        "rules-choice-orchid-hunters",
        &["orchid_by_all", "orchid_not_by_lotus"],
    ),
    choice(
        "rules-choice-boat",
        &["boat_any_accent", "boat_three_accents"],
    ),
    choice("rules-choice-wheel", &["wheel_all", "wheel_flowers"]),
    choice(
        "rules-choice-wheel-rock",
        &["wheel_not_by_rock", "wheel_by_rock"],
    ),
    choice(
        "rules-choice-bamboo",
        &["bamboo_everything", "bamboo_beside_own"],
    ),
    choice("rules-choice-turtle", &["turtle_added", "turtle_mixed"]),
];

impl Choice {
    /// Whether the choice makes a difference by these rules.
    #[must_use]
    pub fn matters(self, rules: &Ruleset) -> bool {
        let mut switches = self.switches.iter();
        switches.any(|switch| has_effect(switch, rules))
    }
}

/// The names of the presets in the order in which they are offered: the common rules, the rulebook
/// in the reader's language, the other rulebooks, and the rules of the best-known site.
#[must_use]
pub fn presets_for(reader: Language) -> Vec<&'static str> {
    let own = rulebook_in(reader);
    let mut names: Vec<_> = Ruleset::presets().map(|(name, _)| name).collect();
    names.sort_by_key(|name| match *name {
        "rulebook" => 0,
        name if Some(name) == own => 1,
        "garden_gate" => 3,
        _ => 2,
    });
    names
}

/// The preset of the rulebook in a language; there is none in English.
const fn rulebook_in(language: Language) -> Option<&'static str> {
    match language {
        Language::English => None,
        Language::German => Some("german"),
        Language::Spanish => Some("spanish"),
        Language::Polish => Some("polish"),
        Language::Portuguese => Some("portuguese"),
        Language::Hebrew => Some("hebrew"),
    }
}

/// Rules with the variants of others: everything on which the presets agree, so that each may be
/// played with any of them.
const fn with_variants_of(preset: Ruleset, rules: &Ruleset) -> Ruleset {
    Ruleset {
        seats: rules.seats,
        oasis: rules.oasis,
        accents: rules.accents,
        opening: rules.opening,
        double_accents: rules.double_accents,
        no_wheels: rules.no_wheels,
        specials_return: rules.specials_return,
        last_flower: rules.last_flower,
        gift: rules.gift,
        version: rules.version,
        ..preset
    }
}

/// The rules after a preset was chosen by its name; the variants stay.
#[must_use]
pub fn with_preset(rules: &Ruleset, name: &str) -> Ruleset {
    let found = Ruleset::presets().find(|(known, _)| *known == name);
    found.map_or(*rules, |(_, preset)| with_variants_of(preset, rules))
}

/// The preset that equals these rules, apart from the variants; `None` for a mix.
#[must_use]
pub fn preset_of(rules: &Ruleset) -> Option<&'static str> {
    let mut presets = Ruleset::presets();
    let found = presets.find(|(_, preset)| with_variants_of(*preset, rules) == *rules);
    found.map(|(name, _)| name)
}

/// Whether the text of these rules begins with a preset, as the server's search judges it. Without
/// a preset all rules pass.
#[must_use]
pub fn is_of(rules: &Ruleset, preset: Option<&str>) -> bool {
    preset.is_none_or(|preset| rules.to_string().split('.').next() == Some(preset))
}

/// The common rules with the variants of these rules: what the presets are compared with.
#[must_use]
pub const fn common_variant(rules: &Ruleset) -> Ruleset {
    with_variants_of(Ruleset::RULEBOOK, rules)
}

/// The common rules for as many players: what a game is compared with.
#[must_use]
pub const fn common_rules(seats: SeatCount) -> Ruleset {
    Ruleset {
        seats,
        ..Ruleset::RULEBOOK
    }
}

/// The rules with a switch applied; unchanged if the switch does not exist.
#[must_use]
pub fn with_switch(rules: &Ruleset, switch: &str) -> Ruleset {
    let rules = turned(rules, switch);
    with_seats(rules, rules.seats)
}

fn turned(rules: &Ruleset, switch: &str) -> Ruleset {
    format!("{rules}.{switch}").parse().unwrap_or(*rules)
}

/// Whether a switch is on.
#[must_use]
pub fn is_on(rules: &Ruleset, switch: &str) -> bool {
    turned(rules, switch) == *rules
}

/// The rules for another number of players. For three or four the quick start and Guest's choice
/// for both do not exist, so they are replaced by the usual ones.
#[must_use]
pub fn with_seats(rules: Ruleset, seats: SeatCount) -> Ruleset {
    let mut rules = Ruleset { seats, ..rules };
    if seats == SeatCount::Two {
        return rules;
    }
    if rules.opening == Opening::ClashingKind {
        rules.opening = Opening::SameKind;
    }
    if rules.accents == AccentChoice::GuestOne {
        rules.accents = AccentChoice::InTurn;
    }
    rules
}

/// Every preset with every one of some additional switches, as texts; an empty switch adds nothing.
#[must_use]
pub fn combinations(reader: Language, switches: &[&str]) -> Vec<String> {
    let combine = |preset: &'static str| {
        switches.iter().map(move |switch| match *switch {
            "" => preset.to_owned(),
            switch => format!("{preset}.{switch}"),
        })
    };
    presets_for(reader).into_iter().flat_map(combine).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choices() -> impl Iterator<Item = Choice> {
        [SEATS].into_iter().chain(MAIN_CHOICES).chain(FINE_CHOICES)
    }

    fn names() -> impl Iterator<Item = &'static str> {
        choices().flat_map(|choice| choice.switches.iter().copied())
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
            let rules = with_switch(&Ruleset::RULEBOOK, switch);
            assert!(is_on(&rules, switch));
            for choice in choices() {
                let switches = choice.switches.iter();
                let on = switches.filter(|name| is_on(&rules, name)).count();
                assert_eq!(on, 1, "{choice:?} after {switch}");
            }
        }
    }

    #[test]
    fn the_rulebook_of_the_reader_follows_the_common_rules() {
        let known: Vec<_> = Ruleset::presets().map(|(name, _)| name).collect();
        for language in Language::ALL {
            let offered = presets_for(language);
            assert_eq!(offered[0], "rulebook");
            assert_eq!(offered.last(), Some(&"garden_gate"));
            assert_eq!(offered.len(), known.len());
            assert!(known.iter().all(|name| offered.contains(name)));
            if let Some(own) = rulebook_in(language) {
                assert_eq!(offered[1], own);
            }
        }
        assert_eq!(presets_for(Language::Hebrew)[1], "hebrew");
    }

    #[test]
    fn presets_agree_on_the_variants() {
        for (name, preset) in Ruleset::presets() {
            assert_eq!(with_variants_of(preset, &Ruleset::RULEBOOK), preset);
            assert_eq!(preset_of(&preset), Some(name));
        }
    }

    #[test]
    fn rules_are_of_their_preset_with_any_variants() {
        let rules: Ruleset = "polish.oasis.no_gift".parse().unwrap();
        assert!(is_of(&rules, Some("polish")) && is_of(&rules, None));
        assert!(!is_of(&rules, Some("rulebook")));
    }

    #[test]
    fn a_preset_keeps_the_variants_and_sets_the_rest() {
        let wanted = ["seats3", "oasis", "informal_start", "no_gift"];
        let start = wanted.iter().fold(Ruleset::RULEBOOK, |rules, switch| {
            with_switch(&rules, switch)
        });
        let start = with_switch(&start, "walk_exact");
        assert_eq!(preset_of(&start), None);
        let gate = with_preset(&start, "garden_gate");
        assert_eq!(preset_of(&gate), Some("garden_gate"));
        assert!(wanted.iter().all(|switch| is_on(&gate, switch)));
        assert!(is_on(&gate, "walk_up_to") && is_on(&gate, "no_repetition"));
        assert_eq!(with_preset(&gate, "dragons"), gate);
    }

    #[test]
    fn a_quick_start_is_for_two() {
        let two = with_switch(&Ruleset::RULEBOOK, "quick_start");
        let two = with_switch(&two, "accents_guest_one");
        assert!(is_on(&two, "quick_start") && is_on(&two, "accents_guest_one"));
        let three = with_switch(&two, "seats3");
        assert!(is_on(&three, "same_start") && is_on(&three, "accents_in_turn"));
        assert_eq!(three, with_seats(two, SeatCount::Three));
    }

    #[test]
    fn a_choice_about_tiles_matters_where_they_are() {
        let matters = |rules: &Ruleset| choices().filter(|c| c.matters(rules)).count();
        let with = |switch| with_switch(&Ruleset::RULEBOOK, switch);
        assert_eq!(matters(&with("oasis")), choices().count());
        assert_eq!(matters(&Ruleset::RULEBOOK), choices().count() - 2);
        assert_eq!(matters(&with("no_wheels")), choices().count() - 4);
    }

    #[test]
    fn combinations_are_the_texts_of_rulesets() {
        let all = combinations(Language::Polish, &["", "oasis", "seats3"]);
        assert_eq!(all.len(), Ruleset::presets().count() * 3);
        assert_eq!(all[..2], ["rulebook", "rulebook.oasis"]);
        for text in all {
            assert_eq!(text.parse::<Ruleset>().unwrap().to_string(), text);
        }
    }
}
