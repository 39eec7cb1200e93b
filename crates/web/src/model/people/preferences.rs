//! Settings on the server, for those who are signed in. They stand under a name of their own,
//! because other programs may keep theirs beside them.

use paisho_wire::UserId;
use serde_json::{Map, Value, json};

use super::identity::Identity;
use crate::model::online::Latest;
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
/// server's, unless something was changed on the page that the server does not know yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Keeping {
    owner: Owner,
    /// Whether the server does not know yet what was changed here.
    is_ahead: bool,
    /// What came from the server, and is no news to it.
    taken: Option<Settings>,
    state: Latest,
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
        self.state.ask();
        self.is_ahead = self.owner != Owner::Nobody;
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
        self.state.ask();
        let before = std::mem::replace(&mut self.owner, owner);
        // What one member has changed is not another's.
        self.is_ahead &= before == Owner::Unknown && self.owner != Owner::Nobody;
        self.awoke()
    }

    /// The page is looked at again: others may have changed what is on the server, or it did not
    /// hear of what was changed here.
    #[must_use]
    pub const fn awoke(&self) -> Exchange {
        match self.owner {
            Owner::Member(_) if self.is_ahead => Exchange::Push,
            Owner::Member(_) => Exchange::Pull,
            Owner::Unknown | Owner::Nobody => Exchange::Nothing,
        }
    }

    /// How things stand, to be shown with an answer of the server: after another change, or for
    /// another person, it comes too late.
    #[must_use]
    pub const fn state(&self) -> Latest {
        self.state
    }

    /// Settings came from the server, asked for when things stood so; whether they are taken. What
    /// was changed here meanwhile is brought to the server, and not undone.
    pub fn take(&mut self, settings: &Settings, asked: Latest) -> bool {
        let is_wanted = asked == self.state && !self.is_ahead;
        if is_wanted {
            self.taken = Some(settings.clone());
        }
        is_wanted
    }

    /// The server has our settings as they were when things stood so.
    pub fn brought(&mut self, asked: Latest) {
        self.is_ahead &= asked != self.state;
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
            second_factor: false,
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
        assert!(keeping.take(&Settings::default(), keeping.state()));
        assert_eq!(keeping.changed(&Settings::default()), Exchange::Nothing);
        assert_eq!(keeping.changed(&dark()), Exchange::Push);
        assert_eq!(keeping.changed(&Settings::default()), Exchange::Push);
        keeping.brought(keeping.state());
        assert_eq!(keeping.awoke(), Exchange::Pull);
    }

    /// A member whose settings are the server's.
    fn settled() -> Keeping {
        let mut keeping = Keeping::default();
        keeping.became(&somebody(PersonKind::Member));
        assert!(keeping.take(&Settings::default(), keeping.state()));
        keeping
    }

    #[test]
    fn a_late_answer_does_not_undo_a_choice() {
        let mut keeping = settled();
        let asked = keeping.state();
        assert_eq!(keeping.changed(&dark()), Exchange::Push);
        let pushed = keeping.state();
        assert!(!keeping.take(&Settings::default(), asked));
        // What is asked for before the choice has arrived is as late.
        assert!(!keeping.take(&Settings::default(), keeping.state()));
        keeping.brought(pushed);
        assert!(keeping.take(&dark(), keeping.state()));
        assert!(!keeping.take(&Settings::default(), asked));
    }

    #[test]
    fn what_did_not_arrive_is_brought_when_the_page_is_looked_at_again() {
        let mut keeping = settled();
        keeping.changed(&dark());
        assert_eq!(keeping.awoke(), Exchange::Push);
        let first = keeping.state();
        keeping.changed(&Settings::default());
        // The first choice arrived; the second is still to be brought.
        keeping.brought(first);
        assert_eq!(keeping.awoke(), Exchange::Push);
        keeping.brought(keeping.state());
        assert_eq!(keeping.awoke(), Exchange::Pull);
    }

    #[test]
    fn nobody_gets_the_settings_of_another() {
        let mut keeping = settled();
        let asked = keeping.state();
        keeping.changed(&dark());
        assert_eq!(keeping.became(&Identity::Nobody), Exchange::Nothing);
        let member = somebody(PersonKind::Member);
        assert_eq!(keeping.became(&member), Exchange::Pull);
        assert!(!keeping.take(&dark(), asked));
        keeping.brought(asked);
        assert!(keeping.take(&Settings::default(), keeping.state()));
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
