//! The table: action, standings, and what a token needs.

use super::{Caller, Denied, Pass, Standing};
use crate::account::Scope;

/// What somebody wants to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Look at what everybody may see.
    Look,
    /// Come in: as a guest, by registering, with a password or a link.
    ComeIn,
    /// Read what is one's own.
    ReadOwn,
    /// Leave, change preferences, block people, take one's data along.
    TendSelf,
    /// Change passwords and addresses, make tokens and bots.
    TendSecrets,
    /// Seek games and play them.
    Play,
    /// Say something.
    Speak,
    /// Report somebody.
    Report,
    /// Look after people.
    Moderate,
    /// Make and unmake moderators.
    Appoint,
}

impl Action {
    /// All actions.
    pub const ALL: [Self; 10] = [
        Self::Look,
        Self::ComeIn,
        Self::ReadOwn,
        Self::TendSelf,
        Self::TendSecrets,
        Self::Play,
        Self::Speak,
        Self::Report,
        Self::Moderate,
        Self::Appoint,
    ];
}

/// What a token needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tokens {
    /// Any will do.
    Any,
    /// One with this scope.
    With(Scope),
    /// None will do.
    Never,
}

use Standing::{Admin, Anonymous, Bot, Guest, Moderator, Person};

const EVERYBODY: &[Standing] = &[Anonymous, Guest, Person, Bot, Moderator, Admin];
const SIGNED_IN: &[Standing] = &[Guest, Person, Bot, Moderator, Admin];
const PEOPLE: &[Standing] = &[Guest, Person, Moderator, Admin];
const REGISTERED: &[Standing] = &[Person, Moderator, Admin];
const GUARDIANS: &[Standing] = &[Moderator, Admin];

/// Who may do it, and with which tokens.
const fn line(action: Action) -> (&'static [Standing], Tokens) {
    match action {
        Action::Look => (EVERYBODY, Tokens::Any),
        Action::ComeIn => (EVERYBODY, Tokens::Never),
        Action::ReadOwn => (SIGNED_IN, Tokens::With(Scope::Read)),
        Action::TendSelf => (PEOPLE, Tokens::Never),
        Action::TendSecrets => (REGISTERED, Tokens::Never),
        Action::Play => (SIGNED_IN, Tokens::With(Scope::Play)),
        Action::Speak => (SIGNED_IN, Tokens::With(Scope::Chat)),
        Action::Report => (PEOPLE, Tokens::Never),
        Action::Moderate => (GUARDIANS, Tokens::Never),
        Action::Appoint => (&[Admin], Tokens::Never),
    }
}

/// Whether nobody needs to say who they are to do something.
#[must_use]
pub fn is_for_everybody(action: Action) -> bool {
    line(action).0.contains(&Anonymous)
}

/// What a token needs to do something.
#[must_use]
pub const fn tokens(action: Action) -> Tokens {
    line(action).1
}

/// Whether somebody may do something.
///
/// # Errors
/// Says why not.
pub fn decide(caller: &Caller, action: Action) -> Result<(), Denied> {
    let (standings, tokens) = line(action);
    let standing = caller.standing();
    if !standings.contains(&standing) {
        return Err(match standing {
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
