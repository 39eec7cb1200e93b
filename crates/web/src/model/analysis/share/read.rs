//! A record from bytes. Any input gives a record or nothing, never a panic.

use paisho::notation::record::{Departure, NodeId, Record, TimeLeft};
use paisho::{Leaving, Outcome, Position, Ruleset, Seat};

use super::bytes::Reader;
use super::turns::{COMMENT, END, RESIGNED, TIME, TIMED_OUT, VARIATION};

/// Reads a record and its current node.
pub(super) fn read(bytes: &[u8]) -> Option<(Record, NodeId)> {
    let mut reader = Reader(bytes);
    let looked_at = reader.number()?;
    let (record, declared) = head(&mut reader)?;
    let mut tree = Tree {
        record,
        nodes: vec![NodeId::ROOT],
        open: Vec::new(),
        here: NodeId::ROOT,
    };
    while !tree.step(&mut reader)? {}
    let mut record = tree.record;
    if declared.is_some() {
        record.declare(declared).ok()?;
    }
    let at = tree.nodes.get(looked_at as usize).copied()?;
    reader.0.is_empty().then_some((record, at))
}

fn head(reader: &mut Reader<'_>) -> Option<(Record, Option<Outcome>)> {
    let start: Position = match reader.byte()? {
        0 => Position::start(reader.text()?.parse::<Ruleset>().ok()?),
        1 => reader.text()?.parse().ok()?,
        _ => return None,
    };
    let mut record = Record::new(&start, reader.number()?);
    for _ in 0..reader.number()? {
        let (name, value) = (reader.text()?, reader.text()?);
        record.tags.set(name, value).ok()?;
    }
    let declared = match reader.text()? {
        "" => None,
        text => Outcome::parse(text, record.ruleset().seats).ok()?,
    };
    Some((record, declared))
}

/// A record while it is being read.
struct Tree {
    record: Record,
    /// All nodes in the order they were read.
    nodes: Vec<NodeId>,
    /// Where the enclosing lines continue after the variation that is being read.
    open: Vec<NodeId>,
    here: NodeId,
}

impl Tree {
    /// Reads one item; returns whether it was the end of the record.
    fn step(&mut self, reader: &mut Reader<'_>) -> Option<bool> {
        match reader.byte()? {
            END => match self.open.pop() {
                Some(outer) => self.here = outer,
                None => return Some(true),
            },
            VARIATION => {
                self.open.push(self.here);
                self.here = self.record.parent(self.here)?;
            }
            COMMENT => self.record.set_comment(self.here, reader.text()?).ok()?,
            TIME => {
                let millis = reader.number()?;
                let time = Some(TimeLeft { millis });
                self.record.set_time_left(self.here, time).ok()?;
            }
            RESIGNED => self.leave(reader, Leaving::Resignation)?,
            TIMED_OUT => self.leave(reader, Leaving::Time)?,
            code => {
                let turn = reader.turn(code)?;
                let before = self.record.children(self.here).len();
                let node = self.record.add(self.here, turn).ok()?;
                // No writer repeats a turn that exists already, so the link is damaged.
                if self.record.children(self.here).len() == before {
                    return None;
                }
                self.nodes.push(node);
                self.here = node;
            }
        }
        Some(false)
    }

    fn leave(&mut self, reader: &mut Reader<'_>, reason: Leaving) -> Option<()> {
        let seat = *Seat::ALL.get(usize::from(reader.byte()?))?;
        let departure = Departure { seat, reason };
        self.record.leave(self.here, departure).ok()
    }
}
