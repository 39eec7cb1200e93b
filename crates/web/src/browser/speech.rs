//! The words of a language, which are downloaded, so that users load only the language they read.

use paisho_view::words::{Language, Words};

use super::{clock, download, page};
use crate::model::learn::address_of;

/// The delay before the next attempt, in milliseconds.
const PATIENCE: i32 = 2_000;

/// Downloads the words of a language; `None` on failure.
pub(crate) async fn fetch(language: Language) -> Option<Words> {
    let list = page::built("words")?;
    let text = download::fetch(address_of(&list, language.tag())?).await?;
    Some(Words::from_files(language, &[&text]))
}

/// Downloads the words of a language, trying until it works: without them there is nothing to show.
pub(crate) async fn fetch_first(language: Language) -> Words {
    loop {
        if let Some(words) = fetch(language).await {
            return words;
        }
        clock::pause(PATIENCE).await;
    }
}
