//! The exchange with the engine: what it was asked, and what it has answered.
//!
//! It answers one question at a time. A question that is no longer of interest is ended by `stop`,
//! and its last lines arrive before those of the next one; the queue tells which question they
//! belong to.

use std::collections::VecDeque;

use paisho::notation::record::{NodeId, Record};
use paisho::{Seat, SeatCount};

use super::review::{Reviewing, reviewed_game};
use super::said::{Info, Said, Worth};
use crate::model::settings::Switch;

/// How long the engine thinks about a position at most, in milliseconds: a forgotten page should
/// not drain a battery.
const LONGEST_THOUGHT: u32 = 180_000;
/// Nodes per search of a review.
const REVIEW_NODES: u32 = 6_000;
/// How many lines can be shown.
pub const MOST_LINES: usize = 3;

/// A question to the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Question {
    /// To analyse a node.
    Think(NodeId),
    /// To review the game.
    Review,
}

/// Why there are no lines about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Silence {
    /// The game is over there.
    Over,
    /// The engine is off.
    Off,
    /// It reviews the game first.
    Reviewing,
    /// It has only begun to think.
    Thinking,
    /// It has finished without a line.
    Nothing,
}

/// The state of the engine that the user sees.
#[derive(Clone, Debug)]
pub struct Panel {
    switch: Switch,
    lines: usize,
    /// Questions not answered yet; the first is being answered.
    asked: VecDeque<Question>,
    /// The node of the last question, and the player who decides there.
    about: Option<(NodeId, Seat)>,
    found: Vec<Info>,
    /// Whether the search ended by itself.
    is_done: bool,
    /// Whether no engine can be started.
    is_gone: bool,
}

impl Default for Panel {
    fn default() -> Self {
        Self {
            switch: Switch::Off,
            lines: 1,
            asked: VecDeque::new(),
            about: None,
            found: Vec::new(),
            is_done: false,
            is_gone: false,
        }
    }
}

impl Panel {
    /// Whether it is on.
    #[must_use]
    pub const fn switch(&self) -> Switch {
        self.switch
    }

    /// How many lines are shown.
    #[must_use]
    pub const fn lines(&self) -> usize {
        self.lines
    }

    /// The lines found for a node, best first.
    #[must_use]
    pub fn found(&self, at: NodeId) -> &[Info] {
        match self.about {
            Some((node, _)) if node == at => &self.found,
            _ => &[],
        }
    }

    /// The evaluation of a node and the player it is for, if it was analysed.
    #[must_use]
    pub fn worth(&self, at: NodeId) -> Option<(Seat, Worth)> {
        let (_, seat) = self.about.filter(|(node, _)| *node == at)?;
        Some((seat, self.found.first()?.worth))
    }

    /// Why there are no lines about a node where the game goes on; `None` if there are some.
    pub(super) fn silence(&self, at: NodeId) -> Option<Silence> {
        let why = if self.is_reviewing() && self.switch.is_on() {
            Silence::Reviewing
        } else if !self.switch.is_on() {
            Silence::Off
        } else if self.about.is_some() && !self.is_done {
            Silence::Thinking
        } else {
            Silence::Nothing
        };
        self.found(at).is_empty().then_some(why)
    }

    /// Whether no engine can be started.
    #[must_use]
    pub const fn is_gone(&self) -> bool {
        self.is_gone
    }

    fn is_reviewing(&self) -> bool {
        self.asked.back() == Some(&Question::Review)
    }

    /// Switches it on or off. Switching it on also tries again after a failure.
    pub(super) const fn turn(&mut self, switch: Switch) {
        self.switch = switch;
        self.is_gone = false;
    }

    pub(super) fn set_lines(&mut self, lines: usize) {
        self.lines = lines.clamp(1, MOST_LINES);
    }

    /// Asks about a node, if it is on and not busy with a review; returns the lines to send.
    pub(super) fn think(&mut self, record: &Record, at: NodeId) -> Vec<String> {
        if self.is_reviewing() {
            return Vec::new();
        }
        let mut lines = self.stop();
        self.found.clear();
        self.about = None;
        let position = record.position(at).filter(|p| p.outcome().is_none());
        if let Some(position) = position.filter(|_| self.switch.is_on()) {
            self.about = Some((at, position.decider()));
            self.asked.push_back(Question::Think(at));
            self.is_done = false;
            lines.push(format!("option lines {}", self.lines));
            lines.push(place_line(record, at));
            lines.push(format!("go movetime {LONGEST_THOUGHT}"));
        }
        lines
    }

    /// Asks for a review; returns the lines to send.
    pub(super) fn review(&mut self, record: &Record) -> Vec<String> {
        let mut lines = self.stop();
        self.is_gone = false;
        self.asked.push_back(Question::Review);
        lines.push(format!("position {}", reviewed_game(record)));
        lines.push(format!("review nodes {REVIEW_NODES}"));
        lines
    }

    /// Ends what is running; returns the lines to send.
    pub(super) fn stop(&mut self) -> Vec<String> {
        // One `stop` is enough: all questions but the last have been stopped already.
        let is_running = !self.asked.is_empty();
        is_running.then(|| "stop".to_owned()).into_iter().collect()
    }

    /// Takes a line. Findings of a review go to the review. Returns whether a review has ended.
    pub(super) fn hear(
        &mut self,
        line: &str,
        seats: SeatCount,
        review: Option<&mut Reviewing>,
    ) -> bool {
        let is_last = self.asked.len() == 1;
        match (Said::parse(line, seats), self.asked.front(), review) {
            (Said::Info(info), Some(Question::Think(_)), _) if is_last => self.note(info),
            (Said::BestTurn, Some(Question::Think(_)), _) => {
                self.asked.pop_front();
                self.is_done = self.asked.is_empty();
            }
            (Said::Review(_) | Said::Player(_), Some(Question::Review), Some(review))
                if is_last =>
            {
                review.hear(line);
            }
            // After an error about the review or the game, no more lines about it will come.
            (Said::Reviewed | Said::Trouble(_), Some(Question::Review), review) => {
                self.asked.pop_front();
                if let Some(review) = review.filter(|_| is_last) {
                    review.is_running = false;
                }
                return true;
            }
            _ => {}
        }
        false
    }

    fn note(&mut self, info: Info) {
        let index = info.line.saturating_sub(1);
        let count = self.found.len();
        if let Some(line) = self.found.get_mut(index) {
            *line = info;
        } else if index == count && index < MOST_LINES {
            self.found.push(info);
        }
    }

    /// Forgets all questions, because a new engine does not know them.
    pub(super) fn forget(&mut self) {
        self.asked.clear();
        self.found.clear();
        self.about = None;
    }

    /// Records that no engine can be started.
    pub(super) fn give_up(&mut self) {
        self.forget();
        self.switch = Switch::Off;
        self.is_gone = true;
    }
}

/// The line that sets the engine to a node: with the turns that led there, so that it knows which
/// positions have occurred. Where a player has left the game, the position alone.
fn place_line(record: &Record, at: NodeId) -> String {
    let path = record.path(at);
    let has_leavers = path.iter().any(|node| !record.departures(*node).is_empty());
    if has_leavers {
        let position = record.position(at);
        let position = position.as_ref().unwrap_or(record.start());
        return format!("position {position}");
    }
    let turns = path.iter().filter_map(|node| record.turn(*node));
    let turns: Vec<String> = turns.map(|t| t.turn.to_string()).collect();
    match turns.as_slice() {
        [] => format!("position {}", record.start()),
        turns => format!("position {} turns {}", record.start(), turns.join(";")),
    }
}
