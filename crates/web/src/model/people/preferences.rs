//! Settings on the server, for signed-in users. They are stored under a name of their own, because
//! other programs may store their settings beside them.

use paisho_wire::UserId;
use serde_json::{Map, Value, json};

use super::identity::Identity;
use crate::model::api::{Call, Failure, requests};
use crate::model::online::Latest;
use crate::model::settings::Settings;
use crate::model::{Model, Update};

/// The name of the app's settings among the preferences.
const NAME: &str = "web";

/// The settings among an account's preferences, if there are any.
fn pulled(preferences: &Preferences) -> Option<Settings> {
    preferences.get(NAME).map(Settings::read)
}

/// The preferences with these settings.
fn pushed(mut preferences: Preferences, settings: &Settings) -> Preferences {
    preferences.insert(NAME.to_owned(), json!(settings));
    preferences
}

/// Synchronises the settings of a page with those on the server. Members use the server's, unless
/// something was changed on the page that the server does not know yet.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Keeping {
    owner: Owner,
    /// The settings of the page.
    settings: Settings,
    /// Whether there are changes here that the server does not know yet.
    is_ahead: bool,
    /// A number for each request to the server: after another change, or for another account, its
    /// answer comes too late.
    state: Latest,
}

/// What happens to the settings.
#[derive(Clone, PartialEq, Debug)]
pub enum KeepingEvent {
    /// The settings of the page have changed.
    Changed(Settings),
    /// The server says which account we have.
    Became(Identity),
    /// The page is shown again: the settings on the server may have changed elsewhere, or a change
    /// made here did not reach it.
    Awoke,
    /// What the server has, read to take it over.
    Pulled(Latest, Result<Preferences, Failure>),
    /// What the server has, read to add our settings to it.
    Read(Latest, Result<Preferences, Failure>),
    /// The server has stored our settings.
    Pushed(Latest, Result<(), Failure>),
}

/// What the synchronisation wants done.
#[derive(PartialEq, Debug)]
pub enum KeepingEffect {
    /// Make a request.
    Call(Call<KeepingEvent>),
    /// Use these settings on the page.
    Use(Settings),
}

/// The settings of all programs of an account.
pub type Preferences = Map<String, Value>;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
enum Owner {
    #[default]
    Unknown,
    Nobody,
    Member(UserId),
}

impl Keeping {
    /// The synchronisation of a page with these settings.
    #[must_use]
    pub fn new(settings: Settings) -> Self {
        Self {
            settings,
            ..Self::default()
        }
    }

    fn update(&mut self, event: KeepingEvent) -> Option<KeepingEffect> {
        match event {
            KeepingEvent::Changed(settings) => self.changed(settings),
            KeepingEvent::Became(identity) => self.became(&identity),
            KeepingEvent::Awoke => self.awoke(),
            KeepingEvent::Pulled(asked, Ok(preferences)) => self.take(asked, &preferences),
            // A change in the meantime is sent by its own request, or belongs to another user.
            KeepingEvent::Read(asked, Ok(preferences)) if asked == self.state => {
                let preferences = pushed(preferences, &self.settings);
                let request = requests::store_preferences(&preferences);
                Some(KeepingEffect::Call(Call::new(request, move |answer| {
                    KeepingEvent::Pushed(asked, answer)
                })))
            }
            KeepingEvent::Pushed(asked, Ok(())) => {
                self.is_ahead &= asked != self.state;
                None
            }
            // What failed is still in the browser's storage and is sent later.
            KeepingEvent::Pulled(..) | KeepingEvent::Read(..) | KeepingEvent::Pushed(..) => None,
        }
    }

    fn changed(&mut self, settings: Settings) -> Option<KeepingEffect> {
        // What came from the server is not sent back.
        if self.settings == settings {
            return None;
        }
        self.settings = settings;
        self.state.ask();
        self.is_ahead = self.owner != Owner::Nobody;
        matches!(self.owner, Owner::Member(_)).then(|| self.push())
    }

    fn became(&mut self, identity: &Identity) -> Option<KeepingEffect> {
        let owner = match identity.me() {
            Some(me) if identity.is_member() => Owner::Member(me.person.id.clone()),
            None if *identity == Identity::Unknown => Owner::Unknown,
            _ => Owner::Nobody,
        };
        if owner == self.owner {
            return None;
        }
        self.state.ask();
        let before = std::mem::replace(&mut self.owner, owner);
        // The changes of one member must not go to another's account.
        self.is_ahead &= before == Owner::Unknown && self.owner != Owner::Nobody;
        self.awoke()
    }

