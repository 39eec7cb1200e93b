//! Settings of a server: flags, environment, file; all validated at the start.
//!
//! Every setting stands once, in [`SETTINGS`]: its name, what it means, its default and how it is
//! read. Flags, variables, the file, the help and the manual all follow from that list.

mod gather;
mod proxies;
mod read;
mod setting;

use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;

pub use gather::{Given, Origin, Problem, Problems, from_environment, from_file, gather};
pub use proxies::Proxies;
pub use setting::{SETTINGS, Setting};

/// The settings of a server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where everything is kept.
    pub data: PathBuf,
    /// The address people see, without a slash at the end; unset means `http://` and `listen`.
    pub public_url: Option<String>,
    /// The proxies in front that say who calls.
    pub trusted_proxies: Proxies,
    /// What the house is called.
    pub title: String,
    /// How to reach the host.
    pub contact: Option<String>,
    /// Who may register.
    pub registration: Door,
    /// Whether one may play without registering.
    pub guests: Door,
    /// Days after which an unused session ends.
    pub session_days: u32,
    /// Days after which a session ends, used or not.
    pub session_max_days: u32,
    /// Days after which a guest who never played is forgotten.
    pub guest_days: u32,
    /// Who must have a second factor.
    pub second_factor: SecondFactor,
    /// Games that somebody may play at once.
    pub games_per_account: u32,
    /// Games against computers that a guest may play at once.
    pub computer_games_per_guest: u32,
    /// Seeks that somebody may have open at once.
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
    /// Seconds that a connection may wait for its next request.
    pub idle_seconds: u32,
    /// Seconds for the body of a request.
    pub body_seconds: u32,
    /// Seconds that an answer may wait for a client that does not read.
    pub stall_seconds: u32,
    /// Milliseconds that a search may take.
    pub search_millis: u32,
    /// Requests per minute from one address.
    pub requests_per_minute: u32,
    /// Attempts to sign in or register per minute from one address.
    pub sign_ins_per_minute: u32,
    /// Lines of chat per minute of one account.
    pub chat_per_minute: u32,
    /// The largest body of a request, in bytes.
    pub body_bytes: u32,
    /// Passwords that are hashed at the same time.
    pub hashing: u32,
    /// Threads that think for computer opponents.
    pub engine_threads: u32,
    /// Pauses of the server from this length on are given back, in milliseconds.
    pub late_millis: u32,
    /// Seconds that a stopping server waits for what is under way.
    pub shutdown_seconds: u32,
    /// The mail server.
    pub smtp: Option<Secret>,
    /// Who the mails come from.
    pub mail_from: Option<String>,
    /// Who may read the figures.
    pub metrics: Metrics,
    /// How logs are written.
    pub log_format: LogFormat,
    /// Which logs are written.
    pub log_filter: String,
}

/// Open or closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Door {
    /// Everybody may.
    Open,
    /// Nobody may.
    Closed,
}

/// Who must have a second factor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SecondFactor {
    /// Nobody, but everybody may.
    Optional,
    /// Moderators and admins, to moderate.
    Moderators,
}

/// Who may read the figures at `/metrics`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Metrics {
    /// Nobody.
    Off,
    /// Callers on the same machine.
    Local,
    /// Everybody.
    Open,
}

/// How logs are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogFormat {
    /// Lines for people.
    Text,
    /// Lines for programs.
    Json,
}

/// Something that is never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// The secret itself, for the one who needs it.
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
    /// The address people see.
    #[must_use]
    pub fn origin(&self) -> String {
        let listen = || format!("http://{}", self.listen);
        self.public_url.clone().unwrap_or_else(listen)
    }

    /// Whether people come over TLS, so that cookies must not travel otherwise.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.origin().starts_with("https://")
    }
}
