//! The site's options and the switches they stand for ([§9.3](crate::text::rules#9.3)).

use alloc::vec::Vec;

use crate::rules::{Opening, Ruleset};

/// The site's name for an option, and the change it makes to a ruleset.
type SiteOption = (&'static str, fn(&mut Ruleset));

/// The options in the order in which they are written. Each sets a field to the value that
/// `GARDEN_GATE` does not have, so no two of them interfere.
const OPTIONS: [SiteOption; 6] = [
    ("AncientOasisExpansion", |r| r.oasis = true),
    ("InformalStart", |r| r.opening = Opening::Informal),
    ("DoubleAccentTiles", |r| r.double_accents = true),
    ("NoWheels", |r| r.no_wheels = true),
    ("SpecialFlowersBounce", |r| r.specials_return = true),
    ("NoAltWin", |r| r.last_flower = false),
];

/// Names that options had in the site's first years, and the names they have now. Old games still
/// carry them, and the site still reads them.
const OLD_NAMES: [(&str, &str); 5] = [
    ("Ancient Oasis Expansion", "AncientOasisExpansion"),
    ("Informal Start", "InformalStart"),
    ("Double (8) Accent Tiles", "DoubleAccentTiles"),
    ("All Accent Tiles", "AllAccentTiles"),
    ("No Harmony Visual Aids", "NoHarmonyAids"),
];

/// Options that change the rules to something no ruleset here describes: a replay would be wrong.
const OTHER_RULES: [&str; 5] = [
    "DiagonalMovement",
    "EverythingCapture",
    "IgnoreClashing",
    "VariableAccentTiles",
    "AllAccentTiles",
];

/// Options that change what the site shows, and nothing else.
const DISPLAY_ONLY: [&str; 1] = ["NoHarmonyAids"];

/// What an option of the site means here.
#[derive(Clone, Copy, Debug)]
pub(super) enum Meaning {
    /// A switch of the ruleset.
    Switch(fn(&mut Ruleset)),
    /// Rules that this crate does not support.
    OtherRules,
    /// No effect on the game itself.
    Display,
    /// Not a known option.
    Unknown,
}

/// What the site's name for an option means; old names are read too.
pub(super) fn meaning(name: &str) -> Meaning {
    let renamed = OLD_NAMES.iter().find(|(old, _)| *old == name);
    let name = renamed.map_or(name, |(_, new)| new);
    if let Some((_, turn)) = OPTIONS.into_iter().find(|(known, _)| *known == name) {
        Meaning::Switch(turn)
    } else if OTHER_RULES.contains(&name) {
        Meaning::OtherRules
    } else if DISPLAY_ONLY.contains(&name) {
        Meaning::Display
    } else {
        Meaning::Unknown
    }
}

/// Turns on an option by its current or former name; returns whether it is a switch.
pub fn turn_on(ruleset: &mut Ruleset, name: &str) -> bool {
    let Meaning::Switch(turn) = meaning(name) else {
        return false;
    };
    turn(ruleset);
    true
}

/// The options that make the site play by a ruleset, if any do.
pub(super) fn options_for(ruleset: &Ruleset) -> Option<Vec<&'static str>> {
    // An option is on if turning it changes nothing. The ruleset can be exported if these options
    // alone lead to it from the site's default.
    // The versions of the rules differ for three and four players only, whom the site does not have.
    let mut reached = Ruleset {
        version: ruleset.version,
        ..Ruleset::GARDEN_GATE
    };
    let mut names = Vec::new();
    for (name, turn) in OPTIONS {
        let mut turned = *ruleset;
        turn(&mut turned);
        if turned == *ruleset {
            turn(&mut reached);
            names.push(name);
        }
    }
    (reached == *ruleset).then_some(names)
}

/// The names of an option list, which may be bare or a list in brackets and quotes:
/// `NoWheels,NoAltWin`, `["NoWheels","NoAltWin"]`. No name contains a comma or a quote, so this
/// needs no parser for JSON.
pub(super) fn names(list: &str) -> impl Iterator<Item = &str> {
    let wrapping = |c: char| c.is_whitespace() || matches!(c, '[' | ']' | '"' | '\'');
    list.split(',')
        .map(move |name| name.trim_matches(wrapping))
        .filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_of_options_is_found_again() {
        for bits in 0..64_u32 {
            let mut ruleset = Ruleset::GARDEN_GATE;
            let chosen = OPTIONS
                .iter()
                .enumerate()
                .filter(|(i, _)| bits >> i & 1 == 1);
            let wanted: Vec<&str> = chosen.map(|(_, (name, _))| *name).collect();
            wanted
                .iter()
                .for_each(|n| assert!(turn_on(&mut ruleset, n)));
            assert_eq!(options_for(&ruleset), Some(wanted));
        }
        assert_eq!(options_for(&Ruleset::RULEBOOK), None);
    }

    #[test]
    fn every_old_name_stands_for_an_option_that_is_known() {
        for (old, new) in OLD_NAMES {
            assert!(!matches!(meaning(new), Meaning::Unknown), "{new}");
            let (mut by_old, mut by_new) = (Ruleset::GARDEN_GATE, Ruleset::GARDEN_GATE);
            assert_eq!(turn_on(&mut by_old, old), turn_on(&mut by_new, new));
            assert_eq!(by_old, by_new, "{old}");
        }
    }

    #[test]
    fn lists_come_in_several_dresses() {
        for list in ["A,B", "[\"A\",\"B\"]", " A , B ", "A,,B,"] {
            assert!(names(list).eq(["A", "B"]), "{list}");
        }
        assert_eq!(names("[]").count(), 0);
    }
}
