//! Rulesets: parsing never panics; a parsed ruleset is written and parsed back to the same ruleset,
//! and a game can begin with it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use paisho::{Position, Ruleset};

fuzz_target!(|text: &str| {
    let Ok(ruleset) = text.parse::<Ruleset>() else {
        return;
    };
    assert_eq!(ruleset.to_string().parse(), Ok(ruleset));
    let start = Position::start(ruleset);
    assert!(start.count_steps() > 0, "{ruleset}");
});
