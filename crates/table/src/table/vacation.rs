//! Vacation in games by correspondence: the own clock stands still, for a while.

use paisho::clock::{Millis, Moment};
use paisho_wire::{Event, Refusal, Seat};

use super::Table;
use crate::policy::VACATION;

/// A player's vacation in one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Vacation {
    used: Millis,
    since: Option<Moment>,
}

impl Vacation {
    /// When it ends at the latest.
    pub(super) fn ends(self) -> Option<Moment> {
        let left = VACATION.0.saturating_sub(self.used.0);
        self.since.map(|since| Moment(since.0.saturating_add(left)))
    }

    pub(super) const fn begin(&mut self, now: Moment) {
        self.since = Some(now);
    }

    pub(super) fn end(&mut self, now: Moment) {
        if let Some(since) = self.since.take() {
            self.used = Millis(self.used.0.saturating_add(now.since(since).0));
        }
    }
}

impl Table {
    pub(super) fn begin_vacation(&self, seat: Seat) -> Result<Event, Refusal> {
        if self.vacations[seat.into()].used >= VACATION {
            return Err(Refusal::NoVacationLeft {});
        }
        Ok(Event::VacationBegan { seat })
    }
}
