//! What can happen at the analysis board, and what is to be done about it.

use paisho::notation::record::NodeId;
use paisho::{Point, Turn};

use super::bring::Brought;
use super::editor::EditorEvent;
use super::moves::Way;
use crate::model::settings::Switch;

/// Something happens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnalysisEvent {
    /// Games were brought.
    Open(Brought),
    /// Another game of the collection is looked at.
    ChooseGame(usize),
    /// A place is looked at.
    Go(NodeId),
    /// A step through the tree.
    Walk(Way),
    /// A turn is played at the place.
    Play(Turn),
    /// Some turns of a line of the engine, by its number from 0, become a variation.
    PlayLine {
        /// Which line.
        line: usize,
        /// How many turns of it.
        turns: usize,
    },
    /// The better turn that a review found at a place becomes a variation.
    PlayBetter(NodeId),
    /// A turn and all that follows is deleted.
    Delete(NodeId),
    /// All that follows a place is deleted.
    Cut(NodeId),
    /// A variation takes the place of the line it departs from.
    Promote(NodeId),
    /// A variation becomes the main line.
    MakeMain(NodeId),
    /// The last change is undone.
    Undo,
    /// A comment is written.
    Comment(NodeId, String),
    /// An arrow is drawn or wiped out; a highlight if both points are the same.
    Draw(Point, Point),
    /// All drawings of the place are wiped out.
    Wipe,
    /// The engine is switched on or off.
    Engine(Switch),
    /// So many lines are to be shown.
    Lines(usize),
    /// The engine says a line.
    Heard(String),
    /// A new engine has taken the place of one that died.
    EngineRestarted,
    /// No engine can be had.
    EngineGone,
    /// The game is to be reviewed.
    Review,
    /// The review is to end.
    StopReview,
    /// The position is to be edited.
    Edit,
    /// Something happens in the editor.
    Editor(EditorEvent),
    /// What was set up is to be analysed.
    FinishEditing,
    /// What was set up is to be forgotten.
    CancelEditing,
}

/// Something is to be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnalysisEffect {
    /// A line is said to the engine.
    Say(String),
    /// The record has changed and is to be kept; the letters belong into the address, if they fit.
    Keep(Option<String>),
}
