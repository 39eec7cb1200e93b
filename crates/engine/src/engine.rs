//! The engine: the state that outlives a single search, and searching with a clock and several
//! threads.

use core::time::Duration;
use std::sync::Arc;

use crate::clock::{Allowance, Clock, Plan};
#[cfg(feature = "threads")]
use crate::helpers::Helpers;
use crate::search::{Progress, Report, Request, Search, Table, TableError};

/// How many nodes are visited between two checks of the clock, and before a caller can stop the
/// search. Few enough that they take about five milliseconds of processor time even where each node
/// looks for rings by all bonuses; many enough that the check costs nothing. On a busy machine the
/// wait for a processor is added to that. `paisho bench --stops` measures both together.
pub const SLICE: u64 = 8;

/// The engine with its transposition table.
#[derive(Debug)]
pub struct Engine {
    table: Arc<Table>,
    #[cfg(feature = "threads")]
    threads: usize,
}

/// The default size of the table in mebibytes.
pub const DEFAULT_TABLE: usize = 16;

impl Default for Engine {
    fn default() -> Self {
        Self::new(DEFAULT_TABLE, 1)
    }
}

impl Engine {
    /// An engine with a table of this size and this number of threads. Without the feature
    /// `threads` there is always one thread.
    ///
    /// # Panics
    /// If there is no memory for the table.
    #[must_use]
    pub fn new(mebibytes: usize, threads: usize) -> Self {
        Self::with_table(Table::new(mebibytes), threads)
    }

    /// Like [`Engine::new`], but returns an error instead of panicking.
    ///
    /// # Errors
    /// There is no memory for the table.
    pub fn try_new(mebibytes: usize, threads: usize) -> Result<Self, TableError> {
        Ok(Self::with_table(Table::try_new(mebibytes)?, threads))
    }

    fn with_table(table: Table, threads: usize) -> Self {
        #[cfg(not(feature = "threads"))]
        let _ = threads;
        Self {
            table: Arc::new(table),
            #[cfg(feature = "threads")]
            threads: threads.max(1),
        }
    }

    /// Clears the table, as before a new game.
    pub fn forget(&self) {
        self.table.clear();
    }

    /// Starts a search. The allowance counts from `now`, a reading of the clock that is later
    /// passed to [`Thinking::go_on`].
    #[must_use]
    pub fn think(&self, request: Request, allowance: &Allowance, now: Duration) -> Thinking {
        self.table.age();
        #[cfg(feature = "threads")]
        let helpers = Helpers::start(&request, &self.table, self.threads - 1);
        Thinking {
            search: Search::with_table(request, Arc::clone(&self.table), 0),
            plan: allowance.plan(),
            begun: now,
            #[cfg(feature = "threads")]
            helpers,
        }
    }

    /// Searches until the request or the allowance is used up, and reports.
    #[must_use]
    pub fn answer(&self, request: Request, allowance: &Allowance, clock: &impl Clock) -> Report {
        let mut thinking = self.think(request, allowance, clock.now());
        while thinking.go_on(clock) == Progress::Running {}
        thinking.report()
    }
}

/// A running search, with its time limits and its helper threads.
#[derive(Debug)]
pub struct Thinking {
    search: Search,
    plan: Option<Plan>,
    begun: Duration,
    #[cfg(feature = "threads")]
    helpers: Helpers,
}

impl Thinking {
    /// Visits at most [`SLICE`] more nodes, which takes a few milliseconds.
    pub fn go_on(&mut self, clock: &impl Clock) -> Progress {
        let depth = self.search.report_depth();
        if self.search.step(SLICE) == Progress::Done {
            return Progress::Done;
        }
        let Some(plan) = self.plan else {
            return Progress::Running;
        };
        let used = clock.now().saturating_sub(self.begun);
        let between = self.search.report_depth() > depth;
        if used >= plan.hard || (between && used >= plan.soft) {
            Progress::Done
        } else {
            Progress::Running
        }
    }

    /// The result so far, with the nodes of all threads.
    #[must_use]
    pub fn report(&self) -> Report {
        let report = self.search.report();
        #[cfg(feature = "threads")]
        let report = Report {
            nodes: report.nodes + self.helpers.nodes(),
            ..report
        };
        report
    }

    /// The deepest finished iteration.
    #[must_use]
    pub fn depth(&self) -> u32 {
        self.search.report_depth()
    }

    /// The time since the start of the search.
    #[must_use]
    pub fn used(&self, clock: &impl Clock) -> Duration {
        clock.now().saturating_sub(self.begun)
    }
}
