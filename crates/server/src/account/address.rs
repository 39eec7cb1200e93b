//! E-mail addresses, used to reset a forgotten password. If the operator has set up a mail server,
//! an address counts once its owner has opened the link mailed to it; without a mail server,
//! nothing depends on it.

use lettre::Address;

use super::post::{Permit, Purpose};
use super::secret::{Opens, Secret};
use super::{AccountError, Accounts, DAY, Mailer};
use crate::store::{Account, SecurityEvent};

impl Accounts {
    /// Sets or removes the e-mail address. It can be used to reset the password, so changing it
    /// requires the password.
    ///
    /// # Errors
    /// If the password is wrong, the address is invalid, or too many mails were sent.
    pub async fn change_email(
        &self,
        account: &Account,
        password: &str,
        email: Option<&str>,
    ) -> Result<(), AccountError> {
        self.check_password(account, password).await?;
        let email = checked_email(email)?;
        let permit = match email {
            Some(email) => self.permit(account, email, Purpose::Confirm).await?,
            None => Permit::NoServer,
        };
        if matches!(permit, Permit::TooMany) {
            return Err(AccountError::TooManyMails);
        }
        self.store.set_email(&account.id, email).await?;
        if let (Permit::Given(mailer), Some(email)) = (permit, email) {
            self.ask_to_confirm(account, email, *mailer).await?;
        }
        let detail = email.unwrap_or_default();
        self.notice(account, SecurityEvent::EmailChanged, detail)
            .await;
        Ok(())
    }

    /// Mails a confirmation link to a new address.
    pub(super) async fn ask_to_confirm(
        &self,
        account: &Account,
        email: &str,
        mailer: Mailer,
    ) -> Result<(), AccountError> {
        let secret = Secret::new(Opens::Address, &self.env);
        let expires = self.now() + 7 * DAY;
        self.store
            .add_confirmation(&secret.hash(), &account.id, email, expires)
            .await?;
        let link = self.link("confirm", &secret);
        let letter = self.letter(account, None);
        let values = [("{link}", link.as_str())];
        letter.post(mailer, email, letter.words().confirm, &values);
        Ok(())
    }

    /// Confirms an address with the link mailed to it.
    ///
    /// # Errors
    /// If the link is invalid or expired, or the account has another address by now.
    pub async fn confirm_email(&self, link: &str) -> Result<(), AccountError> {
        let secret = Secret::parse(link, Opens::Address).ok_or(AccountError::BadLink)?;
        let hash = secret.hash();
        let owner = self.store.use_confirmation(&hash, self.now()).await?;
        let owner = owner.ok_or(AccountError::BadLink)?;
        let account = self.store.account(&owner).await?;
        let account = account.ok_or(AccountError::NoSuchAccount)?;
        self.notice(&account, SecurityEvent::EmailConfirmed, "")
            .await;
        Ok(())
    }
}

/// The trimmed address, or `None` if it is empty or missing.
pub(super) fn checked_email(email: Option<&str>) -> Result<Option<&str>, AccountError> {
    let Some(email) = email.map(str::trim).filter(|text| !text.is_empty()) else {
        return Ok(None);
    };
    let fits = email.len() <= 254 && email.parse::<Address>().is_ok();
    if fits {
        Ok(Some(email))
    } else {
        Err(AccountError::Email)
    }
}
