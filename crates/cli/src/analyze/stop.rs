//! Ctrl-C: the first one stops the analysis and prints its report, a second one ends the program.

use std::process::exit;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result};

/// The exit code that shells report for an interrupted program.
const INTERRUPTED: i32 = 130;

/// Whether the user asked to stop.
#[derive(Clone, Debug)]
pub(crate) struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Installs the handler; from then on, the first Ctrl-C only sets the flag.
    pub(crate) fn on_interrupt() -> Result<Self> {
        let stop = Self(Arc::default());
        let flag = Arc::clone(&stop.0);
        ctrlc::set_handler(move || {
            if flag.swap(true, Ordering::Relaxed) {
                exit(INTERRUPTED);
            }
        })
        .context("cannot listen to Ctrl-C")?;
        Ok(stop)
    }

    pub(crate) fn is_wanted(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
