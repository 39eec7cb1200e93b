//! Appending events, the only way a game changes: all of them or none, and only onto the version
//! that the caller has seen.

use std::fmt;
use std::sync::Arc;

use paisho_wire::{GameId, Outcome, Seat, UnixMillis, UserId};

use super::command::{ClientCommand, Earlier, earlier};
use super::game::{GameStatus, NewGame};
use super::rating::{RatingRow, rate};
use super::row::{json, maybe_moment, seat_word, seat_words, small, whole};
use super::{Change, Store, StoreError};

/// An event to be stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEvent {
    /// The event as JSON.
    pub body: String,
    /// When it happened.
    pub at: UnixMillis,
}

/// A turn played by one of the events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTurn {
    /// 1 for the first turn of a game.
    pub ply: u32,
    /// The turn in notation.
    pub body: String,
    /// When it was played.
    pub at: UnixMillis,
}

/// The columns that a game is looked up by, after the events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Index {
    /// The status of the game.
    pub status: GameStatus,
    /// How many turns have been played.
    pub ply: u32,
    /// The seats whose turn it is.
    pub due: Vec<Seat>,
    /// When a deadline expires if no one acts.
    pub deadline: Option<UnixMillis>,
    /// The first flower.
    pub opening: Option<String>,
}

/// Computes new ratings from old ones, in the order of the players, each with its change.
pub type Formula = Arc<dyn Fn(&[Option<RatingRow>]) -> Vec<(RatingRow, f64)> + Send + Sync>;

/// A rated game.
#[derive(Clone)]
pub struct Rated {
    /// The rating class it counts in.
    pub class: String,
    /// The players whose ratings change.
    pub players: Vec<UserId>,
    /// Computes the new ratings.
    pub formula: Formula,
}

impl fmt::Debug for Rated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rated")
            .field("class", &self.class)
            .field("players", &self.players)
            .finish_non_exhaustive()
    }
}

/// The end of a game.
#[derive(Clone, Debug)]
pub struct Finish {
    /// When it ended.
    pub at: UnixMillis,
    /// The outcome.
    pub outcome: Outcome,
    /// How it changes ratings, if it is rated.
    pub rated: Option<Rated>,
}

/// Everything that one command changes.
#[derive(Clone, Debug)]
pub struct Append {
    /// The game.
    pub game: GameId,
    /// The version that the decision was based on.
    pub expected: u32,
    /// The events, in order.
    pub events: Vec<NewEvent>,
    /// How many earlier turns stay, if some were taken back.
    pub keep_ply: Option<u32>,
    /// The turns among the events.
    pub turns: Vec<NewTurn>,
    /// The client's id for the command.
    pub command: Option<ClientCommand>,
    /// The columns that the game is looked up by.
    pub index: Index,
    /// The end of the game, if one of the events ends it.
    pub finish: Option<Finish>,
}

/// The result of appending events.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// The events are stored; the last has this version.
    Done(u32),
    /// The same command was carried out before, and its last event had this version.
    Repeated(u32),
    /// The client used the same id for another command before; nothing was stored.
    IdTaken,
    /// The game has moved on to this version; nothing was stored.
    Stale(u32),
    /// There is no such game.
    Missing,
}

impl Store {
    /// Appends events to a game. When this returns [`Appended::Done`], everything is on disk:
    /// events, turns, the lookup columns, and, if the game is over, the ratings.
    ///
    /// # Errors
    /// If the database fails. Then nothing was stored, unless the commit itself failed: in that
    /// case the caller must read the game again.
    pub async fn append(&self, append: &Append) -> Result<Appended, StoreError> {
        self.commits.append(append, None).await
    }

    /// Like [`Store::append`], and creates the next game in the same transaction.
    ///
    /// # Errors
    /// If the database fails; then nothing was stored.
    pub async fn append_and_create(
        &self,
        append: &Append,
        next: &NewGame,
    ) -> Result<Appended, StoreError> {
        self.commits.append(append, Some(next)).await
    }
}

/// Appends within a transaction, after setting the savepoint `one`, which the caller releases.
/// Unless the result is [`Appended::Done`], nothing was written; after an error the caller must
/// roll back to the savepoint.
///
/// Every query is a round trip to the thread of the connection, for which all later appends wait.
/// So there are two, each with several statements: one reads, the other writes everything.
pub(super) async fn append_in(
    change: &mut Change,
    append: &Append,
) -> Result<Appended, StoreError> {
    let Some(before) = stored_game(change, append).await? else {
        return Ok(Appended::Missing);
    };
    match before.earlier {
        Some(Earlier::Same(version)) => return Ok(Appended::Repeated(version)),
        Some(Earlier::Other) => return Ok(Appended::IdTaken),
        None => {}
    }
    let again = append.finish.is_some() && before.status != GameStatus::Playing;
    if before.version != append.expected || again {
        return Ok(Appended::Stale(before.version));
    }
    let version = append.expected + u32::try_from(append.events.len()).unwrap_or(u32::MAX);
    write(change, append, version).await?;
    if let Some(finish) = &append.finish {
        end(change, append, finish).await?;
    }
    Ok(Appended::Done(version))
}

/// The state of a game before a command.
struct StoredGame {
    version: u32,
    status: GameStatus,
    /// The earlier command with the same id, if there was one.
    earlier: Option<Earlier>,
}

