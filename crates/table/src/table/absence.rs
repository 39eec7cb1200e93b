//! Times in which the server was away or late, and how much of them counts.

use paisho::clock::{Millis, Moment};

/// A time in which the server was away, frozen or late.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Absence {
    /// Its beginning.
    pub since: Moment,
    /// Its end.
    pub until: Moment,
}

impl Absence {
    /// How long it lasted.
    #[must_use]
    pub fn length(self) -> Millis {
        self.until.since(self.since)
    }

    /// How much of the time between two moments lies in any of some absences. Where they overlap,
    /// the time is counted once.
    pub(super) fn total(absences: &[Self], from: Moment, to: Moment) -> Millis {
        let mut absences = absences.to_vec();
        absences.sort_unstable();
        let (mut counted, mut total) = (from, 0_u64);
        for absence in absences {
            let (since, until) = (absence.since.max(counted), absence.until.min(to));
            total = total.saturating_add(until.since(since).0);
            counted = counted.max(until);
        }
        Millis(total)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn total(absences: &[(u64, u64)], from: u64, to: u64) -> u64 {
        let absence = |&(since, until): &(u64, u64)| Absence {
            since: Moment(since),
            until: Moment(until),
        };
        let absences: Vec<Absence> = absences.iter().map(absence).collect();
        Absence::total(&absences, Moment(from), Moment(to)).0
    }

    #[test]
    fn an_absence_lasts_from_its_beginning_to_its_end() {
        let (since, until) = (Moment(10), Moment(30));
        assert_eq!(Absence { since, until }.length(), Millis(20));
    }

    #[test]
    fn time_counts_once_and_within_bounds() {
        assert_eq!(total(&[], 0, 100), 0);
        assert_eq!(total(&[(10, 30)], 0, 100), 20);
        assert_eq!(total(&[(10, 30)], 25, 100), 5);
        assert_eq!(total(&[(10, 30)], 0, 15), 5);
        assert_eq!(total(&[(10, 30)], 40, 100), 0);
        assert_eq!(total(&[(50, 60), (10, 30)], 0, 100), 30);
        assert_eq!(total(&[(10, 40), (20, 30), (35, 50)], 0, 100), 40);
        assert_eq!(total(&[(10, 30), (10, 30)], 0, 100), 20);
    }
}
