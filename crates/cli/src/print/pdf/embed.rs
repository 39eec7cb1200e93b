//! Embedded fonts: only the used glyphs, their widths, and the text they stand for.

use anyhow::{Context, Result};
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Filter, Finish, Name, Pdf, Rect, Ref, Str};
use resvg::usvg::fontdb::Database;
use subsetter::GlyphRemapper;
use ttf_parser::Face;

use super::compressed;
use super::font::{Font, Letter, with_face};

/// Codes are our own glyph numbers; no standard character collection defines them.
const SYSTEM: SystemInfo<'_> = SystemInfo {
    registry: Str(b"Adobe"),
    ordering: Str(b"Identity"),
    supplement: 0,
};

/// The PDF objects of a font.
struct Objects {
    font: Ref,
    shapes: Ref,
    descriptor: Ref,
    file: Ref,
    codes: Ref,
    meaning: Ref,
}

/// Writes a font and returns the object by which pages refer to it.
pub(super) fn write(font: &Font, all: &Database, pdf: &mut Pdf, next: &mut Ref) -> Result<Ref> {
    let objects = Objects {
        font: next.bump(),
        shapes: next.bump(),
        descriptor: next.bump(),
        file: next.bump(),
        codes: next.bump(),
        meaning: next.bump(),
    };
    let mut glyphs = GlyphRemapper::new();
    let numbers: Vec<u16> = font
        .letters
        .iter()
        .map(|it| glyphs.remap(it.glyph))
        .collect();
    let subset = all.with_face_data(font.id, |data, index| {
        subsetter::subset(data, index, &glyphs)
    });
    let subset = subset.context("the font is missing")?;
    let subset = subset.context("cannot make a subset of the font")?;
    let name = format!("{}+{}", tag(&subset), post_script_name(font, all));
    let name = Name(name.as_bytes());

    write_font(pdf, &objects, name, &font.letters);
    with_face(font.id, all, |face| {
        write_descriptor(pdf, &objects, name, face);
        Ok(())
    })?;
    let length = i32::try_from(subset.len()).context("the font is too large")?;
    pdf.stream(objects.file, &compressed(&subset)?)
        .filter(Filter::FlateDecode)
        .pair(Name(b"Length1"), length);
    // Code zero is never used; it maps to glyph zero.
    let numbers = std::iter::once(0).chain(numbers);
    let codes: Vec<u8> = numbers.flat_map(u16::to_be_bytes).collect();
    pdf.stream(objects.codes, &compressed(&codes)?)
        .filter(Filter::FlateDecode);
    pdf.cmap(objects.meaning, &compressed(&meaning(&font.letters))?)
        .filter(Filter::FlateDecode);
    Ok(objects.font)
}

fn write_font(pdf: &mut Pdf, objects: &Objects, name: Name<'_>, letters: &[Letter]) {
    pdf.type0_font(objects.font)
        .base_font(name)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(objects.shapes)
        .to_unicode(objects.meaning);
    let mut shapes = pdf.cid_font(objects.shapes);
    shapes
        .subtype(CidFontType::Type2)
        .base_font(name)
        .system_info(SYSTEM)
        .font_descriptor(objects.descriptor)
        .default_width(0.0)
        .cid_to_gid_map_stream(objects.codes);
    let widths = letters.iter().map(|letter| letter.width);
    shapes.widths().consecutive(1, widths);
}

/// The properties that PDF viewers need before they load the font itself.
fn write_descriptor(pdf: &mut Pdf, objects: &Objects, name: Name<'_>, face: &Face<'_>) {
    let scale = |units: i16| f32::from(units) * 1000.0 / f32::from(face.units_per_em());
    let bounds = face.global_bounding_box();
    let (left, top) = (scale(bounds.x_min), scale(bounds.y_max));
    let (right, bottom) = (scale(bounds.x_max), scale(bounds.y_min));
    let high = face.capital_height().unwrap_or_else(|| face.ascender());
    // Font files do not state the thickness of stems, but PDF requires a number.
    let stem = if face.is_bold() { 140.0 } else { 80.0 };
    let mut descriptor = pdf.font_descriptor(objects.descriptor);
    descriptor
        .name(name)
        .flags(FontFlags::SYMBOLIC)
        .bbox(Rect::new(left, bottom, right, top))
        .italic_angle(face.italic_angle())
        .ascent(scale(face.ascender()))
        .descent(scale(face.descender()))
        .cap_height(scale(high))
        .stem_v(stem)
        .font_file2(objects.file);
    descriptor.finish();
}

/// The map from codes to text, for copying and searching.
fn meaning(letters: &[Letter]) -> Vec<u8> {
    let mut map = UnicodeCmap::new(Name(b"Meaning"), SYSTEM);
    // If a character has several glyphs, only the first one carries its text.
    for (letter, code) in letters
        .iter()
        .zip(1u16..)
        .filter(|it| !it.0.text.is_empty())
    {
        map.pair_with_multiple(code, letter.text.chars());
    }
    map.finish().into_vec()
}

fn post_script_name(font: &Font, all: &Database) -> String {
    let name = all.face(font.id).map(|face| face.post_script_name.clone());
    name.unwrap_or_default()
}

/// The six letters that distinguish subsets of a font. They are computed from the subset, so that
/// the same pages always give the same file.
fn tag(subset: &[u8]) -> String {
    let mut sum = flate2::Crc::new();
    sum.update(subset);
    let digits = std::iter::successors(Some(sum.sum()), |rest| Some(rest / 26));
    let letters = digits
        .take(6)
        .map(|rest| (b'A'..=b'Z').nth(rest as usize % 26));
    letters.flatten().map(char::from).collect()
}
