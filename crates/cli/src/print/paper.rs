//! Sheets of paper, in millimetres.

use clap::ValueEnum;

/// A size of paper, upright.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Paper {
    /// 210 by 297 mm.
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

/// The unprintable edge of the paper, with some room to spare.
pub(super) const MARGIN: f32 = 12.0;

impl Paper {
    pub(super) const fn width(self) -> f32 {
        match self {
            Self::A4 => 210.0,
            Self::Letter => 215.9,
        }
    }

    pub(super) const fn height(self) -> f32 {
        match self {
            Self::A4 => 297.0,
            Self::Letter => 279.4,
        }
    }

    /// The width within the margins.
    pub(super) fn inner_width(self) -> f32 {
        self.width() - 2.0 * MARGIN
    }

    /// The height within the margins.
    pub(super) fn inner_height(self) -> f32 {
        self.height() - 2.0 * MARGIN
    }

    /// A page with content, in millimetres from its upper left corner.
    pub(super) fn page(self, content: &str) -> String {
        let (width, height) = (self.width(), self.height());
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
             width=\"{width}mm\" height=\"{height}mm\">{content}</svg>"
        )
    }
}

/// One of our square pictures at a given position on a page.
pub(super) fn placed(svg: &str, x: f32, y: f32, size: f32) -> String {
    let place = format!("<svg x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\" ");
    svg.replacen("<svg ", &place, 1)
}
