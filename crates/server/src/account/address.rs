//! Addresses for forgotten passwords. Where the host has a mail server, an address counts once its
//! owner has opened the link that was mailed to it; without one, nothing depends on it.

use lettre::Address;
use paisho_wire::UserId;

use super::secret::{Opens, Secret};
use super::{AccountError, Accounts, DAY};
use crate::store::Account;

impl Accounts {
    /// Sets or forgets an address, by which a forgotten password can be replaced: so it asks for
    /// the password.
    ///
    /// # Errors
    /// If the password does not fit or the address can't be.
    pub async fn change_email(
        &self,
        account: &Account,
        password: &str,
        email: Option<&str>,
    ) -> Result<(), AccountError> {
        self.check_password(account, password).await?;
        let email = checked_email(email)?;
        self.store.set_email(&account.id, email).await?;
        self.ask_to_confirm(&account.id, &account.name, email).await
    }

    /// Mails a link to a new address, if there is a mail server.
    pub(super) async fn ask_to_confirm(
        &self,
        account: &UserId,
        name: &str,
        email: Option<&str>,
    ) -> Result<(), AccountError> {
        let (Some(mailer), Some(email)) = (self.mailer.clone(), email) else {
            return Ok(());
        };
        let secret = Secret::new(Opens::Address, &self.world);
        let expires = self.now() + 7 * DAY;
        self.store
            .add_confirmation(&secret.hash(), account, email, expires)
            .await?;
        let link = self.link("confirm", &secret);
        let subject = format!("Your address at {}", self.config.title);
        let body = format!(
            "Somebody, perhaps you, gave this address for {name}.\n\
             This link confirms it, within a week:\n\n{link}\n\n\
             If it was not you, nothing needs to be done.\n"
        );
        mailer.post(email.to_owned(), subject, body);
        Ok(())
    }

    /// Uses a link that was mailed: from then on the address may be relied on.
    ///
    /// # Errors
    /// If the link is void, or the account has another address by now.
    pub async fn confirm_email(&self, link: &str) -> Result<(), AccountError> {
        let secret = Secret::parse(link, Opens::Address).ok_or(AccountError::BadLink)?;
        let hash = secret.hash();
        let confirmed = self.store.use_confirmation(&hash, self.now()).await?;
        confirmed.then_some(()).ok_or(AccountError::BadLink)
    }
}

/// An address, if one was given and it can be one.
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
