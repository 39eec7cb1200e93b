//! A replay as an animated PNG, which all browsers show. Frames after the first contain only the
//! rectangle that changed.

use anyhow::{Context, Result};
use png::{BitDepth, BlendOp, ColorType, DisposeOp, Encoder};

use super::raster;

/// The last frame is shown this many times as long as the others.
const LAST_STAYS: u16 = 3;
/// Delays are in milliseconds: fractions with this denominator.
const SECOND: u16 = 1000;
const BYTES_PER_DOT: usize = 4;

/// The frames as an animated PNG that loops; `step` is called after each frame.
pub(crate) fn moving_png(
    frames: &[String],
    size: u32,
    delay: u16,
    step: &dyn Fn(),
) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, size, size);
    encoder.set_color(ColorType::Rgba);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_animated(u32::try_from(frames.len())?, 0)?;
    encoder.set_blend_op(BlendOp::Source)?;
    encoder.set_dispose_op(DisposeOp::None)?;
    encoder.set_frame_delay(delay, SECOND)?;
    let mut writer = encoder.write_header().context("cannot write PNG")?;
    let mut shown: Vec<u8> = Vec::new();
    for (i, svg) in frames.iter().enumerate() {
        let dots = raster::pixmap(svg, size)?.take_demultiplied();
        let part = Part::changed(&shown, &dots, size as usize);
        if i > 0 {
            // The position must be reset first: the new size is checked against the old position.
            writer.set_frame_position(0, 0)?;
            writer.set_frame_dimension(part.width as u32, part.height as u32)?;
            writer.set_frame_position(part.x as u32, part.y as u32)?;
        }
        if i + 1 == frames.len() {
            writer.set_frame_delay(delay.saturating_mul(LAST_STAYS), SECOND)?;
        }
        writer.write_image_data(&part.cut(&dots, size as usize))?;
        shown = dots;
        step();
    }
    writer.finish()?;
    Ok(bytes)
}

/// A rectangle of a picture, in pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Part {
    x: usize,
    y: usize,
    width: usize,
    height: usize,
}

impl Part {
    /// The smallest rectangle that contains all differing pixels: everything if there is no
    /// previous picture, and one pixel if the pictures are equal, because no frame may be empty.
    fn changed(before: &[u8], after: &[u8], size: usize) -> Self {
        let dots = before
            .chunks(BYTES_PER_DOT)
            .zip(after.chunks(BYTES_PER_DOT));
        let different = || {
            let changed = dots.clone().enumerate().filter(|(_, (a, b))| a != b);
            changed.map(|(i, _)| (i % size, i / size))
        };
        if before.is_empty() {
            return Self::between((0, 0), (size - 1, size - 1));
        }
        let first = different().fold((size, size), |(x, y), d| (x.min(d.0), y.min(d.1)));
        let last = different().fold((0, 0), |(x, y), d| (x.max(d.0), y.max(d.1)));
        if first.0 > last.0 {
            return Self::between((0, 0), (0, 0));
        }
        Self::between(first, last)
    }

    const fn between(first: (usize, usize), last: (usize, usize)) -> Self {
        Self {
            x: first.0,
            y: first.1,
            width: last.0 - first.0 + 1,
            height: last.1 - first.1 + 1,
        }
    }

    /// The pixels of the rectangle.
    fn cut(self, dots: &[u8], size: usize) -> Vec<u8> {
        let rows = dots.chunks(size * BYTES_PER_DOT);
        let range = self.x * BYTES_PER_DOT..(self.x + self.width) * BYTES_PER_DOT;
        rows.skip(self.y)
            .take(self.height)
            .flat_map(|row| row[range.clone()].iter().copied())
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_rectangle_that_changed_is_kept() {
        let before = vec![0; 4 * 4 * BYTES_PER_DOT];
        let mut after = before.clone();
        assert_eq!(
            Part::changed(&before, &after, 4),
            Part::between((0, 0), (0, 0))
        );
        assert_eq!(Part::changed(&[], &after, 4), Part::between((0, 0), (3, 3)));
        after[(4 + 2) * BYTES_PER_DOT] = 7;
        after[(2 * 4 + 1) * BYTES_PER_DOT + 3] = 9;
        let part = Part::changed(&before, &after, 4);
        assert_eq!(part, Part::between((1, 1), (2, 2)));
        let cut = part.cut(&after, 4);
        assert_eq!(cut.len(), 4 * BYTES_PER_DOT);
        assert_eq!((cut[4], cut[11]), (7, 9));
    }
}
