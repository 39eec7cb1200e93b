//! Collects the glyphs that a file uses, font by font.

use std::collections::BTreeMap;

use anyhow::{Context, Result, ensure};
use resvg::usvg::fontdb::{Database, ID};
use resvg::usvg::layout::PositionedGlyph;
use ttf_parser::Face;

use super::text::directs;
use super::unknown;

/// The fonts of a file, in the order of their first use.
#[derive(Default)]
pub(super) struct Fonts(Vec<Font>);

impl Fonts {
    /// A font and its number.
    pub(super) fn of(&mut self, id: ID, all: &Database) -> Result<(usize, &mut Font)> {
        let known = self.0.iter().position(|font| font.id == id);
        let number = match known {
            Some(number) => number,
            None => {
                self.0.push(Font::new(id, all)?);
                self.0.len() - 1
            }
        };
        Ok((number, &mut self.0[number]))
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Font> {
        self.0.iter()
    }
}

/// A font and its used glyphs.
pub(super) struct Font {
    pub(super) id: ID,
    units_per_em: f32,
    /// Glyphs and the text they stand for, by their codes from one upwards. The same glyph has a
    /// code for each text: `(` within Hebrew looks like `)`, and must be copied as what it is.
    pub(super) letters: Vec<Letter>,
    codes: BTreeMap<(u16, String), u16>,
}

/// A glyph of a font, with its text.
pub(super) struct Letter {
    pub(super) glyph: u16,
    pub(super) text: String,
    /// In whole thousandths of the font size.
    pub(super) width: f32,
}

impl Font {
    fn new(id: ID, all: &Database) -> Result<Self> {
        let units_per_em = with_face(id, all, |face| {
            // PDF viewers would show the default shapes of a variable font.
            ensure!(!face.is_variable(), unknown("a variable font"));
            Ok(f32::from(face.units_per_em()))
        })?;
        Ok(Self {
            id,
            units_per_em,
            letters: Vec::new(),
            codes: BTreeMap::new(),
        })
    }

    pub(super) const fn units_per_em(&self) -> f32 {
        self.units_per_em
    }

    /// The code of a glyph in the file, and its width.
    pub(super) fn code(&mut self, glyph: &PositionedGlyph, all: &Database) -> Result<(u16, f32)> {
        let text: String = glyph.text.chars().filter(|it| !directs(*it)).collect();
        let key = (glyph.id.0, text);
        if let Some(code) = self.codes.get(&key) {
            return Ok((*code, self.letters[usize::from(*code) - 1].width));
        }
        let advance = with_face(self.id, all, |face| {
            Ok(face.glyph_hor_advance(glyph.id).unwrap_or(0))
        })?;
        let width = (f32::from(advance) * 1000.0 / self.units_per_em).round();
        let code = u16::try_from(self.letters.len() + 1).context("too many letters")?;
        self.letters.push(Letter {
            glyph: key.0,
            text: key.1.clone(),
            width,
        });
        self.codes.insert(key, code);
        Ok((code, width))
    }
}

/// Parses a font and reads something from it.
pub(super) fn with_face<T>(
    id: ID,
    all: &Database,
    look: impl FnOnce(&Face<'_>) -> Result<T>,
) -> Result<T> {
    let found = all.with_face_data(id, |data, index| {
        look(&Face::parse(data, index).context("cannot read the font")?)
    });
    found.context("the font is missing")?
}
