//! Records of games played on this server.

use paisho::notation::record::Record;
use paisho_table::Table;
use paisho_wire::{TimeControl, UnixMillis};

use crate::config::Config;

/// The record of a game, with names, site, date and time control.
#[must_use]
pub fn record(table: &Table, config: &Config) -> Record {
    let mut record = Record::from(table.public().game());
    let setup = table.public().setup();
    let seats = setup.ruleset.0.seats;
    let mut set = |name: &str, value: &str| {
        // Tag names are constants and dates are well-formed, so setting a tag never fails.
        let _ = record.tags.set(name, value);
    };
    set(
        "Event",
        if setup.rated {
            "Rated game"
        } else {
            "Casual game"
        },
    );
    set("Site", &config.origin());
    set("Date", &date(table.created().0));
    for player in &setup.players {
        set(
            paisho::Seat::from(player.seat).word(seats),
            &player.person.name,
        );
    }
    set("TimeControl", &time_control(setup.time));
    record
}

/// A time control as written in records: seconds and increment, or days.
fn time_control(time: TimeControl) -> String {
    match time {
        TimeControl::Live { main, increment } => format!("{main}+{increment}"),
        TimeControl::PerTurn { days } => format!("{days}d"),
        TimeControl::Bank { days, bank } => format!("{days}d+{bank}d"),
        TimeControl::Unlimited {} => "-".to_owned(),
    }
}

/// The UTC date of a time, such as `2026.11.15`. Internally, years begin in March, so that the leap
/// day is the last of its year, and eras of 400 years have 146,097 days.
fn date(at: UnixMillis) -> String {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_told() {
        for (at, day) in [
            (0, "1970.01.01"),
            (951_782_400_000, "2000.02.29"),
            (951_868_800_000, "2000.03.01"),
            (1_794_787_199_999, "2026.11.15"),
            (4_107_542_400_000, "2100.03.01"),
        ] {
            assert_eq!(date(at), day);
        }
    }
}
