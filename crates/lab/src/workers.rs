//! Runs numbered jobs on several threads and collects their results.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The current job of a worker.
#[derive(Clone, Copy, Debug)]
struct Task {
    job: usize,
    /// The time of the worker's last heartbeat.
    seen: Instant,
}

/// The heartbeat of a worker.
#[derive(Clone, Debug)]
pub(crate) struct Pulse(Arc<Mutex<Option<Task>>>);

impl Pulse {
    /// A heartbeat without a job.
    pub(crate) fn new() -> Self {
        Self(Arc::new(Mutex::new(None)))
    }

    /// Records that the worker makes progress.
    pub(crate) fn beat(&self) {
        let mut task = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(task) = task.as_mut() {
            task.seen = Instant::now();
        }
    }

    fn begin(&self, job: Option<usize>) {
        let seen = Instant::now();
        let task = job.map(|job| Task { job, seen });
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = task;
    }

    /// The current job, if its last heartbeat is older than `patience`.
    fn silent_for(&self, patience: Duration) -> Option<usize> {
        let task = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        task.filter(|t| t.seen.elapsed() > patience).map(|t| t.job)
    }
}

/// Worker threads and their results, in the order of completion.
#[derive(Debug)]
pub(crate) struct Workers<T> {
    results: Receiver<(usize, T)>,
    pulses: Vec<Pulse>,
}

/// The next event from the workers.
#[derive(Debug)]
pub(crate) enum News<T> {
    /// A job is done.
    Done(usize, T),
    /// A job has had no heartbeat for too long.
    Silent(usize),
}

/// How often the heartbeats are checked.
const ROUND: Duration = Duration::from_millis(500);

impl<T: Send + 'static> Workers<T> {
    /// Starts threads that work on these jobs.
    pub(crate) fn start(
        threads: usize,
        jobs: Vec<usize>,
        work: impl Fn(usize, &Pulse) -> T + Send + Sync + 'static,
    ) -> Self {
        let (sender, results) = mpsc::channel();
        let work = Arc::new(work);
        let jobs = Arc::new(jobs);
        let next = Arc::new(AtomicUsize::new(0));
        let pulses: Vec<Pulse> = (0..threads.max(1)).map(|_| Pulse::new()).collect();
        for pulse in &pulses {
            let pulse = pulse.clone();
            let (work, jobs) = (Arc::clone(&work), Arc::clone(&jobs));
            let (next, sender) = (Arc::clone(&next), sender.clone());
            thread::spawn(move || {
                while let Some(&job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    pulse.begin(Some(job));
                    let result = work(job, &pulse);
                    pulse.begin(None);
                    // The receiver was dropped: the command has ended early.
                    if sender.send((job, result)).is_err() {
                        break;
                    }
                }
            });
        }
        Self { results, pulses }
    }

    /// Waits for the next event; `None` when all jobs are done.
    pub(crate) fn next(&self, patience: Duration) -> Option<News<T>> {
        loop {
            match self.results.recv_timeout(ROUND) {
                Ok((job, result)) => return Some(News::Done(job, result)),
                Err(mpsc::RecvTimeoutError::Disconnected) => return None,
                Err(mpsc::RecvTimeoutError::Timeout) => {}
            }
            if let Some(job) = self.pulses.iter().find_map(|p| p.silent_for(patience)) {
                return Some(News::Silent(job));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_job_is_done_once() {
        let workers = Workers::start(3, (5..40).collect(), |job, _| job * 2);
        let mut done = Vec::new();
        while let Some(News::Done(job, result)) = workers.next(Duration::from_secs(60)) {
            assert_eq!(result, job * 2);
            done.push(job);
        }
        done.sort_unstable();
        assert_eq!(done, (5..40).collect::<Vec<_>>());
    }

    #[test]
    fn a_job_that_is_never_done_is_noticed() {
        let workers = Workers::start(1, vec![7], |_, _| {
            loop {
                thread::park();
            }
        });
        let news: Option<News<()>> = workers.next(Duration::from_millis(10));
        assert!(matches!(news, Some(News::Silent(7))), "{news:?}");
    }
}
