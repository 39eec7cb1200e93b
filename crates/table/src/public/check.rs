//! Whether a player may ask for something, as far as everyone at the table can tell.

use paisho::{Offer, SeatSet};
use paisho_wire::{Action, Claim, Limit, Refusal, Reply, Seat};

use super::PublicTable;
use crate::policy::MOST_EVENTS;

impl PublicTable {
    /// Whether a player may ask for something. Only what everyone knows is checked; the server
    /// knows more, and may still refuse: a turn that is illegal or too late, an opponent who has
    /// not been away for long enough, a vacation that is used up.
    ///
    /// # Errors
    /// Says why not.
    pub fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if !self.setup.players.iter().any(|p| p.seat == seat) {
            return Err(Refusal::NotAPlayer {});
        }
        match action {
            Action::Rematch {} => self.check_rematch(seat),
            Action::DeclineRematch {} => self.check_decline_rematch(),
            _ => {
                self.check_in_game(seat, action)?;
                self.check_action(seat, action)
            }
        }
    }

    /// What holds for everything but rematches.
    fn check_in_game(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let may_end = matches!(
            action,
            Action::Resign {} | Action::Abort {} | Action::AnswerGift { .. } | Action::Claim { .. }
        );
        if self.outcome.is_some() {
            Err(Refusal::GameOver {})
        } else if !self.position().active().contains(seat.into()) {
            Err(Refusal::OutOfGame {})
        } else if self.gift_pending() && !matches!(action, Action::AnswerGift { .. }) {
            Err(Refusal::GiftPending {})
        } else if self.version >= MOST_EVENTS && !may_end {
            Err(Limit::Length.refusal())
        } else {
            Ok(())
        }
    }

    fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match action {
            Action::Play { ply, .. } => self.check_play(seat, *ply),
            Action::OfferDraw {} => self.check_offer_draw(seat),
            Action::AnswerDraw { reply } => self.check_answer_draw(seat, *reply),
            Action::OfferTakeback { ply } => self.check_offer_takeback(seat, *ply as usize),
            Action::AnswerTakeback { reply } => self.check_answer_takeback(seat, *reply),
            Action::Abort {} if !self.is_abortable() => Err(Refusal::TooLateToAbort {}),
            Action::ResignWithGift {} => self.check_gift(),
            Action::AnswerGift { .. } => self.check_answer_gift(seat),
            Action::Claim { claim } => self.check_claim(seat, *claim),
            Action::BeginVacation {} => self.check_begin_vacation(seat),
            Action::EndVacation {} => self.check_end_vacation(seat),
            Action::SetConditionals { .. } => self.check_replies(seat),
            Action::Abort {}
            | Action::Resign {}
            | Action::Rematch {}
            | Action::DeclineRematch {} => Ok(()),
        }
    }

    fn check_play(&self, seat: Seat, ply: u32) -> Result<(), Refusal> {
        if self.ply() != ply {
            return Err(Refusal::WrongPly { ply: self.ply() });
        }
        if self.chooses_hidden() {
            let has_chosen = self.chosen.contains(seat.into());
            return refuse_if(has_chosen, Refusal::AlreadyChosen {});
        }
        let due = self.position().decider();
        refuse_if(due != seat.into(), Refusal::NotYourTurn { due: due.into() })
    }

    fn check_offer_draw(&self, seat: Seat) -> Result<(), Refusal> {
        let asked = self.asked[seat.into()].draw;
        let again = self.game.offer().is_some() || asked == Some(self.game.plies().len());
        refuse_if(again, Refusal::AlreadyOffered {})
    }

    fn check_answer_draw(&self, seat: Seat, reply: Reply) -> Result<(), Refusal> {
        match self.game.offer() {
            Some(Offer::Draw { agreed }) => check_reply(seat, agreed, reply),
            Some(Offer::Gift { .. }) | None => Err(Refusal::NothingOffered {}),
        }
    }

    fn check_offer_takeback(&self, seat: Seat, ply: usize) -> Result<(), Refusal> {
        let played = self.game.plies().len();
        if self.takeback.is_some() || self.asked[seat.into()].takeback == Some(played) {
            return Err(Refusal::AlreadyOffered {});
        }
        let has_left = self.game.leavers().iter().any(|l| l.after > ply);
        // Choices of accents stay: what was hidden can't be hidden again.
        let is_vain = ply >= played || ply < self.accent_plies() || has_left;
        refuse_if(is_vain, Refusal::NothingToTakeBack {})
    }

    fn check_answer_takeback(&self, seat: Seat, reply: Reply) -> Result<(), Refusal> {
        let takeback = self.takeback.ok_or(Refusal::NothingOffered {})?;
        check_reply(seat, takeback.agreed, reply)
    }

    fn check_gift(&self) -> Result<(), Refusal> {
        let position = self.position();
        if self.setup.rated || !position.ruleset().gift || position.seats().len() != 2 {
            return Err(Refusal::NoGifts {});
        }
        refuse_if(self.is_abortable(), Limit::HardlyBegun.refusal())
    }

    fn check_answer_gift(&self, seat: Seat) -> Result<(), Refusal> {
        match self.game.offer() {
            Some(Offer::Gift { from }) => refuse_if(from == seat.into(), Refusal::OwnOffer {}),
            Some(Offer::Draw { .. }) | None => Err(Refusal::NothingOffered {}),
        }
    }

    /// A claim is made against the player to move. How long that player must have been away is
    /// known to the server alone; see [`PublicTable::claim_wait`].
    fn check_claim(&self, seat: Seat, claim: Claim) -> Result<(), Refusal> {
        let position = self.position();
        if position.decider() == seat.into() || self.is_abortable() {
            return Err(Refusal::NotGone { wait: None });
        }
        let for_two = claim == Claim::Draw && position.seats().len() != 2;
        refuse_if(for_two, Limit::ClaimForTwo.refusal())
    }

    fn check_begin_vacation(&self, seat: Seat) -> Result<(), Refusal> {
        if self.setup.time.is_live() || self.setup.time.clock().is_none() {
            return Err(Refusal::NotCorrespondence {});
        }
        let is_on = self.vacation.contains(seat.into());
        refuse_if(is_on, Refusal::VacationUnchanged {})
    }

    fn check_end_vacation(&self, seat: Seat) -> Result<(), Refusal> {
        let is_on = self.vacation.contains(seat.into());
        refuse_if(!is_on, Refusal::VacationUnchanged {})
    }

    /// Replies in advance are for correspondence games of two, while the opponent is to move.
    fn check_replies(&self, seat: Seat) -> Result<(), Refusal> {
        if self.setup.time.is_live() {
            return Err(Refusal::NotCorrespondence {});
        }
        if self.position().seats().len() != 2 {
            return Err(Limit::RepliesForTwo.refusal());
        }
        refuse_if(
            self.due().contains(seat.into()),
            Limit::RepliesNow.refusal(),
        )
    }

    fn check_rematch(&self, seat: Seat) -> Result<(), Refusal> {
        if self.outcome.is_none() {
            return Err(Refusal::NotOver {});
        }
        let again = self.next_game.is_some() || self.rematch.contains(seat.into());
        refuse_if(again, Refusal::AlreadyOffered {})
    }

    fn check_decline_rematch(&self) -> Result<(), Refusal> {
        let is_open = self.next_game.is_none() && !self.rematch.is_empty();
        refuse_if(!is_open, Refusal::NothingOffered {})
    }
}

/// An offer may be declined by anyone, which withdraws one's own, and accepted by those who have
/// not agreed yet.
fn check_reply(seat: Seat, agreed: SeatSet, reply: Reply) -> Result<(), Refusal> {
    let is_own = reply == Reply::Accept && agreed.contains(seat.into());
    refuse_if(is_own, Refusal::OwnOffer {})
}

fn refuse_if(refused: bool, refusal: Refusal) -> Result<(), Refusal> {
    if refused { Err(refusal) } else { Ok(()) }
}
