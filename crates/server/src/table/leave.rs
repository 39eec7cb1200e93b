//! Ends that come from outside the board: calling off, resigning, claiming, running out of time.

use paisho::BySeat;
use paisho::clock::{Millis, Moment};
use paisho_wire::{Claim, Event, Limit, Refusal, Seat};

use super::{Absence, Table, policy};

impl Table {
    pub(super) fn abort(&self, seat: Seat) -> Result<Event, Refusal> {
        if self.is_abortable() {
            Ok(Event::Aborted { seat: Some(seat) })
        } else {
            Err(Refusal::TooLateToAbort {})
        }
    }

    /// A claim is made against the player who is to move and is not there.
    pub(super) fn claim(
        &self,
        (seat, claim): (Seat, Claim),
        absent: &BySeat<Option<Millis>>,
        now: Moment,
    ) -> Result<Event, Refusal> {
        let position = self.game.position();
        let gone = position.decider();
        if gone == seat.into() || self.is_abortable() {
            return Err(Refusal::NotGone { wait: None });
        }
        let away = match (self.setup.time.is_live(), &self.clocks) {
            (true, _) => absent[gone],
            // Without a clock, whoever does not play for weeks is gone.
            (false, None) => Some(now.since(self.touched)),
            // By correspondence the clock decides.
            (false, Some(_)) => None,
        };
        let away = away.ok_or(Refusal::NotGone { wait: None })?;
        let wait = policy::time_to_claim(self.setup.time)
            .0
            .saturating_sub(away.0);
        match claim {
            _ if wait > 0 => Err(Refusal::NotGone { wait: Some(wait) }),
            Claim::Win => Ok(Event::Abandoned { seat: gone.into() }),
            Claim::Draw if position.seats().len() == 2 => Ok(Event::DrawClaimed { seat }),
            Claim::Draw => Err(Limit::ClaimForTwo.refusal()),
        }
    }

    /// The first thing that is due because time has passed.
    pub(super) fn overdue(&self, now: Moment) -> Option<Event> {
        if self.outcome.is_some() {
            return None;
        }
        if self.start_deadline().is_some_and(|at| now > at) {
            return Some(Event::Aborted { seat: None });
        }
        if self.gift_until.is_some_and(|at| now > at) {
            let seat = self.due().only()?.into();
            return Some(Event::GiftDeclined { seat });
        }
        let ended = |s: &paisho::Seat| self.vacations[*s].ends().is_some_and(|at| now > at);
        if let Some(seat) = self.game.position().active().iter().find(ended) {
            return Some(Event::VacationEnded { seat: seat.into() });
        }
        let noticed = Moment(now.0.saturating_sub(self.most_lag().0));
        let flagged = self.clocks.as_ref()?.flagged(noticed)?;
        Some(Event::Flagged {
            seat: flagged.seat.into(),
        })
    }

    /// What is given back after the server was away. By correspondence a few hours do not matter.
    /// What lies before the time was last given back has been counted then: nobody gets it twice,
    /// however often a server comes up and asks.
    pub(super) fn interrupted(&self, absences: &[Absence], now: Moment) -> Option<Event> {
        let since = self.touched.max(self.given_back);
        let lost = Absence::total(absences, since, now);
        let counts = lost >= policy::shortest_absence(self.setup.time) && self.outcome.is_none();
        counts.then_some(Event::Interrupted { millis: lost.0 })
    }
}
