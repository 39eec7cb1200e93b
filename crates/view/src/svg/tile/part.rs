//! Parts: the pieces that flowers and accents consist of, as data.
//!
//! A part is a path that is filled or stroked in a hue, once or repeated around the middle of the
//! tile. A tile is 100 units wide; the middle is (0,0).

use crate::svg::frame::USUAL_WIDTH;
use crate::svg::pen::{Pen, Placement};
use crate::svg::theme::{Inks, Tint};

/// The name of a colour; the inks of a theme give its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Hue {
    Red,
    RedDeep,
    White,
    WhiteEdge,
    Gold,
    Leaf,
    LeafDeep,
    Violet,
    VioletDeep,
    Blush,
    Stone,
    StoneDeep,
    Water,
    Wood,
    WoodDeep,
    Letter,
}

impl Hue {
    pub(super) const fn tint(self, inks: &Inks) -> Tint {
        match self {
            Self::Red => inks.red,
            Self::RedDeep => inks.red_deep,
            Self::White => inks.white,
            Self::WhiteEdge => inks.white_edge,
            Self::Gold => inks.gold,
            Self::Leaf => inks.leaf,
            Self::LeafDeep => inks.leaf_deep,
            Self::Violet => inks.violet,
            Self::VioletDeep => inks.violet_deep,
            Self::Blush => inks.blush,
            Self::Stone => inks.stone,
            Self::StoneDeep => inks.stone_deep,
            Self::Water => inks.water,
            Self::Wood => inks.wood,
            Self::WoodDeep => inks.wood_deep,
            Self::Letter => inks.letter,
        }
    }
}

/// Rotations around the middle as cosines and sines, clockwise; (1,0) is as drawn.
pub(super) type Around = &'static [(f32, f32)];

const SIN_60: f32 = 0.866_025_4;
const COS_36: f32 = 0.809_017;
const SIN_36: f32 = 0.587_785_3;
const COS_72: f32 = 0.309_017;
const SIN_72: f32 = 0.951_056_5;
const DIAGONAL: f32 = std::f32::consts::FRAC_1_SQRT_2;

pub(super) const ONCE: Around = &[(1.0, 0.0)];
pub(super) const THREE: Around = &[(1.0, 0.0), (-0.5, SIN_60), (-0.5, -SIN_60)];
pub(super) const THREE_BETWEEN: Around = &[(-1.0, 0.0), (0.5, SIN_60), (0.5, -SIN_60)];
pub(super) const FOUR: Around = &[(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)];
pub(super) const FOUR_BETWEEN: Around = &[
    (DIAGONAL, DIAGONAL),
    (-DIAGONAL, DIAGONAL),
    (-DIAGONAL, -DIAGONAL),
    (DIAGONAL, -DIAGONAL),
];
pub(super) const FIVE: Around = &[
    (1.0, 0.0),
    (COS_72, SIN_72),
    (-COS_36, SIN_36),
    (-COS_36, -SIN_36),
    (COS_72, -SIN_72),
];
pub(super) const FIVE_BETWEEN: Around = &[
    (COS_36, SIN_36),
    (-COS_72, SIN_72),
    (-1.0, 0.0),
    (-COS_72, -SIN_72),
    (COS_36, -SIN_36),
];
pub(super) const EIGHT: Around = &[
    (1.0, 0.0),
    (DIAGONAL, DIAGONAL),
    (0.0, 1.0),
    (-DIAGONAL, DIAGONAL),
    (-1.0, 0.0),
    (-DIAGONAL, -DIAGONAL),
    (0.0, -1.0),
    (DIAGONAL, -DIAGONAL),
];

/// A path with its colours.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    fill: Option<Hue>,
    line: Option<(Hue, i32)>,
    data: &'static str,
    around: Around,
}

/// A filled shape.
pub(super) const fn shape(fill: Hue, data: &'static str) -> Part {
    Part {
        fill: Some(fill),
        line: None,
        data,
        around: ONCE,
    }
}

/// A line with a width.
pub(super) const fn line(hue: Hue, width: i32, data: &'static str) -> Part {
    Part {
        fill: None,
        line: Some((hue, width)),
        data,
        around: ONCE,
    }
}

impl Part {
    /// The shape with an outline.
    pub(super) const fn edged(self, hue: Hue, width: i32) -> Self {
        Self {
            line: Some((hue, width)),
            ..self
        }
    }

    /// The part repeated around the middle.
    pub(super) const fn around(self, around: Around) -> Self {
        Self { around, ..self }
    }

    /// Writes the part as one path.
    pub(super) fn write(&self, pen: &mut Pen, inks: &Inks) {
        pen.open("path");
        if let Some(hue) = self.fill {
            pen.attr("fill", hue.tint(inks));
        }
        if let Some((hue, width)) = self.line {
            pen.attr("stroke", hue.tint(inks));
            if width != USUAL_WIDTH {
                pen.attr_int("stroke-width", width);
            }
        }
        pen.data();
        for (cos, sin) in self.around {
            pen.path(self.data, Placement::turned(*cos, *sin));
        }
        pen.end_data();
    }
}
