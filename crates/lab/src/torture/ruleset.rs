//! Random rulesets: any preset with any of the switches.

use paisho::Ruleset;
use paisho_engine::Random;

use crate::seeds::happens;

/// The probability of each switch, in percent.
const TURNED: usize = 25;

/// A random ruleset. It is composed as text, so that switches added to the rules later are included
/// automatically.
pub(super) fn by_chance(random: &mut Random) -> Ruleset {
    let presets: Vec<_> = Ruleset::presets().collect();
    let (name, preset) = random
        .pick(&presets)
        .copied()
        .unwrap_or(("rulebook", Ruleset::RULEBOOK));
    let switches = Ruleset::switches().filter(|_| happens(random, TURNED));
    let text = switches.fold(name.to_owned(), |text, switch| format!("{text}.{switch}"));
    text.parse().unwrap_or(preset)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_switch_is_met() {
        let mut random = Random::new(4);
        let texts: Vec<String> = (0..400)
            .map(|_| by_chance(&mut random).to_string())
            .collect();
        let names: BTreeSet<&str> = texts.iter().flat_map(|text| text.split('.')).collect();
        for name in [
            "rulebook",
            "garden_gate",
            "seats3",
            "seats4",
            "oasis",
            "quick_start",
        ] {
            assert!(names.contains(name), "{name}");
        }
        // In each group of switches, the one that all presets use is never written. Nor is
        // `borders_all`: the only preset with another value is hardly different from the first.
        let never: Vec<&str> = Ruleset::switches().filter(|s| !names.contains(s)).collect();
        assert!(never.len() <= 10, "{never:?}");
        let different: BTreeSet<&String> = texts.iter().collect();
        assert!(different.len() > 200);
    }
}
