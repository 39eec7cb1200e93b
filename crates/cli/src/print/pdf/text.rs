//! Writes text as text, so that it can be selected, copied and searched. The position of each glyph
//! was decided when the drawing was parsed; here glyphs are collected into runs.

use anyhow::{Result, ensure};
use pdf_writer::{Name, Str};
use resvg::usvg::Text;
use resvg::usvg::layout::{PositionedGlyph, Span};

use super::content::Painter;
use super::shape::matrix;
use super::unknown;

/// Glyphs of one font and size on a line, written from left to right.
struct Run {
    font: usize,
    size: f32,
    /// The text matrix of the first glyph.
    matrix: [f32; 6],
    /// Where the next glyph stands without an adjustment.
    end: f32,
    /// Glyphs, each with its shift to the left in thousandths of the font size.
    letters: Vec<(f32, [u8; 2])>,
}

impl Painter<'_> {
    pub(super) fn text(&mut self, text: &Text) -> Result<()> {
        for span in text.layouted().iter().filter(|span| span.visible) {
            let below = [&span.overline, &span.underline];
            for line in below.into_iter().flatten() {
                self.path(line)?;
            }
            self.span(span)?;
            if let Some(line) = &span.line_through {
                self.path(line)?;
            }
        }
        Ok(())
    }

    fn span(&mut self, span: &Span) -> Result<()> {
        ensure!(span.stroke.is_none(), unknown("outlined text"));
        let runs = self.runs(&span.positioned_glyphs)?;
        let Some(fill) = span.fill.as_ref().filter(|_| !runs.is_empty()) else {
            return Ok(());
        };
        self.content.save_state();
        self.set_opacity(Some(fill), None);
        self.set_fill(fill)?;
        self.content.begin_text();
        for run in &runs {
            self.run(run);
        }
        self.content.end_text();
        self.content.restore_state();
        Ok(())
    }

    fn runs(&mut self, glyphs: &[PositionedGlyph]) -> Result<Vec<Run>> {
        let mut runs: Vec<Run> = Vec::new();
        for glyph in glyphs.iter().filter(|glyph| !only_directs(&glyph.text)) {
            let (number, font) = self.shared.fonts.of(glyph.font, self.fonts)?;
            let (code, width) = font.code(glyph, self.fonts)?;
            let units = font.units_per_em() / glyph.font_size();
            let place = matrix(glyph.outline_transform().pre_scale(units, units));
            let run = runs.last_mut();
            let run = match run.filter(|run| run.continues(number, glyph.font_size(), place)) {
                Some(run) => run,
                None => {
                    runs.push(Run::new(number, glyph.font_size(), place));
                    let last = runs.len() - 1;
                    &mut runs[last]
                }
            };
            run.push(place[4], code, width);
        }
        Ok(runs)
    }

    fn run(&mut self, run: &Run) {
        let name = format!("F{}", run.font);
        self.content.set_font(Name(name.as_bytes()), run.size);
        self.content.set_text_matrix(run.matrix);
        let mut show = self.content.show_positioned();
        let mut items = show.items();
        let mut together = Vec::new();
        for (back, code) in &run.letters {
            if *back != 0.0 {
                if !together.is_empty() {
                    items.show(Str(&together));
                }
                items.adjust(*back);
                together.clear();
            }
            together.extend(code);
        }
        items.show(Str(&together));
    }
}

impl Run {
    fn new(font: usize, size: f32, matrix: [f32; 6]) -> Self {
        Self {
            font,
            size,
            matrix,
            end: matrix[4],
            letters: Vec::new(),
        }
    }

    /// Whether a glyph continues the run: on the same line, and neither before nor far behind its
    /// end. Rotated text is written glyph by glyph.
    fn continues(&self, font: usize, size: f32, place: [f32; 6]) -> bool {
        let level = [1.0, 0.0, 0.0, -1.0];
        let near = |a: &[f32], b: &[f32]| a.iter().zip(b).all(|(a, b)| (a - b).abs() < 1e-5);
        (font, size) == (self.font, self.size)
            && near(&self.matrix[..4], &level)
            && near(&place[..4], &level)
            && place[5] == self.matrix[5]
            && (place[4] - self.end).abs() < size / 2.0
    }

    fn push(&mut self, x: f32, code: u16, width: f32) {
        // Whole thousandths, and `end` follows them, so that rounding errors do not accumulate.
        let back = ((self.end - x) / self.size * 1000.0).round();
        self.end += (width - back) / 1000.0 * self.size;
        self.letters.push((back, code.to_be_bytes()));
    }
}

/// Whether a text consists of direction marks only. They have no width and no ink, and PDF viewers
/// determine the direction of a line themselves.
fn only_directs(text: &str) -> bool {
    !text.is_empty() && text.chars().all(directs)
}

/// Whether a character is a direction mark.
pub(super) const fn directs(letter: char) -> bool {
    matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
