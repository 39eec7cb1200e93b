//! Positions: parsing never panics, nor does validating or repairing a setup; a parsed position is
//! written and parsed back to the same position, and can be played on.
#![no_main]

use libfuzzer_sys::fuzz_target;
use paisho::{Position, Setup};
use paisho_fuzz::{assert_sound, walk};

fuzz_target!(|text: &str| {
    let Ok(setup) = text.parse::<Setup>() else {
        return;
    };
    assert_eq!(setup.to_string().parse().as_ref(), Ok(&setup));
    match Position::from_setup(setup) {
        Ok(position) => play_on(position, text.as_bytes()),
        Err(mut problems) => {
            assert!(!problems.to_string().is_empty());
            problems.setup.repair_clashes();
            assert_eq!(problems.setup.board().clashes().count(), 0);
        }
    }
});

fn play_on(mut position: Position, bytes: &[u8]) {
    assert_sound(&position);
    let mixed: Vec<u8> = bytes.iter().take(4).map(|b| b.wrapping_mul(151)).collect();
    walk(&mut position, &mixed);
    assert_sound(&position);
}
