//! Rate limits.

use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// A limit per minute for each key. All of it may be used in one burst; zero means no limit.
#[derive(Debug)]
pub(crate) struct Limit<K: Hash + Eq + Clone>(Option<DefaultKeyedRateLimiter<K>>);

/// The limit is reached; the milliseconds to wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooFast(pub(crate) u64);

impl<K: Hash + Eq + Clone> Limit<K> {
    pub(crate) fn per_minute(many: u32) -> Self {
        let many = NonZeroU32::new(many);
        Self(many.map(|many| RateLimiter::keyed(Quota::per_minute(many))))
    }

    /// Counts one more use by a key.
    pub(crate) fn take(&self, who: &K) -> Result<(), TooFast> {
        let Some(limiter) = &self.0 else {
            return Ok(());
        };
        limiter.check_key(who).map_err(|not_until| {
            let wait = not_until.wait_time_from(DefaultClock::default().now());
            TooFast(u64::try_from(wait.as_millis()).unwrap_or(u64::MAX))
        })
    }

    /// Removes keys that have not been used for a while.
    pub(crate) fn tidy(&self) {
        if let Some(limiter) = &self.0 {
            limiter.retain_recent();
        }
    }
}

/// The network that shares a limit: for IPv6 the /64 prefix, since a client with one address
/// usually has all 2^64 of it.
pub(crate) fn neighbourhood(address: IpAddr) -> IpAddr {
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

    #[test]
    fn limits_hold_and_zero_is_none() {
        let limit = Limit::per_minute(2);
        assert!(limit.take(&1).is_ok());
        assert!(limit.take(&1).is_ok());
        let wait = limit.take(&1).unwrap_err();
        assert!((1..=30_000).contains(&wait.0), "{wait:?}");
        assert!(limit.take(&2).is_ok());
        let none = Limit::per_minute(0);
        assert!((0..100).all(|_| none.take(&1).is_ok()));
    }
}
