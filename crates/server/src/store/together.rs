//! Appends that wait at the same time are stored together: what a commit costs is the wait for the
//! disk, and one wait does for many.
//!
//! One task takes whatever waits in line, carries it out in one transaction, and answers when that
//! is on the disk. Each append has a savepoint of its own: one that fails takes nothing with it.

use std::sync::Arc;
use std::time::Instant;

use sqlx::sqlite::SqlitePool;
use tokio::sync::{mpsc, oneshot};

use super::append::{Append, Appended, append_in};
use super::game::{NewGame, lay};
use super::write_check::WriteCheck;
use super::{Change, StoreError, begin};

/// The most appends that one transaction carries out.
const MOST: usize = 64;
/// So many may wait in line; the next ones wait for a place.
const LINE: usize = 1024;

/// An append that waits, with the table of the game that follows, if one does.
struct Waiting {
    append: Append,
    next: Option<NewGame>,
    answer: oneshot::Sender<Answer>,
}

type Answer = Result<Appended, StoreError>;

/// Where appends wait in line.
#[derive(Clone, Debug)]
pub(super) struct Line(mpsc::Sender<Waiting>);

impl Line {
    /// A line with a task that serves it until nobody can join it any more.
    pub(super) fn open(writer: SqlitePool, check: Arc<WriteCheck>) -> Self {
        let (sender, receiver) = mpsc::channel(LINE);
        tokio::spawn(serve(writer, check, receiver));
        Self(sender)
    }

    /// Waits until an append is on the disk, or refused. It is carried out even if nobody waits
    /// for the answer any more.
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

/// Every group is a task: if it panics, those in it hear of it, and the line goes on.
async fn serve(writer: SqlitePool, check: Arc<WriteCheck>, mut line: mpsc::Receiver<Waiting>) {
    loop {
        let mut group = Vec::new();
        if line.recv_many(&mut group, MOST).await == 0 {
            return;
        }
        if let Err(error) = tokio::spawn(carry_out(writer.clone(), Arc::clone(&check), group)).await
        {
            tracing::error!(%error, "appending failed");
        }
    }
}

/// Carries out a group and answers everybody in it.
async fn carry_out(writer: SqlitePool, check: Arc<WriteCheck>, group: Vec<Waiting>) {
    let appended = append_all(&writer, &group).await;
    note(&check, &appended);
    match appended {
        Ok(answers) => {
            for (waiting, answer) in group.into_iter().zip(answers) {
                // Whoever asked may be gone.
                let _ = waiting.answer.send(answer);
            }
        }
        Err(error) => {
            let error = Arc::new(error);
            for waiting in group {
                let shared = StoreError::Together(Arc::clone(&error));
                let _ = waiting.answer.send(Err(shared));
            }
        }
    }
}

/// Notes what a group tells about the disk: nothing if nothing was to be written. One append that is
/// refused tells about its game.
fn note(check: &WriteCheck, appended: &Result<Vec<Answer>, StoreError>) {
    let is_done = |answer: &Answer| matches!(answer, Ok(Appended::Done(_)));
    match appended {
        Ok(answers) if answers.iter().any(is_done) => check.note(Ok(())),
        Ok(_) => {}
        Err(error) => check.note(Err(error)),
    }
}

/// The answers, after everything that was done is on the disk. An error means that nothing of the
/// group was stored, or, if it comes from the commit itself, that it is not known.
async fn append_all(writer: &SqlitePool, group: &[Waiting]) -> Result<Vec<Answer>, StoreError> {
    let mut change = begin(writer).await?;
    let mut answers = Vec::with_capacity(group.len());
    for waiting in group {
        answers.push(append_one(&mut change, waiting).await?);
    }
    let began = Instant::now();
    change.commit().await?;
    metrics::histogram!("paisho_commit_seconds").record(began.elapsed().as_secs_f64());
    Ok(answers)
}

/// One append within the change. The outer error means that the whole change is lost: the database
/// has given it up, so that not even the savepoint is there.
async fn append_one(change: &mut Change, waiting: &Waiting) -> Result<Answer, StoreError> {
    savepoint(change, "SAVEPOINT one").await?;
    let answer = append_and_lay(change, waiting).await;
    if answer.is_err() {
        savepoint(change, "ROLLBACK TO SAVEPOINT one").await?;
    }
    savepoint(change, "RELEASE SAVEPOINT one").await?;
    Ok(answer)
}

async fn append_and_lay(change: &mut Change, waiting: &Waiting) -> Answer {
    let appended = append_in(change, &waiting.append).await?;
    if let (Appended::Done(_), Some(next)) = (appended, &waiting.next) {
        lay(change, next).await?;
    }
    Ok(appended)
}

async fn savepoint(change: &mut Change, statement: &'static str) -> Result<(), StoreError> {
    sqlx::query(statement).execute(&mut **change).await?;
    Ok(())
}
