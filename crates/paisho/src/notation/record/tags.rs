//! Tags: names and values at the head of a record, `[Host "Anna"]`.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// Free tags that are known, in the order in which they are written; unknown ones follow. `Host`
/// and `Guest` are names in games of two, the four seats in larger ones.
const KNOWN: [&str; 10] = [
    "Event",
    "Site",
    "Date",
    "Host",
    "Guest",
    "South",
    "West",
    "North",
    "East",
    "TimeControl",
];

/// Tags whose values follow from the record, which writes them itself.
pub(super) const DERIVED: [&str; 5] =
    ["Result", "Ruleset", "RulesVersion", "Position", "FirstTurn"];

/// Why a tag can't be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TagError {
    /// A name begins with a letter; letters, digits and `_` follow.
    Name,
    /// The value of this tag follows from the record.
    Derived,
    /// A date is written `2026.11.15`; what is not known is `????.??.??`.
    Date,
}

impl fmt::Display for TagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Name => "a tag name starts with a letter and has only letters, digits and _",
            Self::Derived => "this tag is derived from the record and can't be set",
            Self::Date => "expected a date such as 2026.11.15, with ? for unknown digits",
        })
    }
}

impl core::error::Error for TagError {}

/// The free tags of a record: those that people fill in.
///
/// They are sorted: known ones by the order of `KNOWN`, unknown ones after them in the order in
/// which they were set. A record has few tags, so a list is searched instead of a map.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags {
    entries: Vec<(String, String)>,
}

impl Tags {
    /// The value of a tag.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<&str> {
        let mut named = self.iter().filter(|(n, _)| *n == name);
        named.next().map(|(_, value)| value)
    }

    /// Sets a tag, replacing an old value.
    ///
    /// # Errors
    /// If the name is malformed or belongs to a derived tag, or if the value of `Date` is no date.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if !is_name(name) {
            return Err(TagError::Name);
        }
        if DERIVED.contains(&name) {
            return Err(TagError::Derived);
        }
        if name == "Date" && !is_date(value) {
            return Err(TagError::Date);
        }
        self.put(name, value);
        Ok(())
    }

    fn put(&mut self, name: &str, value: &str) {
        if let Some((_, old)) = self.entries.iter_mut().find(|(n, _)| n == name) {
            *old = String::from(value);
            return;
        }
        // After all tags of the same or a lower rank, so that unknown tags keep their order.
        let behind = |(other, _): &(String, String)| rank(other) <= rank(name);
        let at = self.entries.partition_point(behind);
        self.entries
            .insert(at, (String::from(name), String::from(value)));
    }

    /// Removes a tag; returns whether it was there. Derived tags can't be removed: they are not in
    /// the list.
    pub fn remove(&mut self, name: &str) -> bool {
        let before = self.entries.len();
        self.entries.retain(|(n, _)| n != name);
        self.entries.len() < before
    }

    /// All tags, known ones first.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.entries.iter().map(|(n, v)| (n.as_str(), v.as_str()))
    }
}

/// The position of a tag among the others. All unknown tags share the last rank.
pub(super) fn rank(name: &str) -> usize {
    let known = KNOWN.iter().position(|n| *n == name);
    known.unwrap_or(KNOWN.len())
}

/// Whether a tag stands before the derived ones. The derived tags stand between the known and the
/// unknown ones.
pub(super) fn is_known(name: &str) -> bool {
    KNOWN.contains(&name)
}

fn is_name(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// `2026.11.15`, any part of which may be question marks. Every part has its full length, and a
/// part is known or unknown as a whole. The 31st of February passes.
fn is_date(text: &str) -> bool {
    let mut parts = text.split('.');
    let mut fits = |length, range: core::ops::RangeInclusive<u16>| {
        parts.next().is_some_and(|part| {
            let unknown = part.chars().all(|c| c == '?');
            // Parsing alone would accept a sign, as in `+026`.
            let digits = part.chars().all(|c| c.is_ascii_digit());
            let known = digits && part.parse().is_ok_and(|n| range.contains(&n));
            part.len() == length && (unknown || known)
        })
    };
    fits(4, 0..=9999) && fits(2, 1..=12) && fits(2, 1..=31) && parts.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_tags_come_first_and_a_tag_is_there_once() {
        let mut tags = Tags::default();
        for (name, value) in [
            ("Mood", "calm"),
            ("Host", "Ann"),
            ("Event", "x"),
            ("Host", "Anna"),
        ] {
            assert_eq!(tags.set(name, value), Ok(()));
        }
        let names: Vec<&str> = tags.iter().map(|t| t.0).collect();
        assert_eq!(names, ["Event", "Host", "Mood"]);
        assert_eq!(tags.value("Host"), Some("Anna"));
        assert!(tags.remove("Host") && !tags.remove("Host"));
    }

    #[test]
    fn names_and_dates_are_checked() {
        let mut tags = Tags::default();
        assert_eq!(tags.set("Two words", ""), Err(TagError::Name));
        assert_eq!(tags.set("Result", "unfinished"), Err(TagError::Derived));
        for date in ["2026.11.15", "2026.??.??", "????.??.??"] {
            assert_eq!(tags.set("Date", date), Ok(()));
        }
        for date in [
            "",
            "2026-11-15",
            "2026.13.01",
            "2026.1.15",
            "2026.11.15.1",
            "+026.11.15",
        ] {
            assert_eq!(tags.set("Date", date), Err(TagError::Date), "{date}");
        }
    }
}
