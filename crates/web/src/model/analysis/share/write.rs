//! A record as bytes.

use paisho::notation::record::{NodeId, Record};
use paisho::{Leaving, Position};

use super::bytes::Writer;
use super::turns::{COMMENT, END, RESIGNED, TIME, TIMED_OUT, VARIATION};

/// Writes a record and its current node.
pub(super) fn write(record: &Record, at: NodeId) -> Vec<u8> {
    let mut tree = Tree {
        out: Writer::default(),
        count: 0,
        at,
        found: 0,
    };
    tree.line(record, NodeId::ROOT);
    let mut writer = Writer::default();
    writer.number(tree.found);
    head(&mut writer, record);
    writer.0.extend(tree.out.0);
    writer.0
}

fn head(writer: &mut Writer, record: &Record) {
    let ruleset = *record.ruleset();
    if *record.start() == Position::start(ruleset) {
        writer.byte(0);
        writer.text(&ruleset.to_string());
    } else {
        writer.byte(1);
        writer.text(&record.start().to_string());
    }
    writer.number(record.first_number());
    writer.number(record.tags.iter().count() as u32);
    for (name, value) in record.tags.iter() {
        writer.text(name);
        writer.text(value);
    }
    // A result that follows from the board is not written.
    let declared = record.result().filter(|_| record.end().outcome().is_none());
    let declared = declared.map(|o| o.display(ruleset.seats).to_string());
    writer.text(&declared.unwrap_or_default());
}

/// The turns, and the number of the current node in the order in which nodes are written.
struct Tree {
    out: Writer,
    count: u32,
    at: NodeId,
    found: u32,
}

impl Tree {
    /// Writes a node and the main line from there, with all variations of its turns. It recurses
    /// only for variations, whose nesting a record limits.
    fn line(&mut self, record: &Record, first: NodeId) {
        self.node(record, first);
        let mut node = first;
        while let Some((main, variations)) = record.children(node).split_first() {
            self.node(record, *main);
            for variation in variations {
                self.out.byte(VARIATION);
                self.line(record, *variation);
            }
            node = *main;
        }
        self.out.byte(END);
    }

    fn node(&mut self, record: &Record, id: NodeId) {
        if id == self.at {
            self.found = self.count;
        }
        self.count += 1;
        if let Some(numbered) = record.turn(id) {
            self.out.turn(numbered.turn);
        }
        for left in record.departures(id) {
            self.out.byte(match left.reason {
                Leaving::Resignation => RESIGNED,
                Leaving::Time => TIMED_OUT,
            });
            self.out.byte(left.seat as u8);
        }
        if let Some(time) = record.time_left(id) {
            self.out.byte(TIME);
            self.out.number(time.millis);
        }
        if !record.comment(id).is_empty() {
            self.out.byte(COMMENT);
            self.out.text(record.comment(id));
        }
    }
}
