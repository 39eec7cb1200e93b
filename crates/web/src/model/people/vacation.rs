//! Vacation from all correspondence games.

use paisho_wire::VacationShown;

use crate::model::api::{Call, LoadEvent, Loadable, Submission, SubmitEvent, requests};
use crate::model::{Model, Update};

/// How much vacation is left, and the button that begins or ends it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Vacation {
    /// What is shown.
    pub shown: Loadable<VacationShown>,
    /// The change that is sent.
    pub changing: Submission<VacationShown>,
}

/// What happens to vacation.
#[derive(Clone, PartialEq, Debug)]
pub enum VacationEvent {
    /// The page is opened.
    Open,
    /// The vacation is requested.
    Shown(LoadEvent<VacationShown>),
    /// The user begins a vacation, or ends it if there is one.
    Change,
    /// The answer to that.
    Changed(SubmitEvent<VacationShown>),
}

impl Model for Vacation {
    type Event = VacationEvent;
    type Effect = Call<VacationEvent>;

    fn apply(&mut self, event: VacationEvent, _now: u64) -> Update<Call<VacationEvent>> {
        let call = match event {
            VacationEvent::Open => self.load(LoadEvent::Ask(requests::vacation())),
            VacationEvent::Shown(event) => self.load(event),
            VacationEvent::Change => {
                let is_away = self.shown.here().is_some_and(|shown| shown.until.is_some());
                let request = if is_away {
                    requests::end_vacation()
                } else {
                    requests::begin_vacation()
                };
                self.send(SubmitEvent::Submit(request))
            }
            VacationEvent::Changed(event) => {
                let call = self.send(event);
                if let Some(shown) = self.changing.answer() {
                    self.shown.replace(*shown);
                }
                call
            }
        };
        Update::visible(call.into_iter().collect())
    }
}

impl Vacation {
    fn load(&mut self, event: LoadEvent<VacationShown>) -> Option<Call<VacationEvent>> {
        let call = self.shown.update(event);
        call.map(|call| call.map(VacationEvent::Shown))
    }

    fn send(&mut self, event: SubmitEvent<VacationShown>) -> Option<Call<VacationEvent>> {
        let call = self.changing.update(event);
        call.map(|call| call.map(VacationEvent::Changed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::api::Method;
    use crate::model::api::tests::refused;

    fn send(model: &mut Vacation, event: VacationEvent) -> Option<Call<VacationEvent>> {
        model.apply(event, 0).effects.pop()
    }

    #[test]
    fn one_button_begins_and_ends_it() {
        let mut model = Vacation::default();
        let call = send(&mut model, VacationEvent::Open).unwrap();
        send(&mut model, call.answered(Ok(r#"{"left":9}"#.to_owned())));
        let call = send(&mut model, VacationEvent::Change).unwrap();
        assert_eq!(call.http().method, Method::Put);
        assert_eq!(send(&mut model, VacationEvent::Change), None, "it is sent");
        let away = r#"{"until":5,"left":8}"#.to_owned();
        send(&mut model, call.answered(Ok(away)));
        assert_eq!(model.shown.here().and_then(|shown| shown.until), Some(5));
        let call = send(&mut model, VacationEvent::Change).unwrap();
        assert_eq!(call.http().method, Method::Delete);
        send(&mut model, call.answered(Err(refused("too_fast"))));
        assert_eq!(model.changing.failure(), Some(&refused("too_fast")));
        assert_eq!(model.shown.here().and_then(|shown| shown.until), Some(5));
    }
}
