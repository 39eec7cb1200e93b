//! Paragraph numbers in sentences, such as §4.1, and where the rulebook explains them.

/// A part of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece<'a> {
    /// Plain text.
    Text(&'a str),
    /// The number of a paragraph, and the section of the rulebook about it.
    Paragraph(&'a str, &'static str),
}

/// Splits a sentence at the paragraphs that the rulebook explains.
#[must_use]
pub fn pieces(sentence: &str) -> Vec<Piece<'_>> {
    let mut found = Vec::new();
    let mut rest = sentence;
    let mut plain = 0;
    while let Some(start) = rest[plain..].find('§').map(|at| plain + at) {
        let number = number_at(&rest[start..]);
        plain = start + number.len();
        if let Some(section) = section_of(number) {
            found.push(Piece::Text(&rest[..start]));
            found.push(Piece::Paragraph(number, section));
            rest = &rest[plain..];
            plain = 0;
        }
    }
    found.push(Piece::Text(rest));
    found.retain(|piece| *piece != Piece::Text(""));
    found
}

/// The paragraph sign and the number after it, without a full stop that ends the sentence.
fn number_at(text: &str) -> &str {
    let is_digit = |c: char| c == '§' || c == '.' || c.is_ascii_digit();
    let end = text.find(|c| !is_digit(c)).unwrap_or(text.len());
    text[..end].trim_end_matches('.')
}

/// The section of the rulebook that explains a paragraph. Only paragraphs that refusals name are
/// here.
fn section_of(paragraph: &str) -> Option<&'static str> {
    Some(match paragraph {
        "§1.4" => "gardens",
        "§3.1" => "choosing-accents",
        "§3.2" => "first-flowers",
        "§4.1" => "turn",
        "§4.2" => "passing",
        "§4.3" => "draws-and-giving-up",
        "§5.2" => "who-clashes",
        "§6.1" => "steps",
        "§6.3" => "basic-capture",
        "§6.4" => "when-earned",
        "§6.5" => "what-bonus",
        "§7.1" => "rock",
        "§7.2" => "knotweed",
        "§7.3" => "wheel-refused",
        "§7.4" => "boat",
        "§7.5" => "orchid-traps",
        "§7.6" => "oasis-accents",
        "§8.1" => "bamboo-shelter",
        "§8.2" => "pond-planting",
        "§8.3" => "turtle-effect",
        "§9" => "endings",
        "§10.4" => "one-growing",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn a_paragraph_in_a_sentence_is_found() {
        assert_eq!(
            pieces("It is taken (§4.1)."),
            [
                Piece::Text("It is taken ("),
                Piece::Paragraph("§4.1", "turn"),
                Piece::Text(").")
            ]
        );
        assert_eq!(pieces("See §9."), {
            let end = Piece::Text(".");
            [Piece::Text("See "), Piece::Paragraph("§9", "endings"), end]
        });
        for plain in ["No number", "An unknown one: §77.7."] {
            assert_eq!(pieces(plain), [Piece::Text(plain)]);
        }
        assert_eq!(pieces(""), []);
    }

    /// The paragraphs that the rules crate names in refusals.
    fn named() -> Vec<String> {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let source = fs::read_to_string(crates.join("paisho/src/refusal/mod.rs")).unwrap();
        let quoted = source.split('"').skip(1).step_by(2);
        let named = quoted.filter(|text| text.starts_with('§'));
        named.map(str::to_owned).collect()
    }

    #[test]
    fn every_refusal_leads_to_a_section_of_the_rulebook() {
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let chapters = fs::read_dir(crates.join("view/rulebook/en")).unwrap();
        let book: String = chapters
            .map(|chapter| fs::read_to_string(chapter.unwrap().path()).unwrap())
            .collect();
        let named = named();
        assert!(named.len() > 20, "{named:?}");
        for paragraph in named {
            let section = section_of(&paragraph).unwrap_or_else(|| panic!("{paragraph}"));
            assert!(book.contains(&format!("{{#{section}}}")), "{section}");
        }
    }
}
