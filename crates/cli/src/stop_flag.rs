//! Ctrl-C: the first one asks a long command to stop, print what it has and end; a second one ends
//! the program at once.

use std::process::exit;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result};

/// The exit code that shells report for an interrupted program.
const INTERRUPTED: i32 = 130;

/// Whether a command should stop. All clones are the same flag.
#[derive(Clone, Debug, Default)]
pub(crate) struct StopFlag(Arc<AtomicBool>);

impl StopFlag {
    /// Installs the handler; from then on, the first Ctrl-C only sets the flag.
    pub(crate) fn on_interrupt() -> Result<Self> {
        let stop = Self::default();
        let handled = stop.clone();
        ctrlc::set_handler(move || {
            if handled.0.swap(true, Ordering::Relaxed) {
                exit(INTERRUPTED);
            }
        })
        .context("cannot set up the handler for Ctrl-C")?;
        Ok(stop)
    }

    /// Sets the flag.
    pub(crate) fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
