//! The account that the server knows us by. The server names it twice: in its answers to requests,
//! and in the greeting of each connection. Both may be outdated, because another tab can sign in or
//! out, and a connection that was opened before a sign-in still speaks for the previous account.

use paisho_wire::{Me, Person, ServerInfo};

use super::{Effect, Event, Latest, Millis, Online, effects};
use crate::model::api::{Call, Failure, Submission, SubmitEvent, requests};
use crate::model::people::Identity;
use crate::model::route::Route;

use super::seeking::SeekWish;

/// The account that the server knows us by.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Account {
    identity: Identity,
    /// The person whom the connection speaks for.
    connected: Option<Person>,
    /// Counts the changes of the identity, so that late answers are recognised.
    told: Latest,
    /// The form to sign in or to register.
    pub entering: Submission<Me>,
    /// Whether the server has asked for a code besides the password. The field for it stays once it
    /// was needed.
    pub needs_code: bool,
    /// The form to delete the account.
    pub deleting: Submission<()>,
}

/// What happens to the account.
#[derive(Clone, PartialEq, Debug)]
pub enum AccountEvent {
    /// The server is asked for our account.
    Identify,
    /// The answer to that.
    Identified(Latest, Result<Box<ServerInfo>, Failure>),
    /// A page with one of the forms is opened.
    OpenForm,
    /// The form to sign in or to register.
    Enter(SubmitEvent<Me>),
    /// The user signs out.
    SignOut,
    /// The answer to that.
    SignedOut(Result<(), Failure>),
    /// The form to delete the account.
    Delete(SubmitEvent<()>),
    /// The user wants to take part without an account.
    BecomeGuest,
    /// The answer to that, and what the guest wants to do.
    Guest(Result<Box<Me>, Failure>, Option<Box<SeekWish>>),
}

impl Account {
    /// The account, as the server said last.
    #[must_use]
    pub const fn identity(&self) -> &Identity {
        &self.identity
    }

    /// The person whom the connection speaks for.
    #[must_use]
    pub const fn connected(&self) -> Option<&Person> {
        self.connected.as_ref()
    }

    /// Whether the connection speaks for us. Shortly after signing in it may not do so yet.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        let me = self.identity.me().map(|me| &me.person);
        me.is_some() && me == self.connected()
    }

    /// Takes the greeting of a connection; returns whether it speaks for another person than the
    /// one before.
    pub(super) fn greeted(&mut self, you: Option<Person>) -> bool {
        let is_other = self.connected != you;
        self.connected = you;
        is_other
    }

    /// Whether the greeting of the connection agrees with what we know. Otherwise another tab has
    /// signed in or out, or our account is not known yet.
    pub(super) fn is_up_to_date(&self) -> bool {
        let me = self.identity.me().map(|me| &me.person.id);
        let connected = self.connected.as_ref().map(|person| &person.id);
        self.identity != Identity::Unknown && me == connected
    }
}

impl Online {
    /// Asks the server for our account.
    pub(super) fn identify(&self) -> Effect {
        let asked = self.account.told;
        Effect::Call(Call::new(requests::server_info(), move |answer| {
            AccountEvent::Identified(asked, answer.map(Box::new)).into()
        }))
    }

    pub(super) fn update_account(&mut self, event: AccountEvent, now: Millis) -> Vec<Effect> {
        match event {
            AccountEvent::Identify => vec![self.identify()],
            AccountEvent::Identified(asked, Ok(info)) => self.identified(asked, *info, now),
            AccountEvent::OpenForm => {
                self.account.entering = Submission::default();
                self.account.needs_code = false;
                self.account.deleting = Submission::default();
                Vec::new()
            }
            AccountEvent::Enter(event) => self.enter(event, now),
            AccountEvent::SignOut => {
                let call = Call::new(requests::sign_out(), AccountEvent::SignedOut);
                vec![Effect::Call(call.map(Event::Account))]
            }
            AccountEvent::SignedOut(Ok(())) => self.left_account(now),
            // If the server can't be reached, the session remains and nothing is shown.
            AccountEvent::Identified(_, Err(_)) | AccountEvent::SignedOut(Err(_)) => Vec::new(),
            AccountEvent::Delete(event) => {
                let call = self.account.deleting.update(event);
                if self.account.deleting.answer().is_some() {
                    self.account.deleting = Submission::default();
                    return self.left_account(now);
                }
                let call = call.map(|call| call.map(|event| AccountEvent::Delete(event).into()));
                call.map(Effect::Call).into_iter().collect()
            }
            AccountEvent::BecomeGuest => vec![become_guest(None)],
            AccountEvent::Guest(answer, wish) => self.guest(answer, wish, now),
        }
    }

    fn identified(&mut self, asked: Latest, mut info: ServerInfo, now: Millis) -> Vec<Effect> {
        let you = info.you.take();
        self.server = Some(info);
        // If the user signed in or out in the meantime, the answer is outdated.
        if asked != self.account.told {
            return Vec::new();
        }
        self.became(
            you.map_or(Identity::Nobody, |me| Identity::Somebody(Box::new(me))),
            now,
        )
    }

    fn enter(&mut self, event: SubmitEvent<Me>, now: Millis) -> Vec<Effect> {
        let call = self.account.entering.update(event);
        let failure = self.account.entering.failure();
        self.account.needs_code |= failure.is_some_and(Failure::asks_for_code);
        if let Some(me) = self.account.entering.answer().cloned() {
            self.account.entering = Submission::default();
            let mut done = self.became(Identity::Somebody(Box::new(me)), now);
            done.push(Effect::Go(Route::Lobby));
            return done;
        }
        let call = call.map(|call| call.map(|event| AccountEvent::Enter(event).into()));
        call.map(Effect::Call).into_iter().collect()
    }

    fn left_account(&mut self, now: Millis) -> Vec<Effect> {
        let mut done = self.became(Identity::Nobody, now);
        done.push(Effect::Go(Route::Home));
        done
    }

    fn guest(
        &mut self,
        answer: Result<Box<Me>, Failure>,
        wish: Option<Box<SeekWish>>,
        now: Millis,
    ) -> Vec<Effect> {
        match answer {
            Ok(me) => {
                let mut done = self.became(Identity::Somebody(me), now);
                done.extend(wish.map(|wish| wish.call()));
                done
            }
            Err(why) => {
                // Spectators who wanted to write simply go on watching.
                if wish.is_some() {
                    self.seek_failure = Some(why);
                }
                Vec::new()
            }
        }
    }

    /// Changes the identity. A connection that speaks for another person is opened anew.
    fn became(&mut self, identity: Identity, now: Millis) -> Vec<Effect> {
        self.account.told.ask();
        if self.account.identity == identity {
            return Vec::new();
        }
        let before = std::mem::replace(&mut self.account.identity, identity);
        // After `Unknown` no new connection is needed: the current one was opened with the cookies
        // that belong to this identity.
        let is_other = before != Identity::Unknown && !before.is_same(&self.account.identity);
        let mut done = if is_other {
            effects(self.link.redial(now), now)
        } else {
            Vec::new()
        };
        done.push(Effect::IdentityChanged);
        done
    }
}

/// Becomes a guest, who then does something.
pub(super) fn become_guest(wish: Option<Box<SeekWish>>) -> Effect {
    Effect::Call(Call::new(requests::become_guest(), move |answer| {
        AccountEvent::Guest(answer.map(Box::new), wish).into()
    }))
}
