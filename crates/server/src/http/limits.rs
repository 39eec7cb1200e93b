//! How much may be asked for, by an address or in the name of an account.

use std::net::IpAddr;

use paisho_wire::UserId;

use crate::account::name_key;
use crate::config::Config;
use crate::digest::digest;
use crate::limit::{Limit, TooFast, neighbourhood};

/// The limits of a house for each address, and for each account that somebody wants to enter.
#[derive(Debug)]
pub(crate) struct Limits {
    requests: Limit<IpAddr>,
    sign_ins: Limit<IpAddr>,
    /// By a digest of the key of the name: guessing does not become faster from many addresses.
    guesses: Limit<String>,
    /// By the same and an address from which its owner has signed in before: guesses from
    /// elsewhere do not keep the owner out.
    guesses_from_known: Limit<(String, IpAddr)>,
    /// Attempts to give the own password once more, by account.
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

    /// A request from an address.
    pub(crate) fn request(&self, from: IpAddr) -> Result<(), TooFast> {
        self.requests.take(&neighbourhood(from))
    }

    /// An attempt to come in.
    pub(crate) fn sign_in(&self, from: IpAddr) -> Result<(), TooFast> {
        self.sign_ins.take(&neighbourhood(from))
    }

    /// An attempt to come in by this name, from wherever.
    pub(crate) fn guess(&self, name: &str) -> Result<(), TooFast> {
        self.guesses.take(&digest_of_key(name))
    }

    /// An attempt to sign in by this name, from an address where its owner has signed in before.
    pub(crate) fn guess_from_known(&self, name: &str, from: IpAddr) -> Result<(), TooFast> {
        let key = (digest_of_key(name), neighbourhood(from));
        self.guesses_from_known.take(&key)
    }

    /// An attempt to give the password of an account once more, within a session.
    pub(crate) fn check(&self, account: &UserId) -> Result<(), TooFast> {
        self.checks.take(account)
    }

    /// Forgets those who have not asked for a while.
    pub(crate) fn tidy(&self) {
        self.requests.tidy();
        self.sign_ins.tidy();
        self.guesses.tidy();
        self.guesses_from_known.tidy();
        self.checks.tidy();
    }
}

/// What guesses at a name are counted by: the key by which its account is found, whatever was written,
/// so that no other way to write a name has a limit of its own. A digest, because a text that nobody
/// is called may be long.
fn digest_of_key(name: &str) -> String {
    digest(name_key(name).as_bytes())
}
