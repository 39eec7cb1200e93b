//! Something that a page loads from the server and shows.

use serde::de::DeserializeOwned;

use super::{ApiRequest, Call, Failure};
use crate::model::online::Latest;
use crate::model::{Model, Update};

/// What there is to show.
#[derive(Clone, PartialEq, Debug)]
pub enum Loaded<T> {
    /// The request is under way.
    Coming,
    /// The answer.
    Here(T),
    /// The request failed.
    Failed(Failure),
}

/// Something that a page loads. Of several requests only the answer to the last one counts.
#[derive(Clone, PartialEq, Debug)]
pub struct Loadable<T> {
    loaded: Loaded<T>,
    /// The last request, which is repeated after a change.
    last: Option<ApiRequest<T>>,
    latest: Latest,
}

/// What can happen to it.
#[derive(Clone, PartialEq, Debug)]
pub enum LoadEvent<T> {
    /// It is requested. What is shown stays until the answer arrives.
    Ask(ApiRequest<T>),
    /// It is requested again.
    AskAgain,
    /// The user changes it on the server. It is requested again, which shows whether that worked.
    Change(ApiRequest<()>),
    /// An answer, with the number of its request.
    Came(Latest, Result<T, Failure>),
}

impl<T> Default for Loadable<T> {
    fn default() -> Self {
        Self {
            loaded: Loaded::Coming,
            last: None,
            latest: Latest::default(),
        }
    }
}

impl<T: DeserializeOwned + 'static> Loadable<T> {
    /// Something that can't be requested.
    #[must_use]
    pub fn failed(failure: Failure) -> Self {
        Self {
            loaded: Loaded::Failed(failure),
            ..Self::default()
        }
    }

    /// What there is to show.
    #[must_use]
    pub const fn loaded(&self) -> &Loaded<T> {
        &self.loaded
    }

    /// The answer, if it has arrived.
    #[must_use]
    pub const fn here(&self) -> Option<&T> {
        match &self.loaded {
            Loaded::Here(value) => Some(value),
            Loaded::Coming | Loaded::Failed(_) => None,
        }
    }

    /// Shows something that arrived in another way; answers under way come too late.
    pub fn replace(&mut self, value: T) {
        self.latest.ask();
        self.loaded = Loaded::Here(value);
    }

    /// Applies an event; returns the request to make.
    pub fn update(&mut self, event: LoadEvent<T>) -> Option<Call<LoadEvent<T>>> {
        match event {
            LoadEvent::Ask(request) => Some(self.ask(request)),
            LoadEvent::AskAgain => {
                let last = self.last.clone()?;
                Some(self.ask(last))
            }
            LoadEvent::Change(request) => Some(Call::new(request, |_| LoadEvent::AskAgain)),
            LoadEvent::Came(asked, answer) => {
                if asked == self.latest {
                    self.loaded = match answer {
                        Ok(value) => Loaded::Here(value),
                        Err(failure) => Loaded::Failed(failure),
                    };
                }
                None
            }
        }
    }

    fn ask(&mut self, request: ApiRequest<T>) -> Call<LoadEvent<T>> {
        let asked = self.latest.ask();
        self.last = Some(request.clone());
        Call::new(request, move |answer| LoadEvent::Came(asked, answer))
    }
}

impl<T: DeserializeOwned + 'static> Model for Loadable<T> {
    type Event = LoadEvent<T>;
    type Effect = Call<LoadEvent<T>>;

    fn apply(&mut self, event: LoadEvent<T>, _now: u64) -> Update<Call<LoadEvent<T>>> {
        Update {
            is_visible: matches!(event, LoadEvent::Came(..)),
            effects: self.update(event).into_iter().collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::api::Method;

    fn request(path: &str) -> ApiRequest<u8> {
        ApiRequest::new(Method::Get, path)
    }

    /// Sends an event that makes a request.
    fn asked(model: &mut Loadable<u8>, event: LoadEvent<u8>) -> Call<LoadEvent<u8>> {
        model.update(event).unwrap()
    }

    fn answer(model: &mut Loadable<u8>, call: Call<LoadEvent<u8>>, text: &str) {
        assert_eq!(model.update(call.answered(Ok(text.to_owned()))), None);
    }

    #[test]
    fn it_is_coming_then_here() {
        let mut model = Loadable::default();
        assert_eq!(model.loaded(), &Loaded::Coming);
        let call = asked(&mut model, LoadEvent::Ask(request("a")));
        assert_eq!((model.loaded(), model.here()), (&Loaded::Coming, None));
        answer(&mut model, call, "7");
        assert_eq!((model.loaded(), model.here()), (&Loaded::Here(7), Some(&7)));
    }

    #[test]
    fn what_failed_can_be_tried_again() {
        let mut model = Loadable::default();
        let call = asked(&mut model, LoadEvent::Ask(request("a")));
        model.update(call.answered(Err(Failure::Unreachable)));
        assert_eq!(model.loaded(), &Loaded::Failed(Failure::Unreachable));
        let call = asked(&mut model, LoadEvent::AskAgain);
        assert_eq!(call.http().path, "a");
        answer(&mut model, call, "8");
        assert_eq!(model.here(), Some(&8));
    }

    #[test]
    fn only_the_last_answer_counts() {
        let mut model = Loadable::default();
        let first = asked(&mut model, LoadEvent::Ask(request("a")));
        let second = asked(&mut model, LoadEvent::Ask(request("b")));
        answer(&mut model, second, "2");
        answer(&mut model, first, "1");
        assert_eq!(model.here(), Some(&2));
        let third = asked(&mut model, LoadEvent::AskAgain);
        model.replace(9);
        answer(&mut model, third, "3");
        assert_eq!(model.here(), Some(&9));
    }

    #[test]
    fn a_change_is_followed_by_the_list_whether_it_worked_or_not() {
        let mut model = Loadable::default();
        let call = asked(&mut model, LoadEvent::Ask(request("a")));
        answer(&mut model, call, "1");
        let change = ApiRequest::new(Method::Delete, "a/1");
        let call = asked(&mut model, LoadEvent::Change(change));
        assert_eq!(
            (call.http().method, model.here()),
            (Method::Delete, Some(&1))
        );
        let again = model.update(call.answered(Err(Failure::Unreachable)));
        let again = again.unwrap();
        assert_eq!(again.http(), request("a").http());
        answer(&mut model, again, "2");
        assert_eq!(model.here(), Some(&2));
    }

    #[test]
    fn views_see_answers_only() {
        let mut model = Loadable::default();
        let update = model.apply(LoadEvent::Ask(request("a")), 0);
        assert!(!update.is_visible);
        let call = update.effects.into_iter().next().unwrap();
        assert!(model.apply(call.answered(Ok("1".to_owned())), 0).is_visible);
    }
}
