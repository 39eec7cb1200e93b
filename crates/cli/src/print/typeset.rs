//! Typesetting: splits a text of the rulebook into words, and words into lines.

use paisho_view::rulebook::Inline;
use paisho_view::words::Direction;

use super::font::{Ruler, Weight};

/// Characters without a space between them, which may differ in weight: `**Clash**:` is one word.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Word {
    pieces: Vec<(String, Weight)>,
}

/// The words of a line.
pub(super) type Line = Vec<Word>;

impl Word {
    /// A word of one weight.
    pub(super) fn new(text: &str, weight: Weight) -> Self {
        Self {
            pieces: vec![(text.to_owned(), weight)],
        }
    }

    /// The width in units of the font size.
    fn width(&self, ruler: &Ruler) -> f32 {
        let widths = self
            .pieces
            .iter()
            .map(|(text, weight)| ruler.width(text, *weight));
        widths.sum()
    }
}

/// The words of a text; emphasis makes them bold.
pub(super) fn words(text: &[Inline], weight: Weight) -> Vec<Word> {
    let mut words = vec![Word::default()];
    collect(text, weight, &mut words);
    words.retain(|word| !word.pieces.is_empty());
    words
}

fn collect(text: &[Inline], weight: Weight, words: &mut Vec<Word>) {
    for piece in text {
        match piece {
            Inline::Plain(text) | Inline::Code(text) => push(text, weight, words),
            Inline::Link { text, .. } => collect(text, weight, words),
            Inline::Emphasis(text) | Inline::Strong(text) => collect(text, Weight::Bold, words),
        }
    }
}

/// Appends to the last word; every space begins a new one.
fn push(text: &str, weight: Weight, words: &mut Vec<Word>) {
    for (i, part) in text.split(char::is_whitespace).enumerate() {
        if i > 0 {
            words.push(Word::default());
        }
        if let (false, Some(word)) = (part.is_empty(), words.last_mut()) {
            word.pieces.push((part.to_owned(), weight));
        }
    }
}

/// The width of words on one line, in units of the font size.
pub(super) fn width(words: &[Word], ruler: &Ruler) -> f32 {
    let spaces = words.len().saturating_sub(1) as f32 * ruler.width(" ", Weight::Plain);
    words.iter().map(|word| word.width(ruler)).sum::<f32>() + spaces
}

/// Breaks words into lines of a width in units of the font size. A wider word gets its own line.
pub(super) fn lines(words: &[Word], room: f32, ruler: &Ruler) -> Vec<Line> {
    let space = ruler.width(" ", Weight::Plain);
    let mut lines: Vec<Line> = Vec::new();
    let mut used = 0.0;
    for word in words {
        let wide = word.width(ruler);
        match lines.last_mut() {
            Some(line) if used + space + wide <= room => {
                line.push(word.clone());
                used += space + wide;
            }
            _ => {
                lines.push(vec![word.clone()]);
                used = wide;
            }
        }
    }
    lines
}

/// A line as the content of an SVG text element. Right-to-left lines carry direction characters,
/// because SVG's own attribute is not supported everywhere.
pub(super) fn svg(line: &[Word], direction: Direction) -> String {
    let mut content = String::new();
    for (i, word) in line.iter().enumerate() {
        if i > 0 {
            content.push(' ');
        }
        for (text, weight) in &word.pieces {
            let text = match direction {
                Direction::LeftToRight => escape(text),
                Direction::RightToLeft => keep_paragraphs(&escape(text)),
            };
            match weight {
                Weight::Plain => content.push_str(&text),
                Weight::Bold => {
                    content.push_str(&format!("<tspan font-weight=\"bold\">{text}</tspan>"));
                }
            }
        }
    }
    match direction {
        Direction::LeftToRight => content,
        Direction::RightToLeft => format!("\u{202b}{content}\u{202c}"),
    }
}

/// Marks section numbers as left-to-right, so that `§9.1` does not become `9.1§`.
fn keep_paragraphs(text: &str) -> String {
    let Some((before, number)) = text.split_once('§') else {
        return text.to_owned();
    };
    let digits = number.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
    let (number, after) = number.split_at(number.len() - digits.len());
    format!("{before}\u{202a}§{number}\u{202c}{after}")
}

pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stress_does_not_break_words_and_lines_keep_their_width() {
        let plain = |text: &str| Inline::Plain(text.to_owned());
        let text = [
            Inline::Strong(vec![plain("Clash")]),
            plain(": the same number, a < b"),
        ];
        let ruler = Ruler::new().unwrap();
        let words = words(&text, Weight::Plain);
        assert_eq!(words.len(), 7);
        let lines = lines(&words, 6.0, &ruler);
        assert!(lines.len() > 1 && lines.iter().all(|l| width(l, &ruler) <= 6.0));
        let first = svg(&lines[0], Direction::LeftToRight);
        assert!(first.starts_with("<tspan font-weight=\"bold\">Clash</tspan>: the"));
        let last = svg(&words[6..], Direction::RightToLeft);
        assert_eq!(last, "\u{202b}b\u{202c}");
        let cited = [Word::new("(§9.1)", Weight::Plain)];
        let cited = svg(&cited, Direction::RightToLeft);
        assert_eq!(cited, "\u{202b}(\u{202a}§9.1\u{202c})\u{202c}");
        assert_eq!(svg(&words[5..6], Direction::LeftToRight), "&lt;");
    }
}
