//! Setting up positions in the editor.

use paisho::{Kind, Point, Problem, Seat, Setup, Tile};

use super::{OPENING, board};
use crate::model::analysis::AnalysisEvent;
use crate::model::analysis::editor::{Brush, Editor, EditorEvent};

#[test]
fn the_editor_names_problems_and_gives_a_position() {
    let mut analysis = board(OPENING);
    analysis.update(AnalysisEvent::Edit);
    let mut edit = |event| {
        analysis.update(AnalysisEvent::Editor(event));
        analysis.editor().unwrap().problems().to_vec()
    };
    assert!(edit(EditorEvent::Clear).is_empty());
    let rose = Tile::new(Seat::GUEST, Kind::Rose);
    let jasmine = Tile::new(Seat::HOST, Kind::Jasmine);
    let gate = Point::new(0, 8).unwrap();
    edit(EditorEvent::Brush(Brush::Put(rose)));
    assert!(edit(EditorEvent::Tap(Point::new(1, 1).unwrap())).is_empty());
    edit(EditorEvent::Brush(Brush::Put(jasmine)));
    let clash = edit(EditorEvent::Tap(Point::new(1, 0).unwrap()));
    assert!(matches!(clash[..], [Problem::Clash(_)]), "{clash:?}");
    assert!(analysis.update(AnalysisEvent::FinishEditing).is_empty());
    let mut edit = |event| {
        analysis.update(AnalysisEvent::Editor(event));
        analysis.editor().unwrap().problems().to_vec()
    };
    edit(EditorEvent::Brush(Brush::Move));
    edit(EditorEvent::Tap(Point::new(1, 0).unwrap()));
    assert!(edit(EditorEvent::Tap(gate)).is_empty());
    edit(EditorEvent::ToMove(Seat::HOST));
    let editor = analysis.editor().unwrap();
    assert_eq!(editor.setup().hands[Seat::GUEST].count(Kind::Rose), 2);
    analysis.update(AnalysisEvent::FinishEditing);
    assert!(analysis.editor().is_none());
    assert_eq!(analysis.position().to_move(), Seat::HOST);
    assert_eq!(analysis.position().board().get(gate), Some(jasmine));
}

#[test]
fn tiles_return_to_the_hand_and_everything_can_be_undone() {
    let mut editor = Editor::new(Setup::from(board(OPENING).position()));
    let before = editor.setup().clone();
    let rock = Tile::new(Seat::HOST, Kind::Rock);
    let at = Point::CENTRE;
    editor.update(EditorEvent::Clear);
    editor.update(EditorEvent::Brush(Brush::Put(rock)));
    editor.update(EditorEvent::Tap(at));
    assert_eq!(editor.setup().hands[Seat::HOST].count(Kind::Rock), 0);
    editor.update(EditorEvent::Tap(at));
    assert_eq!(editor.setup().hands[Seat::HOST].count(Kind::Rock), 1);
    editor.update(EditorEvent::More(Seat::HOST, Kind::Rock));
    editor.update(EditorEvent::More(Seat::HOST, Kind::Rock));
    assert!(matches!(editor.problems(), [Problem::TooMany { .. }]));
    while editor.can_undo() {
        editor.update(EditorEvent::Undo);
    }
    assert_eq!(*editor.setup(), before);
}
