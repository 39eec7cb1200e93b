//! How much of its way through the network a player's turn is forgiven.
//!
//! A client says itself how far away it is, by echoing probes, so it can lie. What is forgiven comes
//! out of a store that each player has for the game; it is filled up slowly by the time that
//! passes. An honest client far away hardly notices; one that answers late on purpose gains two
//! seconds and a fiftieth of the game, whatever it does.

use paisho::clock::{Millis, Moment};

use crate::policy::{LAG_REFILL, LAG_STORE};

/// What may still be forgiven to a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct LagStore {
    left: Millis,
    /// When this was left.
    at: Moment,
}

impl Default for LagStore {
    fn default() -> Self {
        Self {
            left: LAG_STORE,
            at: Moment(0),
        }
    }
}

impl LagStore {
    /// What may be forgiven at a moment.
    pub(super) fn left(self, now: Moment) -> Millis {
        let refill = now.since(self.at).0 / LAG_REFILL;
        Millis(self.left.0.saturating_add(refill)).min(LAG_STORE)
    }

    /// Something was forgiven.
    pub(super) fn take(&mut self, lag: Millis, now: Moment) {
        self.left = Millis(self.left(now).0.saturating_sub(lag.0));
        self.at = now;
    }
}
