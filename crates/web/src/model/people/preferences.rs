//! Settings on the server, for those who are signed in. They stand under a name of their own,
//! because other programs may keep theirs beside them.

use serde_json::{Map, Value, json};

use crate::model::settings::Settings;

/// The name of the app's settings among the preferences.
const NAME: &str = "web";

/// The settings among somebody's preferences, if there are any.
#[must_use]
pub fn pulled(preferences: &Map<String, Value>) -> Option<Settings> {
    preferences.get(NAME).map(Settings::read)
}

/// The preferences with other settings.
#[must_use]
pub fn pushed(mut preferences: Map<String, Value>, settings: &Settings) -> Map<String, Value> {
    preferences.insert(NAME.to_owned(), json!(settings));
    preferences
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::settings::Brightness;

    #[test]
    fn settings_travel_beside_those_of_others() {
        let settings = Settings {
            theme: Brightness::Dark,
            ..Settings::default()
        };
        let mut others = Map::new();
        others.insert("terminal".to_owned(), json!({"wide": true}));
        assert_eq!(pulled(&others), None);
        let kept = pushed(others, &settings);
        assert_eq!(pulled(&kept), Some(settings));
        assert!(kept.contains_key("terminal"));
    }
}
