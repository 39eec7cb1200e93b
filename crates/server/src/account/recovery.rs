//! Changing and resetting passwords, and deleting accounts.

use paisho_view::words::Language;
use paisho_wire::UserId;

use super::notice::confirmed_address;
use super::password::Password;
use super::post::{Permit, Purpose};
use super::secret::{Opens, Secret};
use super::{AccountError, Accounts, DAY, log_security};
use crate::store::{Account, AccountKind, SecurityEvent, SessionRow};

impl Accounts {
    /// Changes a password. Ends all other sessions and all tokens, including those of the owner's
    /// bots.
    ///
    /// # Errors
    /// If the old password is wrong or the new one is not accepted.
    pub async fn change_password(
        &self,
        account: &Account,
        session: &SessionRow,
        old: &str,
        new: &str,
    ) -> Result<(), AccountError> {
        self.check_password(account, old).await?;
        let new = Password::parse(new, &account.name)?;
        let hash = self.hasher.hash(&new).await?;
        self.store
            .change_password(&account.id, &hash, &session.id)
            .await?;
        self.notice(account, SecurityEvent::PasswordChanged, "")
            .await;
        Ok(())
    }

    /// Checks the password again, before an action that an open session alone must not allow.
    ///
    /// # Errors
    /// If the password is missing or wrong.
    pub async fn check_password(&self, account: &Account, text: &str) -> Result<(), AccountError> {
        if account.kind != AccountKind::Person {
            return Err(AccountError::NotRegistered);
        }
        if text.is_empty() {
            return Err(AccountError::PasswordNeeded);
        }
        let hash = account.password.as_deref();
        if self.hasher.verify(text, hash).await? {
            Ok(())
        } else {
            Err(AccountError::WrongPassword)
        }
    }

    /// Creates a link to set a new password, valid for a day and one use, for someone other than
    /// the owner. The owner is notified.
    ///
    /// # Errors
    /// If the account is not a person's, or the store fails.
    pub async fn reset_link(&self, account: &Account) -> Result<String, AccountError> {
        let link = self.new_reset_link(account).await?;
        self.notice(account, SecurityEvent::ResetLinkMade, "").await;
        Ok(link)
    }

    async fn new_reset_link(&self, account: &Account) -> Result<String, AccountError> {
        if account.kind != AccountKind::Person {
            return Err(AccountError::NotRegistered);
        }
        let secret = Secret::new(Opens::Reset, &self.env);
        let expires = self.now() + DAY;
        self.store
            .add_reset(&secret.hash(), &account.id, expires)
            .await?;
        Ok(self.link("reset", &secret))
    }

    /// The address of a page that uses a secret. The page works without scripts, so the secret must
    /// reach the server in the query; it is valid for one use, and neither logs nor other sites see
    /// it.
    pub(super) fn link(&self, page: &str, secret: &Secret) -> String {
        let (origin, secret) = (self.config.origin(), secret.reveal());
        format!("{origin}/{page}?link={secret}")
    }

    /// Mails a link to set a new password, if there is a mail server and a confirmed address, and
    /// the daily limit is not reached. The answer does not reveal whether a mail was sent. `asked`
    /// is the language of the request.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn forgot_password(
        &self,
        name: &str,
        asked: Option<Language>,
    ) -> Result<(), AccountError> {
        let account = match self.by_name(name).await {
            Ok(account) => account,
            Err(AccountError::NoSuchAccount) => return Ok(()),
            Err(error) => return Err(error),
        };
        let Some(email) = confirmed_address(&account) else {
            return Ok(());
        };
        let permit = self.permit(&account, email, Purpose::Reset).await?;
        let Permit::Given(mailer) = permit else {
            return Ok(());
        };
        let link = self.new_reset_link(&account).await?;
        log_security!("reset_link_mailed", account = %account.id, name = %account.name);
        let letter = self.letter(&account, asked);
        let values = [("{link}", link.as_str())];
        letter.post(*mailer, email, letter.words().reset, &values);
        Ok(())
    }

    /// Sets a new password with a link. Ends all sessions and all tokens, including those of the
    /// owner's bots.
    ///
    /// # Errors
    /// If the link is invalid or the password is not accepted.
    pub async fn reset_password(&self, link: &str, new: &str) -> Result<UserId, AccountError> {
        let secret = Secret::parse(link, Opens::Reset).ok_or(AccountError::BadLink)?;
        let new = Password::parse(new, "")?;
        let hash = self.hasher.hash(&new).await?;
        let owner = self
            .store
            .use_reset(&secret.hash(), &hash, self.now())
            .await?;
        let owner = owner.ok_or(AccountError::BadLink)?;
        if let Some(account) = self.store.account(&owner).await? {
            self.notice(&account, SecurityEvent::PasswordReset, "")
                .await;
        }
        Ok(owner)
    }

    /// Deletes an account and its bots. People must give their password.
    ///
    /// # Errors
    /// If the password is wrong or the store fails.
    pub async fn close(&self, account: &Account, password: &str) -> Result<(), AccountError> {
        if account.kind == AccountKind::Person {
            self.check_password(account, password).await?;
        }
        for bot in self.store.bots_of(&account.id).await? {
            self.store.delete_account(&bot.id, self.now()).await?;
        }
        self.store.delete_account(&account.id, self.now()).await?;
        self.notice(account, SecurityEvent::Deleted, "").await;
        Ok(())
    }
}
