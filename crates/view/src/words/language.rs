//! The languages of the texts, and how to choose one by a tag or an `Accept-Language` header.

use std::cmp::Reverse;

/// A language of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English, in British spelling; the default.
    #[default]
    English,
    /// German.
    German,
    /// Spanish.
    Spanish,
    /// Polish.
    Polish,
    /// Portuguese as written in Brazil.
    Portuguese,
    /// Hebrew, written from right to left.
    Hebrew,
}

/// The direction in which a language is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// From left to right.
    LeftToRight,
    /// From right to left.
    RightToLeft,
}

impl Direction {
    /// The value of the `dir` attribute in HTML.
    #[must_use]
    pub const fn attribute(self) -> &'static str {
        match self {
            Self::LeftToRight => "ltr",
            Self::RightToLeft => "rtl",
        }
    }
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 6] = [
        Self::English,
        Self::German,
        Self::Spanish,
        Self::Polish,
        Self::Portuguese,
        Self::Hebrew,
    ];

    /// The BCP 47 tag.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Spanish => "es",
            Self::Polish => "pl",
            Self::Portuguese => "pt",
            Self::Hebrew => "he",
        }
    }

    /// The name of the language in the language itself.
    #[must_use]
    pub const fn native_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::Spanish => "Español",
            Self::Polish => "Polski",
            Self::Portuguese => "Português",
            Self::Hebrew => "עברית",
        }
    }

    /// The direction in which it is written.
    #[must_use]
    pub const fn direction(self) -> Direction {
        match self {
            Self::Hebrew => Direction::RightToLeft,
            _ => Direction::LeftToRight,
        }
    }

    /// The language of a tag, whatever its region, script or spelling: `pt-BR`, `de_AT`, and `iw`,
    /// the old tag of Hebrew.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let first = tag.trim().split(['-', '_', '.', '@']).next()?;
        if first.eq_ignore_ascii_case("iw") {
            return Some(Self::Hebrew);
        }
        Self::ALL
            .into_iter()
            .find(|language| first.eq_ignore_ascii_case(language.tag()))
    }

    /// The best language for a list of preferences as in the HTTP header `Accept-Language`:
    /// `de-AT,de;q=0.9,en;q=0.5`. Entries that are malformed or not available are ignored.
    #[must_use]
    pub fn negotiate(wishes: &str) -> Option<Self> {
        let mut found: Vec<(u16, Self)> = wishes.split(',').filter_map(wish).collect();
        found.sort_by_key(|(weight, _)| Reverse(*weight));
        found.first().map(|(_, language)| *language)
    }
}

/// One entry: a language and its quality in thousandths.
fn wish(text: &str) -> Option<(u16, Language)> {
    let mut parts = text.split(';').map(str::trim);
    let language = match parts.next()? {
        "*" => Language::default(),
        tag => Language::from_tag(tag)?,
    };
    let weight = match parts.find_map(|p| p.strip_prefix("q=")) {
        Some(quality) => thousandths(quality)?,
        None => 1000,
    };
    (weight > 0).then_some((weight, language))
}

fn thousandths(quality: &str) -> Option<u16> {
    let quality: f32 = quality.trim().parse().ok()?;
    // The cast can't overflow, because the range is checked. Smaller fractions do not matter.
    (0.0..=1.0)
        .contains(&quality)
        .then_some((quality * 1000.0) as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_leniently() {
        for language in Language::ALL {
            assert_eq!(Language::from_tag(language.tag()), Some(language));
        }
        assert_eq!(Language::from_tag("pt-BR"), Some(Language::Portuguese));
        assert_eq!(Language::from_tag(" de_AT.UTF-8"), Some(Language::German));
        assert_eq!(Language::from_tag("IW-il"), Some(Language::Hebrew));
        assert_eq!(Language::from_tag("ent"), None);
        assert_eq!(Language::from_tag(""), None);
    }

    #[test]
    fn the_heaviest_wish_that_can_be_fulfilled_wins() {
        let negotiate = Language::negotiate;
        assert_eq!(
            negotiate("fr, de-AT;q=0.5, pl;q=0.8"),
            Some(Language::Polish)
        );
        assert_eq!(negotiate("es,he"), Some(Language::Spanish));
        assert_eq!(negotiate("de;q=0, *;q=0.1"), Some(Language::English));
        assert_eq!(negotiate("de;q=much, he;q=7"), None);
        assert_eq!(negotiate(""), None);
    }
}
