//! Runs a review, slice by slice.

use std::sync::Arc;

use paisho::{Ending, Outcome, Position, SeatCount, Stage, Turn};

use super::assessment::Assessment;
use super::mark::{BLUNDER, INACCURACY, Mark, is_decided};
use super::played::Played;
use super::reason::Comparison;
use super::report::{GameReview, ReviewedPly};
use crate::engine::DEFAULT_TABLE;
use crate::eval::Survey;
use crate::score::Verdict;
use crate::search::{Progress, Report, Request, Search, Table, TableError};
use crate::tactics::{Effort, has_won, ring_threat};

/// How thoroughly a game is reviewed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReviewSettings {
    /// The limit of nodes for each search. A turn takes one search, and a second one if it seems to
    /// matter.
    pub nodes: u64,
    /// The deepest iteration of a search in turns; `None` to go as deep as the nodes allow.
    pub depth: Option<u32>,
    /// The size of the table in mebibytes.
    pub table: usize,
}

impl Default for ReviewSettings {
    fn default() -> Self {
        Self {
            nodes: 20_000,
            depth: None,
            table: DEFAULT_TABLE,
        }
    }
}

/// A review that can be continued slice by slice.
#[derive(Debug)]
pub struct Review {
    settings: ReviewSettings,
    table: Arc<Table>,
    /// The positions before each turn, and the last one.
    positions: Vec<Position>,
    /// The outcome if the game ended by repetition, which the last position alone does not show.
    repetition: Option<Outcome>,
    /// How many positions, counted from the start of the game, still have to be searched.
    left: usize,
    task: Option<Task>,
    nodes: u64,
    report: GameReview,
}

/// A running search of a position.
#[derive(Debug)]
struct Task {
    look: Look,
    position: Position,
    search: Search,
}

/// The purpose of a search. Each is about the position with the index [`Review::left`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Look {
    /// Assesses the position.
    Worth,
    /// Assesses the position after the turn that seems better. The played turn is called bad only
    /// if it loses to that turn under equal conditions: the same side to move and the same number
    /// of nodes.
    Better(Turn),
    /// Checks whether there was any alternative to the best turn, which was played.
    Others,
}

impl Review {
    /// A review of the turns of a game and its outcome, if it is over. Without turns there is
    /// nothing to review.
    ///
    /// # Panics
    /// If there is no memory for the table.
    #[must_use]
    pub fn new(played: &[Played], outcome: Option<Outcome>, settings: ReviewSettings) -> Self {
        let table = Table::new(settings.table);
        Self::with_table(played, outcome, settings, table)
    }

    /// Like [`Review::new`], but returns an error instead of panicking.
    ///
    /// # Errors
    /// There is no memory for the table.
    pub fn try_new(
        played: &[Played],
        outcome: Option<Outcome>,
        settings: ReviewSettings,
    ) -> Result<Self, TableError> {
        let table = Table::try_new(settings.table)?;
        Ok(Self::with_table(played, outcome, settings, table))
    }

    fn with_table(
        played: &[Played],
        outcome: Option<Outcome>,
        settings: ReviewSettings,
        table: Table,
    ) -> Self {
        let end = played.last().map(Played::after);
        let befores = played.iter().map(|p| p.before.clone());
        let positions: Vec<Position> = befores.chain(end).collect();
        let blank = played.iter().map(|p| ReviewedPly::blank(p.label, p.turn));
        let mut review = Self {
            settings,
            table: Arc::new(table),
            left: positions.len(),
            positions,
            repetition: outcome.filter(|o| o.ending == Ending::Repetition),
            task: None,
            nodes: 0,
            report: GameReview {
                plies: blank.collect(),
                end: None,
            },
        };
        review.go_back();
        review
    }

