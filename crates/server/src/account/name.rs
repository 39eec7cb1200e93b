//! User names: which are valid, and which look the same.

use std::fmt;

use unicode_normalization::UnicodeNormalization;
use unicode_security::{GeneralSecurityProfile, MixedScript, skeleton};

/// How long a name may be, in characters.
const LENGTH: std::ops::RangeInclusive<usize> = 2..=20;

/// Names that begin with these would look like the server or its staff.
const RESERVED_BEGINNINGS: [&str; 8] = [
    "admin",
    "moderator",
    "paisho",
    "system",
    "support",
    "official",
    "computer",
    "server",
];

/// Names with another meaning.
const RESERVED: [&str; 12] = [
    "host",
    "guest",
    "root",
    "staff",
    "gone",
    "nobody",
    "anonymous",
    "everyone",
    "me",
    "mod",
    "null",
    "south",
];

/// A valid user name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    shown: String,
    key: String,
}

/// Why a text can't be a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NameError {
    /// Too short or too long.
    Length,
    /// It contains something other than letters, digits, `-` and `_`.
    Letters,
    /// It does not begin with a letter, or has `-` or `_` at its end or twice in a row.
    Shape,
    /// Its letters come from several scripts.
    Scripts,
    /// It is reserved for the server.
    Reserved,
}

impl fmt::Display for NameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Length => "a name must have 2 to 20 characters",
            Self::Letters => "a name may contain only letters, digits, - and _",
            Self::Shape => "a name must begin with a letter; - and _ must stand singly inside it",
            Self::Scripts => "all letters of a name must belong to the same script",
            Self::Reserved => "this name is reserved; choose another one",
        })
    }
}

impl std::error::Error for NameError {}

impl Name {
    /// Parses a name chosen by a user.
    ///
    /// # Errors
    /// If the name is invalid or reserved.
    pub fn parse(text: &str) -> Result<Self, NameError> {
        let name = Self::parse_reserved(text)?;
        if is_reserved(&name.key) {
            return Err(NameError::Reserved);
        }
        Ok(name)
    }

    /// Parses a name given by the server itself, which may be a reserved one.
    ///
    /// # Errors
    /// If the name is invalid.
    pub fn parse_reserved(text: &str) -> Result<Self, NameError> {
        let shown: String = text.nfc().collect();
        if !LENGTH.contains(&shown.chars().count()) {
            return Err(NameError::Length);
        }
        let fits = |c: char| is_joint(c) || (c.is_alphanumeric() && c.identifier_allowed());
        if !shown.chars().all(fits) {
            return Err(NameError::Letters);
        }
        if !is_well_shaped(&shown) {
            return Err(NameError::Shape);
        }
        if !shown.as_str().is_single_script() {
            return Err(NameError::Scripts);
        }
        let key = key(&shown);
        Ok(Self { shown, key })
    }

    /// The name as it is shown.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.shown
    }

    /// The name with look-alikes folded together: no two accounts share it.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }
}

fn is_joint(c: char) -> bool {
    c == '-' || c == '_'
}

fn is_well_shaped(name: &str) -> bool {
    let mut before = '_';
    for c in name.chars() {
        if is_joint(before) && is_joint(c) {
            return false;
        }
        before = c;
    }
    !is_joint(before) && name.chars().next().is_some_and(char::is_alphabetic)
}

/// Folds what people confuse: case, look-alikes from other scripts, `0` and `o`, `1`, `i` and `l`.
/// Removes `-` and `_`.
#[must_use]
pub(crate) fn key(name: &str) -> String {
    let small: String = name.nfkc().flat_map(char::to_lowercase).collect();
    let alike: String = skeleton(&small).collect();
    let folded = alike
        .chars()
        .flat_map(char::to_lowercase)
        .filter(|c| !is_joint(*c));
    folded
        .map(|c| match c {
            'i' | '1' | '|' => 'l',
            '0' => 'o',
            other => other,
        })
        .collect()
}

fn is_reserved(found: &str) -> bool {
    let begins = RESERVED_BEGINNINGS
        .iter()
        .any(|word| found.starts_with(&key(word)));
    begins || RESERVED.iter().any(|word| found == key(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_many_tongues_are_names() {
        for name in [
            "Anna",
            "ben_2",
            "jo-ann",
            "Łukasz",
            "José",
            "ורד",
            "Ωμέγα2",
            "李雷",
        ] {
            assert!(Name::parse(name).is_ok(), "{name}");
        }
    }

    #[test]
    fn other_texts_are_not() {
        let cases = [
            ("a", NameError::Length),
            ("abcdefghijklmnopqrstu", NameError::Length),
            ("an na", NameError::Letters),
            ("anna\u{202e}", NameError::Letters),
            ("anna!", NameError::Letters),
            ("2anna", NameError::Shape),
            ("an--na", NameError::Shape),
            ("anna-", NameError::Shape),
            ("аnna", NameError::Scripts),
            ("Admin", NameError::Reserved),
            ("admin_team", NameError::Reserved),
            ("Pai-Sho", NameError::Reserved),
            ("m0derator", NameError::Reserved),
            ("guest", NameError::Reserved),
        ];
        for (text, error) in cases {
            assert_eq!(Name::parse(text).unwrap_err(), error, "{text}");
        }
    }

    #[test]
    fn names_that_look_alike_share_their_key() {
        for (one, other) in [
            ("Iris", "lris"),
            ("iris", "IRIS"),
            ("b0b", "Bob"),
            ("anna_b", "annab"),
            ("modern", "modem"),
            ("раса", "paca"),
        ] {
            assert_eq!(key(one), key(other), "{one} {other}");
        }
        assert_ne!(key("anna"), key("hanna"));
    }
}
