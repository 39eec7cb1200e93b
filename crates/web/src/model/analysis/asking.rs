//! The analysis board and the engine: when to ask, and what to do with the answers.

use super::review::{Reviewing, reviewed_game};
use super::stored::StoredReviews;
use super::{Analysis, Effect};

impl Analysis {
    pub(super) fn think(&mut self) -> Vec<Effect> {
        if self.editor.is_some() {
            return Vec::new();
        }
        say(self.panel.think(&self.record, self.at))
    }

    pub(super) fn hear(&mut self, line: &str) -> Vec<Effect> {
        let seats = self.record.ruleset().seats;
        if !self.panel.hear(line, seats, self.review.as_mut()) {
            return Vec::new();
        }
        let finished = self.review.as_ref().and_then(Reviewing::to_store);
        let kept = finished.map(Effect::KeepReview);
        // The engine resumes what it did before the review.
        kept.into_iter().chain(self.think()).collect()
    }

    /// Shows the stored review of this game, if there is one.
    pub(super) fn recall(&mut self, stored: &StoredReviews) -> Vec<Effect> {
        let lines = stored.find(&reviewed_game(&self.record));
        let found = lines.and_then(|lines| Reviewing::stored(&self.record, lines));
        if let Some(review) = found.filter(|_| !self.is_reviewing()) {
            self.review = Some(review);
        }
        Vec::new()
    }

    fn is_reviewing(&self) -> bool {
        self.review.as_ref().is_some_and(|r| r.is_running)
    }

    pub(super) fn begin_review(&mut self) -> Vec<Effect> {
        match Reviewing::begin(&self.record) {
            Some(review) if !self.is_reviewing() => {
                self.review = Some(review);
                say(self.panel.review(&self.record))
            }
            _ => Vec::new(),
        }
    }

    pub(super) fn ask_again(&mut self) -> Vec<Effect> {
        self.panel.forget();
        if self.is_reviewing() {
            self.review = None;
            self.begin_review()
        } else {
            self.think()
        }
    }

    pub(super) fn lose_engine(&mut self) -> Vec<Effect> {
        self.panel.give_up();
        // An unfinished review would look like one that found nothing.
        self.review = self.review.take().filter(|review| !review.is_running);
        Vec::new()
    }
}

/// Effects that send lines to the engine.
pub(super) fn say(lines: Vec<String>) -> Vec<Effect> {
    lines.into_iter().map(Effect::Say).collect()
}
