//! The one door for everything that changes a table.

use paisho::clock::Moment;
use paisho_wire::{Action, Event, Limit, Refusal, Seat};

use super::policy::MOST_EVENTS;
use super::{Command, Context, Table};

impl Table {
    /// What a command brings about, or why it is refused. Nothing has happened until the events
    /// are stored; then they are [applied](Table::apply).
    ///
    /// # Errors
    /// Says why not; then nothing is to change.
    pub fn decide(&self, command: &Command, now: Moment) -> Result<Vec<Event>, Refusal> {
        let first = match command {
            Command::Tick => self.overdue(now).into_iter().collect(),
            Command::Interrupted { absences } => {
                self.interrupted(absences, now).into_iter().collect()
            }
            Command::Act {
                seat,
                action,
                context,
            } => self.act(*seat, action, context, now)?,
        };
        Ok(self.with_consequences(first, now))
    }

    fn act(
        &self,
        seat: Seat,
        action: &Action,
        context: &Context,
        now: Moment,
    ) -> Result<Vec<Event>, Refusal> {
        self.check_player(seat)?;
        match action {
            Action::Rematch {} => return self.offer_rematch(seat, &context.fresh),
            Action::DeclineRematch {} => return self.decline_rematch(seat),
            _ => self.check_in_game(seat, action)?,
        }
        let event = match action {
            Action::Play { ply, turn } => {
                self.play(seat, (*ply, turn.as_str()), context.lag, now)?
            }
            Action::OfferDraw {} => self.offer_draw(seat)?,
            Action::AnswerDraw { reply } => self.answer_draw(seat, *reply)?,
            Action::OfferTakeback { ply } => self.offer_takeback(seat, *ply)?,
            Action::AnswerTakeback { reply } => self.answer_takeback(seat, *reply)?,
            Action::Abort {} => self.abort(seat)?,
            Action::Resign {} => Event::Resigned { seat },
            Action::ResignWithGift {} => self.offer_gift(seat)?,
            Action::AnswerGift { reply } => self.answer_gift(seat, *reply)?,
            Action::Claim { claim } => self.claim((seat, *claim), &context.absent, now)?,
            Action::BeginVacation {} => self.begin_vacation(seat)?,
            Action::EndVacation {} => self.end_vacation(seat)?,
            Action::SetConditionals { lines } => self.set_conditionals(seat, lines)?,
            Action::Rematch {} | Action::DeclineRematch {} => return Ok(Vec::new()),
        };
        Ok(vec![event])
    }

    fn check_player(&self, seat: Seat) -> Result<(), Refusal> {
        let is_there = self.setup.players.iter().any(|p| p.seat == seat);
        is_there.then_some(()).ok_or(Refusal::NotAPlayer {})
    }

    /// What holds for everything but rematches.
    fn check_in_game(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let ends = matches!(
            action,
            Action::Resign {} | Action::Abort {} | Action::AnswerGift { .. } | Action::Claim { .. }
        );
        if self.outcome.is_some() {
            Err(Refusal::GameOver {})
        } else if !self.game.position().active().contains(seat.into()) {
            Err(Refusal::OutOfGame {})
        } else if self.gift_pending() && !matches!(action, Action::AnswerGift { .. }) {
            Err(Refusal::GiftPending {})
        } else if self.version >= MOST_EVENTS && !ends {
            Err(Limit::Length.refusal())
        } else {
            Ok(())
        }
    }
}
