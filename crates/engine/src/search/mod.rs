//! Searching: deeper and deeper, in slices as small as one likes, without a clock of its own.
//!
//! [`Search::step`] visits a number of nodes and returns. What it finds depends on the request
//! alone, not on how the work was sliced; time and stopping are the caller's business.

mod accents;
mod arrange;
mod bonus;
mod frame;
mod mind;
mod report;
mod rings;
mod table;
mod tree;

use std::sync::Arc;

use paisho::{Game, Position, Stage, Step};

use crate::code::Code;
use crate::eval::Evaluation;
use crate::handicap::Handicap;
use crate::score::{PROVED, Score, WIN};

use frame::MOST_PLIES;
use mind::Mind;
pub use report::{Line, Report};
pub use table::TableError;
pub(crate) use table::{LARGEST_TABLE, Table};
use tree::Tree;

/// What is to be searched, and how.
#[derive(Clone, Debug)]
pub struct Request {
    /// The position.
    pub position: Position,
    /// Hashes of the positions of the game before it, so that repetitions are seen.
    pub past: Vec<u64>,
    /// The deepest iteration in turns; none to go on for ever.
    pub depth: Option<u32>,
    /// How many nodes are visited at most.
    pub nodes: Option<u64>,
    /// How many different first steps are reported, each with its best continuation.
    pub lines: usize,
    /// Salt of everything that depends on chance: accents, and the errors of weak players.
    pub seed: u64,
    /// The limits of the player.
    pub handicap: Handicap,
    /// The weights to judge by.
    pub evaluation: Evaluation,
}

impl Request {
    /// A request without limits for the best turn of a position.
    #[must_use]
    pub fn new(position: Position) -> Self {
        Self {
            position,
            past: Vec::new(),
            depth: None,
            nodes: None,
            lines: 1,
            seed: 0,
            handicap: Handicap::NONE,
            evaluation: Evaluation::default(),
        }
    }

    /// A request without limits for the best turn of a game, whose past the search then knows.
    #[must_use]
    pub fn of_game(game: &Game) -> Self {
        let positions = core::iter::once(game.start()).chain(game.plies().iter().map(|p| &p.after));
        let before = game.plies().len();
        Self {
            past: positions.take(before).map(Position::key).collect(),
            ..Self::new(game.position().clone())
        }
    }
}

/// Whether there is more to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Nodes, depth or the game allow more.
    Running,
    /// More work would change nothing.
    Done,
}

/// A search that can be continued slice by slice.
#[derive(Debug)]
pub struct Search {
    tree: Tree,
    position: Position,
    deepest: i32,
    most_nodes: u64,
    lines: usize,
    /// The depth of the iteration at work.
    depth: i32,
    /// Lines of the iteration at work that are finished.
    found: Vec<Line>,
    report: Report,
    progress: Progress,
}

/// No game is searched deeper than this many turns.
const DEEPEST: i32 = MOST_PLIES as i32 / 2 - 2;

impl Search {
    /// A search with a table of its own of so many mebibytes.
    ///
    /// # Panics
    /// If there is no memory for the table.
    #[must_use]
    pub fn new(request: Request, mebibytes: usize) -> Self {
        Self::with_table(request, Arc::new(Table::new(mebibytes)), 0)
    }

    /// A search that shares its table with others; `helper` is its number among them, and helpers
    /// begin at different depths so that they do not all do the same.
    pub(crate) fn with_table(request: Request, table: Arc<Table>, helper: i32) -> Self {
        let mut mind = Mind::new(&request.position, request.evaluation, request.seed);
        mind.handicap = request.handicap;
        mind.past = request.past;
        let wanted = request
            .depth
            .map_or(DEEPEST, |d| d.min(DEEPEST as u32) as i32);
        let mut search = Self {
            tree: Tree::new(mind, table),
            position: request.position,
            deepest: wanted.min(i32::from(request.handicap.depth)).max(1),
            most_nodes: request.nodes.unwrap_or(u64::MAX).max(1),
            lines: request.lines.max(1),
            depth: 1 + helper % 2,
            found: Vec::new(),
            report: Report::default(),
            progress: Progress::Running,
        };
        search.start(request.seed);
        search
    }

