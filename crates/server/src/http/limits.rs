//! How much anybody may ask for.

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use paisho_wire::UserId;

use crate::config::Config;

/// The limits of a house.
#[derive(Debug)]
pub(crate) struct Limits {
    requests: Option<DefaultKeyedRateLimiter<IpAddr>>,
    sign_ins: Option<DefaultKeyedRateLimiter<IpAddr>>,
    chat: Option<DefaultKeyedRateLimiter<UserId>>,
}

/// Somebody asked too often and should wait for so many milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooFast(pub(crate) u64);

impl Limits {
    pub(crate) fn new(config: &Config) -> Self {
        Self {
            requests: limiter(config.requests_per_minute),
            sign_ins: limiter(config.sign_ins_per_minute),
            chat: limiter(config.chat_per_minute),
        }
    }

    /// A request from an address.
    pub(crate) fn request(&self, from: IpAddr) -> Result<(), TooFast> {
        check(self.requests.as_ref(), &neighbourhood(from))
    }

    /// An attempt to come in.
    pub(crate) fn sign_in(&self, from: IpAddr) -> Result<(), TooFast> {
        check(self.sign_ins.as_ref(), &neighbourhood(from))
    }

    /// A line of chat.
    pub(crate) fn chat(&self, by: &UserId) -> Result<(), TooFast> {
        check(self.chat.as_ref(), by)
    }

    /// Forgets those who have not asked for a while.
    pub(crate) fn tidy(&self) {
        for limiter in [&self.requests, &self.sign_ins].into_iter().flatten() {
            limiter.retain_recent();
        }
        if let Some(chat) = &self.chat {
            chat.retain_recent();
        }
    }
}

/// So many per minute, all of them at once if one likes; none for no limit.
fn limiter<K: std::hash::Hash + Eq + Clone>(per_minute: u32) -> Option<DefaultKeyedRateLimiter<K>> {
    let many = NonZeroU32::new(per_minute)?;
    Some(RateLimiter::keyed(Quota::per_minute(many)))
}

fn check<K: std::hash::Hash + Eq + Clone>(
    limiter: Option<&DefaultKeyedRateLimiter<K>>,
    key: &K,
) -> Result<(), TooFast> {
    let Some(limiter) = limiter else {
        return Ok(());
    };
    limiter.check_key(key).map_err(|not_until| {
        let wait = not_until.wait_time_from(DefaultClock::default().now());
        TooFast(u64::try_from(wait.as_millis()).unwrap_or(u64::MAX))
    })
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

    #[test]
    fn limits_hold_and_zero_is_none() {
        let limiter = limiter::<u8>(2);
        assert!(check(limiter.as_ref(), &1).is_ok());
        assert!(check(limiter.as_ref(), &1).is_ok());
        let wait = check(limiter.as_ref(), &1).unwrap_err();
        assert!((1..=30_000).contains(&wait.0), "{wait:?}");
        assert!(check(limiter.as_ref(), &2).is_ok());
        assert!(super::limiter::<u8>(0).is_none());
    }
}
