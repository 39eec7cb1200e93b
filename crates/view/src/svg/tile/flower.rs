//! The eight flowers.
//!
//! Red flowers have full, round petals, one of them pointing up; white flowers have pointed petals,
//! none pointing up, with green leaves between them. Both have as many petals as their number says.
//! The Lotus is seen from the side, on water; the Orchid from the front.

use super::part::{
    FIVE, FIVE_BETWEEN, FOUR, FOUR_BETWEEN, Hue, Part, THREE, THREE_BETWEEN, line, shape,
};

/// Three broad petals, each with a curl.
pub(super) const ROSE: &[Part] = &[
    shape(
        Hue::Red,
        "M0 2C-10-4-22-15-21-26C-20-38-7-41 0-37C7-41 20-38 21-26C22-15 10-4 0 2Z",
    )
    .edged(Hue::RedDeep, 3)
    .around(THREE),
    line(Hue::RedDeep, 3, "M-11-27C-5-32 8-31 10-24").around(THREE),
    shape(Hue::Gold, "M0-9C12-9 12 9 0 9C-12 9-12-9 0-9Z").edged(Hue::RedDeep, 3),
];

/// Four fans of rays.
pub(super) const CHRYSANTHEMUM: &[Part] = &[
    shape(
        Hue::Red,
        "M0 0L-13-24C-17-33-11-36-7-34C-5-39 5-39 7-34C11-36 17-33 13-24Z",
    )
    .edged(Hue::RedDeep, 3)
    .around(FOUR),
    line(Hue::RedDeep, 2, "M-3-16L-6-28M3-16L6-28").around(FOUR),
    shape(Hue::Gold, "M0-12C15-12 15 12 0 12C-15 12-15-12 0-12Z").edged(Hue::RedDeep, 3),
];

/// Five cleft petals around a dark throat.
pub(super) const RHODODENDRON: &[Part] = &[
    shape(
        Hue::Red,
        "M0 0C-5-8-15-18-15-28C-14-39-4-42 0-33C4-42 14-39 15-28C15-18 5-8 0 0Z",
    )
    .edged(Hue::RedDeep, 3)
    .around(FIVE),
    shape(Hue::RedDeep, "M0-10C12-10 12 10 0 10C-12 10-12-10 0-10Z"),
    line(Hue::Gold, 5, "M0-5L0-13").around(FIVE),
];

/// Three slender petals.
pub(super) const JASMINE: &[Part] = &[
    shape(Hue::Leaf, "M0 0Q-20-17 0-36Q20-17 0 0Z")
        .edged(Hue::LeafDeep, 3)
        .around(THREE),
    shape(Hue::White, "M0 2Q-28-16 0-40Q28-16 0 2Z")
        .edged(Hue::WhiteEdge, 3)
        .around(THREE_BETWEEN),
    shape(Hue::Gold, "M0-8C10-8 10 8 0 8C-10 8-10-8 0-8Z").edged(Hue::WhiteEdge, 2),
];

/// Four long petals that bend outwards, with stamens.
pub(super) const LILY: &[Part] = &[
    shape(Hue::Leaf, "M0 0Q-18-16 0-33Q18-16 0 0Z")
        .edged(Hue::LeafDeep, 3)
        .around(FOUR),
    shape(
        Hue::White,
        "M0 0C-10-8-15-19-11-29C-8-34-2-36 0-41C2-36 8-34 11-29C15-19 10-8 0 0Z",
    )
    .edged(Hue::WhiteEdge, 3)
    .around(FOUR_BETWEEN),
    line(Hue::Gold, 6, "M0-8L0-17").around(FOUR_BETWEEN),
];

/// Five petals in a swirl.
pub(super) const WHITE_JADE: &[Part] = &[
    shape(Hue::Leaf, "M0 0Q-17-16 0-35Q17-16 0 0Z")
        .edged(Hue::LeafDeep, 3)
        .around(FIVE),
    shape(
        Hue::White,
        "M0 0C-12-5-17-23-6-38C3-35 16-22 11-10C9-4 5-1 0 0Z",
    )
    .edged(Hue::WhiteEdge, 3)
    .around(FIVE_BETWEEN),
    shape(Hue::Gold, "M0-9C12-9 12 9 0 9C-12 9-12-9 0-9Z").edged(Hue::WhiteEdge, 2),
];

/// A lotus on the water.
pub(super) const LOTUS: &[Part] = &[
    shape(
        Hue::Blush,
        "M-2 17C-25 19-38 6-37-12C-23-12-8-2-2 17ZM2 17C25 19 38 6 37-12C23-12 8-2 2 17Z",
    )
    .edged(Hue::WhiteEdge, 3),
    shape(
        Hue::White,
        "M-1 18C-21 12-29-10-20-26C-9-18-1-2-1 18ZM1 18C21 12 29-10 20-26C9-18 1-2 1 18Z",
    )
    .edged(Hue::WhiteEdge, 3),
    shape(Hue::Blush, "M0 19Q-22-6 0-36Q22-6 0 19Z").edged(Hue::WhiteEdge, 3),
    line(Hue::Water, 5, "M-29 28C-19 22-10 34 0 28C10 22 19 34 29 28"),
];

/// An orchid from the front.
pub(super) const ORCHID: &[Part] = &[
    shape(
        Hue::VioletDeep,
        "M0-4C-11-13-10-27 0-38C10-27 11-13 0-4ZM-2-2C-17 6-24 17-21 33C-8 29 0 13-2-2Z\
         M2-2C17 6 24 17 21 33C8 29 0 13 2-2Z",
    ),
    shape(
        Hue::Violet,
        "M0-2C-12-25-38-25-36-7C-35 9-13 12 0-2ZM0-2C12-25 38-25 36-7C35 9 13 12 0-2Z",
    )
    .edged(Hue::VioletDeep, 3),
    shape(
        Hue::Gold,
        "M0-8C-9 0-12 10-8 19C-5 24 5 24 8 19C12 10 9 0 0-8Z",
    )
    .edged(Hue::VioletDeep, 3),
];
