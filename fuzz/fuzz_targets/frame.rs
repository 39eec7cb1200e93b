//! WebSocket frames: parsing never panics, and a parsed frame serializes to a form that parses to
//! the same frame.
#![no_main]

use libfuzzer_sys::fuzz_target;
use paisho_wire::ToServer;

fuzz_target!(|text: &str| {
    match ToServer::parse(text) {
        Ok(frame) => {
            let written = serde_json::to_string(&frame).expect("a frame has a JSON form");
            assert_eq!(ToServer::parse(&written), Ok(frame));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
