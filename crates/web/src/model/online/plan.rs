//! Replies in advance: a line of turns, alternately the opponent's and ours, that is tried on the
//! board before it is entered.

use paisho::{Position, Refusal, Turn};

/// A line that is being tried on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    start: Position,
    line: Vec<Turn>,
}

/// The longest line that the server accepts.
const LONGEST: usize = 20;

impl Plan {
    /// A line that begins with the opponent's turn in a position.
    #[must_use]
    pub const fn new(start: Position) -> Self {
        Self {
            start,
            line: Vec::new(),
        }
    }

    /// The turns so far.
    #[must_use]
    pub fn line(&self) -> &[Turn] {
        &self.line
    }

    /// The position after these turns.
    #[must_use]
    pub fn position(&self) -> Position {
        let play = |position: Position, turn: &Turn| position.play(*turn).unwrap_or(position);
        self.line.iter().fold(self.start.clone(), play)
    }

    /// Whether the next turn is the opponent's.
    #[must_use]
    pub const fn is_opponents_turn(&self) -> bool {
        self.line.len().is_multiple_of(2)
    }

    /// Plays a turn.
    ///
    /// # Errors
    /// If the turn is not legal.
    pub fn play(&mut self, turn: Turn) -> Result<(), Refusal> {
        self.position().play(turn)?;
        self.line.push(turn);
        Ok(())
    }

    /// Takes the last turn back.
    pub fn undo(&mut self) {
        self.line.pop();
    }

    /// Whether it can be entered: it must end with a reply of ours.
    #[must_use]
    pub const fn is_whole(&self) -> bool {
        !self.line.is_empty() && self.is_opponents_turn() && self.line.len() <= LONGEST
    }

    /// The lines to enter: the earlier ones and this one. An earlier line is replaced if it has
    /// another reply to the same turn, or if either line is the beginning of the other.
    #[must_use]
    pub fn entered(&self, before: &[String]) -> Vec<String> {
        let own: Vec<String> = self.line.iter().map(Turn::to_string).collect();
        let stays = |line: &&String| {
            let turns: Vec<&str> = line.split(';').collect();
            let pairs = turns.iter().zip(&own);
            let same = pairs.take_while(|(a, b)| *a == b).count();
            // Lines that first differ at a turn of the opponent's do not contradict each other.
            same.is_multiple_of(2) && same < turns.len() && same < own.len()
        };
        let mut lines: Vec<String> = before.iter().filter(stays).cloned().collect();
        lines.push(own.join(";"));
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use paisho::Ruleset;

    fn plan(turns: &[&str]) -> Plan {
        let mut plan = Plan::new(Position::start(Ruleset::RULEBOOK));
        for turn in turns {
            plan.play(turn.parse().unwrap()).unwrap();
        }
        plan
    }

    #[test]
    fn a_line_ends_with_a_reply() {
        assert!(!plan(&[]).is_whole());
        assert!(!plan(&["R,W,K,B"]).is_whole());
        assert!(plan(&["R,W,K,B", "R,R,K,K"]).is_whole());
        assert!(plan(&["R,W,K,B"]).play("pass".parse().unwrap()).is_err());
    }

    #[test]
    fn another_reply_to_the_same_turn_replaces_the_first() {
        let before = ["R,W,K,B;R,R,K,K".to_owned(), "R,R,K,K;R,W,K,B".to_owned()];
        let lines = plan(&["R,W,K,B", "W,W,B,B"]).entered(&before);
        assert_eq!(lines, ["R,R,K,K;R,W,K,B", "R,W,K,B;W,W,B,B"]);
        assert_eq!(plan(&["R,W,K,B", "R,R,K,K"]).entered(&before).len(), 2);
    }
}
