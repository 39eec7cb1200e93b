//! The embedded language files.

use super::Language;

/// Embeds the files of one language.
macro_rules! files {
    ($tag:literal) => {
        [
            include_str!(concat!("../../locales/", $tag, "/terms.ftl")),
            include_str!(concat!("../../locales/", $tag, "/names.ftl")),
            include_str!(concat!("../../locales/", $tag, "/turns.ftl")),
            include_str!(concat!("../../locales/", $tag, "/refusals.ftl")),
            include_str!(concat!("../../locales/", $tag, "/problems.ftl")),
            include_str!(concat!("../../locales/", $tag, "/outcomes.ftl")),
        ]
    };
}

/// The embedded files of a language: terms, names, and then the sentences, which may use both.
#[must_use]
pub const fn files(language: Language) -> [&'static str; 6] {
    match language {
        Language::English => files!("en"),
        Language::German => files!("de"),
        Language::Spanish => files!("es"),
        Language::Polish => files!("pl"),
        Language::Portuguese => files!("pt"),
        Language::Hebrew => files!("he"),
    }
}
