//! The positions on which both times and instruction counts are measured.

use paisho::{AccentChoice, Gate, Kind, Position, Ruleset, Turn};

/// Positions half-way through 64 games.
pub(crate) fn midgame() -> Vec<Position> {
    include_str!("../midgame.txt")
        .lines()
        .map(|line| line.parse().expect("the file holds valid positions"))
        .collect()
}

/// Guest's first free turn with Rhododendrons in both gates.
pub(crate) fn opening() -> Position {
    let mut position = Position::start(Ruleset {
        accents: AccentChoice::OneOfEach,
        ..Ruleset::RULEBOOK
    });
    for gate in [Gate::South, Gate::North] {
        let (flower, at) = (Kind::Rhododendron, gate.point());
        position.play_unchecked(Turn::Plant { flower, at });
    }
    position
}

/// A source of numbers below a bound by xorshift: good enough to choose turns, the same everywhere.
pub(crate) fn dice() -> impl FnMut(usize) -> usize {
    let mut seed = 1_u64;
    move |bound| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed >> 16) as usize % bound
    }
}

/// Plays at most 400 random steps, fewer if the game ends; returns the number of steps.
pub(crate) fn playout(mut position: Position, below: &mut impl FnMut(usize) -> usize) -> usize {
    for played in 0..400 {
        let Some(step) = position.random_step(&mut *below) else {
            return played;
        };
        position.step_unchecked(step);
    }
    400
}