    /// Visits about `nodes` more nodes.
    pub fn step(&mut self, nodes: u64) -> Progress {
        let Some(task) = &mut self.task else {
            return Progress::Done;
        };
        if task.search.step(nodes) == Progress::Done
            && let Some(task) = self.task.take()
        {
            let report = task.search.report();
            self.nodes += report.nodes;
            self.receive(task.look, &task.position, report);
            self.go_back();
        }
        match self.task {
            Some(_) => Progress::Running,
            None => Progress::Done,
        }
    }

    /// The results so far; the last turns of the game are reviewed first.
    #[must_use]
    pub const fn report(&self) -> &GameReview {
        &self.report
    }

    /// How many positions are finished.
    #[must_use]
    pub fn done(&self) -> usize {
        self.total() - self.left - usize::from(self.task.is_some())
    }

    /// How many positions there are to review.
    #[must_use]
    pub const fn total(&self) -> usize {
        self.positions.len()
    }

    /// How many nodes the finished searches took.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Goes back to the next position that needs a search, and starts it.
    fn go_back(&mut self) {
        while self.task.is_none() && self.left > 0 {
            self.left -= 1;
            let at = self.left;
            let position = self.positions[at].clone();
            match self.known(at) {
                Known::Unjudged => {}
                Known::Over(assessment) => self.keep(at, assessment),
                Known::Nothing => self.task = Some(self.look(Look::Worth, position, 1)),
            }
        }
    }

    /// What is known about a position without a search.
    fn known(&self, at: usize) -> Known {
        let position = &self.positions[at];
        let last = at + 1 == self.positions.len();
        let repetition = self.repetition.filter(|_| last);
        if let Some(outcome) = position.outcome().or(repetition) {
            return Known::Over(Assessment::over(position, outcome));
        }
        match position.stage() {
            Stage::Accents | Stage::Opening => Known::Unjudged,
            Stage::Turn | Stage::Bonus | Stage::Over => Known::Nothing,
        }
    }

    fn look(&self, look: Look, position: Position, lines: usize) -> Task {
        let mut request = Request::new(position.clone());
        request.nodes = Some(self.settings.nodes);
        request.depth = self.settings.depth;
        request.lines = lines;
        let past = match look {
            Look::Worth | Look::Others => &self.positions[..self.left],
            Look::Better(_) => &self.positions[..=self.left],
        };
        request.past = past.iter().map(Position::key).collect();
        self.table.age();
        Task {
            look,
            position,
            search: Search::with_table(request, Arc::clone(&self.table), 0),
        }
    }

    fn receive(&mut self, look: Look, position: &Position, report: Report) {
        let at = self.left;
        match look {
            Look::Worth => {
                self.keep(at, Assessment::found(position, report));
                self.judge(at);
            }
            Look::Better(turn) => self.compare(at, turn, &Assessment::found(position, report)),
            Look::Others if is_only(&report) => {
                self.report.plies[at].mark = Some(Mark::OnlyTurn);
            }
            Look::Others => {}
        }
    }

    fn keep(&mut self, at: usize, assessment: Assessment) {
        match self.report.plies.get_mut(at) {
            Some(ply) => ply.before = Some(assessment),
            None => self.report.end = Some(assessment),
        }
    }

    /// The assessment of the position after a turn.
    fn after(&self, at: usize) -> Option<&Assessment> {
        match self.report.plies.get(at + 1) {
            Some(next) => next.before.as_ref(),
            None => self.report.end.as_ref(),
        }
    }

    /// Judges the turn that was played in a position that was just assessed.
    fn judge(&mut self, at: usize) {
        let Some(first) = self.first_impression(at) else {
            return;
        };
        let won = has_won(&self.positions[at + 1], self.positions[at].to_move());
        let ply = &mut self.report.plies[at];
        if won || first.best == Some(ply.turn) {
            (ply.loss, ply.best) = (Some(0), true);
            self.ask_for_others(at);
        } else if let Some(better) = first.best.filter(|_| first.matters) {
            self.ask_for_better(at, better);
        } else {
            ply.loss = Some(first.loss);
        }
    }

