//! Writes mails in the language of an account.

use paisho_view::words::Language;

use super::mail_words::{MailWords, foreign, words};
use super::{Accounts, Mailer};
use crate::store::Account;

/// A mail about an account, in its language.
pub(super) struct Letter<'a> {
    account: &'a Account,
    language: Language,
    title: &'a str,
}

impl Accounts {
    /// A mail about an account. `asked` is the language of the request that leads to it, for
    /// accounts whose language is not known.
    pub(super) fn letter<'a>(
        &'a self,
        account: &'a Account,
        asked: Option<Language>,
    ) -> Letter<'a> {
        Letter {
            account,
            language: account.language.or(asked).unwrap_or_default(),
            title: &self.config.title,
        }
    }
}

impl Letter<'_> {
    /// The sentences in the language of the mail.
    pub(super) const fn words(&self) -> &'static MailWords {
        words(self.language)
    }

    /// A text that may be written in another direction than the mail.
    pub(super) fn foreign(&self, text: &str) -> String {
        foreign(self.language, text)
    }

    /// Fills in a template with the title, the name and `values`, and sends it.
    pub(super) fn post(
        &self,
        mailer: Mailer,
        to: &str,
        (subject, body): (&str, &str),
        values: &[(&str, &str)],
    ) {
        let subject = subject.replace("{title}", &self.foreign(self.title));
        let mut body = body.replace("{name}", &self.foreign(&self.account.name));
        for (name, value) in values {
            body = body.replace(name, value);
        }
        mailer.post(to.to_owned(), subject, body);
    }
}
