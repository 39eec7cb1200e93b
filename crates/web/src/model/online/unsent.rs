//! What waits at a table while the connection is broken.

use super::table::Table;

/// What the server has not confirmed yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsent {
    /// A turn of ours.
    Turn,
    /// Something else: an offer, a line of chat.
    Other,
}

impl Table {
    /// What waits to be sent, a turn first.
    #[must_use]
    pub fn unsent(&self) -> Option<Unsent> {
        if self.pending_turn().is_some() {
            Some(Unsent::Turn)
        } else {
            self.is_waiting().then_some(Unsent::Other)
        }
    }
}
