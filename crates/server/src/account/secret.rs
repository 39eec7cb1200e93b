//! Secrets that authenticate a user. Only their hash is stored, so the database alone lets no one
//! sign in.

use std::fmt;

use crate::digest::{digest, hex};
use crate::env::Env;

/// What a secret gives access to. Each purpose has its own prefix.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opens {
    /// A session, in a cookie.
    Session,
    /// The API, as a token.
    Token,
    /// Setting a new password.
    Reset,
    /// Confirming an e-mail address.
    Address,
}

impl Opens {
    const fn prefix(self) -> &'static str {
        match self {
            Self::Session => "pss_",
            Self::Token => "pst_",
            Self::Reset => "psr_",
            Self::Address => "psa_",
        }
    }
}

/// A secret: 256 random bits as text. It is never printed by accident.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Secret {
    /// A new secret.
    #[must_use]
    pub fn new(opens: Opens, env: &Env) -> Self {
        let words = [env.word(), env.word(), env.word(), env.word()];
        let bytes = words.map(u64::to_be_bytes).concat();
        Self(format!("{}{}", opens.prefix(), hex(&bytes)))
    }

    /// Parses a client's text. Accepts only a secret for this purpose.
    #[must_use]
    pub fn parse(text: &str, opens: Opens) -> Option<Self> {
        let digits = text.strip_prefix(opens.prefix())?;
        let fits = digits.len() == 64 && digits.bytes().all(|b| b.is_ascii_hexdigit());
        fits.then(|| Self(text.to_owned()))
    }

    /// The secret itself, for its owner.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// The hash of the secret, as stored.
    #[must_use]
    pub fn hash(&self) -> String {
        digest(self.0.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_read_as_it_was_made_and_for_one_purpose() {
        let secret = Secret::new(Opens::Session, &Env::new(|| 0, || 7));
        let text = secret.reveal().to_owned();
        assert_eq!(text, format!("pss_{}", "0000000000000007".repeat(4)));
        assert_eq!(Secret::parse(&text, Opens::Session), Some(secret.clone()));
        assert_eq!(Secret::parse(&text, Opens::Token), None);
        assert_eq!(Secret::parse("pss_07", Opens::Session), None);
        let other = format!("pss_{}", "x".repeat(64));
        assert_eq!(Secret::parse(&other, Opens::Session), None);
        assert_eq!(format!("{secret:?}"), "Secret(…)");
        assert!(!secret.hash().contains("0000"));
    }
}
