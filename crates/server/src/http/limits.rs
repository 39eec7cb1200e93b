//! How much may be asked for, by an address or in the name of an account.

use std::net::IpAddr;

use crate::account::Name;
use crate::config::Config;
use crate::limit::{Limit, TooFast, neighbourhood};

/// The limits of a house for each address, and for each account that somebody wants to enter.
#[derive(Debug)]
pub(crate) struct Limits {
    requests: Limit<IpAddr>,
    sign_ins: Limit<IpAddr>,
    /// By the key of the name: guessing does not become faster from many addresses.
    guesses: Limit<String>,
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Self {
        Self {
            requests: Limit::per_minute(config.requests_per_minute),
            sign_ins: Limit::per_minute(config.sign_ins_per_minute),
            guesses: Limit::per_minute(config.sign_ins_per_minute),
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
        match Name::of_the_house(name) {
            Ok(name) => self.guesses.take(&name.key().to_owned()),
            // Nobody is called that.
            Err(_) => Ok(()),
        }
    }

    /// Forgets those who have not asked for a while.
    pub(crate) fn tidy(&self) {
        self.requests.tidy();
        self.sign_ins.tidy();
        self.guesses.tidy();
    }
}
