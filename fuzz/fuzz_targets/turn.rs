//! Turns: parsing never panics; a parsed turn is written and parsed back to the same turn.
#![no_main]

use libfuzzer_sys::fuzz_target;
use paisho::notation::NumberedTurn;
use paisho::{SeatCount, Turn};

fuzz_target!(|text: &str| {
    if let Ok(turn) = text.parse::<Turn>() {
        assert_eq!(turn.to_string().parse(), Ok(turn));
    }
    for seats in SeatCount::ALL {
        if let Ok(turn) = NumberedTurn::parse(text, seats) {
            let written = turn.display(seats).to_string();
            assert_eq!(NumberedTurn::parse(&written, seats), Ok(turn));
        }
    }
});
