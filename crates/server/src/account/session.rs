//! Sessions: opening them, and finding the account they belong to.

use paisho_wire::{UnixMillis, UserId};

use super::secret::{Opens, Secret};
use super::{AccountError, Accounts, DAY};
use crate::store::{Account, SessionRow, StoreError};

/// How many characters of the user agent are stored.
const AGENT_LENGTH: usize = 200;

/// The last use of a session is stored at most this often, to spare the disk.
const TOUCH: UnixMillis = 10 * 60 * 1000;

/// A session that was just opened, with the secret for its cookie.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The account of the session.
    pub account: Account,
    /// The secret.
    pub secret: Secret,
}

/// The factors given to open a session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Factors {
    /// A password, or nothing.
    Password,
    /// A password and a code.
    PasswordAndCode,
}

impl From<bool> for Factors {
    /// `true` if a code was given.
    fn from(with_code: bool) -> Self {
        if with_code {
            Self::PasswordAndCode
        } else {
            Self::Password
        }
    }
}

impl Accounts {
    /// Opens a session.
    ///
    /// # Errors
    /// If the store fails.
    pub(super) async fn open_session(
        &self,
        id: &UserId,
        agent: &str,
        factors: Factors,
    ) -> Result<Opened, AccountError> {
        let account = self.store.account(id).await?;
        let account = account.ok_or(AccountError::NoSuchAccount)?;
        let secret = Secret::new(Opens::Session, &self.env);
        let now = self.now();
        let session = SessionRow {
            id: self.env.id(),
            account: id.clone(),
            agent: agent.chars().take(AGENT_LENGTH).collect(),
            created: now,
            seen: now,
            expires: self.session_end(now, now),
            second_factor: factors == Factors::PasswordAndCode,
        };
        self.store.add_session(&secret.hash(), &session).await?;
        Ok(Opened { account, secret })
    }

    /// How long a session lasts without being used.
    #[must_use]
    pub fn session_length(&self) -> UnixMillis {
        UnixMillis::from(self.config.session_days) * DAY
    }

    /// When a session ends that was opened at `created` and last used at `used`.
    fn session_end(&self, created: UnixMillis, used: UnixMillis) -> UnixMillis {
        let longest = UnixMillis::from(self.config.session_max_days) * DAY;
        (used + self.session_length()).min(created + longest)
    }

    /// The account and session that a secret belongs to. `None` for suspended accounts.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn of_session(
        &self,
        secret: &Secret,
    ) -> Result<Option<(Account, SessionRow)>, StoreError> {
        let now = self.now();
        let Some(session) = self.store.session(&secret.hash(), now).await? else {
            return Ok(None);
        };
        let account = self.store.account(&session.account).await?;
        let Some(account) = account.filter(|a| a.closed.is_none() && !a.is_suspended(now)) else {
            return Ok(None);
        };
        if now.saturating_sub(session.seen) > TOUCH {
            let expires = self.session_end(session.created, now);
            let touched = self.store.touch_session(&session, now, expires).await;
            super::note_use(touched);
        }
        Ok(Some((account, session)))
    }
}
