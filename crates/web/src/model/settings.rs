//! The user's settings. Stored in the browser and, for signed-in users, on the server.

use paisho_view::rulebook::Notes;
use paisho_view::svg::{self, Theme, TileSet};
use paisho_view::words::Language;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// All settings. Missing or unknown values have their defaults.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The tag of the chosen language; `None` for the browser's.
    pub language: Option<String>,
    /// Light, dark, or the system's choice.
    pub theme: Brightness,
    /// What the board looks like.
    pub board: BoardLook,
    /// What is drawn on the tiles.
    pub tiles: Tiles,
    /// Whether sounds are played.
    pub sound: Switch,
    /// How loud sounds are while they are on, in percent.
    pub volume: u8,
    /// Whether moves of tiles are animated.
    pub animation: Switch,
    /// When a turn must be confirmed before it is played.
    pub confirm: Confirm,
    /// Whether harmonies are drawn.
    pub harmonies: Switch,
    /// Whether trapped and drained flowers are marked.
    pub effects: Switch,
    /// Whether the points a tile may go to are marked.
    pub reach: Switch,
    /// Whether coordinates are written along the edge.
    pub coordinates: Switch,
    /// Which notes on other rulebooks the reader of the rulebook shows.
    #[serde(with = "notes_by_name")]
    pub notes: Notes,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: Brightness::System,
            board: BoardLook::Garden,
            tiles: Tiles::Flowers,
            sound: Switch::On,
            volume: 100,
            animation: Switch::On,
            confirm: Confirm::Unhurried,
            harmonies: Switch::On,
            effects: Switch::On,
            reach: Switch::On,
            coordinates: Switch::Off,
            notes: Notes::All,
        }
    }
}

/// Stores the choice of notes by its name.
mod notes_by_name {
    use paisho_view::rulebook::Notes;
    use serde::{Deserialize, Deserializer, Serializer, de};

    pub(super) fn serialize<S: Serializer>(
        notes: &Notes,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(notes.name())
    }

    pub(super) fn deserialize<'a, D: Deserializer<'a>>(deserializer: D) -> Result<Notes, D::Error> {
        let name = String::deserialize(deserializer)?;
        name.parse().map_err(de::Error::custom)
    }
}

/// Something that is on or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Switch {
    /// It is on.
    #[default]
    On,
    /// It is off.
    Off,
}

impl Switch {
    /// Whether it is on.
    #[must_use]
    pub const fn is_on(self) -> bool {
        matches!(self, Self::On)
    }

    /// The other one.
    #[must_use]
    pub const fn toggled(self) -> Self {
        match self {
            Self::On => Self::Off,
            Self::Off => Self::On,
        }
    }
}

/// When a turn must be confirmed before it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Confirm {
    /// In correspondence games, where there is time for it and a slip can't be taken back.
    #[default]
    Unhurried,
    /// Always. Settings of the first version called it `on`.
    #[serde(alias = "on")]
    Always,
    /// Never. Settings of the first version called it `off`.
    #[serde(alias = "off")]
    Never,
}

impl Confirm {
    /// Whether a turn must be confirmed in a game of this pace.
    #[must_use]
    pub const fn asks(self, haste: Haste) -> bool {
        match self {
            Self::Unhurried => matches!(haste, Haste::Correspondence),
            Self::Always => true,
            Self::Never => false,
        }
    }
}

/// The pace of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Haste {
    /// Live: a clock runs, or an opponent waits at the board.
    #[default]
    Table,
    /// Days may pass between turns.
    Correspondence,
}

/// The colour scheme of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Brightness {
    /// The system's choice.
    #[default]
    System,
    /// Light: a garden by day.
    Light,
    /// Dark: a garden by night.
    Dark,
}

/// What the board and the grounds of the tiles look like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardLook {
    /// A garden, by day or by night.
    #[default]
    Garden,
    /// As in printed rulebooks: triangular gates, red tiles for Guest and white ones for Host.
    Classic,
}

impl BoardLook {
    /// The colours of the pictures on a light or dark page.
    #[must_use]
    pub const fn theme(self, page: svg::Brightness) -> &'static Theme {
        match (self, page) {
            (Self::Classic, _) => &Theme::CLASSIC,
            (Self::Garden, svg::Brightness::Dark) => &Theme::GARDEN_DARK,
            (Self::Garden, svg::Brightness::Light) => &Theme::GARDEN_LIGHT,
        }
    }
}

/// What is drawn on the tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tiles {
    /// Flowers.
    #[default]
    Flowers,
    /// Flowers with the letter and number of each kind.
    FlowersWithCodes,
    /// Letters and numbers.
    Letters,
}

impl Tiles {
    /// The tile set of the pictures.
    #[must_use]
    pub const fn set(self) -> TileSet {
        match self {
            Self::Flowers => TileSet::Flowers,
            Self::FlowersWithCodes => TileSet::FlowersWithCodes,
            Self::Letters => TileSet::Letters,
        }
    }
}

