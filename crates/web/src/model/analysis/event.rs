//! The events of the analysis board, and their effects.

use paisho::notation::record::NodeId;
use paisho::{Point, Setup, Turn};

use super::editor::EditorEvent;
use super::moves::Way;
use super::open::Opened;
use super::stored::{StoredReview, StoredReviews};
use crate::model::settings::Switch;

/// An event of the analysis board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnalysisEvent {
    /// Games were imported.
    Open(Opened),
    /// Another game of the collection is shown.
    ChooseGame(usize),
    /// A node is shown.
    Go(NodeId),
    /// A step through the tree.
    Walk(Way),
    /// A turn is played at the current node.
    Play(Turn),
    /// Some turns of a line of the engine, by its number from 0, become a variation.
    PlayLine {
        /// The number of the line, from 0.
        line: usize,
        /// How many of its turns.
        turns: usize,
    },
    /// The better turn that a review found for a node becomes a variation.
    PlayBetter(NodeId),
    /// A turn and everything after it is deleted.
    Delete(NodeId),
    /// Everything after a node is deleted.
    Cut(NodeId),
    /// A variation takes the place of the line it departs from.
    Promote(NodeId),
    /// A variation becomes the main line.
    MakeMain(NodeId),
    /// The last change is undone.
    Undo,
    /// A comment is written.
    Comment(NodeId, String),
    /// An arrow is drawn or erased; a highlight if both points are the same.
    Draw(Point, Point),
    /// All drawings of the current node are erased.
    Wipe,
    /// The engine is switched on or off.
    Engine(Switch),
    /// The number of lines to show changes.
    Lines(usize),
    /// The engine sent a line.
    Heard(String),
    /// A new engine has replaced one that died.
    EngineRestarted,
    /// No engine can be started.
    EngineGone,
    /// A review is requested.
    Review,
    /// Stored reviews are searched for one of this game.
    Recall(StoredReviews),
    /// The review is stopped.
    StopReview,
    /// Editing of the position begins.
    Edit,
    /// A setup that is no valid position is repaired in the editor.
    Repair(Box<Setup>),
    /// An event of the editor.
    Editor(EditorEvent),
    /// Editing ends, and the setup is analysed.
    FinishEditing,
    /// Editing ends, and the setup is discarded.
    CancelEditing,
}

/// An effect that the caller carries out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Send a line to the engine.
    Say(String),
    /// Save the record, which has changed; the fragment goes into the address if it is short.
    Keep(Option<String>),
    /// Store a finished review.
    KeepReview(StoredReview),
}
