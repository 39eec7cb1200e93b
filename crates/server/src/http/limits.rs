//! Rate limits per address and per account.

use std::net::IpAddr;

use paisho_wire::UserId;

use crate::account::name_key;
use crate::config::Config;
use crate::digest::digest;
use crate::limit::{Limit, TooFast, neighbourhood};

/// The rate limits of a server, per address and per account name.
#[derive(Debug)]
pub(crate) struct Limits {
    requests: Limit<IpAddr>,
    sign_ins: Limit<IpAddr>,
    /// By a digest of the name's key: using many addresses does not make guessing faster.
    guesses: Limit<String>,
    /// By the same digest and an address from which the owner has signed in before: guesses from
    /// elsewhere do not lock the owner out.
    guesses_from_known: Limit<(String, IpAddr)>,
    /// Attempts to enter the password again within a session, by account.
    checks: Limit<UserId>,
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Self {
        Self {
            requests: Limit::per_minute(config.requests_per_minute),
            sign_ins: Limit::per_minute(config.sign_ins_per_minute),
            guesses: Limit::per_minute(config.sign_ins_per_minute),
            guesses_from_known: Limit::per_minute(config.sign_ins_per_minute),
            checks: Limit::per_minute(config.sign_ins_per_minute),
        }
    }

    /// Counts a request from an address.
    pub(crate) fn request(&self, from: IpAddr) -> Result<(), TooFast> {
        self.requests.take(&neighbourhood(from))
    }

    /// Counts an attempt to sign in from an address.
    pub(crate) fn sign_in(&self, from: IpAddr) -> Result<(), TooFast> {
        self.sign_ins.take(&neighbourhood(from))
    }

    /// Counts an attempt to sign in with this name, from any address.
    pub(crate) fn guess(&self, name: &str) -> Result<(), TooFast> {
        self.guesses.take(&digest_of_key(name))
    }

    /// Counts an attempt to sign in with this name, from an address where its owner has signed in
    /// before.
    pub(crate) fn guess_from_known(&self, name: &str, from: IpAddr) -> Result<(), TooFast> {
        let key = (digest_of_key(name), neighbourhood(from));
        self.guesses_from_known.take(&key)
    }

    /// Counts an attempt to enter the account's password again, within a session.
    pub(crate) fn check(&self, account: &UserId) -> Result<(), TooFast> {
        self.checks.take(account)
    }

    /// Removes entries that have not been used for a while.
    pub(crate) fn tidy(&self) {
        self.requests.tidy();
        self.sign_ins.tidy();
        self.guesses.tidy();
        self.guesses_from_known.tidy();
        self.checks.tidy();
    }
}

/// The key under which guesses at a name are counted. It is the key by which accounts are found, so
/// spelling a name differently does not give a separate limit. It is hashed because a name in a
/// request may be long.
fn digest_of_key(name: &str) -> String {
    digest(name_key(name).as_bytes())
}
