//! The search criteria for finished games, as the query of an address.

use paisho_wire::{Ending, Speed};

/// A filter on a property that is true or false.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Yes {
    /// Games with and without the property.
    #[default]
    Either,
    /// Only games with the property.
    Only,
    /// Only games without the property.
    Never,
}

/// The search criteria. Empty texts do not restrict the search.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// The name of a player.
    pub player: String,
    /// The name of another player of the same game.
    pub opponent: String,
    /// `won`, `drawn` or `lost`, from the player's point of view.
    pub result: String,
    /// How it ended.
    pub ending: Option<Ending>,
    /// The speed.
    pub speed: Option<Speed>,
    /// Whether it was rated.
    pub rated: Yes,
    /// The first flower, such as `R3`.
    pub opening: String,
    /// The preset of the rules.
    pub preset: Option<&'static str>,
}

impl Filter {
    /// The names and values of the query; the values are not encoded.
    #[must_use]
    pub fn pairs(&self) -> Vec<(&'static str, String)> {
        let ending = self.ending.and_then(|e| serde_json::to_value(e).ok());
        let ending = ending.and_then(|e| e.as_str().map(str::to_owned));
        let rated = match self.rated {
            Yes::Either => "",
            Yes::Only => "true",
            Yes::Never => "false",
        };
        // A result is from the player's point of view, so it needs a player.
        let result = if self.player.trim().is_empty() {
            ""
        } else {
            &self.result
        };
        let all = [
            ("player", self.player.trim().to_owned()),
            ("opponent", self.opponent.trim().to_owned()),
            ("result", result.to_owned()),
            ("ending", ending.unwrap_or_default()),
            ("speed", self.speed.map_or("", Speed::word).to_owned()),
            ("rated", rated.to_owned()),
            ("opening", self.opening.trim().to_owned()),
            ("preset", self.preset.unwrap_or_default().to_owned()),
        ];
        let asked = all.into_iter().filter(|(_, value)| !value.is_empty());
        asked.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_asked_for_is_in_the_query() {
        assert!(Filter::default().pairs().is_empty());
        let filter = Filter {
            player: " ana ".to_owned(),
            result: "won".to_owned(),
            ending: Some(Ending::LastFlower),
            speed: Some(Speed::Slow),
            rated: Yes::Never,
            preset: Some("polish"),
            ..Filter::default()
        };
        let pairs = filter.pairs();
        let pairs: Vec<(&str, &str)> = pairs.iter().map(|(n, v)| (*n, v.as_str())).collect();
        let expected = [
            ("player", "ana"),
            ("result", "won"),
            ("ending", "last_flower"),
            ("speed", "slow"),
            ("rated", "false"),
            ("preset", "polish"),
        ];
        assert_eq!(pairs, expected);
        let nobody = Filter {
            player: String::new(),
            ..filter
        };
        assert!(nobody.pairs().iter().all(|(name, _)| *name != "result"));
    }
}
