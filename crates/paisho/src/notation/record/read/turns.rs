//! The turns of a record, with comments, clocks and variations.

use alloc::string::String;
use alloc::vec::Vec;

use super::{Reader, unescape};
use crate::notation::cursor::Expected;
use crate::notation::game::{TurnError, quote};
use crate::notation::record::error::{RecordError, RecordProblem};
use crate::notation::record::{Departure, EditError, MAX_DEPTH, NodeId, Place, Record, TimeLeft};
use crate::notation::turn::{NumberedTurn, TurnLabel};
use crate::outcome::Leaving;
use crate::refusal::Refusal;
use crate::seat::{Seat, SeatCount};

/// The main line or a variation that is being read.
///
/// `before` is what makes variations cheap: a variation of the last turn begins there, without
/// replaying anything.
struct Line {
    /// Where the variation began, in bytes.
    opened: usize,
    /// The place after the last turn.
    place: Place,
    /// The place before the last turn, where its variations begin; `None` before the first turn.
    before: Option<Place>,
}

impl Line {
    const fn new(opened: usize, place: Place) -> Self {
        Self {
            opened,
            place,
            before: None,
        }
    }
}

/// The lines that are being read: the main line, its open variation, and so on inwards.
struct Lines {
    /// The lines around the current one, the main line first; at most [`MAX_DEPTH`].
    outer: Vec<Line>,
    /// The line that is being read.
    current: Line,
}

impl Lines {
    /// The main line of a record, from its start.
    fn of(record: &Record) -> Self {
        Self {
            outer: Vec::new(),
            current: Line::new(0, record.start_place()),
        }
    }

    /// The node that comments and clocks belong to: the last turn of the line, or the start of the
    /// record. In a variation without turns so far there is no such node: its place is the turn
    /// before, which belongs to another line.
    fn annotated(&self) -> Result<NodeId, RecordProblem> {
        if self.current.before.is_some() || self.outer.is_empty() {
            Ok(self.current.place.node)
        } else {
            Err(RecordProblem::NothingToAnnotate)
        }
    }

    /// Begins a variation of the last turn.
    fn open(&mut self, at: usize) -> Result<(), RecordProblem> {
        // A variation is played instead of the last turn, so it begins before that turn.
        let start = self.current.before.clone();
        let start = start.ok_or(RecordProblem::NothingToVary)?;
        if self.outer.len() >= MAX_DEPTH {
            return Err(RecordProblem::TooDeep);
        }
        let outer = core::mem::replace(&mut self.current, Line::new(at, start));
        self.outer.push(outer);
        Ok(())
    }

    /// Ends a variation and goes on with the line around it.
    fn close(&mut self) -> Result<(), RecordProblem> {
        let outer = self.outer.pop().ok_or(RecordProblem::UnopenedVariation)?;
        let inner = core::mem::replace(&mut self.current, outer);
        inner.before.map(drop).ok_or(RecordProblem::EmptyVariation)
    }
}

