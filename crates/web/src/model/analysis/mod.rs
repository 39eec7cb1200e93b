//! The analysis board: a record with its tree of variations, the current node, the engine's
//! analysis, a review, an editor. It judges nothing itself: the rules decide which turns are legal,
//! the engine which positions are good.

mod asking;
pub mod editor;
pub mod engine;
mod event;
pub mod graph;
pub mod marks;
pub mod moves;
pub mod open;
mod prune;
pub mod review;
pub mod said;
pub mod sentences;
pub mod share;
pub mod stored;

use paisho::notation::record::{EditError, NodeId, Record};
use paisho::{Position, Ruleset, Seat, SeatSet, Setup, Stage, Turn};

use asking::say;
use editor::Editor;
use engine::{Panel, Silence};
use marks::Marks;
use open::Opened;
use prune::{branch, cut, make_main};
use review::Reviewing;
use said::Worth;

pub use event::{AnalysisEvent, Effect};

/// How many changes can be undone.
const MOST_UNDONE: usize = 50;

/// The analysis board.
#[derive(Clone, Debug)]
pub struct Analysis {
    record: Record,
    at: NodeId,
    position: Position,
    /// All imported games, each as it was imported, without later changes.
    games: Vec<Record>,
    game: usize,
    past: Vec<(Record, NodeId)>,
    panel: Panel,
    review: Option<Reviewing>,
    editor: Option<Editor>,
}

impl Default for Analysis {
    fn default() -> Self {
        let start = Position::start(Ruleset::RULEBOOK);
        Self::new(Opened::one(Record::new(&start, 1)))
    }
}

impl Analysis {
    /// A board with games on it.
    #[must_use]
    pub fn new(opened: Opened) -> Self {
        let Opened { games, at, .. } = opened;
        let empty = || Record::new(&Position::start(Ruleset::RULEBOOK), 1);
        let record = games.first().cloned().unwrap_or_else(empty);
        let position = record.position(at);
        Self {
            position: position.unwrap_or_else(|| record.start().clone()),
            record,
            at,
            games,
            game: 0,
            past: Vec::new(),
            panel: Panel::default(),
            review: None,
            editor: None,
        }
    }

    /// The record.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The current node, whose position is on the board.
    #[must_use]
    pub const fn at(&self) -> NodeId {
        self.at
    }

    /// The position at the current node.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The turn that led to the current node.
    #[must_use]
    pub fn last(&self) -> Option<Turn> {
        self.record.turn(self.at).map(|numbered| numbered.turn)
    }

    /// The seats one may play for at the current node: all of them. Where accents were chosen and
    /// the game goes on, it is none, so that the choice does not hide the board.
    #[must_use]
    pub fn may(&self) -> SeatSet {
        let goes_on = !self.record.children(self.at).is_empty();
        if goes_on && self.position.stage() == Stage::Accents {
            SeatSet::EMPTY
        } else {
            self.position.seats()
        }
    }

    /// The imported games, and the index of the one on the board.
    #[must_use]
    pub fn games(&self) -> (&[Record], usize) {
        (&self.games, self.game)
    }

    /// The engine's panel.
    #[must_use]
    pub const fn panel(&self) -> &Panel {
        &self.panel
    }

    /// Why the engine has no lines about the current node; `None` if it has some.
    #[must_use]
    pub fn silence(&self) -> Option<Silence> {
        match self.position.outcome() {
            Some(_) => Some(Silence::Over),
            None => self.panel.silence(self.at),
        }
    }

    /// The review, if one was asked for.
    #[must_use]
    pub const fn review(&self) -> Option<&Reviewing> {
        self.review.as_ref()
    }

    /// The editor, while a position is being set up.
    #[must_use]
    pub const fn editor(&self) -> Option<&Editor> {
        self.editor.as_ref()
    }

    /// The drawings and the words of the comment at the current node.
    #[must_use]
    pub fn notes(&self) -> (Marks, &str) {
        Marks::split(self.record.comment(self.at))
    }

