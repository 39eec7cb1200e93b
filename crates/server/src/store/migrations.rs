//! The database migrations: the steps from an empty file to the current schema.
//!
//! They are listed here instead of by `sqlx::migrate!`, because that macro makes the build compile
//! SQLite a second time, for the macro itself. A test compares the list with the folder.

use std::borrow::Cow;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// The name of a migration and its statements.
macro_rules! migration {
    ($name:literal) => {
        (
            $name,
            include_str!(concat!("../../migrations/sqlite/", $name, ".sql")),
        )
    };
}
/// The files in `migrations/sqlite`, oldest first. A released file never changes: the database
/// stores its checksum.
const FILES: &[(&str, &str)] = &[
    migration!("0001_house"),
    migration!("0002_heartbeat"),
    migration!("0003_attended_seeks"),
    migration!("0004_vacations"),
    migration!("0005_confirmed_addresses"),
    migration!("0006_write_check"),
    migration!("0007_command_actions"),
    migration!("0008_reserved_names"),
    migration!("0009_search"),
    migration!("0010_private_games"),
    migration!("0011_games_in_play"),
    migration!("0012_account_security"),
    migration!("0013_second_factor"),
    migration!("0014_owed_time"),
    migration!("0015_reports_by_account"),
    migration!("0016_presets"),
    migration!("0017_languages"),
];

/// Runs the migrations that a database has not seen yet.
pub(super) fn migrator() -> Migrator {
    let numbered = (1..).zip(FILES);
    let migrations = numbered.map(|(version, (name, sql))| {
        // The number in the file name only serves readers and sorting.
        let description = name.trim_start_matches(|c: char| c.is_ascii_digit() || c == '_');
        Migration::new(
            version,
            Cow::Owned(description.replace('_', " ")),
            MigrationType::Simple,
            sql.into_sql_str(),
            false,
        )
    });
    Migrator::with_migrations(migrations.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_folder_is_listed_in_order() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations/sqlite");
        let mut found: Vec<_> = std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        found.sort();
        let listed: Vec<_> = FILES
            .iter()
            .map(|(name, _)| format!("{name}.sql"))
            .collect();
        assert_eq!(listed, found);
    }

    #[test]
    fn the_number_in_a_name_is_its_version() {
        for (migration, (name, _)) in migrator().iter().zip(FILES) {
            assert_eq!(
                name.split('_').next().unwrap().parse(),
                Ok(migration.version)
            );
        }
    }
}
