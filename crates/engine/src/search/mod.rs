//! The search: iterative deepening in slices of any size, without a clock of its own.
//!
//! [`Search::step`] visits a number of nodes and returns. The result depends only on the request,
//! not on how the work was sliced. Time limits and stopping are up to the caller.

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

use paisho::{Game, Ply, Position, Stage, Step};

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

/// The position to search, and the limits of the search.
#[derive(Clone, Debug)]
pub struct Request {
    /// The position.
    pub position: Position,
    /// Hashes of the earlier positions of the game, so that repetitions are detected.
    pub past: Vec<u64>,
    /// The deepest iteration in turns; `None` for no limit.
    pub depth: Option<u32>,
    /// The maximum number of nodes; `None` for no limit.
    pub nodes: Option<u64>,
    /// How many different first steps are reported, each with its best continuation.
    pub lines: usize,
    /// Seed of everything that depends on chance: accents, and the errors of weak players.
    pub seed: u64,
    /// The limits of the player.
    pub handicap: Handicap,
    /// The weights of the evaluation.
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

    /// A request without limits for the best turn of a game, including its past positions.
    #[must_use]
    pub fn of_game(game: &Game) -> Self {
        let positions = core::iter::once(game.start()).chain(game.plies().iter().map(Ply::after));
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
    /// The limits are not reached yet.
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
    /// The depth of the current iteration.
    depth: i32,
    /// Finished lines of the current iteration.
    found: Vec<Line>,
    report: Report,
    progress: Progress,
}

/// The deepest search in turns.
const DEEPEST: i32 = MOST_PLIES as i32 / 2 - 2;

impl Search {
    /// A search with its own table of this many mebibytes.
    ///
    /// # Panics
    /// If there is no memory for the table.
    #[must_use]
    pub fn new(request: Request, mebibytes: usize) -> Self {
        Self::with_table(request, Arc::new(Table::new(mebibytes)), 0)
    }

    /// A search that shares its table with others. `helper` is its number among them; helpers begin
    /// at different depths so that they do not all do the same work.
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

    /// Handles positions that need no search, and begins the first iteration of others.
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

    /// A legal step, in case the search is stopped before the first iteration is done.
    fn fallback(&self) -> Vec<Line> {
        let first = self.position.steps().next();
        let line = first.map(|step| Line::new(&self.position, Score::DRAW, vec![step]));
        line.into_iter().collect()
    }

    /// Visits about `nodes` more nodes.
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

    /// The result so far. An unfinished iteration counts as soon as its first step is searched,
    /// because that is the best step of the previous iteration.
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

    /// Records a line after the root was searched to the depth of the iteration.
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
