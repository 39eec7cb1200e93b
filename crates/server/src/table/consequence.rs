//! What follows of itself: hidden accents are revealed, replies entered in advance are played,
//! computers agree, and a game that is decided is finished.

use paisho::clock::{Millis, Moment};
use paisho::{Offer, Turn};
use paisho_wire::{Ending, Event, Outcome, Stamped};

use super::{CutShort, Table};

impl Table {
    /// Events together with all that follows from them.
    pub(super) fn with_consequences(&self, mut events: Vec<Event>, now: Moment) -> Vec<Event> {
        if events.is_empty() {
            return events;
        }
        let mut after = self.clone();
        let mut known = 0;
        while let Some(event) = events.get(known) {
            let stamped = Stamped {
                version: after.version + 1,
                at: now.0,
                event: event.clone(),
            };
            // Decided here, applied here: what does not apply was not decided.
            if after.apply(&stamped).is_err() {
                debug_assert!(false, "{stamped:?} was decided but does not apply");
                return Vec::new();
            }
            known += 1;
            if known == events.len() {
                events.extend(after.consequence());
            }
        }
        events
    }

    /// The next thing that follows from the state of the table alone.
    fn consequence(&self) -> Option<Event> {
        if self.outcome.is_some() {
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
        let mut outcome = Outcome::from(self.game.outcome()?);
        let last = self.game.leavers().last();
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
        if !self.chooses_hidden() || !self.due().is_empty() {
            return None;
        }
        let accents = self.hidden[self.game.position().to_move()]?;
        Some(self.turn_played(Turn::Accents(accents), Millis::ZERO))
    }

    /// Turns are taken back once all people agree; computers always do.
    fn agreed_takeback(&self) -> Option<Event> {
        let takeback = self.takeback?;
        let people = self.game.position().active().minus(self.computers());
        people.minus(takeback.agreed).is_empty().then(|| {
            let ply = u32::try_from(takeback.ply).unwrap_or(u32::MAX);
            Event::TakenBack { ply }
        })
    }

    /// A computer has no use for gifts.
    fn refused_gift(&self) -> Option<Event> {
        let Some(Offer::Gift { .. }) = self.game.offer() else {
            return None;
        };
        let receiver = self.due().only()?;
        self.computers()
            .contains(receiver)
            .then(|| Event::GiftDeclined {
                seat: receiver.into(),
            })
    }

    fn conditional_reply(&self) -> Option<Event> {
        let position = self.game.position();
        let seat = position.decider();
        let turn = self.conditionals[seat].next()?;
        let is_reply = self.due().contains(seat) && position.explain(turn).is_ok();
        is_reply.then(|| self.turn_played(turn, Millis::ZERO))
    }
}
