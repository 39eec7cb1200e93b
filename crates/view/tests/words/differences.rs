//! What differs between rulesets, as sentences.

use paisho::{RulesVersion, Ruleset, SeatCount};
use paisho_view::words::{Language, Words, has_effect};

/// Rules with a switch that is applied last.
fn with(rules: Ruleset, switch: &str) -> Ruleset {
    format!("{rules}.{switch}").parse().unwrap()
}

/// The common rules with all tiles, so that every switch has an effect.
fn common() -> Ruleset {
    with(Ruleset::RULEBOOK, "oasis")
}

#[test]
fn every_switch_has_its_sentence_in_both_directions() {
    for language in Language::ALL {
        let words = Words::new(language);
        let about = |switch: &str| words.switch(switch).unwrap().about;
        for switch in Ruleset::switches() {
            let rules = with(common(), switch);
            if rules == common() {
                continue;
            }
            let there = words.differences(&rules, &common());
            let back = words.differences(&common(), &rules);
            assert_eq!(there.len(), 1, "{language:?} {switch}: {there:?}");
            assert_eq!(back.len(), 1, "{language:?} {switch}: {back:?}");
            assert_eq!(there, [about(switch)], "{language:?}");
            assert_ne!(there, back, "{language:?} {switch}");
        }
    }
}

#[test]
fn every_preset_but_the_common_rules_differs_from_them() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (name, rules) in Ruleset::presets() {
            let told = words.differences(&rules, &Ruleset::RULEBOOK);
            assert_eq!(told.is_empty(), name == "rulebook", "{language:?} {name}");
        }
    }
}

#[test]
fn the_polish_rulebook_differs_in_what_it_says_and_nothing_else() {
    let words = Words::new(Language::English);
    let told = words.differences(&Ruleset::POLISH, &Ruleset::RULEBOOK);
    assert_eq!(told.len(), 6, "{told:#?}");
    assert!(told[0].starts_with("A basic flower walks exactly as many steps"));
    assert_eq!(
        told[3],
        "An Orchid traps all flowers around it, even its owner’s."
    );
}

#[test]
fn what_has_no_effect_is_not_mentioned() {
    let words = Words::new(Language::English);
    let gate = words.differences(&Ruleset::GARDEN_GATE, &Ruleset::RULEBOOK);
    assert!(
        !gate.iter().any(|told| told.contains("Bamboo")),
        "{gate:#?}"
    );
    let oasis = words.differences(&with(Ruleset::GARDEN_GATE, "oasis"), &common());
    assert!(
        oasis.iter().any(|told| told.contains("Bamboo")),
        "{oasis:#?}"
    );
    let three = with(Ruleset::RULEBOOK, "seats3");
    let quick = with(three, "quick_start");
    assert_eq!(words.differences(&quick, &three), [""; 0]);
    let still = with(Ruleset::RULEBOOK, "no_wheels");
    assert!(!has_effect("wheel_flowers", &still));
    assert!(has_effect("no_wheels", &still));
}

#[test]
fn an_older_version_is_told_where_it_shows() {
    let words = Words::new(Language::English);
    let pond = Ruleset {
        seats: SeatCount::Three,
        ..common()
    };
    let older = |rules: Ruleset| {
        let version = RulesVersion::One;
        words.differences(&Ruleset { version, ..rules }, &rules)
    };
    assert_eq!(older(pond).len(), 1);
    assert_eq!(older(common()), [""; 0]);
    let dry = with(pond, "no_oasis");
    assert_eq!(older(dry), [""; 0]);
}
