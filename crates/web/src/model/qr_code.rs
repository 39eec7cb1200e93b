//! A QR code of a link, as the path of an SVG picture.

use qrcodegen::{QrCode, QrCodeEcc};

/// The light margin around the code, in modules, as the standard demands.
const MARGIN: i32 = 4;

/// A QR code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QrPicture {
    /// The width and height of the picture, in modules.
    pub size: i32,
    /// The dark modules, as the path of an SVG element.
    pub path: String,
}

/// Draws the code of a text; `None` if the text is too long for a code.
#[must_use]
pub fn qr_code(text: &str) -> Option<QrPicture> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let mut path = String::new();
    for y in 0..code.size() {
        for x in (0..code.size()).filter(|x| code.get_module(*x, y)) {
            path.push_str(&format!("M{} {}h1v1h-1z", x + MARGIN, y + MARGIN));
        }
    }
    let size = code.size() + 2 * MARGIN;
    Some(QrPicture { size, path })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_becomes_a_code_with_a_margin_and_three_corners() {
        let link = "https://paisho.example/invitation/abcdefghijklmnop";
        let code = qr_code(link).unwrap();
        let modules = code.size - 8;
        assert!((21..=45).contains(&modules), "{modules}");
        // The outer corners of the three finder patterns are dark, and nothing is in the margin.
        let (first, last) = (4, modules + 3);
        for (x, y) in [(first, first), (last, first), (first, last)] {
            assert!(code.path.contains(&format!("M{x} {y}h")), "{x} {y}");
        }
        for edge in 0..4 {
            assert!(!code.path.contains(&format!("M{edge} ")), "{edge}");
        }
        assert_eq!(qr_code(&"x".repeat(5000)), None);
    }
}
