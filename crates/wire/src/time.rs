//! Points in time, time controls, and the speed classes by which ratings are kept.

use serde::{Deserialize, Serialize};

use paisho::clock::{self, Millis};

/// Milliseconds since 1970-01-01 UTC.
pub type UnixMillis = u64;

/// The UTC date of a time in the form of records, such as `2026.11.16`. Internally, years begin in
/// March, so that the leap day is the last of its year, and eras of 400 years have 146,097 days.
#[must_use]
pub fn record_date(at: UnixMillis) -> String {
    const DAYS_BEFORE_1970: u64 = 719_468;
    let days = at / 86_400_000 + DAYS_BEFORE_1970;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = (month_from_march + 2) % 12 + 1;
    let year = 400 * era + year_of_era + u64::from(month <= 2);
    format!("{year:04}.{month:02}.{day:02}")
}

/// How much time players have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum TimeControl {
    /// Seconds for the whole game, and seconds added after each turn.
    Live {
        /// Seconds for the game.
        main: u32,
        /// Seconds added after each turn.
        increment: u32,
    },
    /// Correspondence: a number of days for each turn.
    PerTurn {
        /// Days for each turn.
        days: u32,
    },
    /// Correspondence: free days for each turn, and a bank of days for turns that take longer.
    Bank {
        /// Free days for each turn.
        days: u32,
        /// Days in the bank.
        bank: u32,
    },
    /// No clock.
    Unlimited {},
}

impl TimeControl {
    /// The clock of this time control, if there is one.
    #[must_use]
    pub const fn clock(self) -> Option<clock::TimeControl> {
        Some(match self {
            Self::Live { main, increment } => clock::TimeControl::Fischer {
                main: Millis::seconds(main as u64),
                increment: Millis::seconds(increment as u64),
            },
            Self::PerTurn { days } => clock::TimeControl::PerTurn {
                time: Millis::days(days as u64),
            },
            Self::Bank { days, bank } => clock::TimeControl::Bank {
                per_turn: Millis::days(days as u64),
                bank: Millis::days(bank as u64),
            },
            Self::Unlimited {} => return None,
        })
    }

    /// Whether the game is played in one sitting.
    #[must_use]
    pub const fn is_live(self) -> bool {
        matches!(self, Self::Live { .. })
    }

    /// The speed class, assuming thirty turns by each player.
    #[must_use]
    pub const fn speed(self) -> Speed {
        let Self::Live { main, increment } = self else {
            return Speed::Correspondence;
        };
        match main as u64 + 30 * increment as u64 {
            0..600 => Speed::Quick,
            600..1800 => Speed::Steady,
            _ => Speed::Slow,
        }
    }

    /// Whether a game can be played with these numbers.
    #[must_use]
    pub const fn is_sensible(self) -> bool {
        const HOURS: u32 = 3600;
        match self {
            Self::Live { main, increment } => {
                main <= 6 * HOURS && increment <= 600 && main + 30 * increment >= 30
            }
            Self::PerTurn { days } => 1 <= days && days <= 60,
            Self::Bank { days, bank } => days <= 60 && 1 <= bank && bank <= 365,
            Self::Unlimited {} => true,
        }
    }
}

/// A class of time controls. Each class has its own ratings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Speed {
    /// Less than ten minutes for each player.
    Quick,
    /// Less than half an hour for each player.
    Steady,
    /// Longer, but played in one sitting.
    Slow,
    /// Played over days.
    Correspondence,
}

impl Speed {
    /// All classes.
    pub const ALL: [Self; 4] = [Self::Quick, Self::Steady, Self::Slow, Self::Correspondence];

    /// The class as it is written on the wire.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Steady => "steady",
            Self::Slow => "slow",
            Self::Correspondence => "correspondence",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speeds_follow_the_time_of_a_whole_game() {
        let speed = |main, increment| TimeControl::Live { main, increment }.speed();
        assert_eq!(speed(300, 5), Speed::Quick);
        assert_eq!(speed(600, 0), Speed::Steady);
        assert_eq!(speed(900, 30), Speed::Slow);
        assert_eq!(
            TimeControl::PerTurn { days: 3 }.speed(),
            Speed::Correspondence
        );
    }

    #[test]
    fn days_are_counted_over_leap_years() {
        for (at, day) in [
            (0, "1970.01.01"),
            (951_782_400_000, "2000.02.29"),
            (951_868_800_000, "2000.03.01"),
            (1_794_787_199_999, "2026.11.15"),
            (1_794_787_200_000, "2026.11.16"),
            (4_107_542_399_999, "2100.02.28"),
            (4_107_542_400_000, "2100.03.01"),
        ] {
            assert_eq!(record_date(at), day);
        }
    }

    #[test]
    fn senseless_times_are_reported() {
        let live = |main, increment| TimeControl::Live { main, increment };
        assert!(live(60, 0).is_sensible() && live(0, 5).is_sensible());
        assert!(!live(0, 0).is_sensible() && !live(u32::MAX, 1).is_sensible());
        assert!(!TimeControl::PerTurn { days: 0 }.is_sensible());
    }
}
