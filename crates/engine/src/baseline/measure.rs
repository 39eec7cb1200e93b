//! The frozen evaluation of the plain players: flowers and harmonies, nothing else.

use paisho::{Position, Seat};

/// Larger than any sum of the counted features.
pub(super) const WON: i32 = 100_000;

const HARMONY: i32 = 12;
/// A harmony that can't be part of a ring.
const CENTRE_HARMONY: i32 = 6;
const BLOOMING: i32 = 4;
const GROWING: i32 = 2;
const ACCENT: i32 = 3;

/// The value of a position for a seat, compared with the strongest opponent.
pub(super) fn worth(position: &Position, seat: Seat) -> i32 {
    if let Some(outcome) = position.outcome() {
        return match outcome.winners {
            w if w.is_empty() => 0,
            w if w.contains(seat) => WON,
            _ => -WON,
        };
    }
    let strongest = position.active().without(seat).iter();
    let other = strongest.map(|s| wealth(position, s)).max();
    wealth(position, seat) - other.unwrap_or(0)
}

fn wealth(position: &Position, seat: Seat) -> i32 {
    let harmonies: i32 = position
        .harmonies_of(seat)
        .map(|h| {
            if h.touches_centre() {
                CENTRE_HARMONY
            } else {
                HARMONY
            }
        })
        .sum();
    let flowers: i32 = position
        .board()
        .tiles()
        .filter(|(_, t)| t.owner() == seat && t.kind().is_flower())
        .map(|(p, _)| if p.is_gate() { GROWING } else { BLOOMING })
        .sum();
    harmonies + flowers + ACCENT * i32::from(position.hand(seat).accents())
}
