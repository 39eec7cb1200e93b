//! The choice of accents before the first flower (§3.1).

use paisho::{Accents, Kind, Position};

use crate::random::mix;

/// The value of the first and of the second tile of an accent, in centi-units.
const fn worth(kind: Kind) -> (i32, i32) {
    match kind {
        Kind::Boat => (40, 34),
        Kind::Wheel => (36, 22),
        Kind::Rock => (30, 14),
        Kind::Knotweed => (28, 14),
        Kind::LionTurtle => (34, 0),
        Kind::Bamboo => (26, 0),
        Kind::Pond => (22, 0),
        _ => (0, 0),
    }
}

/// How much the seed may influence the choice, so that games differ.
const SWAY: u64 = 12;

/// The accents to choose.
pub(super) fn choose(position: &Position, seed: u64) -> Accents {
    let swayed = |choice: &Accents| {
        let bits = choice.iter().fold(seed, |all, k| mix(all ^ k as u64));
        let value = if position.ruleset().guest_names_accents() {
            lead(*choice)
        } else {
            total(*choice)
        };
        value + (bits % SWAY) as i32
    };
    Accents::choices(position.ruleset())
        .max_by_key(swayed)
        .unwrap_or(Accents::EMPTY)
}

/// How much more the first accent is worth than the second, where the first is one's own and the
/// second the opponent's.
fn lead(choice: Accents) -> i32 {
    let mut worths = choice.iter().map(|kind| worth(kind).0);
    let mut next = || worths.next().unwrap_or(0);
    next() - next()
}

fn total(choice: Accents) -> i32 {
    Kind::ACCENTS
        .into_iter()
        .map(|kind| match choice.count(kind) {
            0 => 0,
            1 => worth(kind).0,
            _ => worth(kind).0 + worth(kind).1,
        })
        .sum()
}
