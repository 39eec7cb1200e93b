//! The list of all settings.

use super::read::{
    address, directory, door, filter, log_format, mail_address, metrics, number, pause,
    second_factor, smtp, text, url,
};
use super::{Config, Proxies};

/// A setting: `session_days` in the file, `PAISHO_SESSION_DAYS` in the environment,
/// `--session-days` as a flag.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// The name in the file.
    pub key: &'static str,
    /// The default value; empty for none.
    pub default: &'static str,
    /// What it means, for the help and the manual.
    pub help: &'static str,
    /// Whether its value is kept out of error messages.
    pub secrecy: Secrecy,
    /// Parses a value into the settings, or says what was expected.
    pub(super) read: fn(&mut Config, &str) -> Result<(), String>,
}

/// Whether a value may appear in error messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secrecy {
    /// Yes.
    Shown,
    /// No.
    Hidden,
}

impl Setting {
    /// The name of the environment variable.
    #[must_use]
    pub fn variable(&self) -> String {
        format!("PAISHO_{}", self.key.to_uppercase())
    }

    /// The name of the flag, without the leading dashes.
    #[must_use]
    pub fn flag(&self) -> String {
        self.key.replace('_', "-")
    }
}

macro_rules! settings {
    ($($key:ident = $default:literal, $secrecy:ident, $read:expr, $help:literal;)*) => {
        /// All settings, in the order of the manual.
        pub const SETTINGS: &[Setting] = &[$(Setting {
            key: stringify!($key),
            default: $default,
            help: $help,
            secrecy: Secrecy::$secrecy,
            read: |config, value| {
                config.$key = $read(value)?;
                Ok(())
            },
        }),*];
    };
}

settings! {
    listen = "127.0.0.1:7249", Shown, address,
        "Address and port to listen on";
    data = "paisho-data", Shown, directory,
        "Directory where everything is kept; it is made if it does not exist";
    public_url = "", Shown, url,
        "Address that people see, such as https://paisho.example; with https, cookies are marked secure";
    trusted_proxies = "", Shown, Proxies::read,
        "Proxies in front, as addresses or networks separated by commas, such as `127.0.0.1, 10.0.0.0/8`; only their X-Forwarded-For is believed";
    title = "Pai Sho house", Shown, text::<60>,
        "Name of the house on its pages";
    contact = "", Shown, |value| Ok::<_, String>(Some(text::<200>(value)?).filter(|t| !t.is_empty())),
        "How to reach the host, shown on the front page";
    registration = "open", Shown, door,
        "`open` or `closed`: whether people may register";
    guests = "open", Shown, door,
        "`open` or `closed`: whether people may play without registering";
    session_days = "60", Shown, number::<1, 3650>,
        "Days after which an unused session ends";
    session_max_days = "180", Shown, number::<1, 3650>,
        "Days after which every session ends, used or not";
    guest_days = "14", Shown, number::<1, 3650>,
        "Days after which a guest who never played is forgotten";
    second_factor = "optional", Shown, second_factor,
        "`moderators` if moderators and admins may moderate only with a second factor, otherwise `optional`";
    games_per_account = "100", Shown, number::<1, 100_000>,
        "Games that somebody may play at once";
    computer_games_per_guest = "5", Shown, number::<0, 100_000>,
        "Games against computers that a guest may play at once";
    seeks_per_account = "10", Shown, number::<1, 1000>,
        "Seeks that somebody may have open at once";
    connections = "0", Shown, number::<0, 1_000_000>,
        "Connections at once; 0 for as many as the limit of open files allows, at most 10,000";
    connections_per_address = "0", Shown, number::<0, 1_000_000>,
        "Connections at once from one address; 0 for a quarter of all";
    streams = "500", Shown, number::<1, 1_000_000>,
        "Streams of public games at once";
    streams_per_address = "8", Shown, number::<1, 1_000_000>,
        "Streams of public games at once from one address";
    header_seconds = "10", Shown, number::<1, 3600>,
        "Seconds for the first request of a connection, without its body";
    idle_seconds = "75", Shown, number::<1, 3600>,
        "Seconds that an open connection may wait for its next request";
    body_seconds = "20", Shown, number::<1, 3600>,
        "Seconds for the body of a request";
    stall_seconds = "30", Shown, number::<1, 3600>,
        "Seconds that an answer may wait for a client that does not read";
    search_millis = "2000", Shown, number::<1, 600_000>,
        "Milliseconds that a search of games may take";
    requests_per_minute = "600", Shown, number::<0, 100_000_000>,
        "Requests per minute from one address; 0 for no limit";
    sign_ins_per_minute = "20", Shown, number::<0, 100_000_000>,
        "Attempts per minute to sign in, register or come as a guest from one address, to sign in by one name from addresses where its owner never did, and to give one's password once more; 0 for no limit";
    chat_per_minute = "20", Shown, number::<1, 10_000>,
        "Lines of chat per minute of one account";
    body_bytes = "65536", Shown, number::<4096, 16_777_216>,
        "Largest body of a request";
    hashing = "2", Shown, number::<1, 64>,
        "Passwords that are hashed at the same time, each with 19 MiB";
    engine_threads = "1", Shown, number::<0, 64>,
        "Threads that think for computer opponents; 0 for no computer opponents";
    late_millis = "1000", Shown, pause::<60_000>,
        "Milliseconds: when the server or its disk stood still for as long as this or longer, players get the time back; 500 or more, or 0 for never";
    shutdown_seconds = "10", Shown, number::<0, 600>,
        "Seconds that a stopping server waits for what is under way";
    smtp = "", Hidden, smtp,
        "Mail server for forgotten passwords: smtps://user:password@host or smtp://host:port";
    mail_from = "", Shown, mail_address,
        "Sender of mails, such as house@paisho.example";
    metrics = "local", Shown, metrics,
        "Who may read /metrics: `local` (the same machine), `open` or `off`";
    log_format = "text", Shown, log_format,
        "`text` or `json`";
    log_filter = "info", Shown, filter,
        "Which logs are written, such as `info` or `paisho_server=debug`";
}
