//! Clocks as they are shown: the last reading from the server, and the time since it came.

use paisho::Seat;
use paisho_wire::ClockReading;

use super::Millis;
use crate::model::clock_text::digits;

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Clocks {
    reading: ClockReading,
    /// When it reached us, by our own clock.
    read: Millis,
}

/// Below this time a clock is shown as short.
const SHORT: Millis = 20_000;

impl Clocks {
    /// Clocks with a reading that has just come.
    #[must_use]
    pub const fn new(reading: ClockReading, now: Millis) -> Self {
        Self { reading, read: now }
    }

    /// The time a player has left; `None` in a game without clocks.
    #[must_use]
    pub fn left(&self, seat: Seat, now: Millis) -> Option<Millis> {
        let mut left = self.reading.left.iter();
        let clock = left.find(|clock| Seat::from(clock.seat) == seat)?;
        let spent = if self.running() == Some(seat) {
            now.saturating_sub(self.read)
        } else {
            0
        };
        Some(clock.millis.saturating_sub(spent))
    }

    /// The player whose clock is running.
    #[must_use]
    pub fn running(&self) -> Option<Seat> {
        self.reading.running.map(Seat::from)
    }

    /// Whether a player is short of time.
    #[must_use]
    pub fn is_short(&self, seat: Seat, now: Millis) -> bool {
        self.left(seat, now).is_some_and(|left| left < SHORT)
    }

    /// The time until a deadline passes: an offer expires, or a game that has not begun is
    /// cancelled.
    #[must_use]
    pub fn until_deadline(&self, now: Millis) -> Option<Millis> {
        let after_reading = self.reading.deadline?.saturating_sub(self.reading.now);
        Some((self.read + after_reading).saturating_sub(now))
    }
}

/// How a duration is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shown {
    /// In days and hours.
    Days {
        /// Whole days.
        days: u64,
        /// Hours beyond them.
        hours: u64,
    },
    /// As on a clock: `1:02:03`, `4:05`, `0:09.5`.
    Digits(String),
}

/// How the time left is shown: in days if it is long, with tenths of a second if it is short.
#[must_use]
pub fn shown(left: Millis) -> Shown {
    const DAY: Millis = 24 * 3600 * 1000;
    if left >= DAY {
        let hours = left % DAY / 3_600_000;
        let days = left / DAY;
        return Shown::Days { days, hours };
    }
    Shown::Digits(digits(left))
}

#[cfg(test)]
mod tests {
    use super::*;
    use paisho_wire::SeatClock;

    fn clocks() -> Clocks {
        let clock = |seat, millis| SeatClock { seat, millis };
        let reading = ClockReading {
            now: 1_000_000,
            left: vec![
                clock(paisho_wire::Seat::South, 60_000),
                clock(paisho_wire::Seat::North, 50_000),
            ],
            running: Some(paisho_wire::Seat::South),
            deadline: Some(1_060_500),
        };
        Clocks::new(reading, 5_000)
    }

    #[test]
    fn only_the_running_clock_runs() {
        let clocks = clocks();
        assert_eq!(clocks.left(Seat::GUEST, 15_000), Some(50_000));
        assert_eq!(clocks.left(Seat::HOST, 15_000), Some(50_000));
        assert_eq!(clocks.left(Seat::GUEST, 500_000), Some(0));
        assert_eq!(clocks.left(Seat::East, 0), None);
        assert!(!clocks.is_short(Seat::GUEST, 45_000));
        assert!(clocks.is_short(Seat::GUEST, 45_001));
    }

    #[test]
    fn deadlines_are_shown_in_local_time() {
        assert_eq!(clocks().until_deadline(5_000), Some(60_500));
        assert_eq!(clocks().until_deadline(99_000), Some(0));
    }

    #[test]
    fn long_times_are_shown_by_days() {
        assert_eq!(super::shown(245_000), Shown::Digits("4:05".to_owned()));
        let shown = shown(3 * 24 * 3_600_000 + 5 * 3_600_000 + 1);
        assert_eq!(shown, Shown::Days { days: 3, hours: 5 });
    }
}
