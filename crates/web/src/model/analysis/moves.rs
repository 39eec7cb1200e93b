//! The tree of variations as it is shown: pieces of lines below each other, variations indented.

use paisho::notation::record::{NodeId, Record};

/// Turns shown in one row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// How deeply the variation is nested.
    pub depth: usize,
    /// The turns.
    pub nodes: Vec<NodeId>,
}

/// All turns of a record. After a turn with variations the row ends, and the line continues below
/// them.
#[must_use]
pub fn rows(record: &Record) -> Vec<Row> {
    let mut rows = Vec::new();
    line(record, NodeId::ROOT, None, 0, &mut rows);
    rows
}

/// Lists the main line after a node, beginning with `first` if that is given. It recurses only for
/// variations, whose nesting a record limits.
fn line(record: &Record, from: NodeId, first: Option<NodeId>, depth: usize, rows: &mut Vec<Row>) {
    let mut row = Row {
        depth,
        nodes: first.into_iter().collect(),
    };
    let mut node = first.unwrap_or(from);
    while let Some((main, variations)) = record.children(node).split_first() {
        row.nodes.push(*main);
        if !variations.is_empty() {
            let nodes = core::mem::take(&mut row.nodes);
            rows.push(Row { depth, nodes });
            for variation in variations {
                line(record, node, Some(*variation), depth + 1, rows);
            }
        }
        node = *main;
    }
    if !row.nodes.is_empty() {
        rows.push(row);
    }
}

/// A step through the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// To the previous turn.
    Back,
    /// To the main continuation.
    On,
    /// To the start.
    First,
    /// To the end of the line.
    Last,
    /// To the next alternative to the turn.
    Next,
    /// To the previous alternative to the turn.
    Previous,
}

impl Way {
    /// The step that a key means. Lines of turns are read from left to right in every language, so
    /// the arrows mean the same in all of them.
    #[must_use]
    pub fn of_key(key: &str) -> Option<Self> {
        Some(match key {
            "ArrowLeft" => Self::Back,
            "ArrowRight" => Self::On,
            "Home" => Self::First,
            "End" => Self::Last,
            "ArrowDown" => Self::Next,
            "ArrowUp" => Self::Previous,
            _ => return None,
        })
    }

    /// The node it leads to; the same node if there is none.
    #[must_use]
    pub fn from(self, record: &Record, at: NodeId) -> NodeId {
        let found = match self {
            Self::Back => record.parent(at),
            Self::On => record.children(at).first().copied(),
            Self::First => Some(NodeId::ROOT),
            Self::Last => Some(last(record, at)),
            Self::Next => sibling(record, at, 1),
            Self::Previous => sibling(record, at, -1),
        };
        found.unwrap_or(at)
    }
}

fn last(record: &Record, at: NodeId) -> NodeId {
    let next = |node: &NodeId| record.children(*node).first().copied();
    core::iter::successors(Some(at), next).last().unwrap_or(at)
}

fn sibling(record: &Record, at: NodeId, step: isize) -> Option<NodeId> {
    let siblings = record.children(record.parent(at)?);
    let index = siblings.iter().position(|node| *node == at)?;
    siblings.get(index.checked_add_signed(step)?).copied()
}
