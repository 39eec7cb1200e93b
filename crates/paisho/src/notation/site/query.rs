//! The fields of a query: `gameType=1&game=…&gameOptions=…`.

use alloc::string::String;
use alloc::vec::Vec;

use super::error::{SiteError, SiteProblem};
use crate::notation::game::quote;

/// The decoded fields that this crate uses, and the names of the others.
#[derive(Default)]
pub(super) struct Query {
    /// `1` is Skud Pai Sho; other games of the site have other numbers.
    pub(super) game_type: Option<String>,
    /// The turns, separated by semicolons.
    pub(super) game: Option<String>,
    /// The list of options, not yet split.
    pub(super) options: Option<String>,
    pub(super) host: Option<String>,
    pub(super) guest: Option<String>,
    /// Names of fields that mean nothing here; they become warnings.
    pub(super) unknown: Vec<String>,
}

/// An error that quotes the beginning of the offending part.
pub(super) fn error(found: &str, problem: SiteProblem) -> SiteError {
    SiteError {
        found: quote(found),
        problem,
    }
}

impl Query {
    /// Splits a query into fields. Values are decoded, names are not: those that are used here
    /// contain nothing to decode.
    pub(super) fn parse(text: &str) -> Result<Self, SiteError> {
        let mut query = Self::default();
        for field in text.split('&').filter(|f| !f.is_empty()) {
            let (name, value) = field.split_once('=').unwrap_or((field, ""));
            query.take(name, decode(value)?)?;
        }
        Ok(query)
    }

    /// Keeps a field. A second one of the same name is refused, because it is unknown which one the
    /// site would use.
    fn take(&mut self, name: &str, value: String) -> Result<(), SiteError> {
        let field = match name {
            "gameType" => &mut self.game_type,
            "game" => &mut self.game,
            "gameOptions" => &mut self.options,
            "host" => &mut self.host,
            "guest" => &mut self.guest,
            _ => {
                self.unknown.push(quote(name));
                return Ok(());
            }
        };
        match field.replace(value) {
            None => Ok(()),
            Some(_) => Err(error(name, SiteProblem::SecondField)),
        }
    }
}

/// The part of a URL after its first `?`, up to its fragment; a bare query unchanged.
pub(super) fn query_of(text: &str) -> &str {
    let text = text.trim();
    let query = match text.split_once('?') {
        // A question mark after the first field belongs to a field.
        Some((address, query)) if !address.contains("game=") => query,
        _ => text,
    };
    query.split_once('#').map_or(query, |(query, _)| query)
}

/// Decodes `%2C` and the like. A `+` stays: it begins a bonus. Bytes are collected first and read
/// as UTF-8 at the end, since one character may take several percent signs.
fn decode(value: &str) -> Result<String, SiteError> {
    let mut bytes = Vec::with_capacity(value.len());
    let mut rest = value;
    while let Some((before, after)) = rest.split_once('%') {
        bytes.extend_from_slice(before.as_bytes());
        // Both must be digits: parsing alone would accept a sign, as in `%+1`.
        let (digits, tail) = after
            .split_at_checked(2)
            .filter(|(d, _)| d.bytes().all(|b| b.is_ascii_hexdigit()))
            .ok_or_else(|| error(after, SiteProblem::Encoding))?;
        let byte = u8::from_str_radix(digits, 16);
        bytes.push(byte.map_err(|_| error(after, SiteProblem::Encoding))?);
        rest = tail;
    }
    bytes.extend_from_slice(rest.as_bytes());
    String::from_utf8(bytes).map_err(|_| error(value, SiteProblem::Encoding))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percent_signs_are_decoded() {
        assert_eq!(decode("%5B%22a+b%22%5d").unwrap(), "[\"a+b\"]");
        assert_eq!(decode("J%C3%BCrgen").unwrap(), "Jürgen");
        for bad in ["%", "%2", "%zz", "%+1", "%FF", "%é"] {
            assert!(decode(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_query_is_found_in_a_url() {
        assert_eq!(query_of(" https://x.org/a/?b=1#top\n"), "b=1");
        // A bare query may contain a question mark in a value.
        assert_eq!(query_of("game=1?"), "game=1?");
    }
}
