//! Sends mails about accounts, within limits, so that the server can't be used to fill a stranger's
//! mailbox.

use super::{AccountError, Accounts, DAY, Mailer};
use crate::digest::digest;
use crate::store::{Account, MailQuota};

/// What a mail is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// A link that confirms an address, which may be a stranger's.
    Confirm,
    /// A link to set a new password.
    Reset,
    /// A notice about an account, to an address that its owner has confirmed.
    Notice,
    /// A notice of a change that may lock the owner out. Counted apart from lesser notices, so
    /// these can't use up its limit.
    Change,
}

impl Purpose {
    /// The daily limits: mails to one address, and for one account.
    const fn most(self) -> (u32, u32) {
        match self {
            Self::Confirm => (5, 10),
            Self::Reset => (5, 5),
            Self::Notice | Self::Change => (25, 25),
        }
    }

    /// The name of the purpose in the database.
    const fn word(self) -> &'static str {
        match self {
            Self::Confirm => "confirm",
            Self::Reset => "reset",
            Self::Notice => "notice",
            Self::Change => "change",
        }
    }
}

/// Whether a mail may be sent.
#[derive(Clone, Debug)]
pub(super) enum Permit {
    /// Yes, with this mailer.
    Given(Box<Mailer>),
    /// No, the daily limit is reached.
    TooMany,
    /// There is no mail server.
    NoServer,
}

impl Accounts {
    /// Waits until every mail under way has been sent or has failed.
    pub async fn mails_sent(&self) {
        if let Some(mailer) = &self.mailer {
            mailer.sent().await;
        }
    }

    /// Checks the limits for a mail and counts it.
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
            purpose: purpose.word(),
        };
        let address = digest(mailbox(email).as_bytes());
        let counted = self.store.count_mail(&account.id, &address, now, quota);
        Ok(if counted.await? {
            Permit::Given(Box::new(mailer))
        } else {
            Permit::TooMany
        })
    }
}

/// The mailbox of an address: what follows a `+` is only a label.
fn mailbox(email: &str) -> String {
    let email = email.to_lowercase();
    match email.rsplit_once('@') {
        Some((local, host)) => format!("{}@{host}", local.split('+').next().unwrap_or(local)),
        None => email,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_do_not_make_another_mailbox() {
        assert_eq!(mailbox("Anna+1@Paisho.example"), "anna@paisho.example");
        assert_eq!(
            mailbox("anna+a+b@paisho.example"),
            mailbox("anna@paisho.example")
        );
        assert_ne!(
            mailbox("anna@paisho.example"),
            mailbox("ben@paisho.example")
        );
    }
}
