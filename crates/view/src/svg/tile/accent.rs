//! The seven accents. To be told from flowers, none of them is round except the Wheel, which has
//! spokes and no petals.

use super::part::{EIGHT, Hue, Part, line, shape};

/// A pile of stones.
pub(super) const ROCK: &[Part] = &[
    shape(
        Hue::Stone,
        "M-33 28C-36 14-27 6-7 6C14 6 36 11 33 28ZM-20 6C-27-6-12-12 2-11C16-11 23-4 20 6Z\
         M-10-12C-13-22-8-28 0-29C10-30 16-21 12-11Z",
    )
    .edged(Hue::StoneDeep, 4),
    line(
        Hue::StoneDeep,
        3,
        "M-23 18C-18 13-11 12-5 12M-11-2C-7-4-3-5 1-5",
    ),
];

/// A wheel with eight spokes.
pub(super) const WHEEL: &[Part] = &[
    line(Hue::Wood, 5, "M0 0L0-25").around(EIGHT),
    line(
        Hue::Wood,
        9,
        "M0-28C16-28 28-16 28 0C28 16 16 28 0 28C-16 28-28 16-28 0C-28-16-16-28 0-28Z",
    ),
    shape(Hue::Gold, "M0-8C11-8 11 8 0 8C-11 8-11-8 0-8Z").edged(Hue::WoodDeep, 3),
];

/// A weed with a stem and pointed leaves.
pub(super) const KNOTWEED: &[Part] = &[
    line(Hue::LeafDeep, 6, "M0 34L0-21"),
    shape(
        Hue::Leaf,
        "M0 26C-11 28-27 20-32 6C-16 3-3 11 0 26ZM0 26C11 28 27 20 32 6C16 3 3 11 0 26Z\
         M0 4C-9 5-25-4-29-17C-13-19-2-11 0 4ZM0 4C9 5 25-4 29-17C13-19 2-11 0 4Z\
         M0-13C-9-20-8-28 0-36C8-28 9-20 0-13Z",
    )
    .edged(Hue::LeafDeep, 3),
];

/// A boat under sail.
pub(super) const BOAT: &[Part] = &[
    line(Hue::Wood, 5, "M0 11L0-34"),
    shape(
        Hue::White,
        "M5-30C22-21 28-7 28 4L5 4ZM-5-21C-16-14-23-5-24 4L-5 4Z",
    )
    .edged(Hue::WhiteEdge, 3),
    shape(
        Hue::Wood,
        "M-35 11L35 11C30 25 21 29 0 29C-21 29-30 25-35 11Z",
    )
    .edged(Hue::WoodDeep, 4),
];

/// Three canes.
pub(super) const BAMBOO: &[Part] = &[
    line(Hue::LeafDeep, 16, "M-20 28L-20-16M1 30L1-28M21 28L21-5"),
    line(Hue::Leaf, 11, "M-20 28L-20-16M1 30L1-28M21 28L21-5"),
    line(
        Hue::LeafDeep,
        4,
        "M-25-2L-14-2M-25 14L-14 14M-4-12L6-12M-4 4L6 4M-4 20L6 20M16 7L27 7M16 20L27 20",
    ),
    shape(
        Hue::Leaf,
        "M11-20C15-31 26-32 35-28C29-18 20-14 11-20ZM-18-22C-25-21-33-27-35-36C-25-36-18-31-18-22Z",
    )
    .edged(Hue::LeafDeep, 3),
];

/// Water with ripples and the leaf of a water lily.
pub(super) const POND: &[Part] = &[
    shape(
        Hue::Water,
        "M-36 4C-37-12-21-17-5-23C12-28 36-18 36 2C36 20 18 20 4 26C-12 30-36 21-36 4Z",
    ),
    line(
        Hue::White,
        4,
        "M-26 4C-25-6-14-10-3-14M26-2C26 10 14 12 3 16",
    ),
    shape(
        Hue::Leaf,
        "M0 1L12-5C15 3 8 10 0 10C-10 10-15 4-12-3C-10-9-1-10 4-7Z",
    )
    .edged(Hue::LeafDeep, 2),
];

/// A turtle with a mane, seen from above.
pub(super) const LION_TURTLE: &[Part] = &[
    line(
        Hue::Leaf,
        13,
        "M-18 2L-29-4M18 2L29-4M-16 25L-25 32M16 25L25 32",
    ),
    shape(
        Hue::Leaf,
        "M0-7C16-7 26 2 26 13C26 27 14 36 0 36C-14 36-26 27-26 13C-26 2-16-7 0-7Z",
    )
    .edged(Hue::LeafDeep, 4),
    line(
        Hue::LeafDeep,
        3,
        "M0 7L11 12L11 21L0 28L-11 21L-11 12ZM11 12L23 9M-11 12L-23 9M11 21L20 28M-11 21L-20 28",
    ),
    shape(
        Hue::Wood,
        "M0-39L6-34L14-36L15-28L22-23L18-17L20-9L12-8L6-1L0-5L-6-1L-12-8L-20-9L-18-17L-22-23\
         L-15-28L-14-36L-6-34Z",
    )
    .edged(Hue::WoodDeep, 2),
    shape(Hue::Gold, "M0-29C13-29 13-11 0-11C-13-11-13-29 0-29Z"),
];
