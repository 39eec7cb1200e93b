//! A form that is sent to the server.

use serde::de::DeserializeOwned;

use super::{ApiRequest, Call, Failure};
use crate::model::{Model, Update};

/// The state of a form that is sent. Its button is disabled until the answer arrives.
#[derive(Clone, PartialEq, Debug)]
pub struct Submission<T> {
    is_busy: bool,
    failure: Option<Failure>,
    answer: Option<T>,
}

/// What can happen to it.
#[derive(Clone, PartialEq, Debug)]
pub enum SubmitEvent<T> {
    /// The user sends it.
    Submit(ApiRequest<T>),
    /// The answer.
    Answered(Result<T, Failure>),
}

impl<T> Default for Submission<T> {
    fn default() -> Self {
        Self {
            is_busy: false,
            failure: None,
            answer: None,
        }
    }
}

impl<T: DeserializeOwned + 'static> Submission<T> {
    /// Whether an answer is awaited.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.is_busy
    }

    /// Why the last attempt failed.
    #[must_use]
    pub const fn failure(&self) -> Option<&Failure> {
        self.failure.as_ref()
    }

    /// The answer to the last attempt, if it was successful.
    #[must_use]
    pub const fn answer(&self) -> Option<&T> {
        self.answer.as_ref()
    }

    /// Applies an event; returns the request to make. Nothing is sent while an answer is awaited.
    pub fn update(&mut self, event: SubmitEvent<T>) -> Option<Call<SubmitEvent<T>>> {
        match event {
            SubmitEvent::Submit(_) if self.is_busy => None,
            SubmitEvent::Submit(request) => {
                *self = Self {
                    is_busy: true,
                    ..Self::default()
                };
                Some(Call::new(request, SubmitEvent::Answered))
            }
            SubmitEvent::Answered(answer) => {
                self.is_busy = false;
                match answer {
                    Ok(answer) => self.answer = Some(answer),
                    Err(failure) => self.failure = Some(failure),
                }
                None
            }
        }
    }
}

impl<T: DeserializeOwned + 'static> Model for Submission<T> {
    type Event = SubmitEvent<T>;
    type Effect = Call<SubmitEvent<T>>;

    fn apply(&mut self, event: SubmitEvent<T>, _now: u64) -> Update<Call<SubmitEvent<T>>> {
        Update::visible(self.update(event).into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::api::Method;
    use crate::model::api::tests::refused;

    fn submit(model: &mut Submission<u8>) -> Option<Call<SubmitEvent<u8>>> {
        model.update(SubmitEvent::Submit(ApiRequest::new(Method::Post, "a")))
    }

    #[test]
    fn a_form_is_sent_once_at_a_time() {
        let mut model = Submission::default();
        assert!(!model.is_busy());
        let call = submit(&mut model).unwrap();
        assert!(model.is_busy());
        assert_eq!(submit(&mut model), None);
        model.update(call.answered(Ok("7".to_owned())));
        assert_eq!((model.is_busy(), model.answer()), (false, Some(&7)));
        assert_eq!(model.failure(), None);
    }

    #[test]
    fn a_refusal_is_shown_until_the_next_attempt() {
        let mut model = Submission::default();
        let call = submit(&mut model).unwrap();
        model.update(call.answered(Err(refused("wrong_password"))));
        assert_eq!((model.is_busy(), model.answer()), (false, None));
        assert_eq!(model.failure(), Some(&refused("wrong_password")));
        let call = submit(&mut model).unwrap();
        assert_eq!(model.failure(), None);
        model.update(call.answered(Ok("7".to_owned())));
        assert_eq!(model.answer(), Some(&7));
        // The success is no longer shown while the form is sent again.
        submit(&mut model).unwrap();
        assert_eq!(model.answer(), None);
    }
}
