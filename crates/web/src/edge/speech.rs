//! The words of a language, which are fetched: nobody has to wait for languages that they don't
//! speak.

use paisho_view::words::{Language, Words};

use super::{clock, download, page};
use crate::model::learn::address_of;

/// How long to wait before asking again, in milliseconds.
const PATIENCE: i32 = 2_000;

/// The words of a language, if they can be had.
pub(crate) async fn fetch(language: Language) -> Option<Words> {
    let list = page::built("words")?;
    let text = download::fetch(address_of(&list, language.tag())?).await?;
    Some(Words::from_files(language, &[&text]))
}

/// The words of a language, sooner or later: without any there is nothing to show.
pub(crate) async fn fetch_first(language: Language) -> Words {
    loop {
        if let Some(words) = fetch(language).await {
            return words;
        }
        clock::pause(PATIENCE).await;
    }
}
