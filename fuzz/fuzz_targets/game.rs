//! Games: parsing never panics, for any number of players; a parsed game is written and parsed back
//! to the same game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use paisho::notation::GameText;
use paisho::{Position, Ruleset, SeatCount};

fuzz_target!(|text: &str| {
    for seats in SeatCount::ALL {
        let rules = Ruleset {
            seats,
            ..Ruleset::RULEBOOK
        };
        read(text, &Position::start(rules));
    }
});

fn read(text: &str, start: &Position) {
    match GameText::parse(text, start) {
        Ok(game) => {
            let written = game.to_string();
            assert_eq!(GameText::parse(&written, start).as_ref(), Ok(&game));
            assert_eq!(
                game.positions().last().as_ref().unwrap_or(start),
                game.end()
            );
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
