//! Writes SVG into one string. It writes numbers and escapes by itself, without `format!`.

/// A transformation of a path: scaled, rotated and moved. It is applied with products and sums
/// only, so that every machine writes the same digits.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placement {
    /// The new position of the path's origin.
    pub(super) at: (f32, f32),
    /// Cosine and sine of the rotation (clockwise on the screen), both multiplied by the scale.
    pub(super) turn: (f32, f32),
}

impl Placement {
    /// Rotates around the origin by an angle, given by its cosine and sine.
    pub(super) const fn turned(cos: f32, sin: f32) -> Self {
        Self {
            at: (0.0, 0.0),
            turn: (cos, sin),
        }
    }

    /// Scales and moves.
    pub(super) const fn scaled(scale: f32, at: (f32, f32)) -> Self {
        Self {
            at,
            turn: (scale, 0.0),
        }
    }

    fn apply(self, x: f32, y: f32) -> (f32, f32) {
        let (cos, sin) = self.turn;
        (self.at.0 + x * cos - y * sin, self.at.1 + x * sin + y * cos)
    }
}

/// An SVG text under construction.
#[derive(Debug, Default)]
pub(super) struct Pen {
    out: String,
    /// Whether the last thing written is a number, so that another one needs a separator.
    after_number: bool,
}

impl Pen {
    pub(super) fn new(capacity: usize) -> Self {
        Self {
            out: String::with_capacity(capacity),
            after_number: false,
        }
    }

    pub(super) fn finish(self) -> String {
        self.out
    }

    /// Writes markup unchanged.
    pub(super) fn raw(&mut self, markup: &str) -> &mut Self {
        self.out.push_str(markup);
        self.after_number = false;
        self
    }

    /// Begins an element; attributes follow.
    pub(super) fn open(&mut self, element: &str) -> &mut Self {
        self.raw("<").raw(element)
    }

    /// Writes an attribute whose value needs no escaping, because it comes from this crate.
    pub(super) fn attr(&mut self, name: &str, value: &str) -> &mut Self {
        self.raw(" ").raw(name).raw("=\"").raw(value).raw("\"")
    }

    /// Writes an attribute that is a whole number.
    pub(super) fn attr_int(&mut self, name: &str, value: i32) -> &mut Self {
        self.raw(" ").raw(name).raw("=\"").int(value).raw("\"")
    }

    /// Ends the attributes of an element that contains others.
    pub(super) fn body(&mut self) -> &mut Self {
        self.raw(">")
    }

    /// Ends an element that contains nothing.
    pub(super) fn end(&mut self) -> &mut Self {
        self.raw("/>")
    }

    /// Begins the data of a path; [`Pen::end_data`] ends the path.
    pub(super) fn data(&mut self) -> &mut Self {
        self.raw(" d=\"")
    }

    /// Ends the data of a path and the path itself.
    pub(super) fn end_data(&mut self) -> &mut Self {
        self.raw("\"/>")
    }

    /// Writes text from outside, escaped for an attribute or an element.
    pub(super) fn text(&mut self, text: &str) -> &mut Self {
        for c in text.chars() {
            match c {
                '&' => self.out.push_str("&amp;"),
                '<' => self.out.push_str("&lt;"),
                '>' => self.out.push_str("&gt;"),
                '"' => self.out.push_str("&quot;"),
                // XML can't represent the other control characters.
                c if c.is_control() && !matches!(c, '\n' | '\t') => self.out.push(' '),
                '\u{fffe}' | '\u{ffff}' => self.out.push(' '),
                c => self.out.push(c),
            }
        }
        self.after_number = false;
        self
    }

    /// Writes a whole number.
    pub(super) fn int(&mut self, number: i32) -> &mut Self {
        self.tenths(number * 10)
    }

    /// Writes a number rounded to one decimal.
    pub(super) fn number(&mut self, number: f32) -> &mut Self {
        self.tenths((number * 10.0).round() as i32)
    }

