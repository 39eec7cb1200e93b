//! Games: eight bytes choose the rules, each further byte a step. At the end nothing clashes, and
//! the position equals one that is set up from it anew.
#![no_main]

use libfuzzer_sys::fuzz_target;
use paisho::{Position, Ruleset};
use paisho_fuzz::{assert_sound, walk};

fuzz_target!(|bytes: &[u8]| {
    let Some(([preset, switches @ ..], steps)) = bytes.split_first_chunk::<8>() else {
        return;
    };
    let mut position = Position::start(ruleset(*preset, switches));
    walk(&mut position, steps);
    assert_sound(&position);
});

/// A preset, and a switch for each further byte. It is composed as text, so that switches added to
/// the rules later are included.
fn ruleset(preset: u8, switches: &[u8]) -> Ruleset {
    let presets: Vec<_> = Ruleset::presets().map(|(name, _)| name).collect();
    let names: Vec<_> = Ruleset::switches().collect();
    let mut text = presets[usize::from(preset) % presets.len()].to_owned();
    for byte in switches {
        text = format!("{text}.{}", names[usize::from(*byte) % names.len()]);
    }
    text.parse().expect("every switch may follow every other")
}
