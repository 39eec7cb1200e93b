//! Records of games played on this server.

use paisho::notation::record::Record;
use paisho_table::Table;
use paisho_wire::{TimeControl, record_date};

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
    set("Date", &record_date(table.created().0));
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
