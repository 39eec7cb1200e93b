//! Signing in: as a guest, by registering, or with a password.

use paisho_view::words::Language;
use paisho_wire::UserId;

use super::address::checked_email;
use super::guest_name::guest_name;
use super::password::Password;
use super::post::{Permit, Purpose};
use super::session::Factors;
use super::{AccountError, Accounts, Name, Opened};
use crate::config::Door;
use crate::store::{Account, AccountKind, Role};

/// How many guest names are tried before giving up.
const TRIES: usize = 20;

impl Accounts {
    /// Creates a guest account with a generated name, and opens a session.
    ///
    /// # Errors
    /// If the server does not admit guests, or the store fails.
    pub async fn create_guest(&self, agent: &str) -> Result<Opened, AccountError> {
        if self.config.guests == Door::Closed {
            return Err(AccountError::DoorClosed);
        }
        for _ in 0..TRIES {
            let name = Name::parse_reserved(&guest_name(&self.env))?;
            let guest = self.blank(&name, AccountKind::Guest)?;
            if self.store.create_account(&guest, name.key()).await? {
                return self.open_session(&guest.id, agent, Factors::Password).await;
            }
        }
        Err(AccountError::NameTaken)
    }

    /// Gives a guest the name that they have chosen.
    ///
    /// # Errors
    /// If the name is invalid or taken, or the account is not a guest's.
    pub async fn rename_guest(&self, guest: &Account, name: &str) -> Result<Account, AccountError> {
        let name = Name::parse(name)?;
        let (shown, key) = (name.as_str(), name.key());
        let is_free = self.store.rename_guest(&guest.id, shown, key, self.now());
        if !is_free.await? {
            return Err(AccountError::NameTaken);
        }
        let renamed = self.store.account(&guest.id).await?;
        renamed.ok_or(AccountError::NoSuchAccount)
    }

    /// Registers a user. A guest keeps id, games and session; others get a new session. Mails are
    /// written in `language`.
    ///
    /// # Errors
    /// If the name, password or address is invalid, the name is taken, or registration is closed.
    pub async fn register(
        &self,
        name: &str,
        password: &str,
        email: Option<&str>,
        guest: Option<&Account>,
        agent: &str,
        language: Option<Language>,
    ) -> Result<Opened, AccountError> {
        if self.config.registration == Door::Closed {
            return Err(AccountError::DoorClosed);
        }
        let name = Name::parse(name)?;
        let password = Password::parse(password, name.as_str())?;
        let email = checked_email(email)?;
        let hash = self.hasher.hash(&password).await?;
        let id = match guest {
            Some(guest) => {
                let (shown, key) = (name.as_str(), name.key());
                let done =
                    self.store
                        .register_guest(&guest.id, shown, key, &hash, email, self.now());
                done.await?.then(|| guest.id.clone())
            }
            None => {
                let mut new = self.blank(&name, AccountKind::Person)?;
                new.password = Some(hash);
                new.email = email.map(str::to_owned);
                let made = self.store.create_account(&new, name.key()).await?;
                made.then_some(new.id)
            }
        };
        let id = id.ok_or(AccountError::NameTaken)?;
        if let Some(language) = language {
            self.store.set_language(&id, language).await?;
        }
        let opened = self.open_session(&id, agent, Factors::Password).await?;
        if let Some(email) = email {
            let permit = self
                .permit(&opened.account, email, Purpose::Confirm)
                .await?;
            // At the mail limit the account is created all the same; the address can be entered
            // again later.
            if let Permit::Given(mailer) = permit {
                self.ask_to_confirm(&opened.account, email, *mailer).await?;
            }
        }
        Ok(opened)
    }

    /// Creates an account for the operator, with any role, even if registration is closed.
    ///
    /// # Errors
    /// If the name or password is invalid, or the name is taken.
    pub async fn appoint(
        &self,
        name: &str,
        password: &str,
        role: Role,
    ) -> Result<UserId, AccountError> {
        let name = Name::parse_reserved(name)?;
        let password = Password::parse(password, name.as_str())?;
        let mut new = self.blank(&name, AccountKind::Person)?;
        new.password = Some(self.hasher.hash(&password).await?);
        new.role = role;
        if self.store.create_account(&new, name.key()).await? {
            Ok(new.id)
        } else {
            Err(AccountError::NameTaken)
        }
    }

    /// Signs in with a password, and a code if the account has a second factor.
    ///
    /// # Errors
    /// If these are wrong, or the account is suspended. The error does not reveal whether the name
    /// exists.
    pub async fn sign_in(
        &self,
        name: &str,
        password: &str,
        code: &str,
        agent: &str,
    ) -> Result<Opened, AccountError> {
        let account = match self.by_name(name).await {
            Ok(account) => Some(account),
            Err(AccountError::NoSuchAccount) => None,
            Err(error) => return Err(error),
        };
        let hash = account.as_ref().and_then(|a| a.password.as_deref());
        let fits = self.hasher.verify(password, hash).await?;
        let Some(account) = account.filter(|_| fits) else {
            return Err(AccountError::WrongPassword);
        };
        if let Some(until) = account.suspended.filter(|until| self.now() < *until) {
            return Err(AccountError::Suspended(until));
        }
        if account.second_factor {
            self.check_code(&account, code).await?;
        }
        let opened = self
            .open_session(&account.id, agent, account.second_factor.into())
            .await?;
        // The password may have been changed while the old one was being checked. That ended all
        // sessions except this one, which was opened afterwards.
        let now = self.store.account(&account.id).await?;
        if now.is_none_or(|now| now.password != account.password) {
            self.store.end_sessions(&account.id, None).await?;
            return Err(AccountError::WrongPassword);
        }
        Ok(opened)
    }

    /// A new account with a name and no password.
    pub(super) fn blank(&self, name: &Name, kind: AccountKind) -> Result<Account, AccountError> {
        let (id, name) = (self.new_user_id()?, name.as_str().to_owned());
        Ok(Account::new(id, name, kind, self.now()))
    }
}
