//! Passwords: which are accepted.

use std::fmt;

use super::common::is_common;

/// The shortest password, in characters.
const SHORTEST: usize = 8;
/// The longest password, in bytes.
pub(super) const LONGEST: usize = 256;

/// A password that passed the checks. It is never printed.
#[derive(Clone)]
pub struct Password(String);

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(…)")
    }
}

/// Why a password is not accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PasswordError {
    /// Too short.
    Short,
    /// Too long.
    Long,
    /// It is too easy to guess.
    Guessable,
}

impl fmt::Display for PasswordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Short => write!(f, "a password must have at least {SHORTEST} characters"),
            Self::Long => write!(f, "a password may have at most {LONGEST} bytes"),
            Self::Guessable => {
                f.write_str("this password is too easy to guess; choose another one")
            }
        }
    }
}

impl std::error::Error for PasswordError {}

impl Password {
    /// Checks the password that the user with this name chose.
    ///
    /// # Errors
    /// If it is too short, too long or easy to guess.
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

    /// The password itself, for hashing only.
    pub(super) fn reveal(&self) -> &str {
        &self.0
    }
}

/// Words that attackers of this site would try first and that lists of leaked passwords lack.
const OWN_WORDS: [&str; 7] = [
    "paisho", "password", "passwort", "qwerty", "qwertyui", "qwertz", "letmein",
];

/// Whether the password is the name, one repeated character, digits, or on a list of leaked
/// passwords, also with digits and signs around it or in place of letters.
fn is_guessable(password: &str, name: &str) -> bool {
    let rest = password.replace(name, "");
    let core = rest.trim_matches(|c: char| c.is_ascii_digit() || c.is_ascii_punctuation());
    let one_letter = password.chars().all(|c| password.starts_with(c));
    let is_known = |word: &str| OWN_WORDS.contains(&word) || is_common(word);
    let mut forms = [password, core].into_iter();
    one_letter || core.is_empty() || forms.any(|form| is_known(form) || is_known(&spelled(form)))
}

/// Replaces digits and signs by the letters they commonly stand for.
fn spelled(word: &str) -> String {
    let letter = |c: char| match c {
        '0' => 'o',
        '1' => 'i',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        c => c,
    };
    word.chars().map(letter).collect()
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
            ("iloveyou", PasswordError::Guessable),
            ("Passw0rd!", PasswordError::Guessable),
            ("P4$$w0rd", PasswordError::Guessable),
            ("Monkey1234", PasswordError::Guessable),
            ("sunshine!!", PasswordError::Guessable),
            ("Pai5ho2026", PasswordError::Guessable),
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
            "a password must have at least 8 characters"
        );
    }
}
