//! What the passing of time brings: claims, flags, deadlines, and time that is given back.

use paisho::BySeat;
use paisho::clock::{Millis, Moment};
use paisho_wire::{Claim, Event, Refusal, Seat};

use super::{Absence, Table};
use crate::policy;

impl Table {
    /// A claim against the player to move, who must have been away for long enough.
    pub(super) fn claim(
        &self,
        (seat, claim): (Seat, Claim),
        absent: &BySeat<Option<Millis>>,
        now: Moment,
    ) -> Result<Event, Refusal> {
        let gone = self.public.position().decider();
        let away = match (self.public.setup().time.is_live(), &self.clocks) {
            (true, _) => absent[gone],
            // Without a clock, a player who does not move for weeks is gone.
            (false, None) => Some(now.since(self.touched)),
            // By correspondence the clock decides.
            (false, Some(_)) => None,
        };
        let away = away.ok_or(Refusal::NotGone { wait: None })?;
        match (self.public.claim_wait(away).0, claim) {
            (0, Claim::Win) => Ok(Event::Abandoned { seat: gone.into() }),
            (0, Claim::Draw) => Ok(Event::DrawClaimed { seat }),
            (wait, _) => Err(Refusal::NotGone { wait: Some(wait) }),
        }
    }

    /// The first thing that is due because time has passed.
    pub(super) fn overdue(&self, now: Moment) -> Option<Event> {
        if self.public.outcome().is_some() {
            return None;
        }
        if self.start_deadline().is_some_and(|at| now > at) {
            return Some(Event::Aborted { seat: None });
        }
        if self.gift_until.is_some_and(|at| now > at) {
            let seat = self.public.due().only()?.into();
            return Some(Event::GiftDeclined { seat });
        }
        let ended = |s: &paisho::Seat| self.vacations[*s].ends().is_some_and(|at| now > at);
        if let Some(seat) = self.public.position().active().iter().find(ended) {
            return Some(Event::VacationEnded { seat: seat.into() });
        }
        let noticed = Moment(now.0.saturating_sub(self.most_lag().0));
        let flagged = self.clocks.as_ref()?.flagged(noticed)?;
        Some(Event::Flagged {
            seat: flagged.seat.into(),
        })
    }

    /// The time to give back after the server was down. In correspondence games a few hours do not
    /// matter. Only what was lost since time was last given back counts, so a player never gets the
    /// same time twice, however often a server starts.
    pub(super) fn interrupted(&self, absences: &[Absence], now: Moment) -> Option<Event> {
        let since = self.touched.max(self.given_back);
        let lost = Absence::total(absences, since, now);
        let counts = lost >= policy::shortest_absence(self.public.setup().time)
            && self.public.outcome().is_none();
        counts.then_some(Event::Interrupted { millis: lost.0 })
    }
}
