//! Adding and removing a second factor besides the password.

use paisho_wire::{RecoveryCodes, SecondFactorOffered};

use crate::model::api::{Call, Submission, SubmitEvent};
use crate::model::{Model, Update};

/// The stage of adding a second factor.
#[derive(Clone, PartialEq, Debug)]
pub enum Stage {
    /// There is no second factor.
    Without,
    /// The server has sent the secret for the authenticator app, and waits for a code from it.
    Offered(SecondFactorOffered),
    /// The second factor is in use; these are the recovery codes to write down.
    Added(RecoveryCodes),
    /// The second factor was already in use.
    With,
}

/// The second factor of the user's account, with a form for each stage.
#[derive(Clone, PartialEq, Debug)]
pub struct SecondFactor {
    stage: Stage,
    /// The form that asks for the secret.
    pub offering: Submission<SecondFactorOffered>,
    /// The form with the first code.
    pub adding: Submission<RecoveryCodes>,
    /// The form that removes the second factor.
    pub removing: Submission<()>,
}

/// What happens to the second factor.
#[derive(Clone, PartialEq, Debug)]
pub enum SecondFactorEvent {
    /// The secret is asked for.
    Offer(SubmitEvent<SecondFactorOffered>),
    /// The first code is sent.
    Add(SubmitEvent<RecoveryCodes>),
    /// The second factor is removed.
    Remove(SubmitEvent<()>),
}

impl SecondFactor {
    /// The second factor of an account that has one or not.
    #[must_use]
    pub fn new(first: Stage) -> Self {
        Self {
            stage: first,
            offering: Submission::default(),
            adding: Submission::default(),
            removing: Submission::default(),
        }
    }

    /// The stage.
    #[must_use]
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Every stage begins with an empty form.
    fn enter(&mut self, stage: Stage) {
        *self = Self::new(stage);
    }
}

impl Model for SecondFactor {
    type Event = SecondFactorEvent;
    type Effect = Call<SecondFactorEvent>;

    fn apply(&mut self, event: SecondFactorEvent, _now: u64) -> Update<Call<SecondFactorEvent>> {
        let call = match event {
            SecondFactorEvent::Offer(event) => {
                let call = self.offering.update(event);
                if let Some(offered) = self.offering.answer().cloned() {
                    self.enter(Stage::Offered(offered));
                }
                call.map(|call| call.map(SecondFactorEvent::Offer))
            }
            SecondFactorEvent::Add(event) => {
                let call = self.adding.update(event);
                if let Some(codes) = self.adding.answer().cloned() {
                    self.enter(Stage::Added(codes));
                }
                call.map(|call| call.map(SecondFactorEvent::Add))
            }
            SecondFactorEvent::Remove(event) => {
                let call = self.removing.update(event);
                if self.removing.answer().is_some() {
                    self.enter(Stage::Without);
                }
                call.map(|call| call.map(SecondFactorEvent::Remove))
            }
        };
        Update::visible(call.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use paisho_wire::{CodeBody, RemoveSecondFactorBody, SecondFactorBody};

    use super::*;
    use crate::model::api::requests;
    use crate::model::api::tests::refused;

    fn send(model: &mut SecondFactor, event: SecondFactorEvent) -> Option<Call<SecondFactorEvent>> {
        model.apply(event, 0).effects.pop()
    }

    fn code(code: &str) -> SecondFactorEvent {
        let body = CodeBody {
            code: code.to_owned().into(),
        };
        SecondFactorEvent::Add(SubmitEvent::Submit(requests::add_second_factor(&body)))
    }

    #[test]
    fn a_second_factor_is_offered_tried_and_used() {
        let mut model = SecondFactor::new(Stage::Without);
        let body = SecondFactorBody {
            password: "secret".to_owned().into(),
        };
        let offer = SubmitEvent::Submit(requests::offer_second_factor(&body));
        let call = send(&mut model, SecondFactorEvent::Offer(offer)).unwrap();
        let offered = r#"{"secret":"ABC","uri":"otpauth://x"}"#.to_owned();
        send(&mut model, call.answered(Ok(offered)));
        assert!(
            matches!(model.stage(), Stage::Offered(offered) if offered.secret.reveal() == "ABC")
        );
        let call = send(&mut model, code("1")).unwrap();
        send(&mut model, call.answered(Err(refused("wrong_code"))));
        assert_eq!(model.adding.failure(), Some(&refused("wrong_code")));
        assert!(matches!(model.stage(), Stage::Offered(_)));
        let call = send(&mut model, code("2")).unwrap();
        send(
            &mut model,
            call.answered(Ok(r#"{"codes":["r1"]}"#.to_owned())),
        );
        assert!(matches!(model.stage(), Stage::Added(codes) if codes.codes.len() == 1));
    }

    #[test]
    fn it_can_be_removed() {
        let mut model = SecondFactor::new(Stage::With);
        let body = RemoveSecondFactorBody {
            password: "secret".to_owned().into(),
            code: "1".to_owned().into(),
        };
        let remove = SubmitEvent::Submit(requests::remove_second_factor(&body));
        let call = send(&mut model, SecondFactorEvent::Remove(remove)).unwrap();
        assert_eq!(model.stage(), &Stage::With);
        send(&mut model, call.answered(Ok(String::new())));
        assert_eq!(model.stage(), &Stage::Without);
    }
}
