//! Helper threads. All search the same position and share one transposition table, so that each
//! reuses the results of the others.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::JoinHandle;

use crate::engine::SLICE;
use crate::search::{Progress, Request, Search, Table};

/// The helper threads of one search. They check the stop flag as often as the main search checks
/// the clock. So dropping this, which joins them, takes no longer than one such slice.
#[derive(Debug)]
pub(crate) struct Helpers {
    stop: Arc<AtomicBool>,
    nodes: Arc<AtomicU64>,
    threads: Vec<JoinHandle<()>>,
}

impl Helpers {
    pub(crate) fn start(request: &Request, table: &Arc<Table>, count: usize) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let nodes = Arc::new(AtomicU64::new(0));
        let threads = (1..=count)
            .map(|number| {
                let (stop, nodes) = (Arc::clone(&stop), Arc::clone(&nodes));
                let (request, table) = (request.clone(), Arc::clone(table));
                std::thread::spawn(move || {
                    let mut search = Search::with_table(request, table, number as i32);
                    while !stop.load(Ordering::Relaxed) && search.step(SLICE) == Progress::Running {
                        nodes.fetch_add(SLICE, Ordering::Relaxed);
                    }
                })
            })
            .collect();
        Self {
            stop,
            nodes,
            threads,
        }
    }

    /// How many nodes the helpers have visited.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }
}

impl Drop for Helpers {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        for thread in self.threads.drain(..) {
            // A panic of a helper is ignored; the main search has its own result.
            let _ = thread.join();
        }
    }
}
