//! Errors of account operations.

use std::fmt;

use paisho_wire::UnixMillis;

use super::hashing::HashingFailed;
use super::name::NameError;
use super::password::PasswordError;
use crate::store::StoreError;

/// Why an account operation was refused.
#[derive(Debug)]
pub enum AccountError {
    /// The name is invalid.
    Name(NameError),
    /// The name, or one that looks like it, is taken.
    NameTaken,
    /// The password is invalid.
    Password(PasswordError),
    /// The e-mail address is invalid.
    Email,
    /// The name or the password is wrong.
    WrongPassword,
    /// The password must be given again, and was not.
    PasswordNeeded,
    /// A second-factor code is needed in addition to the password.
    CodeNeeded,
    /// The code is wrong or was used before.
    WrongCode,
    /// There is no second factor, or setting one up was not begun.
    NoSecondFactor,
    /// The daily limit of mails is reached.
    TooManyMails,
    /// A moderator has suspended the account until this time.
    Suspended(UnixMillis),
    /// This server does not allow it.
    DoorClosed,
    /// There is no such account.
    NoSuchAccount,
    /// There is no such token.
    NoSuchToken,
    /// The link has been used, or is too old.
    BadLink,
    /// Only registered people may do this.
    NotRegistered,
    /// The limit for things of this kind is reached.
    TooMany,
    /// A label is too long, or a scope is not known.
    BadToken(String),
    /// Hashing failed, or its queue is full.
    Hashing(HashingFailed),
    /// The store failed.
    Store(StoreError),
}

impl fmt::Display for AccountError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(error) => error.fmt(f),
            Self::NameTaken => f.write_str("the name is taken, or looks like one that is taken"),
            Self::Password(error) => error.fmt(f),
            Self::Email => f.write_str("expected an e-mail address such as anna@paisho.example"),
            Self::WrongPassword => f.write_str("the name or the password is wrong"),
            Self::PasswordNeeded => {
                f.write_str("this requires your password again: send it as `password`")
            }
            Self::CodeNeeded => f.write_str(
                "this account has a second factor: send a code from your authenticator app, or a \
                 recovery code, as `code`",
            ),
            Self::WrongCode => {
                f.write_str("the code is wrong or has been used before; wait for the next one")
            }
            Self::NoSecondFactor => {
                f.write_str("there is no second factor; begin with POST /api/v1/me/second-factor")
            }
            Self::TooManyMails => f.write_str(
                "too many e-mails to this address or for this account; try again tomorrow",
            ),
            Self::Suspended(until) => write!(f, "this account is suspended until {until}"),
            Self::DoorClosed => f.write_str(
                "the host has disabled this way to join; sign in with an account instead",
            ),
            Self::NoSuchAccount => f.write_str("there is no such account"),
            Self::NoSuchToken => f.write_str("there is no such token"),
            Self::BadLink => {
                f.write_str("this link has been used or has expired; request a new one")
            }
            Self::NotRegistered => f.write_str("this is possible only for registered users"),
            Self::TooMany => f.write_str("you have reached the maximum number of tokens or bots"),
            Self::BadToken(what) => f.write_str(what),
            Self::Hashing(error) => error.fmt(f),
            Self::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for AccountError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Name(error) => Some(error),
            Self::Password(error) => Some(error),
            Self::Hashing(error) => Some(error),
            Self::Store(error) => Some(error),
            Self::NameTaken
            | Self::Email
            | Self::WrongPassword
            | Self::PasswordNeeded
            | Self::CodeNeeded
            | Self::WrongCode
            | Self::NoSecondFactor
            | Self::TooManyMails
            | Self::Suspended(_)
            | Self::DoorClosed
            | Self::NoSuchAccount
            | Self::NoSuchToken
            | Self::BadLink
            | Self::NotRegistered
            | Self::TooMany
            | Self::BadToken(_) => None,
        }
    }
}

impl From<StoreError> for AccountError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<NameError> for AccountError {
    fn from(error: NameError) -> Self {
        Self::Name(error)
    }
}

impl From<PasswordError> for AccountError {
    fn from(error: PasswordError) -> Self {
        Self::Password(error)
    }
}

impl From<HashingFailed> for AccountError {
    fn from(error: HashingFailed) -> Self {
        Self::Hashing(error)
    }
}
