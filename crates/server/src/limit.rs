//! How often somebody may do something.

use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// So many per minute for everybody, all of them at once if one likes; zero for no limit.
#[derive(Debug)]
pub(crate) struct Limit<K: Hash + Eq + Clone>(Option<DefaultKeyedRateLimiter<K>>);

/// Somebody asked too often and should wait for so many milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooFast(pub(crate) u64);

impl<K: Hash + Eq + Clone> Limit<K> {
    pub(crate) fn per_minute(many: u32) -> Self {
        let many = NonZeroU32::new(many);
        Self(many.map(|many| RateLimiter::keyed(Quota::per_minute(many))))
    }

    /// Somebody does it once more.
    pub(crate) fn take(&self, who: &K) -> Result<(), TooFast> {
        let Some(limiter) = &self.0 else {
            return Ok(());
        };
        limiter.check_key(who).map_err(|not_until| {
            let wait = not_until.wait_time_from(DefaultClock::default().now());
            TooFast(u64::try_from(wait.as_millis()).unwrap_or(u64::MAX))
        })
    }

    /// Forgets those who have not asked for a while.
    pub(crate) fn tidy(&self) {
        if let Some(limiter) = &self.0 {
            limiter.retain_recent();
        }
    }
}

/// Who shares the limits of an address: whoever has one address of version 6 has the 2^64 around it.
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
