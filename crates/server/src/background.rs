//! Threads for requests that can wait. They have a lower priority than the threads that serve
//! connections, store turns and send them, so a crowd of such requests delays no turn.

use std::future::Future;
use std::io;
use std::thread::available_parallelism;

use tokio::runtime::{Builder, Handle, Runtime};
use tokio::task::JoinSet;
use tracing::instrument::WithSubscriber;

use crate::process::let_others_go_first;

/// The threads, until this is dropped. Work that is still running then is abandoned.
#[derive(Debug)]
pub(crate) struct BackgroundThreads {
    background: Background,
    /// Taken when this is dropped.
    runtime: Option<Runtime>,
}

/// Runs work on [`BackgroundThreads`].
#[derive(Clone, Debug)]
pub(crate) struct Background(Handle);

/// The threads ended before the work was done, because the server is stopping.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Abandoned;

impl BackgroundThreads {
    /// Starts one thread for every two processors. Such requests mostly wait for the database,
    /// which has threads of its own, and every thread keeps memory.
    ///
    /// # Errors
    /// If the system does not allow it.
    pub(crate) fn start() -> io::Result<Self> {
        let runtime = Builder::new_multi_thread()
            .worker_threads(available_parallelism().map_or(1, |many| many.get().div_ceil(2)))
            .thread_name("low-priority")
            .on_thread_start(let_others_go_first)
            .enable_all()
            .build()?;
        Ok(Self {
            background: Background(runtime.handle().clone()),
            runtime: Some(runtime),
        })
    }

    /// Where to send work.
    pub(crate) fn background(&self) -> Background {
        self.background.clone()
    }
}

impl Drop for BackgroundThreads {
    fn drop(&mut self) {
        // A runtime that is simply dropped waits for its threads, which async code must not do.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl Background {
    /// Runs work to its end, or until the caller stops waiting for it. It logs to where the caller
    /// does.
    ///
    /// # Errors
    /// If the threads end before that.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, Abandoned> {
        // A set ends its tasks when it is dropped.
        let mut tasks = JoinSet::new();
        tasks.spawn_on(work.with_current_subscriber(), &self.0);
        match tasks.join_next().await {
            Some(Ok(result)) => Ok(result),
            Some(Err(_)) | None => Err(Abandoned),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use tokio::sync::oneshot;

    use super::*;

    #[tokio::test]
    async fn work_runs_on_threads_that_let_others_go_first() {
        let threads = BackgroundThreads::start().unwrap();
        let background = threads.background();
        let name = background.run(async { thread::current().name().map(str::to_owned) });
        assert_eq!(name.await.unwrap().as_deref(), Some("low-priority"));
        #[cfg(target_os = "linux")]
        {
            let waiting = crate::process::tests::threads_that_wait("low-priority");
            assert!(!waiting.is_empty());
            assert!(waiting.iter().all(|waits| *waits), "{waiting:?}");
        }
    }

    #[tokio::test]
    async fn work_that_nobody_waits_for_ends() {
        let threads = BackgroundThreads::start().unwrap();
        let background = threads.background();
        let (begin, begun) = oneshot::channel();
        let (held, ended) = oneshot::channel::<()>();
        let work = tokio::spawn(async move {
            let endless = async move {
                let _held = held;
                begin.send(()).unwrap();
                std::future::pending::<()>().await;
            };
            background.run(endless).await
        });
        begun.await.unwrap();
        work.abort();
        // The work is dropped, and its end of the channel with it.
        assert!(ended.await.is_err());
    }

    #[tokio::test]
    async fn work_is_abandoned_when_the_threads_end() {
        let threads = BackgroundThreads::start().unwrap();
        let background = threads.background();
        let (begin, begun) = oneshot::channel();
        let work = tokio::spawn(async move {
            let endless = async move {
                begin.send(()).unwrap();
                std::future::pending::<()>().await;
            };
            background.run(endless).await
        });
        begun.await.unwrap();
        drop(threads);
        assert_eq!(work.await.unwrap(), Err(Abandoned));
    }
}