impl Reader<'_> {
    /// Reads turns up to the end or to the tags of the next record.
    pub(super) fn turns(&mut self, record: &mut Record) -> Result<(), RecordError> {
        let mut lines = Lines::of(record);
        while self.is_at_item() {
            self.item(record, &mut lines)?;
        }
        self.check_closed(&lines)
    }

    /// Reads turns like [`Reader::turns`], but stops before a turn of the main line that only the
    /// rule against clashes forbids, and returns the place where it was played.
    pub(super) fn turns_before_clash(
        &mut self,
        record: &mut Record,
    ) -> Result<Option<Place>, RecordError> {
        let mut lines = Lines::of(record);
        while self.is_at_item() {
            let before = self.cursor.clone();
            match self.item(record, &mut lines) {
                Err(error) if lines.outer.is_empty() && error.problem.is_clash() => {
                    self.cursor = before;
                    return Ok(Some(lines.current.place));
                }
                read => read?,
            }
        }
        self.check_closed(&lines).map(|()| None)
    }

    /// Skips what separates items; whether there is another one.
    pub(super) fn is_at_item(&mut self) -> bool {
        self.cursor.take_while(|c| c.is_whitespace() || c == ';');
        self.cursor.peek().is_some() && !self.is_at_tag()
    }

    fn check_closed(&self, lines: &Lines) -> Result<(), RecordError> {
        match lines.outer.last() {
            // All variations are closed.
            None => Ok(()),
            Some(_) => Err(self.error_at(lines.current.opened, RecordProblem::OpenVariation)),
        }
    }

    /// Reads a comment, an annotation, a bracket or a turn, whichever comes next.
    fn item(&mut self, record: &mut Record, lines: &mut Lines) -> Result<(), RecordError> {
        let at = self.cursor.offset();
        match self.cursor.peek() {
            Some('{') => self.comment(record, lines),
            Some('[') => self.annotation(record, lines),
            Some('(') => {
                self.cursor.next();
                lines.open(at).map_err(|p| self.error_at(at, p))
            }
            Some(')') => {
                self.cursor.next();
                lines.close().map_err(|p| self.error_at(at, p))
            }
            _ => self.turn(record, &mut lines.current),
        }
    }

    /// Reads a turn with its label. The label is compared before the turn is played: if it is wrong,
    /// a turn is probably missing, and the refusal of the rules would mislead.
    pub(super) fn labelled(
        &mut self,
        due: TurnLabel,
        seats: SeatCount,
    ) -> Result<NumberedTurn, RecordError> {
        let at = self.cursor.offset();
        let read = NumberedTurn::read(&mut self.cursor, seats);
        let found = read.map_err(|e| self.syntax(&e))?;
        // Without this, `R,W,K,Bx` would be read as a turn and something else.
        if !self.cursor.peek().is_none_or(ends_turn) {
            return Err(self.error(RecordProblem::Expected(Expected::Char(' '))));
        }
        TurnError::check_label(due, found.label, seats)
            .map_err(|e| self.error_in_turn(at, RecordProblem::Turn(e)))?;
        Ok(found)
    }

    /// Reads a turn and plays it.
    fn turn(&mut self, record: &mut Record, line: &mut Line) -> Result<(), RecordError> {
        let at = self.cursor.offset();
        let seats = record.ruleset().seats;
        let due = line.place.numbering.label(&line.place.position);
        let found = self.labelled(due, seats)?;
        // Two continuations with the same turn would be one place with two nodes.
        if record.child_by_turn(line.place.node, found.turn).is_some() {
            return Err(self.error_in_turn(at, RecordProblem::SameTurn));
        }
        let before = line.place.clone();
        let grown = record.grow(&mut line.place, found.turn);
        grown.map_err(|refusal| self.illegal(at, refusal, seats))?;
        line.before = Some(before);
        Ok(())
    }

    /// An error about the turn that was just read, which the rules forbid.
    pub(super) fn illegal(&self, at: usize, refusal: Refusal, seats: SeatCount) -> RecordError {
        let illegal = TurnError::Illegal { refusal, seats };
        self.error_in_turn(at, RecordProblem::Turn(illegal))
    }

    /// An error that quotes the turn that was just read, and nothing else.
    fn error_in_turn(&self, at: usize, problem: RecordProblem) -> RecordError {
        let turn = self.text.get(at..self.cursor.offset()).unwrap_or("");
        RecordError {
            found: quote(turn),
            ..self.error_at(at, problem)
        }
    }

    /// Reads a comment and adds it to the last turn, or to the start of the record.
    fn comment(&mut self, record: &mut Record, lines: &Lines) -> Result<(), RecordError> {
        let at = self.cursor.offset();
        let node = lines.annotated().map_err(|p| self.error_at(at, p))?;
        let text = self.braced()?;
        if let Some(node) = record.node_mut(node) {
            // Several comments become one, each on a line of its own.
            if !node.comment.is_empty() && !text.is_empty() {
                node.comment.push('\n');
            }
            node.comment.push_str(&text);
        }
        Ok(())
    }

    /// A text in braces. A line end in it is a blank, because lines are broken at blanks. A
    /// carriage return before a line end belongs to the line end.
    pub(super) fn braced(&mut self) -> Result<String, RecordError> {
        let start = self.cursor.offset();
        self.expect('{')?;
        let mut text = String::new();
        loop {
            let at = self.cursor.offset();
            match self.cursor.next() {
                None => return Err(self.error_at(start, RecordProblem::OpenComment)),
                Some('}') => return Ok(text),
                Some('\\') => {
                    let c = unescape(self.cursor.next(), &['{', '}']);
                    text.push(c.ok_or_else(|| self.error_at(at, RecordProblem::Escape))?);
                }
                Some('\r') if self.cursor.peek() == Some('\n') => {}
                Some('\n') => text.push(' '),
                Some(c) => text.push(c),
            }
        }
    }

    /// A clock `[%clk 0:09:58.3]` or a departure `[%out W time]`.
    fn annotation(&mut self, record: &mut Record, lines: &mut Lines) -> Result<(), RecordError> {
        let at = self.cursor.offset();
        let node = lines.annotated().map_err(|p| self.error_at(at, p))?;
        if self.cursor.eat_word("[%clk ") {
            self.clock(record, node, at)?;
        } else if self.cursor.eat_word("[%out ") {
            self.departure(record, &mut lines.current.place, at)?;
        } else {
            return Err(self.error(RecordProblem::Annotation));
        }
        self.expect(']')
    }

    /// Reads the time left; a turn has one clock at most.
    fn clock(&mut self, record: &mut Record, id: NodeId, at: usize) -> Result<(), RecordError> {
        let time = TimeLeft::read(&mut self.cursor).map_err(|e| self.syntax(&e))?;
        let before = record.node_mut(id).and_then(|n| n.time_left.replace(time));
        match before {
            None => Ok(()),
            Some(_) => Err(self.error_at(at, RecordProblem::SecondClock)),
        }
    }

    /// Reads a departure. It is applied to the current place, too, so that the next turn is judged
    /// without the player.
    fn departure(
        &mut self,
        record: &mut Record,
        place: &mut Place,
        at: usize,
    ) -> Result<(), RecordError> {
        let left = self.leaver(record.ruleset().seats)?;
        match record.leave(place.node, left) {
            Ok(()) => place.position.leave(left.seat, left.reason),
            Err(EditError::TurnsFollow) => {
                return Err(self.error_at(at, RecordProblem::NothingToAnnotate));
            }
            Err(_) => return Err(self.error_at(at, RecordProblem::CannotLeave)),
        }
        Ok(())
    }

    /// Reads who leaves, and why.
    pub(super) fn leaver(&mut self, seats: SeatCount) -> Result<Departure, RecordError> {
        let letter = self.cursor.offset();
        let seat = self.cursor.next().and_then(|c| Seat::from_letter(c, seats));
        let seat =
            seat.ok_or_else(|| self.error_at(letter, RecordProblem::Expected(Expected::Seat)))?;
        let reason = if self.cursor.eat_word(" resignation") {
            Leaving::Resignation
        } else if self.cursor.eat_word(" time") {
            Leaving::Time
        } else {
            return Err(self.error(RecordProblem::Annotation));
        };
        Ok(Departure { seat, reason })
    }
}

/// Whether a character may follow a turn. A bracket or a brace needs no blank before it.
const fn ends_turn(c: char) -> bool {
    c.is_whitespace() || matches!(c, ';' | '{' | '(' | ')' | '[')
}
