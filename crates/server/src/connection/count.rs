//! Counts open connections or streams, in total and per address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::refuse::count_refusal;
use crate::limit::neighbourhood;

/// Which limit a connection or stream would exceed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Full {
    /// The total limit.
    All,
    /// The limit for its address.
    Address,
}

impl Full {
    /// The message for the client.
    pub(crate) const fn sentence(self) -> &'static str {
        match self {
            Self::All => {
                "the server has reached its maximum number of connections; try again in a few \
                 seconds"
            }
            Self::Address => {
                "there are too many connections from your address; close some of them and try again"
            }
        }
    }

    /// Counts a refused connection in the metrics.
    pub(crate) fn tell_figures(self) {
        count_refusal(match self {
            Self::All => "all",
            Self::Address => "address",
        });
    }
}

/// Counts all connections, or all streams, against their limits.
#[derive(Debug)]
pub(crate) struct Count {
    most: usize,
    most_per_address: usize,
    /// The name of the gauge, shared by all servers in the process.
    gauge: &'static str,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    all: usize,
    by_address: HashMap<IpAddr, usize>,
}

impl Open {
    fn add(&mut self, address: IpAddr, most: usize) -> Result<(), Full> {
        let many = self.by_address.entry(address).or_default();
        if *many >= most {
            return Err(Full::Address);
        }
        *many += 1;
        Ok(())
    }

    fn remove(&mut self, address: IpAddr) {
        if let Some(many) = self.by_address.get_mut(&address) {
            *many -= 1;
            if *many == 0 {
                self.by_address.remove(&address);
            }
        }
    }
}

impl Count {
    pub(crate) fn new(most: usize, most_per_address: usize, gauge: &'static str) -> Arc<Self> {
        Arc::new(Self {
            most,
            most_per_address,
            gauge,
            open: Mutex::default(),
        })
    }

    /// Counts a connection or stream until it is dropped. Without an address, it counts only
    /// towards the total until [`Counted::charge`] assigns one.
    pub(crate) fn enter(self: &Arc<Self>, from: Option<IpAddr>) -> Result<Counted, Full> {
        let from = from.map(neighbourhood);
        let mut open = self.open();
        if open.all >= self.most {
            return Err(Full::All);
        }
        if let Some(from) = from {
            open.add(from, self.most_per_address)?;
        }
        open.all += 1;
        metrics::gauge!(self.gauge).increment(1.0);
        Ok(Counted {
            count: Arc::clone(self),
            charged: Mutex::new(from),
            has_unread_input: AtomicBool::new(false),
            has_refusal: AtomicBool::new(false),
        })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        lock(&self.open)
    }
}

/// Every update leaves the counts consistent, so a poisoned lock can still be used.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Keeps a connection or stream counted until it is dropped.
#[derive(Debug)]
pub(crate) struct Counted {
    count: Arc<Count>,
    /// The address whose limit it counts towards.
    charged: Mutex<Option<IpAddr>>,
    has_unread_input: AtomicBool,
    has_refusal: AtomicBool,
}

impl Counted {
    /// Counts the connection towards another address from now on: a proxy uses one connection for
    /// many clients, one after the other.
    pub(crate) fn charge(&self, to: IpAddr) -> Result<(), Full> {
        let to = neighbourhood(to);
        let mut charged = lock(&self.charged);
        if *charged == Some(to) {
            return Ok(());
        }
        let mut open = self.count.open();
        open.add(to, self.count.most_per_address)?;
        if let Some(before) = charged.replace(to) {
            open.remove(before);
        }
        Ok(())
    }

    /// Notes that the client may still be sending when the connection is closed.
    pub(crate) fn leave_input_unread(&self) {
        self.has_unread_input.store(true, Ordering::Relaxed);
    }

    /// Notes that a request was refused because too much comes from its address. If that happens
    /// again and again, the address is shut out for a while.
    pub(crate) fn note_refusal(&self) {
        self.has_refusal.store(true, Ordering::Relaxed);
    }

    /// Whether a refusal was noted since the last call.
    pub(super) fn take_refusal(&self) -> bool {
        self.has_refusal.swap(false, Ordering::Relaxed)
    }

    pub(super) fn has_unread_input(&self) -> bool {
        self.has_unread_input.load(Ordering::Relaxed)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let charged = *lock(&self.charged);
        let mut open = self.count.open();
        if let Some(address) = charged {
            open.remove(address);
        }
        open.all -= 1;
        metrics::gauge!(self.count.gauge).decrement(1.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    #[test]
    fn limits_hold_in_all_and_by_address_until_connections_end() {
        let count = Count::new(3, 2, "test");
        let one = count.enter(Some(address(1))).unwrap();
        let _two = count.enter(Some(address(1))).unwrap();
        assert_eq!(count.enter(Some(address(1))).unwrap_err(), Full::Address);
        let _three = count.enter(Some(address(2))).unwrap();
        assert_eq!(count.enter(Some(address(3))).unwrap_err(), Full::All);
        drop(one);
        let again = count.enter(Some(address(1)));
        assert!(again.is_ok());
    }

    #[test]
    fn a_connection_of_a_proxy_counts_for_one_client_after_the_other() {
        let count = Count::new(10, 1, "test");
        let (one, other) = (count.enter(None).unwrap(), count.enter(None).unwrap());
        one.charge(address(1)).unwrap();
        one.charge(address(1)).unwrap();
        assert_eq!(other.charge(address(1)), Err(Full::Address));
        one.charge(address(2)).unwrap();
        other.charge(address(1)).unwrap();
        drop((one, other));
        assert!(count.open().by_address.is_empty());
        assert_eq!(count.open().all, 0);
    }
}
