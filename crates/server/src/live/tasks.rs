//! Counts tasks that use the store: a stopping server closes the database after the last of them.

use tokio::sync::watch;
use tokio::task::JoinHandle;

/// Counts running tasks.
#[derive(Debug, Default)]
pub(super) struct Tasks(watch::Sender<usize>);

/// Counts as one running task until it is dropped.
#[derive(Debug)]
pub(super) struct UnderWay(watch::Sender<usize>);

impl Drop for UnderWay {
    fn drop(&mut self) {
        self.0.send_modify(|many| *many = many.saturating_sub(1));
    }
}

impl Tasks {
    /// Counts one more task.
    pub(super) fn begin(&self) -> UnderWay {
        self.0.send_modify(|many| *many += 1);
        UnderWay(self.0.clone())
    }

    /// Spawns a task that is counted until it ends.
    pub(super) fn spawn<T: Send + 'static>(
        &self,
        task: impl Future<Output = T> + Send + 'static,
    ) -> JoinHandle<T> {
        let under_way = self.begin();
        tokio::spawn(async move {
            let _under_way = under_way;
            task.await
        })
    }

    /// Waits until no task is running.
    pub(super) async fn ended(&self) {
        // `self` holds the sender, so waiting never fails.
        let _ = self.0.subscribe().wait_for(|many| *many == 0).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_last_one_is_waited_for() {
        let tasks = Tasks::default();
        tasks.ended().await;
        let (go, gone) = tokio::sync::oneshot::channel::<()>();
        let task = tasks.spawn(gone);
        let other = tasks.begin();
        let is_over = |tasks: &Tasks| *tasks.0.borrow() == 0;
        assert!(!is_over(&tasks));
        go.send(()).unwrap();
        task.await.unwrap().unwrap();
        assert!(!is_over(&tasks));
        drop(other);
        tasks.ended().await;
    }
}
