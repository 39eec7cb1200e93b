//! The name that a guest chooses. Visitors without an account become guests first.

use paisho_wire::{Me, NameBody};

use super::identity::Identity;
use crate::model::api::{Call, Submission, SubmitEvent, requests};
use crate::model::{Model, Update};

/// The form for the name of a guest.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Naming {
    /// What is sent.
    pub sending: Submission<Me>,
    /// The name for a guest whose account is being created.
    wanted: Option<NameBody>,
}

/// What happens to the form.
#[derive(Clone, PartialEq, Debug)]
pub enum NamingEvent {
    /// The user, known by this identity, chooses a name.
    Choose(String, Identity),
    /// The answer.
    Sent(SubmitEvent<Me>),
}

/// Whether the field of the form asks for another name than the user has.
#[must_use]
pub fn is_new_name(name: &str, identity: &Identity) -> bool {
    !identity.is_member() && !name.is_empty() && identity.name() != Some(name)
}

impl Naming {
    fn send(&mut self, event: SubmitEvent<Me>) -> Option<Call<NamingEvent>> {
        let call = self.sending.update(event);
        call.map(|call| call.map(NamingEvent::Sent))
    }

    fn choose(&mut self, name: String, identity: &Identity) -> Option<Call<NamingEvent>> {
        if self.sending.is_busy() {
            return None;
        }
        let body = NameBody { name };
        let request = if identity.me().is_some() {
            requests::choose_name(&body)
        } else {
            self.wanted = Some(body);
            requests::become_guest()
        };
        self.send(SubmitEvent::Submit(request))
    }

    fn sent(&mut self, event: SubmitEvent<Me>) -> Option<Call<NamingEvent>> {
        let call = self.send(event);
        let wanted = self.wanted.take();
        match wanted.filter(|_| self.sending.answer().is_some()) {
            Some(body) => self.send(SubmitEvent::Submit(requests::choose_name(&body))),
            None => call,
        }
    }
}

impl Model for Naming {
    type Event = NamingEvent;
    type Effect = Call<NamingEvent>;

    fn apply(&mut self, event: NamingEvent, _now: u64) -> Update<Call<NamingEvent>> {
        let call = match event {
            NamingEvent::Choose(name, identity) => self.choose(name, &identity),
            NamingEvent::Sent(event) => self.sent(event),
        };
        Update::visible(call.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::api::Method;
    use crate::model::api::tests::refused;

    const ANNA: &str = r#"{"person":{"id":"aaaaaaaaaaaaaaaa","name":"anna","kind":"guest"},"role":"member","created":1}"#;

    fn send(model: &mut Naming, event: NamingEvent) -> Option<Call<NamingEvent>> {
        model.apply(event, 0).effects.pop()
    }

    fn choose(name: &str, identity: Identity) -> NamingEvent {
        NamingEvent::Choose(name.to_owned(), identity)
    }

    fn anna() -> Identity {
        Identity::Somebody(serde_json::from_str(ANNA).unwrap())
    }

    #[test]
    fn a_visitor_becomes_a_guest_who_is_then_named() {
        let mut model = Naming::default();
        let call = send(&mut model, choose("anna", Identity::Nobody)).unwrap();
        assert_eq!(call.http().method, Method::Post);
        assert_eq!(send(&mut model, choose("ben", Identity::Nobody)), None);
        let call = send(&mut model, call.answered(Ok(ANNA.to_owned()))).unwrap();
        assert_eq!(call.http().method, Method::Put);
        assert_eq!(call.http().body.as_deref(), Some(r#"{"name":"anna"}"#));
        assert!(model.sending.is_busy(), "the name is not known yet");
        assert_eq!(send(&mut model, call.answered(Ok(ANNA.to_owned()))), None);
        assert!(model.sending.answer().is_some());
    }

    #[test]
    fn a_guest_is_only_named_and_a_refusal_is_shown() {
        let mut model = Naming::default();
        let call = send(&mut model, choose("ben", anna())).unwrap();
        assert_eq!(call.http().method, Method::Put);
        let answer = call.answered(Err(refused("name_taken")));
        assert_eq!(send(&mut model, answer), None);
        assert_eq!(model.sending.failure(), Some(&refused("name_taken")));
        // A visitor who could not become a guest is not named later.
        let call = send(&mut model, choose("ben", Identity::Nobody)).unwrap();
        let answer = call.answered(Err(refused("door_closed")));
        assert_eq!(send(&mut model, answer), None);
    }

    #[test]
    fn a_name_is_new_if_it_is_another_one() {
        assert!(is_new_name("ben", &anna()) && is_new_name("ben", &Identity::Nobody));
        assert!(!is_new_name("anna", &anna()) && !is_new_name("", &Identity::Nobody));
    }
}