    fn tenths(&mut self, tenths: i32) -> &mut Self {
        if tenths < 0 {
            self.out.push('-');
        } else if self.after_number {
            self.out.push(' ');
        }
        let size = tenths.unsigned_abs();
        self.digits(size / 10);
        if !size.is_multiple_of(10) {
            self.out.push('.');
            self.digits(size % 10);
        }
        self.after_number = true;
        self
    }

    fn digits(&mut self, number: u32) {
        if number >= 10 {
            self.digits(number / 10);
        }
        self.out.push(char::from(b'0' + (number % 10) as u8));
    }

    /// Writes path data with the placement applied to every pair of numbers, rounded to a tenth of
    /// a unit. The data comes from this crate and contains only whole numbers and absolute commands
    /// whose numbers come in pairs (M, L, C, Q, Z).
    pub(super) fn path(&mut self, data: &str, placement: Placement) -> &mut Self {
        self.place(data, |pen, x, y| {
            let (x, y) = placement.apply(x, y);
            pen.number(x).number(y);
        })
    }

    /// The same, rounded to whole units, which is precise enough for the board.
    pub(super) fn path_on_board(&mut self, data: &str, placement: Placement) -> &mut Self {
        self.place(data, |pen, x, y| {
            let (x, y) = placement.apply(x, y);
            pen.int(x.round() as i32).int(y.round() as i32);
        })
    }

    fn place(&mut self, data: &str, pair: impl Fn(&mut Self, f32, f32)) -> &mut Self {
        let mut numbers = Numbers::default();
        for byte in data.bytes() {
            if let Some((x, y)) = numbers.take(byte) {
                pair(self, x, y);
            }
            if byte.is_ascii_alphabetic() {
                self.out.push(char::from(byte));
                self.after_number = false;
            }
        }
        if let Some((x, y)) = numbers.take(b' ') {
            pair(self, x, y);
        }
        self
    }
}

/// Reads whole numbers byte by byte and returns them in pairs.
#[derive(Default)]
struct Numbers {
    size: Option<i16>,
    negative: bool,
    first: Option<f32>,
}

impl Numbers {
    /// Takes one byte; a byte that ends the second number of a pair yields the pair.
    fn take(&mut self, byte: u8) -> Option<(f32, f32)> {
        if byte.is_ascii_digit() {
            self.size = Some(self.size.unwrap_or(0) * 10 + i16::from(byte - b'0'));
            return None;
        }
        let ended = self.size.take().map(|size| self.signed(size));
        self.negative = byte == b'-';
        let number = ended?;
        match self.first.take() {
            Some(first) => Some((first, number)),
            None => {
                self.first = Some(number);
                None
            }
        }
    }

    fn signed(&self, size: i16) -> f32 {
        f32::from(if self.negative { -size } else { size })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(write: impl FnOnce(&mut Pen)) -> String {
        let mut pen = Pen::new(64);
        write(&mut pen);
        pen.finish()
    }

    #[test]
    fn numbers_are_rounded_and_separated_only_where_needed() {
        let path = written(|pen| {
            pen.raw("M").int(0).int(-12).number(3.04).number(-0.06);
        });
        assert_eq!(path, "M0-12 3-0.1");
    }

    #[test]
    fn foreign_text_is_escaped() {
        let text = written(|pen| {
            pen.text("<a & \"b\"\u{0}\u{1b}>");
        });
        assert_eq!(text, "&lt;a &amp; &quot;b&quot;  &gt;");
    }

    #[test]
    fn paths_are_turned_scaled_and_moved() {
        let quarter = written(|pen| {
            pen.path("M0-20L5 0Z", Placement::turned(0.0, 1.0));
        });
        assert_eq!(quarter, "M20 0L0 5Z");
        let moved = written(|pen| {
            pen.path("M1 2C3 4 5 6 7 8", Placement::scaled(0.5, (10.0, -10.0)));
        });
        assert_eq!(moved, "M10.5-9C11.5-8 12.5-7 13.5-6");
    }
}
