//! Compares the legal turns of a position with a file's data about them.

use paisho::Position;

use super::case::Legal;
use super::difference::Difference;
use super::ending::can_only_pass;
use super::fingerprint::{Fingerprint, hash_of};

impl Legal {
    /// Whether the file has no data about legal turns.
    fn is_silent(&self) -> bool {
        let Self {
            count,
            all,
            plain,
            list,
        } = self;
        count.is_none() && all.is_none() && plain.is_none() && list.is_none()
    }

    /// All differences in the legal turns, and the number of legal turns.
    pub(super) fn compare(&self, position: &Position) -> (Vec<Difference>, u64) {
        if self.is_silent() {
            return (Vec::new(), 0);
        }
        let found = Fingerprint::of(position);
        if found.count == 0 && self.is_pass() && can_only_pass(position) {
            return (Vec::new(), 0);
        }
        let numbers = [
            ("number of legal turns", self.count, found.count),
            ("hash of all turns", self.all, found.all),
            ("hash of turns without bonus", self.plain, found.plain),
        ];
        let mut differences: Vec<Difference> = numbers
            .into_iter()
            .filter_map(|(what, expected, found)| {
                let text = |n: &u64| match what {
                    "number of legal turns" => n.to_string(),
                    _ => format!("{n:016x}"),
                };
                Difference::between(what, &expected?, &found, text)
            })
            .collect();
        differences.extend(self.compare_list(position, found));
        (differences, found.count)
    }

    /// Whether the file lists the pass as the only turn. Other files list no turn at all.
    fn is_pass(&self) -> bool {
        let pass = hash_of("pass");
        self.count.is_none_or(|n| n == 1)
            && self.all.is_none_or(|h| h == pass)
            && self.plain.is_none_or(|h| h == pass)
            && self.list.as_ref().is_none_or(|l| *l == ["pass"])
    }

    fn compare_list(&self, position: &Position, found: Fingerprint) -> Option<Difference> {
        let expected = self.list.as_ref()?;
        if Fingerprint::of_texts(expected) == (found.count, found.all) {
            return None;
        }
        let mut turns = Vec::new();
        position.for_each_turn(|turn| turns.push(turn.to_string()));
        Difference::between_lists("legal turns", expected.clone(), turns, String::clone)
    }
}
