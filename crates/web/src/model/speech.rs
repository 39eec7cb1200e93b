//! The app's own sentences, in six languages. Every part of the app has its file in `locales/`.

use paisho_view::words::{Language, Words};

/// The files of one language, by part of the app.
macro_rules! files {
    ($tag:literal) => {
        [
            include_str!(concat!("../../locales/", $tag, "/shell.ftl")),
            include_str!(concat!("../../locales/", $tag, "/board.ftl")),
            include_str!(concat!("../../locales/", $tag, "/play.ftl")),
            include_str!(concat!("../../locales/", $tag, "/analysis.ftl")),
            include_str!(concat!("../../locales/", $tag, "/learn.ftl")),
            include_str!(concat!("../../locales/", $tag, "/online.ftl")),
            include_str!(concat!("../../locales/", $tag, "/people.ftl")),
        ]
    };
}

/// The text of the app's files in a language.
const fn files(language: Language) -> [&'static str; 7] {
    match language {
        Language::English => files!("en"),
        Language::German => files!("de"),
        Language::Spanish => files!("es"),
        Language::Polish => files!("pl"),
        Language::Portuguese => files!("pt"),
        Language::Hebrew => files!("he"),
    }
}

/// The words of a language, with the app's own sentences.
#[must_use]
pub fn words(language: Language) -> Words {
    Words::with_phrases(language, &files(language))
}
