//! Who may do what, decided in one place.
//!
//! Every route has one [`Action`] in [`ROUTES`], every action has one line in the table of
//! [`decide`]. A route that is not in the list is refused to everybody.

mod routes;
mod table;

use std::fmt;

use crate::account::Scope;
use crate::store::{Account, AccountKind, Role, SessionRow};

pub use routes::{ROUTES, Route, action_of};
pub use table::{Action, Tokens, decide, is_for_everybody, tokens};

/// Who somebody is to the house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Standing {
    /// Nobody knows.
    Anonymous,
    /// Somebody who has not registered.
    Guest,
    /// Somebody who has.
    Person,
    /// A program.
    Bot,
    /// Somebody who looks after people.
    Moderator,
    /// Somebody who makes moderators.
    Admin,
}

/// How somebody proves who they are.
#[derive(Clone, Debug)]
pub enum Pass {
    /// Not at all.
    None,
    /// By the session of a browser.
    Session(SessionRow),
    /// By a token with scopes.
    Token(Vec<Scope>),
}

/// Who makes a request.
#[derive(Clone, Debug)]
pub struct Caller {
    /// The account.
    pub account: Option<Account>,
    /// How it was proved.
    pub pass: Pass,
}

impl Caller {
    /// Somebody unknown.
    pub const ANONYMOUS: Self = Self {
        account: None,
        pass: Pass::None,
    };

    /// Who they are to the house.
    #[must_use]
    pub fn standing(&self) -> Standing {
        let Some(account) = &self.account else {
            return Standing::Anonymous;
        };
        match (account.kind, account.role) {
            (AccountKind::Guest, _) => Standing::Guest,
            (AccountKind::Bot, _) => Standing::Bot,
            (AccountKind::Person, Role::Member) => Standing::Person,
            (AccountKind::Person, Role::Moderator) => Standing::Moderator,
            (AccountKind::Person, Role::Admin) => Standing::Admin,
        }
    }
}

/// Why somebody may not do something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Denied {
    /// It needs an account, if only a guest's.
    SignInFirst,
    /// It is not for this standing.
    NotForYou,
    /// It needs a session; no token will do.
    NeedsSession,
    /// It needs a session that was opened with a second factor.
    NeedsSecondFactor,
    /// The token lacks a scope.
    NeedsScope(Scope),
}

impl fmt::Display for Denied {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SignInFirst => f.write_str("sign in first, or come as a guest"),
            Self::NotForYou => f.write_str("your account may not do this"),
            Self::NeedsSession => f.write_str("this needs a session; tokens are not enough"),
            Self::NeedsSecondFactor => f.write_str(
                "this needs a second factor: set one up in your account, or sign in with it",
            ),
            Self::NeedsScope(scope) => write!(f, "the token lacks the scope `{scope}`"),
        }
    }
}

impl std::error::Error for Denied {}
