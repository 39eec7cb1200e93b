//! The state shared by all handlers.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use crate::account::{Accounts, Hasher, HashingFailed, MailError, Mailer};
use crate::bus::{Bus, InProcess};
use crate::config::Config;
use crate::env::Env;
use crate::http::counts::Counts;
use crate::http::feed::Feed;
use crate::http::limits::Limits;
use crate::http::site::Site;
use crate::live::{Live, LiveSettings};
use crate::store::{Store, StoreError};

/// The state of a server, without its socket.
#[derive(Clone, Debug)]
pub struct AppState {
    /// The database.
    pub store: Store,
    /// The settings.
    pub config: Arc<Config>,
    /// The clock and the source of randomness.
    pub env: Env,
    /// The operations on accounts.
    pub accounts: Accounts,
    /// The same for requests that play at a table.
    pub(crate) accounts_for_turns: Accounts,
    /// Broadcasts changes to all nodes.
    pub bus: Arc<dyn Bus>,
    /// The tables in use.
    pub live: Live,
    /// The web app.
    pub(crate) site: Arc<Site>,
    /// The rate limits.
    pub(crate) limits: Arc<Limits>,
    /// The stream of public games.
    pub(crate) feed: Arc<Feed>,
    /// Cached counts of accounts, games and so on.
    pub(crate) counts: Arc<Counts>,
}

/// Why the state of a server can't be created.
#[derive(Debug)]
pub enum AppStateError {
    /// The threads for hashing can't be started.
    Hashing(HashingFailed),
    /// The mail server's address can't be used.
    Mail(MailError),
}

impl fmt::Display for AppStateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hashing(error) => error.fmt(f),
            Self::Mail(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for AppStateError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Hashing(error) => Some(error),
            Self::Mail(error) => Some(error),
        }
    }
}

impl AppState {
    /// Creates the state around a store.
    ///
    /// # Errors
    /// If the settings can't be satisfied.
    pub fn new(store: Store, config: Config, env: Env) -> Result<Self, AppStateError> {
        let config = Arc::new(config);
        let hasher = Hasher::new(config.hashing).map_err(AppStateError::Hashing)?;
        let mailer = Mailer::new(&config).map_err(AppStateError::Mail)?;
        let accounts = Accounts::new(
            store.clone(),
            Arc::clone(&config),
            env.clone(),
            hasher,
            mailer,
        );
        let bus: Arc<dyn Bus> = Arc::new(InProcess::default());
        let settings = LiveSettings {
            thinkers: config.engine_threads as usize,
            most_games: u64::from(config.games_per_account),
            guest_computer_games: u64::from(config.computer_games_per_guest),
            most_seeks: config.seeks_per_account,
            chat_per_minute: config.chat_per_minute,
            late: Duration::from_millis(u64::from(config.late_millis)),
            ..LiveSettings::default()
        };
        let live = Live::new(store.for_turns(), Arc::clone(&bus), env.clone(), settings);
        Ok(Self {
            store,
            live,
            site: Arc::default(),
            limits: Arc::new(Limits::new(&config)),
            feed: Arc::new(Feed::new(
                config.streams as usize,
                config.streams_per_address as usize,
            )),
            counts: Arc::default(),
            config,
            env,
            accounts_for_turns: accounts.for_turns(),
            accounts,
            bus,
        })
    }

    /// Removes expired sessions, tokens and links, and closes the sockets they opened. Clients that
    /// are still authorized reconnect at once.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn end_expired(&self) -> Result<(), StoreError> {
        let now = self.env.now();
        let owners = self.store.owners_of_expired(now).await?;
        self.store.sweep_secrets(now).await?;
        for owner in owners {
            // A failure must not keep the sockets of other owners open.
            if let Err(error) = self.live.send_away(&owner).await {
                tracing::warn!(%error, %owner, "could not close the sockets of an expired session");
            }
        }
        Ok(())
    }

    /// Adds the web app.
    #[must_use]
    pub fn with_site(mut self, site: Site) -> Self {
        self.site = Arc::new(site);
        self
    }
}