    fn awoke(&self) -> Option<KeepingEffect> {
        match self.owner {
            Owner::Member(_) if self.is_ahead => Some(self.push()),
            Owner::Member(_) => Some(self.read(KeepingEvent::Pulled)),
            Owner::Unknown | Owner::Nobody => None,
        }
    }

    /// Takes settings from the server, unless something was changed here meanwhile. If the server
    /// has none, it gets ours.
    fn take(&mut self, asked: Latest, preferences: &Preferences) -> Option<KeepingEffect> {
        let Some(settings) = pulled(preferences) else {
            return Some(self.push());
        };
        let is_wanted = asked == self.state && !self.is_ahead;
        if !is_wanted || settings == self.settings {
            return None;
        }
        self.settings = settings.clone();
        Some(KeepingEffect::Use(settings))
    }

    /// Sends our settings: first the server is asked for those of other programs, which stay.
    fn push(&self) -> KeepingEffect {
        self.read(KeepingEvent::Read)
    }

    fn read(
        &self,
        then: fn(Latest, Result<Preferences, Failure>) -> KeepingEvent,
    ) -> KeepingEffect {
        let asked = self.state;
        KeepingEffect::Call(Call::new(requests::preferences(), move |answer| {
            then(asked, answer)
        }))
    }
}

impl Model for Keeping {
    type Event = KeepingEvent;
    type Effect = KeepingEffect;

