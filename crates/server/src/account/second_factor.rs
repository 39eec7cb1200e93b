//! A second factor in addition to the password: codes from an authenticator app (RFC 6238), and
//! recovery codes on paper in case the app is lost.

use totp_rs::{Builder, Secret as TotpSecret, Totp};

use super::{AccountError, Accounts};
use crate::digest::digest;
use crate::env::Env;
use crate::store::{Account, AccountKind, SecurityEntry, SecurityEvent, SessionRow};

/// How many recovery codes there are.
const RECOVERY_CODES: usize = 8;

/// How many wrong codes in an hour are allowed before only recovery codes are accepted.
const WRONG_CODES: usize = 10;
/// An hour in milliseconds.
const HOUR: u64 = 60 * 60 * 1000;

/// The length of an app's secret in 64-bit words: 192 bits.
const SECRET_WORDS: usize = 3;

/// A new secret for an authenticator app, not active yet.
#[derive(Clone, PartialEq, Eq)]
pub struct OfferedFactor {
    /// The secret in base32, to type in.
    pub secret: String,
    /// The same as a URI that apps read, `otpauth://…`.
    pub uri: String,
}

impl std::fmt::Debug for OfferedFactor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("OfferedFactor(…)")
    }
}

impl Accounts {
    /// Creates a secret for a second factor. It becomes active once a code has been entered.
    ///
    /// # Errors
    /// If a second factor is active already, or the account is not a person's.
    pub async fn offer_second_factor(
        &self,
        account: &Account,
    ) -> Result<OfferedFactor, AccountError> {
        if account.kind != AccountKind::Person {
            return Err(AccountError::NotRegistered);
        }
        if self.store.totp(&account.id).await?.active.is_some() {
            return Err(AccountError::TooMany);
        }
        let words = std::iter::repeat_with(|| self.env.word().to_be_bytes());
        let bytes: Vec<u8> = words.take(SECRET_WORDS).flatten().collect();
        let secret = TotpSecret::from(bytes).to_base32();
        self.store.offer_totp(&account.id, &secret).await?;
        let uri = uri(&self.config.title, &account.name, &secret);
        Ok(OfferedFactor { secret, uri })
    }

    /// Activates the offered second factor. Returns the recovery codes, which are never shown
    /// again.
    ///
    /// # Errors
    /// If none was offered or the code is wrong.
    pub async fn accept_second_factor(
        &self,
        account: &Account,
        session: &SessionRow,
        code: &str,
    ) -> Result<Vec<String>, AccountError> {
        let offered = self.store.totp(&account.id).await?.offered;
        let secret = offered.ok_or(AccountError::NoSecondFactor)?;
        let step = self.step(&secret, code)?.ok_or(AccountError::WrongCode)?;
        let codes: Vec<String> = std::iter::repeat_with(|| recovery_code(&self.env))
            .take(RECOVERY_CODES)
            .collect();
        let hashes: Vec<String> = codes.iter().map(|c| recovery_hash(account, c)).collect();
        let accepted = self
            .store
            .accept_totp(&account.id, &secret, step, &session.id, &hashes);
        if !accepted.await? {
            return Err(AccountError::NoSecondFactor);
        }
        self.notice(account, SecurityEvent::SecondFactorAdded, "")
            .await;
        Ok(codes)
    }

    /// Removes the second factor, given a code.
    ///
    /// # Errors
    /// If there is none, or the code is wrong.
    pub async fn remove_second_factor(
        &self,
        account: &Account,
        code: &str,
    ) -> Result<(), AccountError> {
        if !account.second_factor {
            return Err(AccountError::NoSecondFactor);
        }
        self.check_code(account, code).await?;
        self.forget_second_factor(account).await
    }

