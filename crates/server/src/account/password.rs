//! Passwords: what may be one.

use std::fmt;

/// The shortest password, in letters.
const SHORTEST: usize = 8;
/// The longest, in bytes.
pub(super) const LONGEST: usize = 256;

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

    /// The password itself, for the one who hashes it.
    pub(super) fn reveal(&self) -> &str {
        &self.0
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
}
