//! The eight flowers.
//!
//! Red flowers have round, full petals that stand upright; white flowers have pointed petals that
//! hang and green leaves between them. Both have as many petals as their number says. The Lotus is
//! seen from the side, on water; the Orchid has a face.

use super::part::{
    FIVE, FIVE_BETWEEN, FOUR, FOUR_BETWEEN, Hue, Part, THREE, THREE_BETWEEN, line, shape,
};

/// Three broad petals, each with a curl.
pub(super) const ROSE: &[Part] = &[
    shape(
        Hue::Red,
        "M0 2C-14-2-26-14-24-26C-22-40-7-43 0-39C7-43 22-40 24-26C26-14 14-2 0 2Z",
    )
    .edged(Hue::RedDeep, 3)
    .around(THREE),
    line(Hue::RedDeep, 3, "M-12-27C-6-33 8-32 11-24").around(THREE),
    shape(Hue::Gold, "M0-9C12-9 12 9 0 9C-12 9-12-9 0-9Z").edged(Hue::RedDeep, 3),
];

/// Four fans of rays.
pub(super) const CHRYSANTHEMUM: &[Part] = &[
    shape(
        Hue::Red,
        "M0 0L-14-25C-18-34-11-38-7-35C-5-41 5-41 7-35C11-38 18-34 14-25Z",
    )
    .edged(Hue::RedDeep, 3)
    .around(FOUR),
    line(Hue::RedDeep, 2, "M-3-17L-6-29M3-17L6-29").around(FOUR),
    shape(Hue::Gold, "M0-12C16-12 16 12 0 12C-16 12-16-12 0-12Z").edged(Hue::RedDeep, 3),
];

/// Five cleft petals around a dark throat.
pub(super) const RHODODENDRON: &[Part] = &[
    shape(
        Hue::Red,
        "M0 0C-5-8-16-19-16-29C-15-41-4-44 0-34C4-44 15-41 16-29C16-19 5-8 0 0Z",
    )
    .edged(Hue::RedDeep, 3)
    .around(FIVE),
    shape(Hue::RedDeep, "M0-10C13-10 13 10 0 10C-13 10-13-10 0-10Z"),
    line(Hue::Gold, 5, "M0-5L0-14").around(FIVE),
];

/// Three slender petals.
pub(super) const JASMINE: &[Part] = &[
    shape(Hue::Leaf, "M0 0C-14-9-14-22 0-37C14-22 14-9 0 0Z")
        .edged(Hue::LeafDeep, 3)
        .around(THREE),
    shape(Hue::White, "M0 2C-20-7-20-24 0-41C20-24 20-7 0 2Z")
        .edged(Hue::WhiteEdge, 3)
        .around(THREE_BETWEEN),
    shape(Hue::Gold, "M0-8C10-8 10 8 0 8C-10 8-10-8 0-8Z").edged(Hue::WhiteEdge, 2),
];

/// Four long petals that bend outwards, with stamens.
pub(super) const LILY: &[Part] = &[
    shape(Hue::Leaf, "M0 0C-13-11-11-22 0-34C11-22 13-11 0 0Z")
        .edged(Hue::LeafDeep, 3)
        .around(FOUR),
    shape(
        Hue::White,
        "M0 0C-10-8-16-20-11-30C-8-35-2-38 0-43C2-38 8-35 11-30C16-20 10-8 0 0Z",
    )
    .edged(Hue::WhiteEdge, 3)
    .around(FOUR_BETWEEN),
    line(Hue::Gold, 6, "M0-8L0-18").around(FOUR_BETWEEN),
];

/// Five petals that turn like a whirl.
pub(super) const WHITE_JADE: &[Part] = &[
    shape(Hue::Leaf, "M0 0C-12-9-10-24 0-36C10-24 12-9 0 0Z")
        .edged(Hue::LeafDeep, 3)
        .around(FIVE),
    shape(
        Hue::White,
        "M0 0C-13-5-18-24-6-40C3-36 17-23 11-10C9-4 5-1 0 0Z",
    )
    .edged(Hue::WhiteEdge, 3)
    .around(FIVE_BETWEEN),
    shape(Hue::Gold, "M0-9C12-9 12 9 0 9C-12 9-12-9 0-9Z").edged(Hue::WhiteEdge, 2),
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
