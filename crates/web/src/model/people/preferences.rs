//! Settings on the server, for signed-in users. They are stored under a name of their own, because
//! other programs may store their settings beside them.

use paisho_wire::UserId;
use serde_json::{Map, Value, json};

use super::identity::Identity;
use crate::model::online::Latest;
use crate::model::settings::Settings;

/// The name of the app's settings among the preferences.
const NAME: &str = "web";

/// The settings among an account's preferences, if there are any.
#[must_use]
pub fn pulled(preferences: &Map<String, Value>) -> Option<Settings> {
    preferences.get(NAME).map(Settings::read)
}

/// The preferences with these settings.
#[must_use]
pub fn pushed(mut preferences: Map<String, Value>, settings: &Settings) -> Map<String, Value> {
    preferences.insert(NAME.to_owned(), json!(settings));
    preferences
}

/// What to do with the settings on the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exchange {
    /// Nothing.
    Nothing,
    /// Load them from the server.
    Pull,
    /// Store ours on the server.
    Push,
}

/// Synchronises the settings of a page with those on the server. Members use the server's, unless
/// something was changed on the page that the server does not know yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Keeping {
    owner: Owner,
    /// Whether there are changes here that the server does not know yet.
    is_ahead: bool,
    /// Settings that came from the server and need not be sent back.
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
    /// Called when the settings of the page have changed.
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

    /// Called when the server says which account we have.
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
        // The changes of one member must not go to another's account.
        self.is_ahead &= before == Owner::Unknown && self.owner != Owner::Nobody;
        self.awoke()
    }

    /// Called when the page is shown again: the settings on the server may have changed elsewhere,
    /// or a change made here did not reach it.
    #[must_use]
    pub const fn awoke(&self) -> Exchange {
        match self.owner {
            Owner::Member(_) if self.is_ahead => Exchange::Push,
            Owner::Member(_) => Exchange::Pull,
            Owner::Unknown | Owner::Nobody => Exchange::Nothing,
        }
    }

    /// A token for a request to the server: after another change, or for another account, its
    /// answer comes too late.
    #[must_use]
    pub const fn state(&self) -> Latest {
        self.state
    }

    /// Takes settings from the server, with the token of the request; returns whether they are
    /// used. Changes made here meanwhile are sent to the server and not overwritten.
    pub fn take(&mut self, settings: &Settings, asked: Latest) -> bool {
        let is_wanted = asked == self.state && !self.is_ahead;
        if is_wanted {
            self.taken = Some(settings.clone());
        }
        is_wanted
    }

    /// Called when the server has stored our settings, with the token of the request.
    pub fn sent(&mut self, asked: Latest) {
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
        keeping.sent(keeping.state());
        assert_eq!(keeping.awoke(), Exchange::Pull);
    }

    /// A member whose settings equal the server's.
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
        // A request sent before the change was stored is too late as well.
        assert!(!keeping.take(&Settings::default(), keeping.state()));
        keeping.sent(pushed);
        assert!(keeping.take(&dark(), keeping.state()));
        assert!(!keeping.take(&Settings::default(), asked));
    }

    #[test]
    fn what_did_not_arrive_is_sent_when_the_page_is_looked_at_again() {
        let mut keeping = settled();
        keeping.changed(&dark());
        assert_eq!(keeping.awoke(), Exchange::Push);
        let first = keeping.state();
        keeping.changed(&Settings::default());
        // The first change was stored; the second is still to be sent.
        keeping.sent(first);
        assert_eq!(keeping.awoke(), Exchange::Push);
        keeping.sent(keeping.state());
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
        keeping.sent(asked);
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
