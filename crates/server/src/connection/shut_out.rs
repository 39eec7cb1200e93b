//! Addresses that were refused again and again. Answering a refusal costs nearly as much as serving
//! a small request, so a client that ignores refusals would slow down everybody else. After a number
//! of refusals, its next connections are closed as soon as they are accepted, unread and unanswered.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

use crate::limit::neighbourhood;

/// How many refusals in a row an address is answered.
const ANSWERED: u32 = 60;
/// After that, one more refusal is answered each time this has passed; an address that stays away
/// gains one back in the same time.
const REGAINED: Duration = Duration::from_millis(500);
/// The most that an address can be behind: all of its refusals.
const ALLOWANCE: Duration = REGAINED.saturating_mul(ANSWERED);
/// How many addresses are remembered. Those for which there is no room are answered as usual.
const ADDRESSES: usize = 4096;
/// How often addresses that have regained everything are removed to make room for others.
const TIDIED: Duration = Duration::from_secs(1);

/// Whether an address is still answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Admission {
    /// It may connect, and its refusals are answered.
    Answered,
    /// It was refused too often.
    ShutOut,
}

/// Counts refusals by address.
#[derive(Debug)]
pub(super) struct ShutOut(Mutex<Refused>);

#[derive(Debug)]
struct Refused {
    /// When each address will have regained all of its refusals.
    regained_at: HashMap<IpAddr, Instant>,
    tidied_at: Instant,
}

impl ShutOut {
    pub(super) fn new() -> Self {
        Self(Mutex::new(Refused {
            regained_at: HashMap::new(),
            tidied_at: Instant::now(),
        }))
    }

    /// Whether an address may connect.
    pub(super) fn admission(&self, address: IpAddr) -> Admission {
        let refused = self.refused();
        let regained_at = refused.regained_at.get(&neighbourhood(address));
        let behind = regained_at.map(|at| at.saturating_duration_since(Instant::now()));
        admission(behind.unwrap_or_default())
    }

    /// Counts a refusal of an address.
    pub(super) fn note(&self, address: IpAddr) -> Admission {
        let (address, now) = (neighbourhood(address), Instant::now());
        let mut refused = self.refused();
        if !refused.make_room(address, now) {
            return Admission::Answered;
        }
        let regained_at = refused.regained_at.entry(address).or_insert(now);
        // However often it is refused, it is answered again after the same time.
        let behind = regained_at.saturating_duration_since(now);
        let behind = (behind + REGAINED).min(ALLOWANCE + REGAINED);
        *regained_at = now + behind;
        admission(behind)
    }

    /// Every update leaves the table consistent, so a poisoned lock can still be used.
    fn refused(&self) -> MutexGuard<'_, Refused> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Refused {
    /// Whether there is room for an address.
    fn make_room(&mut self, address: IpAddr, now: Instant) -> bool {
        if self.regained_at.contains_key(&address) {
            return true;
        }
        if self.regained_at.len() >= ADDRESSES && now >= self.tidied_at + TIDIED {
            self.tidied_at = now;
            self.regained_at.retain(|_, at| *at > now);
        }
        self.regained_at.len() < ADDRESSES
    }
}

/// The admission of an address that will have regained all of its refusals in this time.
fn admission(behind: Duration) -> Admission {
    if behind > ALLOWANCE {
        Admission::ShutOut
    } else {
        Admission::Answered
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::advance;

    use super::Admission::{Answered, ShutOut as Shut};
    use super::*;

    fn address(number: u32) -> IpAddr {
        IpAddr::from(number.to_be_bytes())
    }

    #[tokio::test(start_paused = true)]
    async fn an_address_that_keeps_being_refused_is_shut_out_until_it_stays_away() {
        let shut_out = ShutOut::new();
        for _ in 0..ANSWERED {
            assert_eq!(shut_out.note(address(1)), Answered);
            assert_eq!(shut_out.admission(address(1)), Answered);
        }
        for _ in 0..1000 {
            assert_eq!(shut_out.note(address(1)), Shut);
        }
        assert_eq!(shut_out.admission(address(1)), Shut);
        assert_eq!(shut_out.admission(address(2)), Answered);
        // One more refusal is answered after a moment, however many there were.
        advance(REGAINED).await;
        assert_eq!(shut_out.admission(address(1)), Answered);
        assert_eq!(shut_out.note(address(1)), Shut);
        advance(ALLOWANCE + REGAINED).await;
        for _ in 0..ANSWERED {
            assert_eq!(shut_out.note(address(1)), Answered);
        }
    }

    #[tokio::test(start_paused = true)]
    async fn the_addresses_of_one_network_are_counted_together() {
        let shut_out = ShutOut::new();
        let address = |last: u32| format!("2001:db8::{last:x}").parse::<IpAddr>().unwrap();
        for last in 0..=ANSWERED {
            shut_out.note(address(last));
        }
        assert_eq!(shut_out.admission(address(0xffff)), Shut);
    }

    #[tokio::test(start_paused = true)]
    async fn many_addresses_take_little_memory() {
        let shut_out = ShutOut::new();
        let count = u32::try_from(ADDRESSES).unwrap();
        for number in 0..2 * count {
            shut_out.note(address(number));
        }
        assert_eq!(shut_out.refused().regained_at.len(), ADDRESSES);
        // Those that have regained everything make room.
        advance(TIDIED.max(REGAINED)).await;
        shut_out.note(address(2 * count));
        assert_eq!(shut_out.refused().regained_at.len(), 1);
    }
}
