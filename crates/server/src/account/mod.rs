//! Accounts, guests, sessions and tokens.

mod address;
mod common;
mod error;
mod guest_name;
mod hashing;
mod letter;
mod mail;
mod mail_words;
mod name;
mod notice;
mod password;
mod post;
mod recovery;
mod second_factor;
mod secret;
mod session;
mod sign_in;
mod token;

use std::sync::Arc;

use paisho_wire::{UnixMillis, UserId};

use crate::config::Config;
use crate::env::Env;
use crate::store::{Account, Store, StoreError};

pub use error::AccountError;
pub use hashing::{Hasher, HashingFailed};
pub use mail::{MailError, Mailer};
pub(crate) use name::key as name_key;
pub use name::{Name, NameError};
pub use notice::SECURITY;
pub(crate) use notice::log_security;
pub use password::{Password, PasswordError};
pub use second_factor::OfferedFactor;
pub use secret::{Opens, Secret};
pub use session::Opened;
pub use token::Scope;

/// A day in milliseconds.
const DAY: UnixMillis = 24 * 60 * 60 * 1000;

/// All operations on accounts.
#[derive(Clone)]
pub struct Accounts {
    store: Store,
    config: Arc<Config>,
    env: Env,
    hasher: Hasher,
    mailer: Option<Mailer>,
}

impl std::fmt::Debug for Accounts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Accounts").finish_non_exhaustive()
    }
}

/// The time a session or token was last used is worth storing, but if it can't be stored, requests
/// that only read should still succeed.
fn note_use(stored: Result<(), StoreError>) {
    if let Err(error) = stored {
        tracing::warn!(%error, "could not store that a session or token was used");
    }
}

impl Accounts {
    /// The accounts of a store.
    #[must_use]
    pub fn new(
        store: Store,
        config: Arc<Config>,
        env: Env,
        hasher: Hasher,
        mailer: Option<Mailer>,
    ) -> Self {
        Self {
            store,
            config,
            env,
            hasher,
            mailer,
        }
    }

    /// The same accounts for what a turn needs: they do not queue behind other readers.
    #[must_use]
    pub(crate) fn for_turns(&self) -> Self {
        Self {
            store: self.store.for_turns(),
            ..self.clone()
        }
    }

    fn now(&self) -> UnixMillis {
        self.env.now()
    }

    fn new_user_id(&self) -> Result<UserId, AccountError> {
        let id = self.env.id().parse();
        id.map_err(|_| AccountError::NoSuchAccount)
    }

    /// The account with this name. Names that merely look like it do not match.
    ///
    /// # Errors
    /// If there is none, or the store fails.
    pub async fn by_name(&self, name: &str) -> Result<Account, AccountError> {
        let found = self.store.account_by_key(&name::key(name)).await?;
        let same = |account: &Account| account.name.to_lowercase() == name.to_lowercase();
        found.filter(same).ok_or(AccountError::NoSuchAccount)
    }
}
