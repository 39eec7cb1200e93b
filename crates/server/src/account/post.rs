//! Sending mails about accounts, within limits: nobody can have a stranger's mailbox filled.

use super::{AccountError, Accounts, DAY, Mailer};
use crate::digest::digest;
use crate::store::{Account, MailQuota};

/// What a mail is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// A link that somebody asked for, perhaps not the owner of the address.
    Link,
    /// News about an account, to an address that its owner has confirmed.
    Notice,
}

impl Purpose {
    /// The most mails in a day to one address, and for one account.
    const fn most(self) -> (u32, u32) {
        match self {
            Self::Link => (5, 10),
            Self::Notice => (25, 25),
        }
    }
}

/// Whether a mail may be sent.
#[derive(Clone, Debug)]
pub(super) enum Permit {
    /// It may, with this.
    Given(Box<Mailer>),
    /// As many as a day allows were sent already.
    TooMany,
    /// There is no mail server.
    NoServer,
}

impl Accounts {
    /// Asks for a mail to be sent, and counts it.
    pub(super) async fn permit(
        &self,
        account: &Account,
        email: &str,
        purpose: Purpose,
    ) -> Result<Permit, AccountError> {
        let Some(mailer) = self.mailer.clone() else {
            return Ok(Permit::NoServer);
        };
        let now = self.now();
        let (per_address, per_account) = purpose.most();
        let quota = MailQuota {
            per_address,
            per_account,
            since: now.saturating_sub(DAY),
        };
        let address = digest(email.to_lowercase().as_bytes());
        let counted = self.store.count_mail(&account.id, &address, now, quota);
        Ok(if counted.await? {
            Permit::Given(Box::new(mailer))
        } else {
            Permit::TooMany
        })
    }
}
