//! Games: creating them, and reading what is stored about them.

use paisho_wire::{
    GameId, GameSummary, Outcome, PersonKind, Seat, Status, TableSetup, UnixMillis, UserId,
};
use sqlx::sqlite::SqliteRow;

use super::append::{Index, NewEvent, insert_first_events};
use super::limits::{GameLimits, IN_PLAY, check_limits};
use super::row::{
    flag, from_json, json, maybe_moment, maybe_text, number, parsed, seat_word, seat_words, seats,
    small, text, whole, words,
};
use super::{Change, SeekRow, Store, StoreError};

words! {
    /// The status of a game.
    GameStatus {
        /// It is in progress.
        Playing = "playing",
        /// It has an outcome.
        Finished = "finished",
        /// It was aborted.
        Aborted = "aborted",
    }
}

/// A game to be created.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// Its id.
    pub id: GameId,
    /// Rules, time and players.
    pub setup: TableSetup,
    /// Whether everyone may find and watch it.
    pub public: bool,
    /// The first events.
    pub events: Vec<NewEvent>,
    /// The columns that it is looked up by.
    pub index: Index,
    /// When it was created.
    pub created: UnixMillis,
    /// The limits of games for its players, including this one.
    pub limits: GameLimits,
}

/// A game without its events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRow {
    /// Its id.
    pub id: GameId,
    /// Rules, time and players.
    pub setup: TableSetup,
    /// Whether everyone may find and watch it.
    pub public: bool,
    /// Its status.
    pub status: GameStatus,
    /// The version of its last event.
    pub version: u32,
    /// How many turns have been played.
    pub ply: u32,
    /// The seats whose turn it is.
    pub due: Vec<Seat>,
    /// When a deadline expires if no one acts.
    pub deadline: Option<UnixMillis>,
    /// The first flower.
    pub opening: Option<String>,
    /// Its outcome.
    pub outcome: Option<Outcome>,
    /// When it was created.
    pub created: UnixMillis,
    /// When it last changed.
    pub changed: UnixMillis,
    /// When it ended.
    pub finished: Option<UnixMillis>,
}

impl GameRow {
    /// The seat of a user.
    #[must_use]
    pub fn seat_of(&self, user: &UserId) -> Option<Seat> {
        let mut players = self.setup.players.iter();
        players.find(|p| p.person.id == *user).map(|p| p.seat)
    }

    /// The summary for lists of games.
    #[must_use]
    pub fn summary(&self) -> GameSummary {
        GameSummary {
            id: self.id.clone(),
            version: self.version,
            setup: self.setup.clone(),
            speed: self.setup.time.speed(),
            status: match self.status {
                GameStatus::Playing => Status::Playing,
                GameStatus::Finished => Status::Finished,
                GameStatus::Aborted => Status::Aborted,
            },
            created: self.created,
            ply: self.ply,
            due: self.due.clone(),
            deadline: self.deadline,
            outcome: self.outcome.clone(),
        }
    }
}

/// An event as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEvent {
    /// 1 for the first event of a game, and so on without gaps.
    pub version: u32,
    /// The event as JSON.
    pub body: String,
    /// When it happened.
    pub at: UnixMillis,
}

impl Store {
    /// Creates a game with its first events, and deletes the seek it came from in the same
    /// transaction. If the seek is gone or has changed, nothing happens, and the result is `false`.
    ///
    /// # Errors
    /// If a player has reached the limit of games, or the database fails.
    pub async fn create_game(
        &self,
        game: &NewGame,
        taken: Option<&SeekRow>,
    ) -> Result<bool, StoreError> {
        let mut change = self.change().await?;
        if let Some(seek) = taken {
            let gone = sqlx::query("DELETE FROM seeks WHERE id = $1 AND version = $2")
                .bind(seek.id.as_str())
                .bind(seek.version)
                .execute(&mut *change)
                .await?;
            if gone.rows_affected() == 0 {
                return Ok(false);
            }
        }
        create_game_in(&mut change, game).await?;
        change.commit().await?;
        Ok(true)
    }

