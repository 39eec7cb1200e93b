//! Records: parsing never panics; parsed records are written and parsed back to the same records.
#![no_main]

use libfuzzer_sys::fuzz_target;
use paisho::notation::record::Record;

fuzz_target!(|text: &str| {
    match Record::parse_all(text) {
        Ok(records) => {
            let written = Record::print_all(&records);
            assert_eq!(Record::parse_all(&written).as_ref(), Ok(&records));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
