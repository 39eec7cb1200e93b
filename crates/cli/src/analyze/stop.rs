//! Ctrl-C: the first one asks for the report, a second one ends the program.

use std::process::exit;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result};

/// What shells report for a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// Whether the user has seen enough.
#[derive(Clone, Debug)]
pub(crate) struct Stop(Arc<AtomicBool>);

impl Stop {
    /// From now on Ctrl-C does not end the program at once.
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