/// Sets the savepoint and reads the game.
async fn stored_game(
    change: &mut Change,
    append: &Append,
) -> Result<Option<StoredGame>, StoreError> {
    let command = append.command.as_ref();
    let row = sqlx::query(
        "SAVEPOINT one;
         SELECT g.version, g.status, c.version AS done, c.action
         FROM games g LEFT JOIN commands c
             ON c.game = g.id AND c.account = $2 AND c.client_id = $3
         WHERE g.id = $1",
    )
    .bind(append.game.as_str())
    .bind(command.map(|c| c.user.as_str()))
    .bind(command.map(|c| c.id.as_str()))
    .fetch_optional(&mut **change)
    .await?;
    let Some(row) = row else {
        return Ok(None);
    };
    let done = maybe_moment(&row, "done")?;
    let command = command.filter(|_| done.is_some());
    Ok(Some(StoredGame {
        version: small(&row, "version")?,
        status: super::row::parsed(&row, "status")?,
        earlier: command.map(|c| earlier(&row, c)).transpose()?,
    }))
}

/// Inserts the events `$3` that follow version `$2` of game `$1`, see [`events_json`].
macro_rules! insert_events {
    () => {
        "INSERT INTO events (game, version, body, at)
         SELECT $1, $2 + 1 + key, value ->> 0, value ->> 1 FROM json_each($3);"
    };
}

/// Writes everything but the end of a game. The transaction has held the write lock since before
/// the version was read; the condition on it is a second safeguard. No word for a seat is part of
/// another.
const WRITE: &str = concat!(
    insert_events!(),
    "UPDATE games SET version = $4, status = $5, ply = $6, due = $7, deadline = $8,
         opening = $9, changed = COALESCE($10, changed)
     WHERE id = $1 AND version = $2;
     DELETE FROM turns WHERE game = $1 AND ply > $11;
     INSERT INTO turns (game, ply, body, at)
     SELECT $1, value ->> 0, value ->> 1, value ->> 2 FROM json_each($12);
     UPDATE players SET due = instr($7, seat) > 0
     WHERE game = $1 AND due <> (instr($7, seat) > 0);
     INSERT INTO commands (game, account, client_id, version, action)
     SELECT $1, $13, $14, $4, $15 WHERE $13 IS NOT NULL"
);

async fn write(change: &mut Change, append: &Append, version: u32) -> Result<(), StoreError> {
    let (index, command) = (&append.index, append.command.as_ref());
    sqlx::query(WRITE)
        .bind(append.game.as_str())
        .bind(append.expected)
        .bind(events_json(&append.events)?)
        .bind(version)
        .bind(index.status.as_str())
        .bind(index.ply)
        .bind(seat_words(&index.due))
        .bind(index.deadline.map(whole))
        .bind(&index.opening)
        .bind(append.events.last().map(|event| whole(event.at)))
        .bind(append.keep_ply.unwrap_or(u32::MAX))
        .bind(turns_json(&append.turns)?)
        .bind(command.map(|c| c.user.as_str()))
        .bind(command.map(|c| c.id.as_str()))
        .bind(command.map(|c| c.action.as_str()))
        .execute(&mut **change)
        .await?;
    Ok(())
}

/// Inserts the events of a new game.
pub(super) async fn insert_first_events(
    change: &mut Change,
    game: &GameId,
    events: &[NewEvent],
) -> Result<(), StoreError> {
    sqlx::query(insert_events!())
        .bind(game.as_str())
        .bind(0)
        .bind(events_json(events)?)
        .execute(&mut **change)
        .await?;
    Ok(())
}

/// Events as one parameter of a statement: a list of bodies and moments.
fn events_json(events: &[NewEvent]) -> Result<String, StoreError> {
    let rows = events.iter().map(|event| (&event.body, whole(event.at)));
    json(&rows.collect::<Vec<_>>())
}

/// Turns as one parameter of a statement: a list of numbers, bodies and moments.
fn turns_json(turns: &[NewTurn]) -> Result<String, StoreError> {
    let rows = turns.iter().map(|t| (t.ply, &t.body, whole(t.at)));
    json(&rows.collect::<Vec<_>>())
}

/// Stores the end of the game, and rates it.
async fn end(change: &mut Change, append: &Append, finish: &Finish) -> Result<(), StoreError> {
    let outcome = &finish.outcome;
    let is_over = append.index.status == GameStatus::Finished;
    sqlx::query(
        "UPDATE games SET outcome = $2, ending = $3, finished = $4, drawn = $5 WHERE id = $1",
    )
    .bind(append.game.as_str())
    .bind(json(outcome)?)
    .bind(json(&outcome.ending)?.trim_matches('"'))
    .bind(whole(finish.at))
    .bind(is_over && outcome.winners.is_empty())
    .execute(&mut **change)
    .await?;
    if is_over {
        set_results(change, &append.game, finish).await?;
    }
    match &finish.rated {
        Some(rated) => rate(change, &append.game, rated, finish.at).await,
        None => Ok(()),
    }
}

async fn set_results(
    change: &mut Change,
    game: &GameId,
    finish: &Finish,
) -> Result<(), StoreError> {
    let winners = &finish.outcome.winners;
    let rest = if winners.is_empty() { "drawn" } else { "lost" };
    sqlx::query("UPDATE players SET result = $2, finished = $3 WHERE game = $1")
        .bind(game.as_str())
        .bind(rest)
        .bind(whole(finish.at))
        .execute(&mut **change)
        .await?;
    for winner in winners {
        sqlx::query("UPDATE players SET result = 'won' WHERE game = $1 AND seat = $2")
            .bind(game.as_str())
            .bind(seat_word(*winner))
            .execute(&mut **change)
            .await?;
    }
    Ok(())
}
