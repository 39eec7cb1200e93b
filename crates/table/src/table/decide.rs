//! The one entry for everything that changes a table.

use paisho::clock::Moment;
use paisho_wire::{Action, Event, Refusal, Reply, Seat};

use super::{Command, Context, Decision, Table};
use crate::conditionals::check_lines;

impl Table {
    /// What a command brings about, or why it is refused; nothing if nothing is to change. Nothing
    /// has happened until the events are stored.
    ///
    /// # Errors
    /// Says why not; then nothing is to change.
    pub fn decide(&self, command: &Command, now: Moment) -> Result<Option<Decision>, Refusal> {
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
        self.public.check(seat, action)?;
        let event = match action {
            Action::Rematch {} => return Ok(self.rematch_offered(seat, &context.fresh)),
            Action::DeclineRematch {} => Event::RematchDeclined { seat },
            Action::Play { turn, .. } => self.play(seat, turn.as_str(), context.lag, now)?,
            Action::OfferDraw {} => Event::DrawOffered { seat },
            Action::AnswerDraw { reply } => match reply {
                Reply::Accept => Event::DrawOffered { seat },
                Reply::Decline => Event::DrawDeclined { seat },
            },
            Action::OfferTakeback { ply } => Event::TakebackOffered { seat, ply: *ply },
            Action::AnswerTakeback { reply } => self.takeback_answered(seat, *reply)?,
            Action::Abort {} => Event::Aborted { seat: Some(seat) },
            Action::Resign {} => Event::Resigned { seat },
            Action::ResignWithGift {} => Event::GiftOffered { seat },
            Action::AnswerGift { reply } => match reply {
                Reply::Accept => Event::GiftAccepted { seat },
                Reply::Decline => Event::GiftDeclined { seat },
            },
            Action::Claim { claim } => self.claim((seat, *claim), &context.absent, now)?,
            Action::BeginVacation {} => self.begin_vacation(seat)?,
            Action::EndVacation {} => Event::VacationEnded { seat },
            Action::SetConditionals { lines } => {
                check_lines(self.public.position(), lines)?;
                let lines = lines.clone();
                Event::ConditionalsSet { seat, lines }
            }
        };
        Ok(vec![event])
    }

    fn takeback_answered(&self, seat: Seat, reply: Reply) -> Result<Event, Refusal> {
        let takeback = self.public.takeback().ok_or(Refusal::NothingOffered {})?;
        let ply = u32::try_from(takeback.ply).unwrap_or(u32::MAX);
        Ok(match reply {
            Reply::Accept => Event::TakebackOffered { seat, ply },
            Reply::Decline => Event::TakebackDeclined { seat },
        })
    }
}
