//! The seven accents: things of the garden, none of them round like a flower but the Wheel, which
//! has spokes and no petals.

use super::part::{EIGHT, Hue, Part, line, shape};

/// Stones piled up.
pub(super) const ROCK: &[Part] = &[shape(
    Hue::Stone,
    "M-36 29C-40 13-24 6-4 6C20 6 38 13 36 29ZM-24 6C-27-9-13-14 0-14C14-14 25-8 22 6Z\
         M-13-14C-15-27-7-32 1-32C10-32 15-25 12-14Z",
)
.edged(Hue::StoneDeep, 4)];

/// A wheel of eight spokes.
pub(super) const WHEEL: &[Part] = &[
    line(Hue::Wood, 4, "M0 0L0-28").around(EIGHT),
    line(
        Hue::WoodDeep,
        8,
        "M0-31C17-31 31-17 31 0C31 17 17 31 0 31C-17 31-31 17-31 0C-31-17-17-31 0-31Z",
    ),
    shape(Hue::WoodDeep, "M0-9C12-9 12 9 0 9C-12 9-12-9 0-9Z"),
];

/// A weed with a stem and hungry leaves.
pub(super) const KNOTWEED: &[Part] = &[
    line(Hue::LeafDeep, 5, "M0 37L0-24"),
    shape(
        Hue::LeafDeep,
        "M0 27C-12 29-28 20-33 6C-17 3-3 11 0 27ZM0 27C12 29 28 20 33 6C17 3 3 11 0 27Z",
    ),
    shape(
        Hue::Leaf,
        "M0 3C-10 5-26-4-30-18C-14-20-2-12 0 3ZM0 3C10 5 26-4 30-18C14-20 2-12 0 3Z\
         M0-16C-9-22-8-31 0-40C8-31 9-22 0-16Z",
    )
    .edged(Hue::LeafDeep, 3),
];

/// A boat under sail.
pub(super) const BOAT: &[Part] = &[
    line(Hue::WoodDeep, 4, "M0 12L0-37"),
    shape(
        Hue::White,
        "M5-33C24-23 30-8 29 5L5 5ZM-5-24C-17-16-24-6-25 5L-5 5Z",
    )
    .edged(Hue::WhiteEdge, 3),
    shape(
        Hue::Wood,
        "M-38 12L38 12C33 27 24 32 0 32C-24 32-33 27-38 12Z",
    )
    .edged(Hue::WoodDeep, 4),
];

/// Three canes.
pub(super) const BAMBOO: &[Part] = &[
    line(Hue::Leaf, 12, "M-21 34L-21-22M1 34L1-34M23 34L23-10"),
    line(
        Hue::LeafDeep,
        4,
        "M-28-4L-14-4M-28 16L-14 16M-6-14L8-14M-6 8L8 8M-6 26L8 26M16 4L30 4M16 22L30 22",
    ),
    shape(
        Hue::LeafDeep,
        "M10-26C16-37 28-37 37-33C31-23 20-20 10-26ZM-23-24C-30-24-37-30-38-38C-29-38-23-33-23-24Z",
    ),
];

/// Water with ripples.
pub(super) const POND: &[Part] = &[
    shape(
        Hue::Water,
        "M-39 3C-39-14-22-23 0-23C22-23 39-14 39 3C39 20 22 29 0 29C-22 29-39 20-39 3Z",
    ),
    line(
        Hue::White,
        4,
        "M-26-2C-16-11 16-11 26-2M-16 9C-8 3 8 3 16 9M-6 18C-2 16 2 16 6 18",
    ),
];

/// A turtle with a mane, seen from above.
pub(super) const LION_TURTLE: &[Part] = &[
    line(
        Hue::LeafDeep,
        12,
        "M-19-9L-31-17M19-9L31-17M-19 23L-29 32M19 23L29 32",
    ),
    shape(
        Hue::Wood,
        "M0-42L7-35L16-36L16-27L22-20L14-14L0-10L-14-14L-22-20L-16-27L-16-36L-7-35Z",
    ),
    shape(Hue::Gold, "M0-33C11-33 11-17 0-17C-11-17-11-33 0-33Z"),
    shape(
        Hue::Leaf,
        "M0-15C18-15 28-3 28 11C28 26 15 36 0 36C-15 36-28 26-28 11C-28-3-18-15 0-15Z",
    )
    .edged(Hue::LeafDeep, 4),
    line(
        Hue::LeafDeep,
        3,
        "M0-2L11 4L11 18L0 24L-11 18L-11 4ZM11 4L23-1M-11 4L-23-1M11 18L22 23M-11 18L-22 23M0 24L0 34",
    ),
];
