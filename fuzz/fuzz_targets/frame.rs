//! Frames of the WebSocket: reading never panics, and a frame that was read is written in a form
//! that reads the same.
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
