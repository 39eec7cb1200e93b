//! Access tokens for the user's own programs.

use paisho_wire::{TokenMade, TokenShown};

use crate::model::api::{Call, LoadEvent, Loadable, Submission, SubmitEvent};
use crate::model::{Model, Update};

/// The tokens, and the form to make one.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tokens {
    /// The tokens.
    pub list: Loadable<Vec<TokenShown>>,
    /// The form to make a token.
    pub making: Submission<TokenMade>,
}

/// What happens to tokens.
#[derive(Clone, PartialEq, Debug)]
pub enum TokensEvent {
    /// The list is requested or changed.
    List(LoadEvent<Vec<TokenShown>>),
    /// A token is made. The list is requested again when that has worked.
    Make(SubmitEvent<TokenMade>),
}

impl Model for Tokens {
    type Event = TokensEvent;
    type Effect = Call<TokensEvent>;

    fn apply(&mut self, event: TokensEvent, _now: u64) -> Update<Call<TokensEvent>> {
        let call = match event {
            TokensEvent::List(event) => self.update_list(event),
            TokensEvent::Make(event) => match self.making.update(event) {
                Some(call) => Some(call.map(TokensEvent::Make)),
                None if self.making.answer().is_some() => self.update_list(LoadEvent::AskAgain),
                None => None,
            },
        };
        Update::visible(call.into_iter().collect())
    }
}

impl Tokens {
    fn update_list(&mut self, event: LoadEvent<Vec<TokenShown>>) -> Option<Call<TokensEvent>> {
        self.list
            .update(event)
            .map(|call| call.map(TokensEvent::List))
    }
}

#[cfg(test)]
mod tests {
    use paisho_wire::TokenBody;

    use super::*;
    use crate::model::api::requests;
    use crate::model::api::tests::refused;

    fn send(model: &mut Tokens, event: TokensEvent) -> Option<Call<TokensEvent>> {
        model.apply(event, 0).effects.pop()
    }

    fn make() -> TokensEvent {
        let body = TokenBody {
            password: "secret".to_owned().into(),
            label: "bot".to_owned(),
            scopes: Vec::new(),
            days: None,
        };
        TokensEvent::Make(SubmitEvent::Submit(requests::make_token(&body)))
    }

    #[test]
    fn a_new_token_is_shown_and_the_list_requested_again() {
        let mut model = Tokens::default();
        let list = TokensEvent::List(LoadEvent::Ask(requests::tokens()));
        let call = send(&mut model, list).unwrap();
        assert_eq!(send(&mut model, call.answered(Ok("[]".to_owned()))), None);
        let call = send(&mut model, make()).unwrap();
        let token = r#"{"id":"t1","label":"bot","scopes":[],"created":0}"#;
        let made = format!(r#"{{"secret":"pst_1","token":{token}}}"#);
        let again = send(&mut model, call.answered(Ok(made))).unwrap();
        let secret = model.making.answer().map(|made| made.secret.reveal());
        assert_eq!(secret, Some("pst_1"));
        assert_eq!(again.http(), requests::tokens().http());
        send(&mut model, again.answered(Ok(format!("[{token}]"))));
        assert_eq!(model.list.here().map(Vec::len), Some(1));
    }

    #[test]
    fn a_refused_token_says_why() {
        let mut model = Tokens::default();
        let call = send(&mut model, make()).unwrap();
        let failed = call.answered(Err(refused("wrong_password")));
        assert_eq!(send(&mut model, failed), None);
        assert_eq!(model.making.failure(), Some(&refused("wrong_password")));
    }
}
