//! Offers between players: draws, turns to take back, gifts.

use paisho::{Offer, Turn};
use paisho_wire::{Event, Limit, Refusal, Reply, Seat};

use super::Table;

impl Table {
    pub(super) fn offer_draw(&self, seat: Seat) -> Result<Event, Refusal> {
        let asked = self.asked[seat.into()].draw;
        if self.game.offer().is_some() || asked == Some(self.game.plies().len()) {
            return Err(Refusal::AlreadyOffered {});
        }
        Ok(Event::DrawOffered { seat })
    }

    pub(super) fn answer_draw(&self, seat: Seat, reply: Reply) -> Result<Event, Refusal> {
        let Some(Offer::Draw { agreed }) = self.game.offer() else {
            return Err(Refusal::NothingOffered {});
        };
        match reply {
            Reply::Decline => Ok(Event::DrawDeclined { seat }),
            Reply::Accept if agreed.contains(seat.into()) => Err(Refusal::OwnOffer {}),
            Reply::Accept => Ok(Event::DrawOffered { seat }),
        }
    }

    pub(super) fn offer_takeback(&self, seat: Seat, ply: u32) -> Result<Event, Refusal> {
        let played = self.game.plies().len();
        let asked = self.asked[seat.into()].takeback;
        if self.takeback.is_some() || asked == Some(played) {
            return Err(Refusal::AlreadyOffered {});
        }
        let wanted = ply as usize;
        let has_left = self.game.leavers().iter().any(|l| l.after > wanted);
        // Choices of accents stay: what was hidden can't be hidden again.
        let accents = |p: &&paisho::Ply| matches!(p.turn, Turn::Accents(_));
        let chosen = self.game.plies().iter().filter(accents).count();
        if wanted >= played || wanted < chosen || has_left {
            return Err(Refusal::NothingToTakeBack {});
        }
        Ok(Event::TakebackOffered { seat, ply })
    }

    pub(super) fn answer_takeback(&self, seat: Seat, reply: Reply) -> Result<Event, Refusal> {
        let takeback = self.takeback.ok_or(Refusal::NothingOffered {})?;
        match reply {
            Reply::Decline => Ok(Event::TakebackDeclined { seat }),
            Reply::Accept if takeback.agreed.contains(seat.into()) => Err(Refusal::OwnOffer {}),
            Reply::Accept => {
                let ply = u32::try_from(takeback.ply).unwrap_or(u32::MAX);
                Ok(Event::TakebackOffered { seat, ply })
            }
        }
    }

    pub(super) fn offer_gift(&self, seat: Seat) -> Result<Event, Refusal> {
        let position = self.game.position();
        if self.setup.rated || !position.ruleset().gift || position.seats().len() != 2 {
            return Err(Refusal::NoGifts {});
        }
        if self.is_abortable() {
            return Err(Limit::HardlyBegun.refusal());
        }
        Ok(Event::GiftOffered { seat })
    }

    pub(super) fn answer_gift(&self, seat: Seat, reply: Reply) -> Result<Event, Refusal> {
        match self.game.offer() {
            Some(Offer::Gift { from }) if from == seat.into() => Err(Refusal::OwnOffer {}),
            Some(Offer::Gift { .. }) => Ok(match reply {
                Reply::Accept => Event::GiftAccepted { seat },
                Reply::Decline => Event::GiftDeclined { seat },
            }),
            Some(Offer::Draw { .. }) | None => Err(Refusal::NothingOffered {}),
        }
    }

    /// Whether a gift waits for its answer; then nothing else happens.
    pub(super) fn gift_pending(&self) -> bool {
        matches!(self.game.offer(), Some(Offer::Gift { .. }))
    }
}
