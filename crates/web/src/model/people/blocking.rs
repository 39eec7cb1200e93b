//! The button that blocks or unblocks a person.

use crate::model::api::{Call, Failure, requests};
use crate::model::{Model, Update};

/// Whether the user blocks a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Blocking {
    name: String,
    is_blocked: bool,
}

/// What happens to the block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BlockingEvent {
    /// The page is opened.
    Open,
    /// The names of all people whom the user blocks.
    Listed(Result<Vec<String>, Failure>),
    /// The user presses the button.
    Press,
    /// The answer to that, with the new state.
    Changed(bool, Result<(), Failure>),
}

impl Blocking {
    /// A person who is not known to be blocked.
    #[must_use]
    pub const fn new(name: String) -> Self {
        Self {
            name,
            is_blocked: false,
        }
    }

    /// Whether the person is blocked.
    #[must_use]
    pub const fn is_blocked(&self) -> bool {
        self.is_blocked
    }
}

impl Model for Blocking {
    type Event = BlockingEvent;
    type Effect = Call<BlockingEvent>;

    fn apply(&mut self, event: BlockingEvent, _now: u64) -> Update<Call<BlockingEvent>> {
        let call = match event {
            BlockingEvent::Open => Some(Call::new(requests::blocks(), BlockingEvent::Listed)),
            BlockingEvent::Listed(names) => {
                if let Ok(names) = names {
                    self.is_blocked = names.contains(&self.name);
                }
                None
            }
            BlockingEvent::Press => {
                let will_be = !self.is_blocked;
                let request = if will_be {
                    requests::block(&self.name)
                } else {
                    requests::unblock(&self.name)
                };
                Some(Call::new(request, move |answer| {
                    BlockingEvent::Changed(will_be, answer)
                }))
            }
            BlockingEvent::Changed(is_blocked, answer) => {
                if answer.is_ok() {
                    self.is_blocked = is_blocked;
                }
                None
            }
        };
        Update::visible(call.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::api::Method;

    fn send(model: &mut Blocking, event: BlockingEvent) -> Option<Call<BlockingEvent>> {
        model.apply(event, 0).effects.pop()
    }

    #[test]
    fn one_button_blocks_and_unblocks() {
        let mut model = Blocking::new("eve".to_owned());
        let call = send(&mut model, BlockingEvent::Open).unwrap();
        send(&mut model, call.answered(Ok(r#"["ana"]"#.to_owned())));
        assert!(!model.is_blocked());
        let call = send(&mut model, BlockingEvent::Press).unwrap();
        assert_eq!(call.http().method, Method::Put);
        send(&mut model, call.answered(Ok(String::new())));
        assert!(model.is_blocked());
        let call = send(&mut model, BlockingEvent::Press).unwrap();
        assert_eq!(call.http().method, Method::Delete);
        send(&mut model, call.answered(Err(Failure::Unreachable)));
        assert!(model.is_blocked(), "the server does not know");
        let call = send(&mut model, BlockingEvent::Open).unwrap();
        send(&mut model, call.answered(Ok(r#"["eve"]"#.to_owned())));
        assert!(model.is_blocked());
    }
}
