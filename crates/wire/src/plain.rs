//! Invisible characters that change how the text around them is displayed.
//!
//! They could make a chat message show its letters in another order than they were written, or hide
//! some. They are removed where free text is parsed, and nowhere else.

use serde::{Deserialize, Deserializer};

/// Whether a character reorders, hides or breaks the text around it. Direction marks that only
/// affect a neighbour, and joiners, are kept: Hebrew, Persian and emoji need them.
const fn is_disguise(c: char) -> bool {
    matches!(c,
        // Embeddings, overrides and isolates of direction.
        '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}'
        // Deprecated formatting, annotations.
        | '\u{206A}'..='\u{206F}' | '\u{FFF9}'..='\u{FFFB}'
        // Characters without width or glyph.
        | '\u{00AD}' | '\u{200B}' | '\u{2060}'..='\u{2064}' | '\u{FEFF}'
        | '\u{E0000}'..='\u{E007F}'
        // Line and paragraph separators.
        | '\u{2028}' | '\u{2029}')
}

/// A text without such characters.
#[must_use]
pub fn plain(text: &str) -> String {
    text.chars().filter(|c| !is_disguise(*c)).collect()
}

/// Deserializes a string without such characters.
pub(crate) fn read<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    String::deserialize(deserializer).map(|text| plain(&text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn disguises_are_taken_out_and_languages_stay() {
        assert_eq!(
            plain("pay \u{202E}evil\u{202C} \u{2066}x\u{2069}"),
            "pay evil x"
        );
        assert_eq!(plain("a\u{200B}b\u{FEFF}c\u{2028}d\u{E0041}"), "abcd");
        for kept in [
            "שלום \u{200F}!",
            "نمی\u{200C}خواهم",
            "👩\u{200D}🌾",
            "größer",
            "花",
        ] {
            assert_eq!(plain(kept), kept);
        }
    }
}