    fn apply(&mut self, event: KeepingEvent, _now: u64) -> Update<KeepingEffect> {
        Update::visible(self.update(event).into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::api::Method;
    use crate::model::settings::Brightness;
    use paisho_wire::{Me, Person, PersonKind};

    fn somebody(kind: PersonKind) -> KeepingEvent {
        KeepingEvent::Became(Identity::Somebody(Box::new(Me {
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
        })))
    }

    fn dark() -> Settings {
        Settings {
            theme: Brightness::Dark,
            ..Settings::default()
        }
    }

    /// The answer of a server that has these settings.
    fn has(settings: &Settings) -> Result<String, Failure> {
        let preferences = pushed(Map::new(), settings);
        Ok(serde_json::to_string(&preferences).unwrap())
    }

    fn done() -> Result<String, Failure> {
        Ok(String::new())
    }

    /// Sends an event that makes a request.
    fn asks(keeping: &mut Keeping, event: KeepingEvent) -> Call<KeepingEvent> {
        match keeping.update(event) {
            Some(KeepingEffect::Call(call)) => call,
            other => panic!("no request: {other:?}"),
        }
    }

    /// Answers a request that reads the preferences before our settings are sent; returns the
    /// request that sends them.
    fn sends(
        keeping: &mut Keeping,
        read: Call<KeepingEvent>,
        settings: &Settings,
    ) -> Call<KeepingEvent> {
        assert_eq!(read.http().method, Method::Get);
        let put = asks(keeping, read.answered(has(&Settings::default())));
        assert_eq!(put.http().method, Method::Put);
        let sent = serde_json::from_str(put.http().body.as_deref().unwrap()).unwrap();
        assert_eq!(pulled(&sent).as_ref(), Some(settings));
        put
    }

    /// A member whose settings equal the server's.
    fn settled() -> Keeping {
        let mut keeping = Keeping::default();
        let call = asks(&mut keeping, somebody(PersonKind::Member));
        let same = keeping.update(call.answered(has(&Settings::default())));
        assert_eq!(same, None);
        keeping
    }

    /// Whether the page reads the server's settings when it is shown again, and does not send its.
    fn pulls(keeping: &mut Keeping) -> bool {
        let call = asks(keeping, KeepingEvent::Awoke);
        keeping.clone().update(call.answered(has(&dark()))) == Some(KeepingEffect::Use(dark()))
    }

    #[test]
    fn members_take_what_is_on_the_server_and_bring_what_they_change() {
        let mut keeping = Keeping::default();
        let nobody = || KeepingEvent::Became(Identity::Nobody);
        assert_eq!(keeping.update(nobody()), None);
        let light = Settings {
            theme: Brightness::Light,
            ..Settings::default()
        };
        assert_eq!(keeping.update(KeepingEvent::Changed(light)), None);
        assert_eq!(keeping.update(KeepingEvent::Awoke), None);
        let call = asks(&mut keeping, somebody(PersonKind::Member));
        assert_eq!(keeping.update(somebody(PersonKind::Member)), None);
        let taken = keeping.update(call.answered(has(&dark())));
        assert_eq!(taken, Some(KeepingEffect::Use(dark())));
        // The page uses them now, which is no change.
        assert_eq!(keeping.update(KeepingEvent::Changed(dark())), None);
        let read = asks(&mut keeping, KeepingEvent::Changed(Settings::default()));
        let put = sends(&mut keeping, read, &Settings::default());
        assert_eq!(keeping.update(put.answered(done())), None);
        assert!(pulls(&mut keeping));
    }

    #[test]
    fn a_late_answer_does_not_undo_a_choice() {
        let mut keeping = settled();
        let late = asks(&mut keeping, KeepingEvent::Awoke);
        let read = asks(&mut keeping, KeepingEvent::Changed(dark()));
        let light = Settings::default();
        assert_eq!(keeping.update(late.answered(has(&light))), None);
        let put = sends(&mut keeping, read, &dark());
        // Before it is stored, the server's settings are outdated.
        let early = keeping.update(KeepingEvent::Pulled(
            keeping.state,
            Ok(pushed(Map::new(), &light)),
        ));
        assert_eq!(early, None);
        keeping.update(put.answered(done()));
        let call = asks(&mut keeping, KeepingEvent::Awoke);
        let taken = keeping.update(call.answered(has(&light)));
        assert_eq!(taken, Some(KeepingEffect::Use(light)));
    }

    #[test]
    fn what_did_not_arrive_is_sent_when_the_page_is_looked_at_again() {
        let mut keeping = settled();
        let read = asks(&mut keeping, KeepingEvent::Changed(dark()));
        keeping.update(read.answered(Err(Failure::Unreachable)));
        let read = asks(&mut keeping, KeepingEvent::Awoke);
        let first = sends(&mut keeping, read, &dark());
        let read = asks(&mut keeping, KeepingEvent::Changed(Settings::default()));
        // The first change was stored; the second is still to be sent.
        keeping.update(first.answered(done()));
        assert!(!pulls(&mut keeping));
        let second = sends(&mut keeping, read, &Settings::default());
        keeping.update(second.answered(done()));
        assert!(pulls(&mut keeping));
    }

    #[test]
    fn a_change_while_reading_is_sent_by_its_own_request() {
        let mut keeping = settled();
        let first = asks(&mut keeping, KeepingEvent::Changed(dark()));
        let second = asks(&mut keeping, KeepingEvent::Changed(Settings::default()));
        assert_eq!(keeping.update(first.answered(has(&dark()))), None);
        sends(&mut keeping, second, &Settings::default());
    }

    #[test]
    fn nobody_gets_the_settings_of_another() {
        let mut keeping = settled();
        let late = asks(&mut keeping, KeepingEvent::Awoke);
        let read = asks(&mut keeping, KeepingEvent::Changed(dark()));
        let put = sends(&mut keeping, read, &dark());
        let nobody = KeepingEvent::Became(Identity::Nobody);
        assert_eq!(keeping.update(nobody), None);
        let call = asks(&mut keeping, somebody(PersonKind::Member));
        assert_eq!(
            keeping.update(late.answered(has(&Settings::default()))),
            None
        );
        assert_eq!(keeping.update(put.answered(done())), None);
        let taken = keeping.update(call.answered(has(&Settings::default())));
        assert_eq!(taken, Some(KeepingEffect::Use(Settings::default())));
    }

    #[test]
    fn what_is_changed_before_the_server_answers_is_not_lost() {
        let mut keeping = Keeping::default();
        assert_eq!(keeping.update(KeepingEvent::Changed(dark())), None);
        let read = asks(&mut keeping, somebody(PersonKind::Member));
        sends(&mut keeping, read, &dark());
    }

    #[test]
    fn a_server_without_settings_gets_ours() {
        let mut keeping = Keeping::new(dark());
        let call = asks(&mut keeping, somebody(PersonKind::Member));
        let read = asks(&mut keeping, call.answered(Ok("{}".to_owned())));
        sends(&mut keeping, read, &dark());
    }

    #[test]
    fn guests_keep_their_settings_in_the_browser() {
        let mut keeping = Keeping::default();
        assert_eq!(keeping.update(somebody(PersonKind::Guest)), None);
        assert_eq!(keeping.update(KeepingEvent::Changed(dark())), None);
    }

    #[test]
    fn settings_travel_beside_those_of_others() {
        let mut others = Map::new();
        others.insert("terminal".to_owned(), json!({"wide": true}));
        assert_eq!(pulled(&others), None);
        let kept = pushed(others, &dark());
        assert_eq!(pulled(&kept), Some(dark()));
        assert!(kept.contains_key("terminal"));
    }
}
