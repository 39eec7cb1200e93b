//! What follows of itself: hidden accents are revealed, replies entered in advance are played,
//! computers agree, and a game that is decided is finished.

use paisho::Turn;
use paisho::clock::{Millis, Moment};
use paisho_wire::{Ending, Event, Outcome, Stamped};

use super::{CutShort, Decision, Table};

impl Table {
    /// Events together with all that follows from them; nothing without a first event.
    pub(super) fn with_consequences(&self, first: Vec<Event>, now: Moment) -> Option<Decision> {
        if first.is_empty() {
            return None;
        }
        let mut after = self.clone();
        let mut events = Vec::new();
        let mut first = first.into_iter();
        while let Some(event) = first.next().or_else(|| after.consequence()) {
            let stamped = Stamped {
                version: after.public.version() + 1,
                at: now.0,
                event,
            };
            if let Err(error) = after.apply(&stamped) {
                debug_assert!(false, "{stamped:?} was decided but does not apply: {error}");
                return None;
            }
            events.push(stamped);
        }
        Some(Decision { events, after })
    }

    /// The next thing that follows from the state of the table alone.
    fn consequence(&self) -> Option<Event> {
        if self.public.outcome().is_some() {
            return None;
        }
        if let Some(outcome) = self.ending() {
            return Some(Event::Finished { outcome });
        }
        self.revealed()
            .or_else(|| self.agreed_takeback())
            .or_else(|| self.refused_gift())
            .or_else(|| self.conditional_reply())
    }

    /// How the game has ended, if it has.
    fn ending(&self) -> Option<Outcome> {
        if self.cut_short == Some(CutShort::Aborted) {
            return Some(Outcome {
                winners: Vec::new(),
                ending: Ending::Aborted,
                decider: None,
            });
        }
        let mut outcome = Outcome::from(self.public.game().outcome()?);
        let last = self.public.game().leavers().last();
        let abandoned = last.is_some_and(|l| self.abandoned.contains(l.seat));
        if self.cut_short == Some(CutShort::DrawClaimed)
            || (outcome.ending == Ending::Time && abandoned)
        {
            outcome.ending = Ending::Abandoned;
        }
        Some(outcome)
    }

    /// The next of the accents that all have chosen.
    fn revealed(&self) -> Option<Event> {
        if !self.public.chooses_hidden() || !self.public.due().is_empty() {
            return None;
        }
        let accents = self.hidden[self.public.position().to_move()]?;
        Some(self.turn_played(Turn::Accents(accents), Millis::ZERO))
    }

    /// Turns are taken back once all people agree; computers always do.
    fn agreed_takeback(&self) -> Option<Event> {
        let takeback = self.public.takeback()?;
        let people = self.public.position().active();
        let people = people.minus(self.public.computers());
        people.minus(takeback.agreed).is_empty().then(|| {
            let ply = u32::try_from(takeback.ply).unwrap_or(u32::MAX);
            Event::TakenBack { ply }
        })
    }

    /// A computer has no use for gifts.
    fn refused_gift(&self) -> Option<Event> {
        let receiver = self.public.due().only()?;
        let is_refused = self.public.gift_pending() && self.public.computers().contains(receiver);
        is_refused.then(|| Event::GiftDeclined {
            seat: receiver.into(),
        })
    }

    fn conditional_reply(&self) -> Option<Event> {
        let position = self.public.position();
        let seat = position.decider();
        let turn = self.conditionals[seat].next()?;
        let is_reply = self.public.due().contains(seat) && position.explain(turn).is_ok();
        is_reply.then(|| self.turn_played(turn, Millis::ZERO))
    }
}