    /// Judges a turn from the assessments before and after it; `None` if turns are not judged.
    fn first_impression(&self, at: usize) -> Option<Impression> {
        let position = &self.positions[at];
        if position.ruleset().seats != SeatCount::Two {
            return None;
        }
        let seat = position.to_move();
        let before = self.report.plies.get(at)?.before.as_ref()?;
        let after = self.after(at)?;
        let loss = before
            .chance_of(seat)?
            .saturating_sub(after.chance_of(seat)?);
        let decided = is_decided(before.verdict_of(seat)?, after.verdict_of(seat)?);
        Some(Impression {
            best: before.best_turn(),
            loss,
            matters: decided || loss >= INACCURACY,
        })
    }

    /// The best turn was played: starts a search for alternatives. Only where much is at stake: the
    /// opponent threatens a ring, or a win is proved that takes more than this turn.
    fn ask_for_others(&mut self, at: usize) {
        let position = &self.positions[at];
        let over = self.positions[at + 1].outcome().is_some();
        let verdict = self.report.plies[at]
            .before
            .as_ref()
            .map(|a| a.score.verdict());
        let wins = matches!(verdict, Some(Verdict::WinsIn(2..)));
        let chains = Survey::of(position).chains;
        let stake = wins || ring_threat(position, &chains, Effort::Exact).is_some();
        if !over && stake && position.count_steps() > 1 {
            self.task = Some(self.look(Look::Others, position.clone(), 2));
        }
    }

    /// Starts a search of the position after a turn that seems better than the one that was played.
    fn ask_for_better(&mut self, at: usize, better: Turn) {
        let mut position = self.positions[at].clone();
        position.play_unchecked(better);
        if let Some(outcome) = position.outcome() {
            self.compare(at, better, &Assessment::over(&position, outcome));
        } else {
            self.task = Some(self.look(Look::Better(better), position, 1));
        }
    }

    /// Compares the turn that was played with a better one.
    fn compare(&mut self, at: usize, better: Turn, after_better: &Assessment) {
        let position = &self.positions[at];
        let seat = position.to_move();
        let ply = &self.report.plies[at];
        let (Some(before), Some(after)) = (ply.before.as_ref(), self.after(at)) else {
            return;
        };
        let chance = |a: &Assessment| a.chance_of(seat).unwrap_or_default();
        let loss = chance(after_better).saturating_sub(chance(after));
        // A win that was proved before the turn stays proved; otherwise the second search is more
        // accurate.
        let had = match before.verdict_of(seat) {
            Some(Verdict::WinsIn(turns)) => Some(Verdict::WinsIn(turns)),
            _ => after_better.verdict_of(seat),
        };
        let verdicts = had.zip(after.verdict_of(seat));
        let mark = verdicts.and_then(|(had, has)| Mark::of_loss(had, has, loss));
        let comparison = Comparison {
            position,
            before,
            turn: ply.turn,
            after,
            better,
            after_better,
        };
        let reasons = mark.map(|_| comparison.reasons()).unwrap_or_default();
        let ply = &mut self.report.plies[at];
        (ply.loss, ply.mark, ply.reasons) = (Some(loss), mark, reasons);
        ply.better = mark.map(|_| better);
    }
}

/// Whether the second best line would be a blunder, or would needlessly lose at once.
fn is_only(report: &Report) -> bool {
    let [first, second, ..] = report.lines.as_slice() else {
        return false;
    };
    let (first, second) = (first.score, second.score);
    first.winning_chance() >= second.winning_chance() + BLUNDER
        || is_decided(first.verdict(), second.verdict())
}

/// A first judgement of a turn, from the assessments before and after it.
struct Impression {
    best: Option<Turn>,
    loss: u32,
    /// Whether the turn deserves a second search if it was not the best one.
    matters: bool,
}

/// What is known about a position without a search.
enum Known {
    /// Nothing.
    Nothing,
    /// The game is over there.
    Over(Assessment),
    /// It is not judged.
    Unjudged,
}
