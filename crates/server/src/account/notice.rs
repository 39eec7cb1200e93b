//! Notifies people about changes to their account: in a list they can read, by mail if the address
//! is confirmed, and in the server's log.

use paisho_wire::plain;

use super::post::{Permit, Purpose};
use super::{AccountError, Accounts};
use crate::store::{Account, SecurityEntry, SecurityEvent};

/// The log target of all security events.
pub const SECURITY: &str = "paisho::security";

/// The longest stored detail of an event, in characters.
const DETAIL_LENGTH: usize = 200;

/// Logs a security event: always the same target, a word for the event, and uniform fields.
macro_rules! log_security {
    ($event:expr, $($field:tt)*) => {
        tracing::info!(target: $crate::account::SECURITY, event = $event, $($field)*)
    };
}
pub(crate) use log_security;

impl Accounts {
    /// Records a security event, and mails its owner if the change matters and the address is
    /// confirmed. `account` is the state before the change, so that the old address is notified of
    /// a new one. A failed notification does not undo the change.
    pub async fn notice(&self, account: &Account, what: SecurityEvent, detail: &str) {
        let detail: String = plain(detail).chars().take(DETAIL_LENGTH).collect();
        // The new address is private to the owner, so it is not logged or mailed.
        let told = match what {
            SecurityEvent::EmailChanged => "",
            _ => detail.as_str(),
        };
        log_security!(what.as_str(), account = %account.id, name = %account.name, detail = ?told);
        if let Err(error) = self.tell(account, what, &detail, told).await {
            tracing::error!(%error, account = %account.id, "could not notify an owner of a change");
        }
    }

    async fn tell(
        &self,
        account: &Account,
        what: SecurityEvent,
        detail: &str,
        told: &str,
    ) -> Result<(), AccountError> {
        if what != SecurityEvent::Deleted {
            let entry = SecurityEntry {
                at: self.now(),
                what,
                detail: detail.to_owned(),
            };
            self.store.add_security_event(&account.id, &entry).await?;
        }
        let letter = self.letter(account, None);
        let change = letter.words().change(what);
        let (Some(change), Some(email)) = (change, confirmed_address(account)) else {
            return Ok(());
        };
        if let Permit::Given(mailer) = self.permit(account, email, purpose(what)).await? {
            let change = match told {
                "" => change.to_owned(),
                told => format!("{change} ({})", letter.foreign(told)),
            };
            let origin = self.config.origin();
            // The detail may be a person's text, so it is filled in last.
            let values = [("{origin}", origin.as_str()), ("{change}", &change)];
            letter.post(*mailer, email, letter.words().notice, &values);
        }
        Ok(())
    }
}

/// Changes that may lock the owner out have a mail limit of their own.
const fn purpose(what: SecurityEvent) -> Purpose {
    match what {
        SecurityEvent::EmailChanged
        | SecurityEvent::PasswordChanged
        | SecurityEvent::PasswordReset
        | SecurityEvent::SecondFactorRemoved
        | SecurityEvent::Deleted => Purpose::Change,
        _ => Purpose::Notice,
    }
}

/// The address of an account, if its owner has confirmed it.
pub(super) fn confirmed_address(account: &Account) -> Option<&str> {
    let email = account.email.as_deref();
    email.filter(|_| account.email_confirmed)
}
