//! Decisions between the players: resigning, gifts, draws.

use paisho::Seat;

use super::event::GiftAnswer;
use super::{Effect, LocalGame, Notice};

/// The number of turns before which no computer agrees to a draw.
const TOO_SOON: usize = 24;

/// A computer agrees to a draw if its winning chance is at most this, in thousandths.
const CONTENT: u16 = 500;

impl LocalGame {
    pub(super) fn resign(&mut self, seat: Seat, now: u64, effects: &mut Vec<Effect>) {
        if self.persons().contains(seat) && !self.is_over() {
            self.cancel(effects);
            self.game.resign(seat);
            self.after_words(now, effects);
        }
    }

    /// Offers a gift. A computer always declines; a person is asked.
    pub(super) fn give(&mut self, seat: Seat, now: u64, effects: &mut Vec<Effect>) {
        if !self.persons().contains(seat) || self.game.offer_gift(seat).is_err() {
            return;
        }
        self.cancel(effects);
        self.asking = None;
        let receiver = self.game.position().active().without(seat).only();
        if let Some(computer) = receiver.filter(|s| !self.players[*s].is_person()) {
            let _plain = self.game.decline(computer);
            self.after_words(now, effects);
            self.notice = Some(Notice::GiftDeclined);
        } else {
            effects.push(Effect::Show);
        }
    }

    pub(super) fn answer_gift(&mut self, answer: GiftAnswer, now: u64, effects: &mut Vec<Effect>) {
        let Some(giver) = self.giver() else {
            return;
        };
        let Some(receiver) = self.game.position().active().without(giver).only() else {
            return;
        };
        let answered = match answer {
            GiftAnswer::Accept => self.game.accept(receiver),
            GiftAnswer::Decline => self.game.decline(receiver),
        };
        if answered.is_ok() {
            self.after_words(now, effects);
        }
    }

    /// All persons agree to a draw; the computers are asked.
    pub(super) fn agree(&mut self, now: u64, effects: &mut Vec<Effect>) {
        self.asking = None;
        let Some(first) = self.persons().iter().next().filter(|_| !self.is_over()) else {
            return;
        };
        let all = self.game.position().active();
        let mut computers = all.iter().filter(|s| !self.players[*s].is_person());
        if !computers.all(|seat| self.is_content(seat)) {
            self.notice = Some(Notice::DrawDeclined);
            return;
        }
        self.cancel(effects);
        let _offered = self.game.offer_draw(first);
        for seat in all.without(first).iter() {
            let _accepted = self.game.accept(seat);
        }
        self.after_words(now, effects);
    }

    fn is_content(&self, computer: Seat) -> bool {
        let is_late = self.game.plies().len() >= TOO_SOON;
        let hopes = self.thinking.chance(computer);
        is_late && hopes.is_some_and(|chance| chance <= CONTENT)
    }

    /// Called after a decision that may have ended the game.
    fn after_words(&mut self, now: u64, effects: &mut Vec<Effect>) {
        self.start_next(now);
        self.changed(effects);
        self.looking_at = None;
    }
}