    /// The game with this id.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn game(&self, game: &GameId) -> Result<Option<GameRow>, StoreError> {
        let row = sqlx::query("SELECT * FROM games WHERE id = $1")
            .bind(game.as_str())
            .fetch_optional(&self.reader)
            .await?;
        row.as_ref().map(game_row).transpose()
    }

    /// The version of the rules under which a game was started. It can be read even if the game
    /// itself can't.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rules_version(&self, game: &GameId) -> Result<Option<u32>, StoreError> {
        let row = sqlx::query("SELECT rules_version FROM games WHERE id = $1")
            .bind(game.as_str())
            .fetch_optional(&self.reader)
            .await?;
        row.map(|row| small(&row, "rules_version")).transpose()
    }

    /// Whether everyone may find and watch a game.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn is_public(&self, game: &GameId) -> Result<bool, StoreError> {
        let row = sqlx::query("SELECT public FROM games WHERE id = $1")
            .bind(game.as_str())
            .fetch_optional(&self.reader)
            .await?;
        row.map_or(Ok(false), |row| flag(&row, "public"))
    }

    /// The events of a game after a version, in order.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn events(&self, game: &GameId, after: u32) -> Result<Vec<StoredEvent>, StoreError> {
        let rows = sqlx::query(
            "SELECT version, body, at FROM events
             WHERE game = $1 AND version > $2 ORDER BY version",
        )
        .bind(game.as_str())
        .bind(after)
        .fetch_all(&self.reader)
        .await?;
        rows.iter().map(stored_event).collect()
    }

    /// The turns of a game that were not taken back, in order.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn turns(&self, game: &GameId) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT body FROM turns WHERE game = $1 ORDER BY ply")
            .bind(game.as_str())
            .fetch_all(&self.reader)
            .await?;
        rows.iter().map(|row| text(row, "body")).collect()
    }

    /// The ids of all games in order, after this one, to go through all games in batches.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn game_ids_after(
        &self,
        after: Option<&GameId>,
        limit: u32,
    ) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query("SELECT id FROM games WHERE id > $1 ORDER BY id LIMIT $2")
            .bind(after.map_or("", GameId::as_str))
            .bind(limit)
            .fetch_all(&self.reader)
            .await?;
        rows.iter().map(|row| parsed(row, "id")).collect()
    }

    /// The games in which a computer has to move, each with the smallest id among the people at the
    /// table.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn awaiting_engine(&self) -> Result<Vec<(GameId, UserId)>, StoreError> {
        let rows = sqlx::query(
            "SELECT g.id, MIN(o.account) AS person FROM games g
             JOIN players p ON p.game = g.id JOIN players o ON o.game = g.id
             WHERE g.status = 'playing' AND p.due AND p.account IS NULL AND o.account IS NOT NULL
             GROUP BY g.id",
        )
        .fetch_all(&self.reader)
        .await?;
        let pair = |row: &SqliteRow| Ok((parsed(row, "id")?, parsed(row, "person")?));
        Ok(self.readable("game", &rows, pair))
    }

    /// The games a user is playing: those waiting for them first, by nearest deadline.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn playing(&self, user: &UserId) -> Result<Vec<GameRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT g.* FROM games g JOIN players p ON p.game = g.id
             WHERE p.account = $1 AND g.status = 'playing'
             ORDER BY p.due DESC, g.deadline IS NULL, g.deadline, g.created",
        )
        .bind(user.as_str())
        .fetch_all(&self.reader)
        .await?;
        Ok(self.readable("game", &rows, game_row))
    }

    /// How many games a user is playing.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn count_playing(&self, user: &UserId) -> Result<u64, StoreError> {
        let row = sqlx::query(IN_PLAY)
            .bind(user.as_str())
            .fetch_one(&self.reader)
            .await?;
        number(&row, "many")
    }

    /// The public games in progress, those with the latest turn first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn public_games(&self, limit: u32) -> Result<Vec<GameRow>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM games WHERE status = 'playing' AND public
             ORDER BY changed DESC LIMIT $1",
        )
        .bind(limit)
        .fetch_all(&self.reader)
        .await?;
        Ok(self.readable("game", &rows, game_row))
    }
}

/// Creates a game within a transaction, unless a player has reached the limit of games. Checking it
/// in the same transaction means that no other game can start meanwhile.
pub(super) async fn create_game_in(change: &mut Change, game: &NewGame) -> Result<(), StoreError> {
    check_limits(change, game).await?;
    insert_game(change, game).await?;
    insert_players(change, game).await?;
    insert_first_events(change, &game.id, &game.events).await
}

async fn insert_game(change: &mut Change, game: &NewGame) -> Result<(), StoreError> {
    let (setup, index) = (&game.setup, &game.index);
    sqlx::query(
        "INSERT INTO games (id, setup, ruleset, rules_version, speed, rated, public, status,
             version, ply, due, deadline, opening, created, changed)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $14)",
    )
    .bind(game.id.as_str())
    .bind(json(setup)?)
    .bind(setup.ruleset.0.to_string())
    .bind(setup.rules_version)
    .bind(setup.time.speed().word())
    .bind(setup.rated)
    .bind(game.public)
    .bind(index.status.as_str())
    .bind(whole(game.events.len() as u64))
    .bind(index.ply)
    .bind(seat_words(&index.due))
    .bind(index.deadline.map(whole))
    .bind(&index.opening)
    .bind(whole(game.created))
    .execute(&mut **change)
    .await?;
    Ok(())
}

async fn insert_players(change: &mut Change, game: &NewGame) -> Result<(), StoreError> {
    for player in &game.setup.players {
        let account = match player.person.kind {
            PersonKind::Computer(_) => None,
            PersonKind::Guest | PersonKind::Member | PersonKind::Bot => {
                Some(player.person.id.as_str())
            }
        };
        sqlx::query("INSERT INTO players (game, seat, account, due) VALUES ($1, $2, $3, $4)")
            .bind(game.id.as_str())
            .bind(seat_word(player.seat))
            .bind(account)
            .bind(game.index.due.contains(&player.seat))
            .execute(&mut **change)
            .await?;
    }
    Ok(())
}

/// Parses a game from all columns of its row.
pub(super) fn game_row(row: &SqliteRow) -> Result<GameRow, StoreError> {
    let outcome = maybe_text(row, "outcome")?;
    Ok(GameRow {
        id: parsed(row, "id")?,
        setup: from_json(&text(row, "setup")?)?,
        public: flag(row, "public")?,
        status: parsed(row, "status")?,
        version: small(row, "version")?,
        ply: small(row, "ply")?,
        due: seats(&text(row, "due")?)?,
        deadline: maybe_moment(row, "deadline")?,
        opening: maybe_text(row, "opening")?,
        outcome: outcome.as_deref().map(from_json).transpose()?,
        created: number(row, "created")?,
        changed: number(row, "changed")?,
        finished: maybe_moment(row, "finished")?,
    })
}

fn stored_event(row: &SqliteRow) -> Result<StoredEvent, StoreError> {
    Ok(StoredEvent {
        version: small(row, "version")?,
        body: text(row, "body")?,
        at: number(row, "at")?,
    })
}
