//! Passwords that change or were forgotten, and accounts that end.

use paisho_wire::UserId;

use super::notice::confirmed_address;
use super::password::Password;
use super::post::{Permit, Purpose};
use super::secret::{Opens, Secret};
use super::{AccountError, Accounts, DAY, log_security};
use crate::store::{Account, AccountKind, SecurityEvent, SessionRow};

impl Accounts {
    /// Changes a password; all other sessions end, and all tokens, also those of bots.
    ///
    /// # Errors
    /// If the old one does not fit or the new one can't be.
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

    /// Checks a password once more, before something that somebody at an open session must not do.
    ///
    /// # Errors
    /// If it was not given or does not fit.
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

    /// A link to set a new password, good for a day and for one use, made by somebody else than the
    /// owner, who is told.
    ///
    /// # Errors
    /// If there is no such person, or the store fails.
    pub async fn reset_link(&self, account: &Account) -> Result<String, AccountError> {
        let link = self.new_reset_link(account).await?;
        self.notice(account, SecurityEvent::ResetLinkMade, "").await;
        Ok(link)
    }

    async fn new_reset_link(&self, account: &Account) -> Result<String, AccountError> {
        if account.kind != AccountKind::Person {
            return Err(AccountError::NotRegistered);
        }
        let secret = Secret::new(Opens::Reset, &self.world);
        let expires = self.now() + DAY;
        self.store
            .add_reset(&secret.hash(), &account.id, expires)
            .await?;
        Ok(self.link("reset", &secret))
    }

    /// The address of a page that a secret opens. It works without scripts, so the secret must
    /// reach the server; it is good for one use, and no log and no other site sees it.
    pub(super) fn link(&self, page: &str, secret: &Secret) -> String {
        let (origin, secret) = (self.config.origin(), secret.reveal());
        format!("{origin}/{page}?link={secret}")
    }

    /// Somebody has forgotten a password: mails a link, if there is a mail server and a confirmed
    /// address, and not too many were mailed today. Nobody is told whether.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn forgot_password(&self, name: &str) -> Result<(), AccountError> {
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
        let subject = format!("A new password for {}", self.config.title);
        let body = format!(
            "Somebody, perhaps you, asked for a new password for {}.\n\
             This link sets it, once, within a day:\n\n{link}\n\n\
             If it was not you, nothing needs to be done.\n",
            account.name
        );
        mailer.post(email.to_owned(), subject, body);
        Ok(())
    }

    /// Uses a link to set a new password; all sessions end, and all tokens, also those of bots.
    ///
    /// # Errors
    /// If the link is void or the password can't be.
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

    /// Deletes an account, with its bots. Persons must give their password.
    ///
    /// # Errors
    /// If the password does not fit or the store fails.
    pub async fn close(&self, account: &Account, password: &str) -> Result<(), AccountError> {
        if account.kind == AccountKind::Person {
            self.check_password(account, password).await?;
        }
        for bot in self.store.bots_of(&account.id).await? {
            self.store.close_account(&bot.id, self.now()).await?;
        }
        self.store.close_account(&account.id, self.now()).await?;
        self.notice(account, SecurityEvent::Deleted, "").await;
        Ok(())
    }
}
