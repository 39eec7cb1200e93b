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
        let (Some(sentence), Some(email)) = (sentence(what), confirmed_address(account)) else {
            return Ok(());
        };
        let purpose = purpose(what);
        if let Permit::Given(mailer) = self.permit(account, email, purpose).await? {
            let subject = format!("Your account on {}", self.config.title);
            let body = letter(account, sentence, told, &self.config.origin());
            mailer.post(email.to_owned(), subject, body);
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

/// The sentence for a mail about a change. `None` for everyday events and those that another mail
/// covers.
const fn sentence(what: SecurityEvent) -> Option<&'static str> {
    match what {
        SecurityEvent::PasswordChanged => Some("Your password was changed."),
        SecurityEvent::PasswordReset => Some("A new password was set with a link."),
        SecurityEvent::ResetLinkMade => {
            Some("A moderator or the host created a link to set a new password.")
        }
        SecurityEvent::EmailChanged => Some("Your e-mail address was changed."),
        SecurityEvent::TokenMade => Some("A token for programs was created."),
        SecurityEvent::SecondFactorAdded => Some("A second factor was added."),
        SecurityEvent::SecondFactorRemoved => Some("Your second factor was removed."),
        SecurityEvent::WrongCode => Some(
            "There was an attempt to sign in with the right password and a wrong code. If it was \
             not you, change your password.",
        ),
        SecurityEvent::RoleChanged => Some("Your role was changed."),
        SecurityEvent::Deleted => Some("Your account was deleted."),
        SecurityEvent::SignedIn
        | SecurityEvent::EmailConfirmed
        | SecurityEvent::TokenEnded
        | SecurityEvent::BotMade => None,
    }
}

fn letter(account: &Account, sentence: &str, detail: &str, origin: &str) -> String {
    let name = &account.name;
    let detail = if detail.is_empty() {
        String::new()
    } else {
        format!(" ({detail})")
    };
    format!(
        "There was a change to your account {name} on {origin}:\n\n{sentence}{detail}\n\n\
         If this was you, you can ignore this e-mail. If not, reset your password there \
         (\"Forgot your password?\"): this ends all sessions and tokens.\n"
    )
}
