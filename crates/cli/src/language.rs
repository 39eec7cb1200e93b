//! The language of printed texts: as requested, or from the environment, or English.

use anyhow::{Context, Result, anyhow};
use paisho_view::rulebook::{EDITIONS, Rulebook};
use paisho_view::words::Language;

/// The environment variables that name a language, in order of precedence.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The rulebook in the language of a tag such as `de` or `pt-BR`. Without a tag, it is in the
/// language of the environment, or in English if there is no edition in that language.
pub(crate) fn rulebook(tag: Option<&str>) -> Result<Rulebook> {
    let language = match tag {
        Some(tag) => asked_for(tag)?,
        None => of_environment(|name| std::env::var(name).ok()),
    };
    Rulebook::load(language.tag()).context("cannot read the rulebook")
}

fn asked_for(tag: &str) -> Result<Language> {
    let tags: Vec<&str> = EDITIONS.iter().map(|edition| edition.tag).collect();
    Language::from_tag(tag).filter(is_written).ok_or_else(|| {
        anyhow!(
            "there is no rulebook in {tag:?}; available languages: {}",
            tags.join(", ")
        )
    })
}

/// By convention, the first variable that is set decides.
fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
    VARIABLES
        .into_iter()
        .filter_map(variable)
        .find(|value| !value.is_empty())
        .and_then(|value| Language::from_tag(&value))
        .filter(is_written)
        .unwrap_or_default()
}

fn is_written(language: &Language) -> bool {
    EDITIONS.iter().any(|edition| edition.tag == language.tag())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_strongest_variable_that_is_set_decides() {
        let chosen = |set: &[(&str, &str)]| {
            of_environment(|name| {
                let found = set.iter().find(|(known, _)| *known == name);
                found.map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(chosen(&[]), Language::English);
        assert_eq!(chosen(&[("LANG", "he_IL.UTF-8")]), Language::Hebrew);
        assert_eq!(chosen(&[("LANG", "C.UTF-8")]), Language::English);
        let both = [("LANG", "he_IL"), ("LC_ALL", "en_GB")];
        assert_eq!(chosen(&both), Language::English);
        let empty = [("LANG", "he_IL"), ("LC_ALL", "")];
        assert_eq!(chosen(&empty), Language::Hebrew);
    }
}
