//! The words of a language, which are downloaded, so that users load only the language they read.
//! The home page needs only a part of them; the others are downloaded with the other pages.

use paisho_view::words::{Language, Words};

use super::{clock, download, page};
use crate::model::learn::address_of;

/// The delay before the next attempt, in milliseconds.
const PATIENCE: i32 = 2_000;

/// The lists of files, as the page names them: the words of the home page, and all others.
const PARTS: [&str; 2] = ["words", "more-words"];

/// Downloads the words of a language; `None` on failure.
pub(crate) async fn fetch(language: Language) -> Option<Words> {
    fetch_parts(language, &PARTS).await
}

/// Downloads the words of a language, trying until it works: without them there is nothing to show.
pub(crate) async fn fetch_first(language: Language) -> Words {
    insist(language, &PARTS).await
}

/// The same for the words that the home page needs.
pub(crate) async fn fetch_for_home(language: Language) -> Words {
    insist(language, &PARTS[..1]).await
}

async fn insist(language: Language, parts: &[&str]) -> Words {
    loop {
        if let Some(words) = fetch_parts(language, parts).await {
            return words;
        }
        clock::pause(PATIENCE).await;
    }
}

async fn fetch_parts(language: Language, parts: &[&str]) -> Option<Words> {
    let mut texts = Vec::new();
    for part in parts {
        let list = page::built(part)?;
        texts.push(download::fetch(address_of(&list, language.tag())?).await?);
    }
    let texts: Vec<_> = texts.iter().map(String::as_str).collect();
    Some(Words::from_files(language, &texts))
}
