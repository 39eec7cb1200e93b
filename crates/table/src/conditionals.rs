//! Replies that a player enters in advance: lines of turns that begin with one of the opponent's.

use paisho::{Game, Position, Turn};
use paisho_wire::{Event, Limit, LineFault, LineText, Refusal};

use crate::policy::{LONGEST_LINE, MOST_LINES};

/// A player's replies: each line goes on from the present position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Conditionals(Vec<Vec<Turn>>);

impl Conditionals {
    /// Reads lines that were accepted before.
    pub(crate) fn read(lines: &[LineText]) -> Result<Self, paisho::notation::SyntaxError> {
        let lines: Result<_, _> = lines.iter().map(|line| read_line(line.as_str())).collect();
        lines.map(Self)
    }

    /// The next turn of the first line.
    pub(crate) fn next(&self) -> Option<Turn> {
        self.0.first()?.first().copied()
    }

    /// Keeps up with what happened: a turn was played, or there is nothing left to reply to.
    /// `game` is the game after the event.
    pub(crate) fn follow(&mut self, event: &Event, game: &Game) {
        match event {
            Event::TurnPlayed { .. } => {
                if let Some(ply) = game.plies().last() {
                    self.advance(ply.turn);
                }
            }
            Event::TakenBack { .. } | Event::Finished { .. } => self.0.clear(),
            _ => {}
        }
    }

    /// Lines that begin with a turn go on after it; all others are dropped.
    fn advance(&mut self, turn: Turn) {
        self.0.retain_mut(|line| {
            let fits = line.first() == Some(&turn) && line.len() > 1;
            if fits {
                line.remove(0);
            }
            fits
        });
    }

    /// The lines as text.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
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

/// Every line is legal, ends with a reply, and no two lines reply differently to the same turn.
pub(crate) fn check_lines(position: &Position, lines: &[LineText]) -> Result<(), Refusal> {
    if lines.len() > MOST_LINES {
        return Err(Limit::Lines.refusal());
    }
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
            let message = "expected at most ten pairs: a turn of the opponent and the reply";
            return Err(bad(LineFault::Pairs, message.to_owned()));
        }
        check_legal(position, &line).map_err(|e| bad(LineFault::Illegal, e.to_string()))?;
        if known.iter().any(|other| contradict(other, &line)) {
            let message = "another line replies differently to the same turns";
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

/// Whether two lines part at a reply. Replies stand at odd places, and lines have an even number of
/// turns, so lines of which one begins with the other never part at one.
fn contradict(a: &[Turn], b: &[Turn]) -> bool {
    let same = a.iter().zip(b).take_while(|(x, y)| x == y).count();
    same % 2 == 1
}
