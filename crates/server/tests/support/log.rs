//! The log output of a test that runs on one thread.

use std::io;
use std::sync::{Arc, Mutex, OnceLock};

use tracing::Dispatch;
use tracing::subscriber::{DefaultGuard, NoSubscriber};

/// A subscriber that ignores everything. While there is only one subscriber, a log statement that
/// runs for the first time, on any thread, asks only that thread's subscriber whether it is
/// enabled, and caches a "no" for all threads. With two subscribers it asks all of them.
static SECOND: OnceLock<Dispatch> = OnceLock::new();

/// Captures the log of this thread while it exists.
pub(crate) struct Log {
    lines: Lines,
    _guard: DefaultGuard,
}

#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl io::Write for Lines {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(text);
        Ok(text.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Log {
    pub(crate) fn listen() -> Self {
        SECOND.get_or_init(|| Dispatch::new(NoSubscriber::default()));
        let lines = Lines::default();
        let writer = lines.clone();
        let subscriber = tracing_subscriber::fmt()
            .with_max_level(tracing::Level::INFO)
            .with_ansi(false)
            .with_writer(move || writer.clone())
            .finish();
        let guard = tracing::subscriber::set_default(subscriber);
        Self {
            lines,
            _guard: guard,
        }
    }

    /// Everything that was written.
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.lines.0.lock().unwrap()).into_owned()
    }

    /// The number of lines that contain a text.
    pub(crate) fn count(&self, what: &str) -> usize {
        self.text()
            .lines()
            .filter(|line| line.contains(what))
            .count()
    }
}

#[test]
fn a_log_has_lines_that_another_thread_was_the_first_to_say() {
    let say = || tracing::info!("something that nobody else says");
    let log = Log::listen();
    std::thread::spawn(say).join().unwrap();
    say();
    assert_eq!(log.count("nobody else"), 1, "{}", log.text());
}
