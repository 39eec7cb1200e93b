//! The site's options and the switches they stand for ([§9.3](crate::text::rules#9.3)).

use alloc::vec::Vec;

use crate::rules::{Opening, Ruleset};

/// The site's name for an option, and the switch it turns.
type SiteOption = (&'static str, fn(&mut Ruleset));

/// The options in the order in which they are written.
const OPTIONS: [SiteOption; 6] = [
    ("AncientOasisExpansion", |r| r.oasis = true),
    ("InformalStart", |r| r.opening = Opening::Informal),
    ("DoubleAccentTiles", |r| r.double_accents = true),
    ("NoWheels", |r| r.no_wheels = true),
    ("SpecialFlowersBounce", |r| r.specials_return = true),
    ("NoAltWin", |r| r.last_flower = false),
];

/// Turns on an option by the name the site has for it; says whether it is known.
pub fn turn_on(ruleset: &mut Ruleset, name: &str) -> bool {
    let option = OPTIONS.into_iter().find(|(known, _)| *known == name);
    option.inspect(|(_, turn)| turn(ruleset)).is_some()
}

/// The options that make the site play by a ruleset, if there are such.
pub(super) fn options_for(ruleset: &Ruleset) -> Option<Vec<&'static str>> {
    let mut reached = Ruleset::GARDEN_GATE;
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
/// `NoWheels,NoAltWin`, `["NoWheels","NoAltWin"]`.
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
    fn lists_come_in_several_dresses() {
        for list in ["A,B", "[\"A\",\"B\"]", " A , B ", "A,,B,"] {
            assert!(names(list).eq(["A", "B"]), "{list}");
        }
        assert_eq!(names("[]").count(), 0);
    }
}
