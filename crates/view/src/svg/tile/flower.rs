//! The eight flowers.
//!
//! Red flowers have round, full petals that stand upright; white flowers have pointed petals that
//! hang and green leaves between them. Both have as many petals as their number says. The Lotus is
//! seen from the side, on water; the Orchid has a face.

use super::part::{
    FIVE, FIVE_BETWEEN, FOUR, FOUR_BETWEEN, Hue, Part, THREE, THREE_BETWEEN, line, shape,
};

/// Three broad petals around a curl.
pub(super) const ROSE: &[Part] = &[
    shape(
        Hue::Red,
        "M0 3C-16 2-35-9-31-24C-28-37-9-40 0-34C9-40 28-37 31-24C35-9 16 2 0 3Z",
    )
    .edged(Hue::RedDeep, 3)
    .around(THREE),
    line(Hue::RedDeep, 3, "M-15-20C-8-27 8-27 15-20").around(THREE),
    shape(Hue::Gold, "M0-9C12-9 12 9 0 9C-12 9-12-9 0-9Z").edged(Hue::RedDeep, 3),
];

/// Four fans of rays.
pub(super) const CHRYSANTHEMUM: &[Part] = &[
    shape(
        Hue::Red,
        "M0 0L-20-25C-22-33-14-37-9-33C-8-41 8-41 9-33C14-37 22-33 20-25Z",
    )
    .edged(Hue::RedDeep, 3)
    .around(FOUR),
    line(Hue::RedDeep, 3, "M-4-14L-9-29M4-14L9-29").around(FOUR),
    shape(Hue::Gold, "M0-10C13-10 13 10 0 10C-13 10-13-10 0-10Z").edged(Hue::RedDeep, 3),
];

/// Five cleft petals with long stamens.
pub(super) const RHODODENDRON: &[Part] = &[
    shape(
        Hue::Red,
        "M0 0C-12-8-23-18-21-28C-19-38-6-40 0-29C6-40 19-38 21-28C23-18 12-8 0 0Z",
    )
    .edged(Hue::RedDeep, 3)
    .around(FIVE),
    line(Hue::Gold, 4, "M0 0L0-17").around(FIVE),
    shape(Hue::RedDeep, "M0-5C7-5 7 5 0 5C-7 5-7-5 0-5Z"),
];

/// Three slender petals.
pub(super) const JASMINE: &[Part] = &[
    shape(Hue::Leaf, "M0 0C-13-9-13-22 0-36C13-22 13-9 0 0Z")
        .edged(Hue::LeafDeep, 2)
        .around(THREE),
    shape(Hue::White, "M0 2C-19-7-19-24 0-40C19-24 19-7 0 2Z")
        .edged(Hue::WhiteEdge, 3)
        .around(THREE_BETWEEN),
    shape(Hue::Gold, "M0-7C9-7 9 7 0 7C-9 7-9-7 0-7Z").edged(Hue::WhiteEdge, 2),
];

/// Four long petals that bend outwards, with stamens.
pub(super) const LILY: &[Part] = &[
    shape(Hue::Leaf, "M0 0C-8-9-8-18 0-30C8-18 8-9 0 0Z")
        .edged(Hue::LeafDeep, 2)
        .around(FOUR),
    shape(
        Hue::White,
        "M0 0C-11-8-16-20-10-30C-7-34-2-37 0-42C2-37 7-34 10-30C16-20 11-8 0 0Z",
    )
    .edged(Hue::WhiteEdge, 3)
    .around(FOUR_BETWEEN),
    line(Hue::Gold, 5, "M0-8L0-17").around(FOUR_BETWEEN),
];

/// Five petals that turn like a whirl.
pub(super) const WHITE_JADE: &[Part] = &[
    shape(Hue::Leaf, "M0 0C-7-9-7-20 0-34C7-20 7-9 0 0Z")
        .edged(Hue::LeafDeep, 2)
        .around(FIVE),
    shape(
        Hue::White,
        "M0 0C-16-6-20-24-6-39C4-35 20-22 13-9C10-3 5-1 0 0Z",
    )
    .edged(Hue::WhiteEdge, 3)
    .around(FIVE_BETWEEN),
    shape(Hue::Gold, "M0-8C10-8 10 8 0 8C-10 8-10-8 0-8Z").edged(Hue::WhiteEdge, 2),
];

/// A lotus on the water.
pub(super) const LOTUS: &[Part] = &[
    shape(
        Hue::Blush,
        "M-2 18C-26 20-40 6-39-12C-24-12-8-2-2 18ZM2 18C26 20 40 6 39-12C24-12 8-2 2 18Z",
    )
    .edged(Hue::WhiteEdge, 3),
    shape(
        Hue::White,
        "M-1 19C-22 12-30-10-21-27C-9-19-1-2-1 19ZM1 19C22 12 30-10 21-27C9-19 1-2 1 19Z",
    )
    .edged(Hue::WhiteEdge, 3),
    shape(Hue::Blush, "M0 20C-15 9-15-18 0-36C15-18 15 9 0 20Z").edged(Hue::WhiteEdge, 3),
    line(Hue::Water, 5, "M-30 29C-20 23-10 35 0 29C10 23 20 35 30 29"),
];

/// An orchid's face.
pub(super) const ORCHID: &[Part] = &[
    shape(
        Hue::VioletDeep,
        "M0-4C-11-14-10-28 0-40C10-28 11-14 0-4ZM-2-2C-18 6-25 18-22 34C-8 30 0 14-2-2Z\
         M2-2C18 6 25 18 22 34C8 30 0 14 2-2Z",
    ),
    shape(
        Hue::Violet,
        "M0-2C-12-26-40-26-38-7C-36 9-14 12 0-2ZM0-2C12-26 40-26 38-7C36 9 14 12 0-2Z",
    )
    .edged(Hue::VioletDeep, 3),
    shape(
        Hue::Gold,
        "M0-8C-9 0-13 10-8 20C-5 25 5 25 8 20C13 10 9 0 0-8Z",
    )
    .edged(Hue::VioletDeep, 3),
];