    /// Removes the second factor of a person who has lost both app and recovery codes. Only the
    /// operator can do this.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn forget_second_factor(&self, account: &Account) -> Result<(), AccountError> {
        self.store.remove_totp(&account.id).await?;
        self.notice(account, SecurityEvent::SecondFactorRemoved, "")
            .await;
        Ok(())
    }

    /// Checks a code of the app or a recovery code. Each is valid once.
    ///
    /// # Errors
    /// If it is missing or wrong. The owner is notified of a wrong code, because the person who tried it
    /// knows the password.
    pub(super) async fn check_code(
        &self,
        account: &Account,
        code: &str,
    ) -> Result<(), AccountError> {
        let code = code.trim();
        if code.is_empty() {
            return Err(AccountError::CodeNeeded);
        }
        let active = self.store.totp(&account.id).await?.active;
        let secret = active.ok_or(AccountError::NoSecondFactor)?;
        let step = if self.may_guess(account).await? {
            self.step(&secret, code)?
        } else {
            None
        };
        if let Some(step) = step
            && self.store.use_totp_step(&account.id, step).await?
        {
            return Ok(());
        }
        let hash = recovery_hash(account, code);
        if self.store.use_recovery_code(&account.id, &hash).await? {
            return Ok(());
        }
        self.notice(account, SecurityEvent::WrongCode, "").await;
        Err(AccountError::WrongCode)
    }

    /// Whether codes of the app are accepted. After many wrong ones only recovery codes are, for an
    /// hour: these can't be guessed, and the owner is not locked out.
    async fn may_guess(&self, account: &Account) -> Result<bool, AccountError> {
        let since = self.now().saturating_sub(HOUR);
        let events = self.store.security_events(&account.id).await?;
        let is_wrong = |e: &&SecurityEntry| e.what == SecurityEvent::WrongCode && e.at >= since;
        Ok(events.iter().filter(is_wrong).count() < WRONG_CODES)
    }

    /// The time step of a code, if it is the current one or one next to it (half a minute).
    fn step(&self, secret: &str, code: &str) -> Result<Option<u64>, AccountError> {
        Ok(totp(secret)?.check(code, self.now() / 1000))
    }
}

fn totp(secret: &str) -> Result<Totp, AccountError> {
    let secret = TotpSecret::try_from_base32(secret);
    let secret = secret.map_err(|_| AccountError::NoSecondFactor)?;
    let built = Builder::new().with_secret(secret).with_skew(1).build();
    built.map_err(|_| AccountError::NoSecondFactor)
}

/// The URI that apps read. Names consist of letters, digits, `-` and `_`; a title may be anything.
fn uri(title: &str, name: &str, secret: &str) -> String {
    let (title, name) = (encoded(title), encoded(name));
    format!("otpauth://totp/{title}:{name}?secret={secret}&issuer={title}")
}

/// Percent-encodes a text for a URI.
fn encoded(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' => {
            char::from(byte).to_string()
        }
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}

/// A recovery code: 120 random bits, in groups of four letters. That is enough entropy for a fast
/// hash.
fn recovery_code(env: &Env) -> String {
    let letters = [env.id(), env.id()].concat();
    let letters: Vec<char> = letters.chars().collect();
    let groups = letters.chunks(4).map(|group| group.iter().collect());
    groups.collect::<Vec<String>>().join("-")
}

fn recovery_hash(account: &Account, code: &str) -> String {
    let code: String = code.chars().filter(|c| c.is_alphanumeric()).collect();
    digest(format!("{} {}", account.id, code.to_lowercase()).as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_for_apps_are_encoded() {
        assert_eq!(
            uri("The Lily & House", "Jürgen", "ABC"),
            "otpauth://totp/The%20Lily%20%26%20House:J%C3%BCrgen?secret=ABC\
             &issuer=The%20Lily%20%26%20House"
        );
    }

    #[test]
    fn codes_are_those_of_the_standard() {
        // RFC 6238, appendix B: the last six digits at 59 and 1111111109 seconds.
        let secret = TotpSecret::from(b"12345678901234567890".to_vec()).to_base32();
        let totp = totp(&secret).unwrap();
        assert_eq!(totp.check("287082", 59), Some(1));
        assert_eq!(totp.check("081804", 1_111_111_109), Some(37_037_036));
        // Half a minute early or late is accepted, no more.
        assert_eq!(totp.check("287082", 89), Some(1));
        assert_eq!(totp.check("287082", 90), None);
    }

    #[test]
    fn codes_on_paper_are_read_as_people_type_them() {
        let env = Env::real();
        let code = recovery_code(&env);
        assert_eq!(code.len(), 29);
        let account = Account::new(
            "anna".parse().unwrap(),
            "anna".into(),
            AccountKind::Person,
            0,
        );
        let typed = code.to_uppercase().replace('-', " ");
        assert_eq!(
            recovery_hash(&account, &typed),
            recovery_hash(&account, &code)
        );
    }
}
