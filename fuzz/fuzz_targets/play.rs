//! Games: three bytes choose the rules, each further byte a step. At the end nothing clashes, and
//! the position equals one that is set up from it anew.
#![no_main]

use libfuzzer_sys::fuzz_target;
use paisho::{AccentChoice, BambooRule, Opening, Position, Ruleset, SeatCount, Tally, TurtleRule};
use paisho_fuzz::{assert_sound, walk};

fuzz_target!(|bytes: &[u8]| {
    let [a, b, c, steps @ ..] = bytes else {
        return;
    };
    let mut position = Position::start(ruleset(*a, *b, *c));
    walk(&mut position, steps);
    assert_sound(&position);
});

/// The rules that three bytes choose, mostly a bit for each option.
fn ruleset(a: u8, b: u8, c: u8) -> Ruleset {
    let bit = |byte: u8, place: u8| byte >> place & 1 == 1;
    Ruleset {
        seats: SeatCount::ALL[usize::from(a % 3)],
        oasis: bit(a, 7),
        accents: [
            AccentChoice::InTurn,
            AccentChoice::HostForAll,
            AccentChoice::OneOfEach,
            AccentChoice::Hidden,
        ][usize::from(b % 4)],
        opening: [Opening::Informal, Opening::SameKind, Opening::ClashingKind]
            [usize::from(b >> 4) % 3],
        double_accents: bit(b, 2),
        no_wheels: bit(b, 3),
        specials_return: bit(c, 0),
        last_flower: bit(c, 1),
        tally: if bit(c, 2) {
            Tally::Midlines
        } else {
            Tally::AccentsThenHarmonies
        },
        repetition: bit(c, 3),
        gift: bit(c, 4),
        bamboo: if bit(c, 5) {
            BambooRule::Everything
        } else {
            BambooRule::BesideOwnFlower
        },
        turtle: if bit(c, 6) {
            TurtleRule::AddedHarmonies
        } else {
            TurtleRule::MixedHarmonies
        },
    }
}
