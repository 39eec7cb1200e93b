//! Cases: parsing and checking never panic, and every failure has a message.
#![no_main]

use libfuzzer_sys::fuzz_target;
use paisho::case::Case;

fuzz_target!(|text: &str| {
    match Case::parse(text) {
        Ok(case) => {
            for failure in case.check().err().unwrap_or_default() {
                assert!(!failure.to_string().is_empty());
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
