//! Settings of a server: from flags, environment and file, all validated at startup.
//!
//! Every setting is described once, in [`SETTINGS`]: its name, meaning, default and parser. Flags,
//! variables, the file and the help follow from that list, and a test compares the manual with it.

mod gather;
mod proxies;
mod read;
mod setting;

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;

use tracing_subscriber::filter::Targets;

pub use gather::{Given, Origin, Problem, Problems, from_environment, from_file, gather};
pub use proxies::Proxies;
pub use setting::{SETTINGS, Setting};

/// The settings of a server.
#[derive(Clone, PartialEq, Debug)]
pub struct Config {
    /// Address and port to listen on.
    pub listen: SocketAddr,
    /// The data directory.
    pub data: PathBuf,
    /// The public address, without a slash at the end; unset means `http://` and `listen`.
    pub public_url: Option<String>,
    /// The reverse proxies whose `X-Forwarded-For` is trusted.
    pub trusted_proxies: Proxies,
    /// The name of the site.
    pub title: String,
    /// How to reach the operator.
    pub contact: Option<String>,
    /// Whether people may register.
    pub registration: Door,
    /// Whether people may play without registering.
    pub guests: Door,
    /// Days after which an unused session ends.
    pub session_days: u32,
    /// Days after which a session ends, used or not.
    pub session_max_days: u32,
    /// Days after which a guest who never played is deleted.
    pub guest_days: u32,
    /// Who must have a second factor.
    pub second_factor: SecondFactor,
    /// Games that an account may play at once.
    pub games_per_account: u32,
    /// Games against computers that a guest may play at once.
    pub computer_games_per_guest: u32,
    /// Seeks that an account may have open at once.
    pub seeks_per_account: u32,
    /// Connections at once; 0 for as many as the limit of open files allows.
    pub connections: u32,
    /// Connections at once from one address; 0 for a quarter of all.
    pub connections_per_address: u32,
    /// Streams of public games at once.
    pub streams: u32,
    /// Streams of public games at once from one address.
    pub streams_per_address: u32,
    /// Seconds for the head of the first request of a connection.
    pub header_seconds: u32,
    /// Seconds that a connection may be idle before its next request.
    pub idle_seconds: u32,
    /// Seconds for the body of a request.
    pub body_seconds: u32,
    /// Seconds that a response may wait for a client that does not read.
    pub stall_seconds: u32,
    /// Milliseconds that a search of games may take.
    pub search_millis: u32,
    /// Requests per minute from one address.
    pub requests_per_minute: u32,
    /// Attempts to sign in or register per minute from one address.
    pub sign_ins_per_minute: u32,
    /// Chat lines per minute of one account.
    pub chat_per_minute: u32,
    /// The largest body of a request, in bytes.
    pub body_bytes: u32,
    /// Passwords hashed at the same time.
    pub hashing: u32,
    /// Threads that search for computer opponents.
    pub engine_threads: u32,
    /// Players get the time back when the server stood still for at least this many milliseconds.
    pub late_millis: u32,
    /// Seconds that a stopping server waits for requests in progress.
    pub shutdown_seconds: u32,
    /// The mail server.
    pub smtp: Option<Secret>,
    /// The sender address of mails.
    pub mail_from: Option<String>,
    /// Who may read the metrics.
    pub metrics: Metrics,
    /// The format of the logs.
    pub log_format: LogFormat,
    /// Which log entries are written.
    pub log_filter: Targets,
}

/// Whether something is open to users.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Door {
    /// Anyone may do it.
    Open,
    /// No one may do it.
    Closed,
}

/// Who must have a second factor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SecondFactor {
    /// It is optional for everyone.
    Optional,
    /// Moderators and admins, to moderate.
    Moderators,
}

/// Who may read the metrics at `/metrics`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Metrics {
    /// No one.
    Off,
    /// Clients on the same machine.
    Local,
    /// Everyone.
    Open,
}

/// The format of the logs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogFormat {
    /// Text for people.
    Text,
    /// JSON for programs.
    Json,
}

/// A value that is never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// The secret itself.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Config {
    /// The public address, without a slash at the end.
    #[must_use]
    pub fn origin(&self) -> String {
        let listen = || format!("http://{}", self.listen);
        self.public_url.clone().unwrap_or_else(listen)
    }

    /// Whether the public address uses TLS, so that cookies must be marked secure.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.origin().starts_with("https://")
    }
}
