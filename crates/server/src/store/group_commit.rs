//! Group commit: appends that wait at the same time are stored together. The cost of a commit is
//! the wait for the disk, and one wait is enough for many appends.
//!
//! One thread takes all waiting appends, carries them out in one transaction, and responds once it
//! is on disk. Each append has a savepoint of its own, so a failed one does not affect the others.
//!
//! It is a thread of its own because a transaction has several round trips to the database. On the
//! threads that serve clients each of them would wait behind whatever requests have arrived there
//! meanwhile, and all appends behind it.

use std::sync::Arc;
use std::time::Instant;
use std::{io, thread};

use sqlx::sqlite::SqlitePool;
use tokio::runtime;
use tokio::sync::{mpsc, oneshot};

use super::append::{Append, Appended, append_in};
use super::game::{NewGame, create_game_in};
use super::write_check::WriteCheck;
use super::{Change, StoreError};

/// The most appends in one transaction.
const MAX_GROUP: usize = 64;
/// Capacity of the queue; senders wait beyond it.
const CAPACITY: usize = 1024;

/// A waiting append, with the next game to create, if there is one.
struct Waiting {
    append: Append,
    next: Option<NewGame>,
    answer: oneshot::Sender<Answer>,
}

type Answer = Result<Appended, StoreError>;

/// Queue of appends for the single writer.
#[derive(Clone, Debug)]
pub(super) struct CommitQueue(mpsc::Sender<Waiting>);

impl CommitQueue {
    /// Creates the queue, and a thread that serves it until the last sender is dropped.
    pub(super) fn open(writer: SqlitePool, check: Arc<WriteCheck>) -> io::Result<Self> {
        let (sender, receiver) = mpsc::channel(CAPACITY);
        let runtime = runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        thread::Builder::new()
            .name("commits".to_owned())
            .spawn(move || runtime.block_on(serve(writer, check, receiver)))?;
        Ok(Self(sender))
    }

    /// Waits until an append is on disk, or refused. It is carried out even if the caller stops
    /// waiting.
    pub(super) async fn append(&self, append: &Append, next: Option<&NewGame>) -> Answer {
        let (answer, answered) = oneshot::channel();
        let waiting = Waiting {
            append: append.clone(),
            next: next.cloned(),
            answer,
        };
        let joined = self.0.send(waiting).await;
        joined.map_err(|_| sqlx::Error::WorkerCrashed)?;
        answered.await.map_err(|_| sqlx::Error::WorkerCrashed)?
    }
}

/// Each group runs in a task: if it panics, its callers get an error, and the queue continues.
async fn serve(writer: SqlitePool, check: Arc<WriteCheck>, mut queue: mpsc::Receiver<Waiting>) {
    loop {
        let mut group = Vec::new();
        if queue.recv_many(&mut group, MAX_GROUP).await == 0 {
            return;
        }
        if let Err(error) = tokio::spawn(carry_out(writer.clone(), Arc::clone(&check), group)).await
        {
            tracing::error!(%error, "appending failed");
        }
    }
}

/// Carries out a group and responds to its callers.
async fn carry_out(writer: SqlitePool, check: Arc<WriteCheck>, group: Vec<Waiting>) {
    let appended = append_all(&writer, &check, &group).await;
    note(&check, &appended);
    match appended {
        Ok(answers) => {
            for (waiting, answer) in group.into_iter().zip(answers) {
                // Sending fails if the caller has stopped waiting.
                let _ = waiting.answer.send(answer);
            }
        }
        Err(error) => {
            let error = Arc::new(error);
            for waiting in group {
                let shared = StoreError::GroupCommit(Arc::clone(&error));
                let _ = waiting.answer.send(Err(shared));
            }
        }
    }
}

/// Reports to the write check whether a group could be stored. Says nothing if nothing had to be
/// written. A single refused append is about its game, not about the disk.
fn note(check: &WriteCheck, appended: &Result<Vec<Answer>, StoreError>) {
    let is_done = |answer: &Answer| matches!(answer, Ok(Appended::Done(_)));
    match appended {
        Ok(answers) if answers.iter().any(is_done) => check.note(Ok(())),
        Ok(_) => {}
        Err(error) => check.note(Err(error)),
    }
}

/// Carries out all appends and returns their results once everything is on disk. An error means
/// that nothing of the group was stored, or, if the commit itself failed, that this is unknown.
async fn append_all(
    writer: &SqlitePool,
    check: &Arc<WriteCheck>,
    group: &[Waiting],
) -> Result<Vec<Answer>, StoreError> {
    let mut change = Change::begin(writer, check).await?;
    let mut answers = Vec::with_capacity(group.len());
    for waiting in group {
        answers.push(append_one(&mut change, waiting).await?);
    }
    let began = Instant::now();
    change.commit().await?;
    metrics::histogram!("paisho_commit_seconds").record(began.elapsed().as_secs_f64());
    Ok(answers)
}

/// Carries out one append within the transaction. The outer error means that the database has
/// rolled back the whole transaction, including the savepoint that [`append_in`] sets.
async fn append_one(change: &mut Change, waiting: &Waiting) -> Result<Answer, StoreError> {
    let answer = append_and_create(change, waiting).await;
    let done = match answer {
        Ok(_) => sqlx::query("RELEASE SAVEPOINT one"),
        Err(_) => sqlx::query("ROLLBACK TO SAVEPOINT one; RELEASE SAVEPOINT one"),
    };
    done.execute(&mut **change).await?;
    Ok(answer)
}

async fn append_and_create(change: &mut Change, waiting: &Waiting) -> Answer {
    let appended = append_in(change, &waiting.append).await?;
    if let (Appended::Done(_), Some(next)) = (appended, &waiting.next) {
        create_game_in(change, next).await?;
    }
    Ok(appended)
}
