//! The seven accents: things of the garden, none of them round like a flower but the Wheel, which
//! has spokes and no petals.

use super::part::{EIGHT, Hue, Part, line, shape};

/// Stones piled up.
pub(super) const ROCK: &[Part] = &[
    shape(
        Hue::Stone,
        "M-37 31C-41 16-30 7-8 7C16 7 40 12 37 31ZM-23 7C-30-7-14-13 2-12C18-12 26-4 22 7Z\
         M-11-13C-15-25-9-32 0-33C11-34 18-24 13-12Z",
    )
    .edged(Hue::StoneDeep, 4),
    line(
        Hue::StoneDeep,
        3,
        "M-26 20C-20 15-12 14-6 14M-12-2C-8-5-3-6 1-6",
    ),
];

/// A wheel of eight spokes.
pub(super) const WHEEL: &[Part] = &[
    line(Hue::Wood, 5, "M0 0L0-28").around(EIGHT),
    line(
        Hue::Wood,
        9,
        "M0-32C18-32 32-18 32 0C32 18 18 32 0 32C-18 32-32 18-32 0C-32-18-18-32 0-32Z",
    ),
    shape(Hue::Gold, "M0-9C12-9 12 9 0 9C-12 9-12-9 0-9Z").edged(Hue::WoodDeep, 3),
];

/// A weed with a stem and hungry leaves.
pub(super) const KNOTWEED: &[Part] = &[
    line(Hue::LeafDeep, 6, "M0 38L0-24"),
    shape(
        Hue::Leaf,
        "M0 29C-12 31-30 22-36 7C-18 3-3 12 0 29ZM0 29C12 31 30 22 36 7C18 3 3 12 0 29Z\
         M0 4C-10 6-28-4-33-19C-15-21-2-12 0 4ZM0 4C10 6 28-4 33-19C15-21 2-12 0 4Z\
         M0-15C-10-22-9-32 0-41C9-32 10-22 0-15Z",
    )
    .edged(Hue::LeafDeep, 3),
];

/// A boat under sail.
pub(super) const BOAT: &[Part] = &[
    line(Hue::Wood, 5, "M0 12L0-38"),
    shape(
        Hue::White,
        "M6-34C25-24 32-8 31 5L6 5ZM-6-24C-18-16-26-6-27 5L-6 5Z",
    )
    .edged(Hue::WhiteEdge, 3),
    shape(
        Hue::Wood,
        "M-39 12L39 12C34 28 24 33 0 33C-24 33-34 28-39 12Z",
    )
    .edged(Hue::WoodDeep, 4),
];

/// Three canes.
pub(super) const BAMBOO: &[Part] = &[
    line(Hue::LeafDeep, 16, "M-22 32L-22-18M1 34L1-32M24 32L24-6"),
    line(Hue::Leaf, 11, "M-22 32L-22-18M1 34L1-32M24 32L24-6"),
    line(
        Hue::LeafDeep,
        4,
        "M-28-2L-16-2M-28 16L-16 16M-5-14L7-14M-5 4L7 4M-5 22L7 22M18 8L30 8M18 23L30 23",
    ),
    shape(
        Hue::Leaf,
        "M12-22C17-35 29-36 39-31C33-20 22-16 12-22ZM-20-25C-28-24-37-30-39-40C-28-40-20-35-20-25Z",
    )
    .edged(Hue::LeafDeep, 3),
];

/// Water with ripples and the leaf of a water lily.
pub(super) const POND: &[Part] = &[
    shape(
        Hue::Water,
        "M-41 4C-42-14-24-19-6-26C14-31 40-20 40 2C41 22 20 22 4 29C-14 34-40 24-41 4Z",
    ),
    line(
        Hue::White,
        4,
        "M-29 4C-28-7-16-11-3-16M29-2C29 11 16 13 3 18",
    ),
    shape(
        Hue::Leaf,
        "M0 1L13-6C17 3 9 11 0 11C-11 11-17 4-14-3C-11-10-1-11 5-8Z",
    )
    .edged(Hue::LeafDeep, 2),
];

/// A turtle with a mane, seen from above.
pub(super) const LION_TURTLE: &[Part] = &[
    line(
        Hue::Leaf,
        13,
        "M-20 2L-33-5M20 2L33-5M-18 28L-28 36M18 28L28 36",
    ),
    shape(
        Hue::Leaf,
        "M0-8C18-8 29 2 29 15C29 30 16 40 0 40C-16 40-29 30-29 15C-29 2-18-8 0-8Z",
    )
    .edged(Hue::LeafDeep, 4),
    line(
        Hue::LeafDeep,
        3,
        "M0 8L12 14L12 24L0 31L-12 24L-12 14ZM12 14L26 10M-12 14L-26 10M12 24L23 31M-12 24L-23 31",
    ),
    shape(
        Hue::Wood,
        "M0-44L7-38L16-40L17-31L25-26L20-19L22-10L13-9L7-1L0-6L-7-1L-13-9L-22-10L-20-19L-25-26\
         L-17-31L-16-40L-7-38Z",
    )
    .edged(Hue::WoodDeep, 2),
    shape(Hue::Gold, "M0-33C15-33 15-12 0-12C-15-12-15-33 0-33Z"),
];
