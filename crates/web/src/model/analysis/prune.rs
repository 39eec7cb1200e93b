//! Operations on whole branches of a tree.

use paisho::notation::record::{EditError, NodeId, Record};

/// Deletes everything after a node.
pub(super) fn cut(record: &mut Record, node: NodeId) -> Result<(), EditError> {
    let children = record.children(node).to_vec();
    children
        .into_iter()
        .try_for_each(|child| record.delete(child))
}

/// The turn with which the line of a node departs from another; the node itself if there is none.
pub(super) fn branch(record: &Record, node: NodeId) -> NodeId {
    let path = record.path(node);
    let departs = |place: &&NodeId| {
        let parent = record.parent(**place);
        parent.is_some_and(|p| record.children(p).first() != Some(*place))
    };
    path.iter().rev().find(departs).copied().unwrap_or(node)
}

/// Makes the line of a node the main line of the record.
pub(super) fn make_main(record: &mut Record, node: NodeId) -> Result<(), EditError> {
    let path = record.path(node);
    path.into_iter()
        .skip(1)
        .try_for_each(|place| record.promote(place))
}
