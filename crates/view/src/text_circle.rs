//! The circle of flowers as plain text: neighbours are in harmony, opposites clash.

use paisho::Kind;

use crate::words::Words;

/// The circle drawn with the codes of the flowers, and a line for each pair of opposites with their
/// names.
///
/// ```
/// use paisho_view::text_circle;
/// use paisho_view::words::{Language, Words};
/// let lines = text_circle::lines(&Words::new(Language::English));
/// assert_eq!(lines[0], "   R3 --- R4");
/// assert_eq!(lines[6], "R3 Rose x W3 Jasmine");
/// ```
#[must_use]
pub fn lines(words: &Words) -> Vec<String> {
    let [a, b, c, d, e, f] = Kind::BASIC.map(Kind::code);
    let mut lines = vec![
        format!("   {a} --- {b}"),
        "  /         \\".to_owned(),
        format!("{f}           {c}"),
        "  \\         /".to_owned(),
        format!("   {e} --- {d}"),
        String::new(),
    ];
    lines.extend(clashes(words));
    lines
}

/// The same without a drawing, for little space: the flowers in the order of the circle, then the
/// pairs of opposites.
#[must_use]
pub fn in_words(words: &Words) -> String {
    let around = Kind::BASIC.into_iter().chain([Kind::BASIC[0]]);
    let around: Vec<String> = around.map(|kind| words.tile(kind)).collect();
    let clashes: Vec<String> = clashes(words).collect();
    format!("{}; {}", around.join(" - "), clashes.join("; "))
}

/// The pairs of opposites, each with the codes and names of both.
fn clashes(words: &Words) -> impl Iterator<Item = String> {
    let named = |kind: Kind| format!("{} {}", kind.code(), words.tile(kind));
    let pairs = Kind::BASIC.into_iter().take(3);
    pairs.filter_map(move |kind| Some(format!("{} x {}", named(kind), named(kind.clashing()?))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    /// The places of the codes in the drawing, clockwise.
    const CLOCKWISE: [(usize, usize); 6] = [(0, 3), (0, 10), (2, 13), (4, 10), (4, 3), (2, 0)];

    #[test]
    fn neighbours_in_the_drawing_harmonise_and_opposites_clash() {
        let lines = lines(&Words::new(Language::Hebrew));
        let kinds = CLOCKWISE.map(|(line, column)| {
            let code = &lines[line][column..column + 2];
            Kind::BASIC.into_iter().find(|k| k.code() == code).unwrap()
        });
        for (i, kind) in kinds.into_iter().enumerate() {
            assert!(kind.is_circle_neighbour(kinds[(i + 1) % 6]), "{kind:?}");
            assert_eq!(kind.clashing(), Some(kinds[(i + 3) % 6]), "{kind:?}");
        }
        assert_eq!(lines.len(), 9);
    }

    #[test]
    fn the_words_go_around_and_name_every_pair() {
        assert_eq!(
            in_words(&Words::new(Language::English)),
            "Rose - Chrysanthemum - Rhododendron - Jasmine - Lily - White Jade - Rose; \
             R3 Rose x W3 Jasmine; R4 Chrysanthemum x W4 Lily; R5 Rhododendron x W5 White Jade"
        );
    }
}
