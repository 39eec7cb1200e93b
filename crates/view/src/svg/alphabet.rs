//! A small stroke font for codes and coordinates, so that no picture depends on an installed font.
//!
//! Letters are 20 units high and drawn as lines with round ends; the caller chooses the size, the
//! position and the width of the lines.

use super::pen::{Pen, Placement};

/// The height of all letters in their own units.
pub(super) const HEIGHT: f32 = 20.0;
/// The space between two letters.
const GAP: f32 = 6.0;

/// A letter: its width and its strokes, relative to the top left corner.
struct Letter {
    width: f32,
    strokes: &'static str,
}

const fn letter(width: f32, strokes: &'static str) -> Letter {
    Letter { width, strokes }
}

/// The strokes of a character; `None` for characters that codes and coordinates do not need.
fn letter_of(character: char) -> Option<Letter> {
    Some(match character {
        '0' => letter(12.0, "M6 0C-2 0-2 20 6 20C14 20 14 0 6 0Z"),
        '1' => letter(6.0, "M0 4L6 0L6 20"),
        '2' => letter(12.0, "M0 5C1-2 12-2 12 5C12 10 5 13 0 20L12 20"),
        '3' => letter(
            12.0,
            "M0 2C5-2 12 0 12 5Q12 10 4 10Q12 10 12 15C12 20 5 22 0 18",
        ),
        '4' => letter(12.0, "M9 20L9 0L0 14L12 14"),
        '5' => letter(12.0, "M11 0L2 0L1 9C5 6 12 7 12 13C12 20 4 22 0 18"),
        '6' => letter(12.0, "M10 0Q0 5 0 14C0 22 12 22 12 14C12 7 2 7 0 13"),
        '7' => letter(12.0, "M0 0L12 0L4 20"),
        '8' => letter(
            12.0,
            "M6 9C-1 9-1 0 6 0C13 0 13 9 6 9C-2 9-2 20 6 20C14 20 14 9 6 9Z",
        ),
        '9' => letter(12.0, "M2 20Q12 15 12 6C12-2 0-2 0 6C0 13 10 13 12 7"),
        '-' => letter(8.0, "M0 11L8 11"),
        'B' => letter(
            13.0,
            "M6 0L0 0L0 20L7 20C15 20 15 10 7 10L0 10M6 0C13 0 13 10 7 10",
        ),
        'K' => letter(13.0, "M0 0L0 20M12 0L0 12M4 9L13 20"),
        'L' => letter(11.0, "M0 0L0 20L11 20"),
        'M' => letter(17.0, "M0 20L2 0L8 13L15 0L17 20"),
        'O' => letter(17.0, "M8 0C-3 0-3 20 8 20C20 20 20 0 8 0Z"),
        'P' => letter(12.0, "M0 20L0 0L6 0C14 0 14 11 6 11L0 11"),
        'R' => letter(13.0, "M0 20L0 0L6 0C14 0 14 10 6 10L0 10M6 10L13 20"),
        'T' => letter(14.0, "M0 0L14 0M7 0L7 20"),
        'W' => letter(20.0, "M0 0L5 20L10 5L15 20L20 0"),
        _ => return None,
    })
}

fn letters(text: &str) -> impl Iterator<Item = Letter> {
    text.chars().filter_map(letter_of)
}

/// The width of a text in the alphabet's units.
fn width(text: &str) -> f32 {
    letters(text).map(|l| l.width + GAP).sum::<f32>() - GAP
}

/// Writes the path data of a text, centred on a point.
pub(super) fn write_centred(pen: &mut Pen, text: &str, centre: (f32, f32), scale: f32) {
    let mut left = centre.0 - width(text) * scale / 2.0;
    let top = centre.1 - HEIGHT * scale / 2.0;
    for letter in letters(text) {
        pen.path_on_board(letter.strokes, Placement::scaled(scale, (left, top)));
        left += (letter.width + GAP) * scale;
    }
}

/// The coordinates from -8 to 8.
const NUMBERS: [&str; 17] = [
    "-8", "-7", "-6", "-5", "-4", "-3", "-2", "-1", "0", "1", "2", "3", "4", "5", "6", "7", "8",
];

/// A coordinate as text; empty beyond the board.
pub(super) fn coordinate(number: i8) -> &'static str {
    usize::try_from(number + 8)
        .ok()
        .and_then(|place| NUMBERS.get(place))
        .copied()
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use paisho::Kind;

    #[test]
    fn every_code_and_coordinate_can_be_written() {
        let numbers = (-8..=8).map(|n| coordinate(n).to_owned());
        let codes = Kind::ALL.into_iter().map(|k| k.code().to_owned());
        for text in numbers.chain(codes) {
            assert_eq!(letters(&text).count(), text.chars().count(), "{text}");
        }
    }
}
