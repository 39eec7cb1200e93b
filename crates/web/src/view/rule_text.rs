//! Sentences that name paragraphs of the rules: each number is a link to the rulebook.

use leptos::prelude::*;

use super::context::Link;
use crate::model::route::Route;
use crate::model::rule_links::{Piece, pieces};

/// A sentence with links to the rulebook.
pub(crate) fn rule_text(sentence: &str) -> AnyView {
    let piece = |piece: &Piece<'_>| match *piece {
        Piece::Text(text) => text.to_owned().into_any(),
        Piece::Paragraph(number, section) => {
            let (number, to) = (number.to_owned(), Route::Rulebook(section.to_owned()));
            view! { <Link to class="paragraph">{number}</Link> }.into_any()
        }
    };
    pieces(sentence).iter().map(piece).collect_view().into_any()
}