    /// Deals with positions that need no search, and begins the first iteration of others.
    fn start(&mut self, seed: u64) {
        let position = &self.position;
        if position.outcome().is_some() {
            self.progress = Progress::Done;
        } else if position.stage() == Stage::Accents {
            let step = Step::Accents(accents::choose(position, seed));
            self.report.lines = vec![Line::new(position, Score::DRAW, vec![step])];
            self.progress = Progress::Done;
        } else {
            self.report.lines = self.fallback();
            self.tree.begin(&self.position, self.depth);
        }
    }

    /// Something legal, for whoever stops before the first iteration is done.
    fn fallback(&self) -> Vec<Line> {
        let first = self.position.steps().next();
        let line = first.map(|step| Line::new(&self.position, Score::DRAW, vec![step]));
        line.into_iter().collect()
    }

    /// Visits about so many more nodes.
    pub fn step(&mut self, nodes: u64) -> Progress {
        let until = (self.tree.nodes + nodes).min(self.most_nodes);
        while self.progress == Progress::Running {
            match self.tree.advance(until) {
                Some(score) => self.finish_line(score),
                None if self.tree.nodes >= self.most_nodes => {
                    self.progress = Progress::Done;
                }
                None => break,
            }
        }
        self.report.nodes = self.tree.nodes;
        self.progress
    }

    /// What has been found so far. An iteration at work counts as soon as its first step is
    /// searched, because that is the best one of the iteration before.
    #[must_use]
    pub fn report(&self) -> Report {
        let mut report = self.report.clone();
        let partial = self.tree.best_line();
        let usable = self.progress == Progress::Running || self.tree.nodes >= self.most_nodes;
        if usable && self.found.is_empty() && self.lines == 1 && !partial.is_empty() {
            report.lines = vec![self.line(partial, self.tree.best_score())];
        }
        report
    }

    /// The deepest finished iteration.
    pub(crate) const fn report_depth(&self) -> u32 {
        self.report.depth
    }

    fn line(&self, codes: &[Code], score: i32) -> Line {
        let steps = codes.iter().filter_map(|c| c.unpack()).collect();
        Line::new(&self.position, Score(score), steps)
    }

    /// The root has been searched to the depth of the iteration.
    fn finish_line(&mut self, score: i32) {
        let codes = self.tree.best_line();
        let first = codes.first().copied();
        if first.is_some() {
            let line = self.line(codes, score);
            self.found.push(line);
        }
        let more = self.found.len() < self.lines.min(self.position.count_steps());
        if let Some(code) = first.filter(|_| more) {
            self.tree.excluded.push(code);
            self.tree.begin(&self.position, self.depth);
        } else {
            self.finish_iteration();
        }
    }

    fn finish_iteration(&mut self) {
        self.found
            .sort_by_key(|line| core::cmp::Reverse(line.score));
        self.report.lines.clear();
        self.report.lines.append(&mut self.found);
        self.report.depth = self.depth as u32;
        self.tree.excluded.clear();
        let all_proved = self.report.lines.iter().all(|l| self.is_final(l.score));
        if all_proved || self.depth >= self.deepest || self.position.count_steps() <= 1 {
            self.progress = Progress::Done;
        } else {
            self.depth += 1;
            self.tree.begin(&self.position, self.depth);
        }
    }

    /// Whether a deeper search can't change a score: a win, or a loss within the depth searched.
    fn is_final(&self, score: Score) -> bool {
        let distance = WIN - score.number().abs();
        score.number() >= PROVED || (score.number() <= -PROVED && distance <= self.depth)
    }
}
