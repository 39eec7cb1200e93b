//! How much an address may ask for.

use std::net::{IpAddr, Ipv6Addr};

use crate::config::Config;
use crate::limit::{Limit, TooFast};

/// The limits of a house for each address.
#[derive(Debug)]
pub(crate) struct Limits {
    requests: Limit<IpAddr>,
    sign_ins: Limit<IpAddr>,
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Self {
        Self {
            requests: Limit::per_minute(config.requests_per_minute),
            sign_ins: Limit::per_minute(config.sign_ins_per_minute),
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

    /// Forgets those who have not asked for a while.
    pub(crate) fn tidy(&self) {
        self.requests.tidy();
        self.sign_ins.tidy();
    }
}

/// Whoever has one address of version 6 has the 2^64 around it.
fn neighbourhood(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => {
            let bits = u128::from(v6) >> 64 << 64;
            IpAddr::V6(Ipv6Addr::from(bits))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_neighbourhood_shares_its_limit() {
        let one: IpAddr = "2001:db8:1:2::1".parse().unwrap();
        let other: IpAddr = "2001:db8:1:2:ffff::9".parse().unwrap();
        let far: IpAddr = "2001:db8:1:3::1".parse().unwrap();
        assert_eq!(neighbourhood(one), neighbourhood(other));
        assert_ne!(neighbourhood(one), neighbourhood(far));
    }
}
