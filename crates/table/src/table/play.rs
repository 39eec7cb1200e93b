//! Playing a turn, and choosing accents that are revealed later.

use paisho::Turn;
use paisho::clock::{Millis, Moment};
use paisho::notation::NumberedTurn;
use paisho_wire::{Broken, Event, Refusal, Seat};

use super::Table;

impl Table {
    /// The event of a turn by the player who is to move.
    pub(super) fn play(
        &self,
        seat: Seat,
        text: &str,
        lag: Millis,
        now: Moment,
    ) -> Result<Event, Refusal> {
        let turn = text.trim().parse::<Turn>();
        let turn = turn.map_err(|e| Refusal::Unreadable {
            message: e.to_string(),
        })?;
        let position = self.public.position();
        let illegal = |refusal| Refusal::Illegal(Box::new(Broken::new(position, turn, &refusal)));
        position.explain(turn).map_err(illegal)?;
        if self.public.chooses_hidden() {
            let accents = Some(turn.to_string());
            return Ok(Event::AccentsChosen { seat, accents });
        }
        let lag = self.forgiven(seat.into(), lag, now);
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

    /// The event of a turn that is known to be legal.
    pub(super) fn turn_played(&self, turn: Turn, lag: Millis) -> Event {
        let label = self.public.game().next_label();
        let seats = self.public.setup().ruleset.0.seats;
        let turn = NumberedTurn { label, turn };
        let turn = turn.display(seats).to_string();
        Event::TurnPlayed { turn, lag: lag.0 }
    }
}
