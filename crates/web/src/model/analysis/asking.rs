//! The analysis board and the engine: when to ask, and what to do with the answers.

use super::review::Reviewing;
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
        if self.panel.hear(line, seats, self.review.as_mut()) {
            // The engine resumes what it did before the review.
            return self.think();
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
