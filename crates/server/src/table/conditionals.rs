//! Replies that a player enters in advance: lines of turns that begin with one of the opponent's.

use paisho::{Position, Turn};
use paisho_wire::{Event, Limit, LineFault, LineText, Refusal, Seat};

use super::Table;
use super::policy::{LONGEST_LINE, MOST_LINES};

/// A player's replies: each line goes on from the present position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Conditionals(Vec<Vec<Turn>>);

impl Conditionals {
    /// Reads lines that were accepted before.
    pub(super) fn read(lines: &[LineText]) -> Result<Self, paisho::notation::SyntaxError> {
        let lines: Result<_, _> = lines.iter().map(|line| read_line(line.as_str())).collect();
        lines.map(Self)
    }

    /// The next turn of the first line.
    pub(super) fn next(&self) -> Option<Turn> {
        self.0.first()?.first().copied()
    }

    /// Somebody played: lines that began so go on, all others are gone.
    pub(super) fn advance(&mut self, turn: Turn) {
        self.0.retain_mut(|line| {
            let fits = line.first() == Some(&turn) && line.len() > 1;
            if fits {
                line.remove(0);
            }
            fits
        });
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    /// The lines as text.
    pub(super) fn lines(&self) -> Vec<String> {
        let text = |line: &Vec<Turn>| {
            let turns: Vec<String> = line.iter().map(Turn::to_string).collect();
            turns.join(";")
        };
        self.0.iter().map(text).collect()
    }
}

fn read_line(text: &str) -> Result<Vec<Turn>, paisho::notation::SyntaxError> {
    text.split(';').map(|turn| turn.trim().parse()).collect()
}

impl Table {
    pub(super) fn set_conditionals(
        &self,
        seat: Seat,
        lines: &[LineText],
    ) -> Result<Event, Refusal> {
        let position = self.game.position();
        if self.setup.time.is_live() {
            return Err(Refusal::NotCorrespondence {});
        }
        if position.seats().len() != 2 {
            return Err(Limit::RepliesForTwo.refusal());
        }
        if self.due().contains(seat.into()) {
            return Err(Limit::RepliesNow.refusal());
        }
        if lines.len() > MOST_LINES {
            return Err(Limit::Lines.refusal());
        }
        check_lines(position, lines)?;
        let lines = lines.to_vec();
        Ok(Event::ConditionalsSet { seat, lines })
    }
}

/// Every line is legal, ends with a reply, and no two lines reply differently to the same turn.
fn check_lines(position: &Position, lines: &[LineText]) -> Result<(), Refusal> {
    let mut known: Vec<Vec<Turn>> = Vec::new();
    for (number, text) in (0..).zip(lines) {
        let bad = |what, message: String| Refusal::BadLine {
            line: number,
            what,
            message,
        };
        let line = read_line(text.as_str());
        let line = line.map_err(|e| bad(LineFault::Unreadable, e.to_string()))?;
        if line.len() % 2 == 1 || line.len() > LONGEST_LINE {
            let message = "a line has pairs of turns, the opponent's and the reply, at most ten";
            return Err(bad(LineFault::Pairs, message.to_owned()));
        }
        check_legal(position, &line).map_err(|e| bad(LineFault::Illegal, e.to_string()))?;
        if known.iter().any(|other| contradict(other, &line)) {
            let message = "another line replies differently";
            return Err(bad(LineFault::Contradicts, message.to_owned()));
        }
        known.push(line);
    }
    Ok(())
}

fn check_legal(position: &Position, line: &[Turn]) -> Result<(), paisho::Refusal> {
    let mut position = position.clone();
    for turn in line {
        position = position.play(*turn)?;
    }
    Ok(())
}

/// Whether two lines part at a reply: replies stand at odd places.
fn contradict(a: &[Turn], b: &[Turn]) -> bool {
    let same = a.iter().zip(b).take_while(|(x, y)| x == y).count();
    same % 2 == 1 && same < a.len().min(b.len())
}
