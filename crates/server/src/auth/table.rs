//! The authorization table: for each action, who may do it and what a token needs.

use super::{Caller, CallerKind, Denied, Pass};
use crate::account::Scope;

/// What a request does, as far as authorization is concerned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Read public data.
    Look,
    /// Sign in: as a guest, by registering, with a password or a link.
    SignIn,
    /// Read the account's own data.
    ReadOwn,
    /// Sign out, change preferences, block people, export data, delete the account.
    TendSelf,
    /// Choose the name of a guest.
    ChooseName,
    /// Change passwords and addresses, create tokens and bots.
    TendSecrets,
    /// Seek games and play them.
    Play,
    /// Write in a chat.
    Speak,
    /// Report a user.
    Report,
    /// Handle reports and suspend users.
    Moderate,
    /// Appoint and dismiss moderators.
    Appoint,
}

impl Action {
    /// All actions.
    pub const ALL: [Self; 11] = [
        Self::Look,
        Self::SignIn,
        Self::ReadOwn,
        Self::TendSelf,
        Self::ChooseName,
        Self::TendSecrets,
        Self::Play,
        Self::Speak,
        Self::Report,
        Self::Moderate,
        Self::Appoint,
    ];
}

/// Whether an action is allowed with a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tokens {
    /// With any token.
    Any,
    /// With a token that has this scope.
    With(Scope),
    /// Never; it needs a session.
    Never,
}

use CallerKind::{Admin, Anonymous, Bot, Guest, Moderator, Person};

const EVERYBODY: &[CallerKind] = &[Anonymous, Guest, Person, Bot, Moderator, Admin];
const SIGNED_IN: &[CallerKind] = &[Guest, Person, Bot, Moderator, Admin];
const PEOPLE: &[CallerKind] = &[Guest, Person, Moderator, Admin];
const REGISTERED: &[CallerKind] = &[Person, Moderator, Admin];
const GUARDIANS: &[CallerKind] = &[Moderator, Admin];

/// Who may do an action, and with which tokens.
const fn line(action: Action) -> (&'static [CallerKind], Tokens) {
    match action {
        Action::Look => (EVERYBODY, Tokens::Any),
        Action::SignIn => (EVERYBODY, Tokens::Never),
        Action::ReadOwn => (SIGNED_IN, Tokens::With(Scope::Read)),
        Action::TendSelf => (PEOPLE, Tokens::Never),
        Action::ChooseName => (&[Guest], Tokens::Never),
        Action::TendSecrets => (REGISTERED, Tokens::Never),
        Action::Play => (SIGNED_IN, Tokens::With(Scope::Play)),
        Action::Speak => (SIGNED_IN, Tokens::With(Scope::Chat)),
        Action::Report => (PEOPLE, Tokens::Never),
        Action::Moderate => (GUARDIANS, Tokens::Never),
        Action::Appoint => (&[Admin], Tokens::Never),
    }
}

/// Whether an action is allowed without signing in.
#[must_use]
pub fn is_for_everybody(action: Action) -> bool {
    line(action).0.contains(&Anonymous)
}

/// Which tokens allow an action.
#[must_use]
pub const fn tokens(action: Action) -> Tokens {
    line(action).1
}

/// Whether the caller may do the action.
///
/// # Errors
/// Why not.
pub fn decide(caller: &Caller, action: Action) -> Result<(), Denied> {
    let (kinds, tokens) = line(action);
    let kind = caller.kind();
    if !kinds.contains(&kind) {
        return Err(match kind {
            Anonymous => Denied::SignInFirst,
            Guest | Person | Bot | Moderator | Admin => Denied::NotForYou,
        });
    }
    match (&caller.pass, tokens) {
        (Pass::Token(_), Tokens::Never) => Err(Denied::NeedsSession),
        (Pass::Token(held), Tokens::With(scope)) if !held.contains(&scope) => {
            Err(Denied::NeedsScope(scope))
        }
        (Pass::Token(_), Tokens::Any | Tokens::With(_)) => Ok(()),
        (Pass::None | Pass::Session(_), _) => Ok(()),
    }
}
