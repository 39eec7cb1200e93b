//! The names of the terms in the language files.

use paisho::{Gate, Kind, Seat, SeatCount};

pub(super) const fn of_kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Rose => "rose",
        Kind::Chrysanthemum => "chrysanthemum",
        Kind::Rhododendron => "rhododendron",
        Kind::Jasmine => "jasmine",
        Kind::Lily => "lily",
        Kind::WhiteJade => "white-jade",
        Kind::Lotus => "white-lotus",
        Kind::Orchid => "orchid",
        Kind::Rock => "rock",
        Kind::Wheel => "wheel",
        Kind::Knotweed => "knotweed",
        Kind::Boat => "boat",
        Kind::Bamboo => "bamboo",
        Kind::Pond => "pond",
        Kind::LionTurtle => "lion-turtle",
        // `Kind` is non-exhaustive: a new kind has its English name until there is a term for it.
        _ => kind.name(),
    }
}

/// Guest and Host with two players. The unused seats of such a table are called West and East.
pub(super) const fn of_seat(seat: Seat, seats: SeatCount) -> &'static str {
    match (seats, seat) {
        (SeatCount::Two, Seat::South) => "guest",
        (SeatCount::Two, Seat::North) => "host",
        (_, Seat::South) => "south",
        (_, Seat::West) => "west",
        (_, Seat::North) => "north",
        (_, Seat::East) => "east",
    }
}

pub(super) const fn of_gate(gate: Gate) -> &'static str {
    match gate {
        Gate::North => "north-gate",
        Gate::East => "east-gate",
        Gate::South => "south-gate",
        Gate::West => "west-gate",
    }
}
