//! Settings on the server, for those who are signed in. They stand under a name of their own,
//! because other programs may keep theirs beside them.

use paisho_wire::UserId;
use serde_json::{Map, Value, json};

use super::identity::Identity;
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

/// What is to be done about settings on the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exchange {
    /// Nothing.
    Nothing,
    /// Take those that are there.
    Pull,
    /// Bring our own.
    Push,
}

/// Keeps the settings of a page and those on the server together. Whoever is a member takes the
/// server's, unless something was changed on the page before the server said who we are.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Keeping {
    owner: Owner,
    is_changed: bool,
    /// What came from the server, and is no news to it.
    taken: Option<Settings>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
enum Owner {
    #[default]
    Unknown,
    Nobody,
    Member(UserId),
}

impl Keeping {
    /// The settings of the page are others now.
    pub fn changed(&mut self, now: &Settings) -> Exchange {
        if self.taken.as_ref() == Some(now) {
            return Exchange::Nothing;
        }
        self.taken = None;
        self.is_changed |= self.owner == Owner::Unknown;
        match self.owner {
            Owner::Member(_) => Exchange::Push,
            Owner::Unknown | Owner::Nobody => Exchange::Nothing,
        }
    }

    /// The server says who we are.
    pub fn became(&mut self, identity: &Identity) -> Exchange {
        let owner = match identity.me() {
            Some(me) if identity.is_member() => Owner::Member(me.person.id.clone()),
            None if *identity == Identity::Unknown => Owner::Unknown,
            _ => Owner::Nobody,
        };
        if owner == self.owner {
            return Exchange::Nothing;
        }
        let was_changed = std::mem::take(&mut self.is_changed);
        self.owner = owner;
        match self.owner {
            Owner::Member(_) if was_changed => Exchange::Push,
            Owner::Member(_) => Exchange::Pull,
            Owner::Unknown | Owner::Nobody => Exchange::Nothing,
        }
    }

    /// The page is looked at again: others may have changed what is on the server.
    #[must_use]
    pub const fn awoke(&self) -> Exchange {
        match self.owner {
            Owner::Member(_) => Exchange::Pull,
            Owner::Unknown | Owner::Nobody => Exchange::Nothing,
        }
    }

    /// Settings came from the server.
    pub fn take(&mut self, settings: Settings) {
        self.taken = Some(settings);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::settings::Brightness;
    use paisho_wire::{Me, Person, PersonKind};

    fn somebody(kind: PersonKind) -> Identity {
        Identity::Somebody(Box::new(Me {
            person: Person {
                id: "u1".parse().unwrap(),
                name: "ana".to_owned(),
                kind,
            },
            role: "member".to_owned(),
            email: None,
            email_confirmed: false,
            created: 0,
            muted_until: None,
        }))
    }

    fn dark() -> Settings {
        Settings {
            theme: Brightness::Dark,
            ..Settings::default()
        }
    }

    #[test]
    fn members_take_what_is_on_the_server_and_bring_what_they_change() {
        let mut keeping = Keeping::default();
        assert_eq!(keeping.became(&Identity::Nobody), Exchange::Nothing);
        assert_eq!(keeping.changed(&dark()), Exchange::Nothing);
        assert_eq!(keeping.awoke(), Exchange::Nothing);
        let member = somebody(PersonKind::Member);
        assert_eq!(keeping.became(&member), Exchange::Pull);
        assert_eq!(keeping.became(&member), Exchange::Nothing);
        keeping.take(Settings::default());
        assert_eq!(keeping.changed(&Settings::default()), Exchange::Nothing);
        assert_eq!(keeping.changed(&dark()), Exchange::Push);
        assert_eq!(keeping.changed(&Settings::default()), Exchange::Push);
        assert_eq!(keeping.awoke(), Exchange::Pull);
    }

    #[test]
    fn what_is_changed_before_the_server_answers_is_not_lost() {
        let mut keeping = Keeping::default();
        assert_eq!(keeping.changed(&dark()), Exchange::Nothing);
        let member = somebody(PersonKind::Member);
        assert_eq!(keeping.became(&member), Exchange::Push);
    }

    #[test]
    fn guests_keep_their_settings_in_the_browser() {
        let mut keeping = Keeping::default();
        let guest = somebody(PersonKind::Guest);
        assert_eq!(keeping.became(&guest), Exchange::Nothing);
        assert_eq!(keeping.changed(&dark()), Exchange::Nothing);
    }

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
