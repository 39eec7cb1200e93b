//! Records: parsing never panics; parsed records are written and parsed back to the same records.
#![no_main]

use libfuzzer_sys::fuzz_target;
use paisho::Ruleset;
use paisho::notation::record::{LastClash, PlayedGame, Record};

fuzz_target!(|text: &str| {
    match Record::parse_all(text) {
        Ok(records) => {
            let written = Record::print_all(&records);
            assert_eq!(Record::parse_all(&written).as_ref(), Ok(&records));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    // The same text as a game from a real board: what is repaired is legal.
    let game = PlayedGame {
        text,
        ruleset: Ruleset::RULEBOOK,
        noticed: &[],
        last: LastClash::Repaired,
    };
    if let Ok(game) = game.repair() {
        let written = Record::print_all(&game.records);
        assert_eq!(Record::parse_all(&written), Ok(game.records));
    }
});
