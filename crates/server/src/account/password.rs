//! Passwords: what may be one, and hashing them without letting anybody wait for it.

use std::fmt;
use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// The shortest password, in letters.
const SHORTEST: usize = 8;
/// The longest, in bytes.
const LONGEST: usize = 256;

/// A password that somebody chose. It is never printed.
#[derive(Clone)]
pub struct Password(String);

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(…)")
    }
}

/// Why a text can't be a password.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PasswordError {
    /// Too short.
    Short,
    /// Too long.
    Long,
    /// Everybody would guess it.
    Guessable,
}

impl fmt::Display for PasswordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Short => write!(f, "a password has at least {SHORTEST} letters"),
            Self::Long => write!(f, "a password has at most {LONGEST} bytes"),
            Self::Guessable => f.write_str("this password is too easy to guess"),
        }
    }
}

impl std::error::Error for PasswordError {}

impl Password {
    /// Reads a password that the holder of a name chose.
    ///
    /// # Errors
    /// Says why not.
    pub fn parse(text: &str, name: &str) -> Result<Self, PasswordError> {
        if text.chars().count() < SHORTEST {
            return Err(PasswordError::Short);
        }
        if text.len() > LONGEST {
            return Err(PasswordError::Long);
        }
        if is_guessable(&text.to_lowercase(), &name.to_lowercase()) {
            return Err(PasswordError::Guessable);
        }
        Ok(Self(text.to_owned()))
    }
}

/// The name itself, one letter or a row of the keyboard over and over, and the words that every
/// list of leaked passwords begins with.
fn is_guessable(password: &str, name: &str) -> bool {
    let rest = password.replace(name, "");
    let trimmed = rest.trim_matches(|c: char| c.is_ascii_digit() || c.is_ascii_punctuation());
    let one_letter = password.chars().all(|c| password.starts_with(c));
    let digits = password.bytes().all(|b| b.is_ascii_digit());
    let known = [
        "", "password", "passwort", "qwerty", "qwertyui", "qwertz", "letmein", "paisho",
    ];
    one_letter || digits || known.contains(&trimmed)
}

/// Hashes and checks passwords, only so many at the same time, on threads that may block.
#[derive(Clone, Debug)]
pub struct Hasher {
    places: Arc<Semaphore>,
    /// What is checked when there is no such account, so that the answer takes as long.
    nobody: Arc<str>,
}

/// Hashing failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HashingFailed;

impl fmt::Display for HashingFailed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a password could not be hashed")
    }
}

impl std::error::Error for HashingFailed {}

impl Hasher {
    /// A hasher with so many places.
    ///
    /// # Errors
    /// If even a first password can't be hashed.
    pub fn new(places: u32) -> Result<Self, HashingFailed> {
        Ok(Self {
            places: Arc::new(Semaphore::new(places as usize)),
            nobody: hash(b"nobody has this password")?.into(),
        })
    }

    /// The hash of a password, with a salt of its own.
    ///
    /// # Errors
    /// If hashing fails.
    pub async fn hash(&self, password: &Password) -> Result<String, HashingFailed> {
        let _place = self.places.acquire().await.map_err(|_| HashingFailed)?;
        let text = password.0.clone();
        let done = spawn_blocking(move || hash(text.as_bytes())).await;
        done.map_err(|_| HashingFailed)?
    }

    /// Whether a text is the password with this hash; without one it is not, but takes as long.
    ///
    /// # Errors
    /// If hashing fails.
    pub async fn verify(&self, text: &str, hash: Option<&str>) -> Result<bool, HashingFailed> {
        if text.len() > LONGEST {
            return Ok(false);
        }
        let _place = self.places.acquire().await.map_err(|_| HashingFailed)?;
        let known = hash.is_some();
        let (text, hash) = (text.to_owned(), hash.unwrap_or(&self.nobody).to_owned());
        let fits = spawn_blocking(move || verify(text.as_bytes(), &hash)).await;
        Ok(fits.map_err(|_| HashingFailed)? && known)
    }
}

fn hash(password: &[u8]) -> Result<String, HashingFailed> {
    let hash = Argon2::default().hash_password(password);
    hash.map(|h| h.to_string()).map_err(|_| HashingFailed)
}

fn verify(password: &[u8], hash: &str) -> bool {
    let hash = PasswordHash::new(hash);
    hash.is_ok_and(|hash| Argon2::default().verify_password(password, &hash).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weak_passwords_are_refused() {
        for (text, error) in [
            ("short", PasswordError::Short),
            ("password123!", PasswordError::Guessable),
            ("aaaaaaaaaaaa", PasswordError::Guessable),
            ("1234567890", PasswordError::Guessable),
            ("Anna1990", PasswordError::Guessable),
        ] {
            assert_eq!(Password::parse(text, "anna").unwrap_err(), error, "{text}");
        }
        let long = "x1".repeat(200);
        assert_eq!(
            Password::parse(&long, "anna").unwrap_err(),
            PasswordError::Long
        );
        let good = Password::parse("three calm lilies", "anna").unwrap();
        assert_eq!(format!("{good:?}"), "Password(…)");
    }

    #[test]
    fn passwords_have_8_letters_and_at_most_256_bytes() {
        let parse = |text: &str| Password::parse(text, "anna").map(|_| ());
        assert_eq!(parse("lilies7"), Err(PasswordError::Short));
        assert_eq!(parse("lilies77"), Ok(()));
        assert_eq!(parse("ツツツツツツツ"), Err(PasswordError::Short));
        assert_eq!(parse(&"x1".repeat(128)), Ok(()));
        let long = parse(&format!("{}y", "x1".repeat(128)));
        assert_eq!(long, Err(PasswordError::Long));
        assert_eq!(
            PasswordError::Short.to_string(),
            "a password has at least 8 letters"
        );
    }

    #[tokio::test]
    async fn the_longest_password_is_checked_and_a_longer_one_is_not() {
        let hasher = Hasher::new(1).unwrap();
        let longest = "x1".repeat(128);
        let hash = hash(longest.as_bytes()).unwrap();
        assert!(hasher.verify(&longest, Some(&hash)).await.unwrap());
        let longer = format!("{longest}y");
        let hash = super::hash(longer.as_bytes()).unwrap();
        assert!(!hasher.verify(&longer, Some(&hash)).await.unwrap());
    }

    #[tokio::test]
    async fn hashes_are_argon2id_and_fit_only_their_password() {
        let hasher = Hasher::new(1).unwrap();
        let password = Password::parse("three calm lilies", "anna").unwrap();
        let hash = hasher.hash(&password).await.unwrap();
        assert!(
            hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"),
            "{hash}"
        );
        assert_ne!(hash, hasher.hash(&password).await.unwrap());
        assert!(
            hasher
                .verify("three calm lilies", Some(&hash))
                .await
                .unwrap()
        );
        assert!(
            !hasher
                .verify("three calm lilie", Some(&hash))
                .await
                .unwrap()
        );
        assert!(
            !hasher
                .verify("nobody has this password", None)
                .await
                .unwrap()
        );
    }
}