impl Settings {
    /// Reads stored settings. Each value that can't be read has its default, so that a user does
    /// not lose all settings because one comes from another version.
    #[must_use]
    pub fn read(kept: &Value) -> Self {
        let usual = Self::default();
        let Some(kept) = kept.as_object() else {
            return usual;
        };
        kept.iter().fold(usual, |settings, (name, value)| {
            let mut changed = serde_json::to_value(&settings).unwrap_or_default();
            changed[name.as_str()] = value.clone();
            serde_json::from_value(changed).unwrap_or(settings)
        })
    }

    /// How loud sounds are, in percent; 0 if they are off.
    #[must_use]
    pub fn loudness(&self) -> u8 {
        match self.sound {
            Switch::On => self.volume.min(100),
            Switch::Off => 0,
        }
    }

    /// Sets how loud sounds are, in percent. At 0 they are off, and the volume is kept for when they
    /// are switched on again.
    pub fn set_loudness(&mut self, percent: u8) {
        if percent == 0 {
            self.sound = Switch::Off;
        } else {
            self.sound = Switch::On;
            self.volume = percent.min(100);
        }
    }

    /// The factor for the amplitude of sounds. It is squared, because ears judge ratios: half of the
    /// way sounds about half as loud.
    #[must_use]
    pub fn gain(&self) -> f32 {
        let part = f32::from(self.loudness()) / 100.0;
        part * part
    }

    /// The language to use: the chosen one, or the first of the browser's that we have.
    #[must_use]
    pub fn language<'a>(&self, asked: impl IntoIterator<Item = &'a str>) -> Language {
        let chosen = self.language.as_deref().and_then(Language::from_tag);
        chosen
            .or_else(|| asked.into_iter().find_map(Language::from_tag))
            .unwrap_or(Language::English)
    }
}

#[cfg(test)]
mod tests {
    use paisho_view::rulebook::PrintedBook;
    use serde_json::json;

    use super::*;

    #[test]
    fn the_first_known_language_of_the_browser_is_spoken() {
        let settings = Settings::default();
        assert_eq!(settings.language(["fr", "de-AT", "en"]), Language::German);
        assert_eq!(settings.language(["iw-IL"]), Language::Hebrew);
        assert_eq!(settings.language(["pt-PT"]), Language::Portuguese);
        assert_eq!(settings.language(["fr"]), Language::English);
        let chosen = Settings {
            language: Some("pl".to_owned()),
            ..settings
        };
        assert_eq!(chosen.language(["de"]), Language::Polish);
    }

    #[test]
    fn turns_are_confirmed_where_there_is_time() {
        let usual = Settings::default().confirm;
        assert!(usual.asks(Haste::Correspondence) && !usual.asks(Haste::Table));
        for (word, asks) in [
            ("on", true),
            ("always", true),
            ("off", false),
            ("never", false),
        ] {
            let read = Settings::read(&json!({ "confirm": word })).confirm;
            assert_eq!(read.asks(Haste::Table), asks, "{word}");
            assert_eq!(read.asks(Haste::Correspondence), asks, "{word}");
        }
    }

    #[test]
    fn a_garden_has_day_and_night_and_the_classic_board_is_always_the_same() {
        let theme = |look: BoardLook, page| look.theme(page).name;
        let (light, dark) = (svg::Brightness::Light, svg::Brightness::Dark);
        assert_eq!(theme(BoardLook::Garden, light), "garden-light");
        assert_eq!(theme(BoardLook::Garden, dark), "garden-dark");
        for page in [light, dark] {
            assert_eq!(theme(BoardLook::Classic, page), "classic");
        }
    }

    #[test]
    fn silence_is_off_and_remembers_the_volume() {
        let mut settings = Settings::default();
        settings.set_loudness(40);
        assert!((settings.gain() - 0.16).abs() < 1e-6);
        settings.set_loudness(0);
        assert_eq!((settings.sound, settings.loudness()), (Switch::Off, 0));
        settings.sound = settings.sound.toggled();
        assert_eq!(settings.loudness(), 40);
        let read = Settings::read(&json!({ "volume": 200 }));
        assert_eq!(read.loudness(), 100);
        let old = Settings::read(&json!({ "sound": "off" }));
        assert_eq!((old.loudness(), old.volume), (0, 100));
    }

    #[test]
    fn settings_survive_storage_and_damage() {
        let settings = Settings {
            language: Some("he".to_owned()),
            theme: Brightness::Dark,
            board: BoardLook::Classic,
            sound: Switch::Off,
            volume: 35,
            notes: Notes::On(PrintedBook::Polish),
            ..Settings::default()
        };
        let kept = serde_json::to_value(&settings).unwrap();
        assert_eq!(Settings::read(&kept), settings);
        assert_eq!(kept["notes"], "polish");
        let damaged =
            json!({"theme": "neon", "notes": "elvish", "language": 7, "sound": "off", "more": [1]});
        assert_eq!(
            Settings::read(&damaged),
            Settings {
                sound: Switch::Off,
                ..Settings::default()
            }
        );
    }
}