    /// Whether there is something to undo.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// The evaluation of the current node and the player it is for: the engine's present one, or
    /// that of the review.
    #[must_use]
    pub fn worth(&self) -> Option<(Seat, Worth)> {
        let thought = self.panel.worth(self.at);
        thought.or_else(|| self.review.as_ref()?.worth(self.at))
    }

    /// The fragment of a link to what is on the board; `None` if it would be too long.
    #[must_use]
    pub fn fragment(&self) -> Option<String> {
        share::to_fragment(&self.record, self.at)
    }

    /// Applies an event; returns the effects to carry out.
    pub fn update(&mut self, event: AnalysisEvent) -> Vec<Effect> {
        match event {
            AnalysisEvent::Open(opened) => self.open(opened),
            AnalysisEvent::ChooseGame(game) => self.choose(game),
            AnalysisEvent::Go(node) => self.go(node),
            AnalysisEvent::Walk(way) => self.go(way.from(&self.record, self.at)),
            AnalysisEvent::Play(turn) => self.play(&[turn]),
            AnalysisEvent::PlayLine { line, turns } => self.play_line(line, turns),
            AnalysisEvent::PlayBetter(node) => self.play_better(node),
            AnalysisEvent::Delete(node) => self.edit(|record| record.delete(node)),
            AnalysisEvent::Cut(node) => self.edit(|record| cut(record, node)),
            AnalysisEvent::Promote(node) => {
                self.edit(|record| record.promote(branch(record, node)))
            }
            AnalysisEvent::MakeMain(node) => self.edit(|record| make_main(record, node)),
            AnalysisEvent::Undo => self.undo(),
            AnalysisEvent::Comment(node, words) => self.comment(node, &words),
            AnalysisEvent::Draw(from, to) => self.draw(|marks| marks.toggle(from, to)),
            AnalysisEvent::Wipe => self.draw(|marks| *marks = Marks::default()),
            AnalysisEvent::Engine(switch) => {
                self.panel.turn(switch);
                self.think()
            }
            AnalysisEvent::Lines(lines) => {
                self.panel.set_lines(lines);
                self.think()
            }
            AnalysisEvent::Heard(line) => self.hear(&line),
            AnalysisEvent::EngineRestarted => self.ask_again(),
            AnalysisEvent::EngineGone => self.lose_engine(),
            AnalysisEvent::Review => self.begin_review(),
            AnalysisEvent::Recall(stored) => self.recall(&stored),
            AnalysisEvent::StopReview => say(self.panel.stop()),
            AnalysisEvent::Edit => self.begin_editing(Setup::from(&self.position)),
            AnalysisEvent::Repair(setup) => self.begin_editing(*setup),
            AnalysisEvent::Editor(event) => {
                if let Some(editor) = &mut self.editor {
                    editor.update(event);
                }
                Vec::new()
            }
            AnalysisEvent::FinishEditing => self.finish_editing(),
            AnalysisEvent::CancelEditing => {
                self.editor = None;
                self.think()
            }
        }
    }

    /// Begins to edit a setup.
    fn begin_editing(&mut self, setup: Setup) -> Vec<Effect> {
        self.editor = Some(Editor::new(setup));
        say(self.panel.stop())
    }

    fn open(&mut self, opened: Opened) -> Vec<Effect> {
        let mut effects = say(self.panel.stop());
        let panel = core::mem::take(&mut self.panel);
        *self = Self::new(opened);
        self.panel = panel;
        effects.extend(self.think());
        effects.push(self.keep());
        effects
    }

    fn choose(&mut self, game: usize) -> Vec<Effect> {
        let Some(record) = self.games.get(game).cloned() else {
            return Vec::new();
        };
        let games = core::mem::take(&mut self.games);
        let effects = self.open(Opened::one(record));
        (self.games, self.game) = (games, game);
        effects
    }

