//! Authorization: who may do what, decided in one place.
//!
//! Every route has one [`Action`] in [`ROUTES`], every action has one line in the table of
//! [`decide`]. A route that is not in the list is refused to everyone.

mod routes;
mod table;

use std::fmt;

use crate::account::Scope;
use crate::store::{Account, AccountKind, Role, SessionRow};

pub use routes::{ROUTES, Route, action_of};
pub use table::{Action, Tokens, decide, is_for_everybody, tokens};

/// The kind of user behind a request, as authorization sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CallerKind {
    /// Not signed in.
    Anonymous,
    /// An unregistered user.
    Guest,
    /// A registered user.
    Person,
    /// A program with an account of its own.
    Bot,
    /// A registered user who may moderate.
    Moderator,
    /// A moderator who may also appoint moderators.
    Admin,
}

/// How a request is authenticated.
#[derive(Clone, Debug)]
pub enum Pass {
    /// Not at all.
    None,
    /// By a browser's session.
    Session(SessionRow),
    /// By a token with scopes.
    Token(Vec<Scope>),
}

/// The sender of a request.
#[derive(Clone, Debug)]
pub struct Caller {
    /// The account.
    pub account: Option<Account>,
    /// How the request was authenticated.
    pub pass: Pass,
}

impl Caller {
    /// A request without authentication.
    pub const ANONYMOUS: Self = Self {
        account: None,
        pass: Pass::None,
    };

    /// The kind of user, derived from the account's kind and role.
    #[must_use]
    pub fn kind(&self) -> CallerKind {
        let Some(account) = &self.account else {
            return CallerKind::Anonymous;
        };
        match (account.kind, account.role) {
            (AccountKind::Guest, _) => CallerKind::Guest,
            (AccountKind::Bot, _) => CallerKind::Bot,
            (AccountKind::Person, Role::Member) => CallerKind::Person,
            (AccountKind::Person, Role::Moderator) => CallerKind::Moderator,
            (AccountKind::Person, Role::Admin) => CallerKind::Admin,
        }
    }
}

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Denied {
    /// It needs an account; a guest's is enough.
    SignInFirst,
    /// It is not allowed for this kind of user.
    NotForYou,
    /// It needs a session; a token is not enough.
    NeedsSession,
    /// It needs a session that was opened with a second factor.
    NeedsSecondFactor,
    /// The token lacks a scope.
    NeedsScope(Scope),
}

impl fmt::Display for Denied {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::SignInFirst => f.write_str("sign in first, at least as a guest"),
            Self::NotForYou => f.write_str("your account does not have permission to do this"),
            Self::NeedsSession => f.write_str("this requires a session; a token is not enough"),
            Self::NeedsSecondFactor => f.write_str(
                "this requires a second factor: set one up in your account, or sign in again with \
                 it",
            ),
            Self::NeedsScope(scope) => {
                write!(f, "the token lacks the scope `{scope}`; create one with it")
            }
        }
    }
}

impl std::error::Error for Denied {}
