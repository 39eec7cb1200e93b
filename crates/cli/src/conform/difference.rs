//! Differences between our rules and a conformance file.

use std::fmt;

use serde::Serialize;

/// One difference.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Difference {
    /// Two values differ.
    Value {
        /// What was compared.
        what: String,
        /// The value in the file.
        expected: String,
        /// The value according to our rules.
        found: String,
    },
    /// Two lists differ.
    List {
        /// What was compared.
        what: String,
        /// Entries that only the file has.
        missing: Vec<String>,
        /// Entries that only our rules have.
        extra: Vec<String>,
    },
}

impl Difference {
    /// The difference between two values, if there is one.
    pub(super) fn between<T: PartialEq>(
        what: impl Into<String>,
        expected: &T,
        found: &T,
        text: impl Fn(&T) -> String,
    ) -> Option<Self> {
        (expected != found).then(|| Self::Value {
            what: what.into(),
            expected: text(expected),
            found: text(found),
        })
    }

    /// The difference between two lists whose order does not matter, if there is one.
    pub(super) fn between_lists<T: Ord>(
        what: impl Into<String>,
        mut expected: Vec<T>,
        mut found: Vec<T>,
        text: impl Fn(&T) -> String,
    ) -> Option<Self> {
        expected.sort_unstable();
        found.sort_unstable();
        (expected != found).then(|| Self::List {
            what: what.into(),
            missing: surplus(&expected, &found).map(&text).collect(),
            extra: surplus(&found, &expected).map(&text).collect(),
        })
    }
}

/// The entries of one sorted list that the other lacks, or has fewer times.
fn surplus<'a, T: Ord>(list: &'a [T], other: &'a [T]) -> impl Iterator<Item = &'a T> {
    let count = |list: &[T], entry: &T| {
        let end = list.partition_point(|e| e <= entry);
        end - list.partition_point(|e| e < entry)
    };
    list.iter().enumerate().filter_map(move |(i, entry)| {
        let nth = i - list.partition_point(|e| e < entry);
        (nth >= count(other, entry)).then_some(entry)
    })
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Value {
                what,
                expected,
                found,
            } => write!(f, "{what}: expected {expected}, found {found}"),
            Self::List {
                what,
                missing,
                extra,
            } => {
                write!(f, "{what}:")?;
                let lists = [("missing", missing), ("extra", extra)];
                for (name, list) in lists.into_iter().filter(|(_, list)| !list.is_empty()) {
                    write!(f, "\n    {name} {}: {}", list.len(), list.join(" "))?;
                }
                Ok(())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lists(expected: &[u8], found: &[u8]) -> Option<Difference> {
        Difference::between_lists("numbers", expected.to_vec(), found.to_vec(), u8::to_string)
    }

    #[test]
    fn equal_lists_in_any_order_do_not_differ() {
        assert_eq!(lists(&[3, 1, 1, 2], &[1, 2, 3, 1]), None);
    }

    #[test]
    fn entries_are_counted_as_often_as_they_occur() {
        let difference = lists(&[1, 1, 2, 4], &[1, 2, 2, 3]).unwrap();
        assert_eq!(
            difference.to_string(),
            "numbers:\n    missing 2: 1 4\n    extra 2: 2 3"
        );
    }

    #[test]
    fn values_are_shown_side_by_side() {
        let same = Difference::between("turns", &3, &3, i32::to_string);
        assert_eq!(same, None);
        let other = Difference::between("turns", &3, &4, i32::to_string).unwrap();
        assert_eq!(other.to_string(), "turns: expected 3, found 4");
    }
}
