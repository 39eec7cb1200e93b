//! The fonts of printed pages. They are part of the program, because it can't be known which fonts
//! are installed, and a summary in Hebrew needs Hebrew glyphs.

use anyhow::{Context, Result};
use resvg::usvg::Options;
use ttf_parser::Face;

/// The font family in SVG.
pub(super) const FAMILY: &str = "DejaVu Sans";

/// The weight of the font.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Weight {
    Plain,
    Bold,
}

/// The options for parsing SVG with text.
pub(super) fn options() -> Options<'static> {
    let mut options = Options {
        font_family: FAMILY.to_owned(),
        ..Options::default()
    };
    for weight in [Weight::Plain, Weight::Bold] {
        options.fontdb_mut().load_font_data(data(weight).to_vec());
    }
    options
}

fn data(weight: Weight) -> &'static [u8] {
    match weight {
        Weight::Plain => dejavu::sans_condensed::regular(),
        Weight::Bold => dejavu::sans_condensed::bold(),
    }
}

/// Measures text.
pub(super) struct Ruler {
    plain: Face<'static>,
    bold: Face<'static>,
}

impl Ruler {
    pub(super) fn new() -> Result<Self> {
        let face = |weight| Face::parse(data(weight), 0).context("cannot read the font");
        Ok(Self {
            plain: face(Weight::Plain)?,
            bold: face(Weight::Bold)?,
        })
    }

    /// The width of a text, in units of the font size. A character that the font lacks counts as
    /// one unit.
    pub(super) fn width(&self, text: &str, weight: Weight) -> f32 {
        let face = match weight {
            Weight::Plain => &self.plain,
            Weight::Bold => &self.bold,
        };
        let em = f32::from(face.units_per_em());
        let advance = |letter| {
            let glyph = face.glyph_index(letter);
            let width = glyph.and_then(|glyph| face.glyph_hor_advance(glyph));
            width.map_or(1.0, |width| f32::from(width) / em)
        };
        text.chars().map(advance).sum()
    }

    /// The first character of a text that the font lacks.
    pub(super) fn missing(&self, text: &str) -> Option<char> {
        let has = |face: &Face<'_>, letter| face.glyph_index(letter).is_some();
        text.chars()
            .filter(|letter| !letter.is_control())
            .find(|letter| !has(&self.plain, *letter) || !has(&self.bold, *letter))
    }
}