    fn go(&mut self, node: NodeId) -> Vec<Effect> {
        if node == self.at {
            return Vec::new();
        }
        let Some(position) = self.record.position(node) else {
            return Vec::new();
        };
        (self.at, self.position) = (node, position);
        self.think()
    }

    /// Plays turns from the current node; turns that exist already are only followed.
    fn play(&mut self, turns: &[Turn]) -> Vec<Effect> {
        let at = self.at;
        self.edit_to(|record| {
            let mut node = at;
            for turn in turns {
                node = record.add(node, *turn)?;
            }
            Ok(node)
        })
    }

    fn play_line(&mut self, line: usize, turns: usize) -> Vec<Effect> {
        let found = self.panel.found(self.at).get(line);
        let turns: Vec<Turn> = match found {
            // A record can't hold a line that begins in the middle of a turn.
            Some(info) if info.begun.is_none() => info.turns.iter().take(turns).copied().collect(),
            _ => return Vec::new(),
        };
        self.play(&turns)
    }

    fn play_better(&mut self, node: NodeId) -> Vec<Effect> {
        let found = self.review.as_ref().and_then(|r| r.turn_to(node));
        let better = found.and_then(|turn| turn.judged.better);
        match (self.record.parent(node), better) {
            (Some(before), Some(better)) => self.edit_to(|record| record.add(before, better)),
            _ => Vec::new(),
        }
    }

    /// Changes the record. The current node stays; if it was deleted, its nearest remaining
    /// ancestor becomes the current one.
    fn edit(&mut self, change: impl FnOnce(&mut Record) -> Result<(), EditError>) -> Vec<Effect> {
        let path = self.record.path(self.at);
        self.edit_to(|record| {
            change(record)?;
            let left = |node: &&NodeId| record.position(**node).is_some();
            Ok(path
                .iter()
                .rev()
                .find(left)
                .copied()
                .unwrap_or(NodeId::ROOT))
        })
    }

    /// Changes the record and moves to a node. A change that is not allowed has no effect.
    fn edit_to(
        &mut self,
        change: impl FnOnce(&mut Record) -> Result<NodeId, EditError>,
    ) -> Vec<Effect> {
        let mut record = self.record.clone();
        let Ok(node) = change(&mut record) else {
            return Vec::new();
        };
        if record == self.record {
            return self.go(node);
        }
        let before = core::mem::replace(&mut self.record, record);
        if self.past.len() == MOST_UNDONE {
            self.past.remove(0);
        }
        self.past.push((before, self.at));
        self.settle(node)
    }

    /// Moves to a node after the record has changed.
    fn settle(&mut self, node: NodeId) -> Vec<Effect> {
        let has_moved = node != self.at;
        self.at = node;
        let position = self.record.position(node);
        self.position = position.unwrap_or_else(|| self.record.start().clone());
        let mut effects = if has_moved { self.think() } else { Vec::new() };
        effects.push(self.keep());
        effects
    }

    fn undo(&mut self) -> Vec<Effect> {
        let Some((record, at)) = self.past.pop() else {
            return Vec::new();
        };
        self.record = record;
        self.settle(at)
    }

    fn comment(&mut self, node: NodeId, words: &str) -> Vec<Effect> {
        let (marks, _) = Marks::split(self.record.comment(node));
        let comment = marks.join(words);
        self.edit(|record| record.set_comment(node, &comment))
    }

    fn draw(&mut self, change: impl FnOnce(&mut Marks)) -> Vec<Effect> {
        let (mut marks, words) = self.notes();
        change(&mut marks);
        let (at, comment) = (self.at, marks.join(words));
        self.edit(|record| record.set_comment(at, &comment))
    }

    fn finish_editing(&mut self) -> Vec<Effect> {
        let position = self.editor.as_ref().and_then(Editor::position);
        match position {
            Some(position) => self.open(Opened::one(Record::new(&position, 1))),
            None => Vec::new(),
        }
    }

    fn keep(&self) -> Effect {
        Effect::Keep(self.fragment())
    }
}

#[cfg(test)]
mod tests;
