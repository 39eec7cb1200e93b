//! Playing a turn, and choosing accents that nobody sees yet.

use paisho::clock::{Millis, Moment};
use paisho::notation::NumberedTurn;
use paisho::{Stage, Turn};
use paisho_wire::{Broken, Event, Refusal, Seat};

use super::Table;

impl Table {
    pub(super) fn play(
        &self,
        seat: Seat,
        (ply, text): (u32, &str),
        lag: Millis,
        now: Moment,
    ) -> Result<Event, Refusal> {
        if self.game.plies().len() != ply as usize {
            return Err(self.wrong_ply());
        }
        let turn = text.trim().parse::<Turn>();
        let turn = turn.map_err(|e| Refusal::Unreadable {
            message: e.to_string(),
        })?;
        if self.chooses_hidden() {
            return self.choose_hidden(seat, turn);
        }
        let position = self.game.position();
        let due = position.decider();
        if due != seat.into() {
            let due = due.into();
            return Err(Refusal::NotYourTurn { due });
        }
        let illegal = |refusal| Refusal::Illegal(Box::new(Broken::new(position, turn, &refusal)));
        position.explain(turn).map_err(illegal)?;
        let lag = self.forgiven(due, lag, now);
        let in_time = self.clocks.as_ref().map_or(Ok(()), |c| c.check(now, lag));
        in_time.map_err(|_| Refusal::TimeOver {})?;
        Ok(self.turn_played(turn, lag))
    }

    /// How much of a turn's way is forgiven: nothing where no clock runs, and never more than the
    /// turn took.
    fn forgiven(&self, seat: paisho::Seat, lag: Millis, now: Moment) -> Millis {
        let taken = self.clocks.as_ref().map_or(Millis::ZERO, |c| c.taken(now));
        let most = self.most_lag().min(self.lags[seat].left(now));
        lag.min(most).min(taken)
    }

    fn wrong_ply(&self) -> Refusal {
        let ply = u32::try_from(self.game.plies().len()).unwrap_or(u32::MAX);
        Refusal::WrongPly { ply }
    }

    /// The event of a turn that is known to be legal.
    pub(super) fn turn_played(&self, turn: Turn, lag: Millis) -> Event {
        let label = self.game.next_label();
        let seats = self.game.position().ruleset().seats;
        let turn = NumberedTurn { label, turn };
        let turn = turn.display(seats).to_string();
        Event::TurnPlayed { turn, lag: lag.0 }
    }

    fn choose_hidden(&self, seat: Seat, turn: Turn) -> Result<Event, Refusal> {
        let position = self.game.position();
        debug_assert_eq!(position.stage(), Stage::Accents);
        if self.hidden[seat.into()].is_some() {
            return Err(Refusal::AlreadyChosen {});
        }
        let illegal = |refusal| Refusal::Illegal(Box::new(Broken::new(position, turn, &refusal)));
        position.explain(turn).map_err(illegal)?;
        let accents = Some(turn.to_string());
        Ok(Event::AccentsChosen { seat, accents })
    }
}
