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
        "Directory for the database and all other data; it is created if it does not exist";
    public_url = "", Shown, url,
        "Public address of the server, such as https://paisho.example; with https, cookies are marked `Secure`";
    trusted_proxies = "", Shown, Proxies::read,
        "Addresses or networks of your reverse proxies, separated by commas, such as `127.0.0.1, 10.0.0.0/8`; X-Forwarded-For is trusted only from these";
    title = "Pai Sho", Shown, text::<60>,
        "Name of the server, shown on its pages and in e-mails";
    contact = "", Shown, |value| Ok::<_, String>(Some(text::<200>(value)?).filter(|t| !t.is_empty())),
        "How to contact the host, shown on the front page";
    registration = "open", Shown, door,
        "Whether people can register: `open` or `closed`";
    guests = "open", Shown, door,
        "Whether people can play without registering: `open` or `closed`";
    session_days = "60", Shown, number::<1, 3650>,
        "Days after which an unused session expires";
    session_max_days = "180", Shown, number::<1, 3650>,
        "Days after which every session expires, even if it is in use";
    guest_days = "14", Shown, number::<1, 3650>,
        "Days after which guests who never played are deleted";
    second_factor = "optional", Shown, second_factor,
        "Second factor: `optional`, or `moderators` to require it of moderators and admins before they can moderate";
    games_per_account = "100", Shown, number::<1, 100_000>,
        "Maximum number of games that an account can play at once";
    computer_games_per_guest = "5", Shown, number::<0, 100_000>,
        "Maximum number of games against computers that a guest can play at once";
    seeks_per_account = "10", Shown, number::<1, 1000>,
        "Maximum number of open seeks per account";
    connections = "0", Shown, number::<0, 1_000_000>,
        "Maximum number of connections; 0 for as many as the limit of open files allows, but at most 10,000";
    connections_per_address = "0", Shown, number::<0, 1_000_000>,
        "Maximum number of connections from one address; 0 for a quarter of the total";
    streams = "500", Shown, number::<1, 1_000_000>,
        "Maximum number of streams of public games";
    streams_per_address = "8", Shown, number::<1, 1_000_000>,
        "Maximum number of streams of public games from one address";
    header_seconds = "10", Shown, number::<1, 3600>,
        "Seconds in which a new connection must send the headers of its first request";
    idle_seconds = "75", Shown, number::<1, 3600>,
        "Seconds after which an idle connection is closed";
    body_seconds = "20", Shown, number::<1, 3600>,
        "Seconds in which the body of a request must arrive";
    stall_seconds = "30", Shown, number::<1, 3600>,
        "Seconds after which a client that does not read its response is disconnected";
    search_millis = "2000", Shown, number::<1, 600_000>,
        "Milliseconds after which a search for games is cancelled";
    requests_per_minute = "600", Shown, number::<0, 100_000_000>,
        "Maximum number of requests per minute from one address; 0 for no limit";
    sign_ins_per_minute = "20", Shown, number::<0, 100_000_000>,
        "Maximum number of attempts per minute, each counted separately: to sign in, register or start as a guest from one address; to sign in with one name from networks that its owner has not signed in from; to enter one's password again. 0 for no limit";
    chat_per_minute = "20", Shown, number::<1, 10_000>,
        "Maximum number of chat messages per minute from one account";
    body_bytes = "65536", Shown, number::<4096, 16_777_216>,
        "Maximum size of a request body in bytes";
    hashing = "2", Shown, number::<1, 64>,
        "Number of passwords that can be hashed at the same time; each needs 19 MiB of memory";
    engine_threads = "1", Shown, number::<0, 64>,
        "Number of threads for computer opponents; 0 for no computer opponents";
    late_millis = "1000", Shown, pause::<60_000>,
        "If the server or its disk stalls for at least this many milliseconds, players get the time back; 500 or more, or 0 for never";
    shutdown_seconds = "10", Shown, number::<0, 600>,
        "Seconds to wait for requests in progress when the server stops";
    smtp = "", Hidden, smtp,
        "Mail server for links to reset passwords and for notices: smtps://user:password@host or smtp://host:port";
    mail_from = "", Shown, mail_address,
        "Sender address of e-mails, such as noreply@paisho.example";
    metrics = "local", Shown, metrics,
        "Who can read /metrics: `local` (the same machine), `open` (everyone) or `off` (no one)";
    log_format = "text", Shown, log_format,
        "Format of the log: `text` or `json`";
    log_filter = "info", Shown, filter,
        "Which log messages are written, such as `info` or `paisho_server=debug`";
}
