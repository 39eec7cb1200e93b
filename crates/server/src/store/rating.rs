//! Ratings, their history and the ranking.

use paisho_wire::{GameId, UnixMillis, UserId};
use sqlx::sqlite::SqliteRow;

use super::append::Rated;
use super::row::{flag, number, parsed, real, text, whole};
use super::{Change, Store, StoreError};

/// A rating as stored.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RatingRow {
    /// The rating.
    pub rating: f64,
    /// The rating deviation: how uncertain it is.
    pub deviation: f64,
    /// The volatility: how erratic the player's results are.
    pub volatility: f64,
    /// How many games it is based on.
    pub games: u64,
    /// When it last changed.
    pub changed: UnixMillis,
}

/// A rating after a game.
#[derive(Clone, PartialEq, Debug)]
pub struct HistoryEntry {
    /// The game.
    pub game: GameId,
    /// The rating class.
    pub class: String,
    /// The rating after it.
    pub rating: f64,
    /// The rating deviation after it.
    pub deviation: f64,
    /// The change of the rating by the game.
    pub change: f64,
    /// When the game ended.
    pub at: UnixMillis,
}

/// An entry of the ranking.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranked {
    /// The player's name.
    pub name: String,
    /// The rating.
    pub row: RatingRow,
}

impl Store {
    /// An account's rating in a rating class.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rating(
        &self,
        account: &UserId,
        class: &str,
    ) -> Result<Option<RatingRow>, StoreError> {
        let row = sqlx::query("SELECT * FROM ratings WHERE account = $1 AND class = $2")
            .bind(account.as_str())
            .bind(class)
            .fetch_optional(&self.reader)
            .await?;
        row.as_ref().map(rating_row).transpose()
    }

    /// The ratings of an account by rating class, as the viewer may see them: private games are
    /// counted only if the viewer is the account itself, and a class without other games is left
    /// out.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn ratings(
        &self,
        account: &UserId,
        viewer: Option<&UserId>,
    ) -> Result<Vec<(String, RatingRow)>, StoreError> {
        let statement = if viewer == Some(account) {
            "SELECT * FROM ratings WHERE account = $1 ORDER BY class"
        } else {
            "SELECT class, rating, deviation, volatility, games - private_games AS games, changed
             FROM ratings WHERE account = $1 AND games > private_games ORDER BY class"
        };
        let rows = sqlx::query(statement)
            .bind(account.as_str())
            .fetch_all(&self.reader)
            .await?;
        let pair = |row: &SqliteRow| Ok((text(row, "class")?, rating_row(row)?));
        Ok(self.readable("rating", &rows, pair))
    }

    /// The rating history of an account, oldest game first, as the viewer may see it: private games
    /// are shown only to those who played in them.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rating_history(
        &self,
        account: &UserId,
        viewer: Option<&UserId>,
    ) -> Result<Vec<HistoryEntry>, StoreError> {
        let query = sqlx::query(
            "SELECT h.* FROM rating_history h JOIN games g ON g.id = h.game
             WHERE h.account = $1 AND (g.public OR EXISTS (
                 SELECT 1 FROM players v WHERE v.game = g.id AND v.account = $2))
             ORDER BY h.at, h.game",
        )
        .bind(account.as_str())
        .bind(viewer.map(UserId::as_str));
        let rows = self.rows_in_time(query).await?;
        Ok(self.readable("rating", &rows, history_entry))
    }

    /// The best players of a rating class. Their ratings must be certain enough and based on at
    /// least one public game; only public games are counted.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn ranking(
        &self,
        class: &str,
        most_deviation: f64,
        limit: u32,
    ) -> Result<Vec<Ranked>, StoreError> {
        let query = sqlx::query(
            "SELECT r.rating, r.deviation, r.volatility, r.games - r.private_games AS games,
                 r.changed, a.name
             FROM ratings r JOIN accounts a ON a.id = r.account
             WHERE r.class = $1 AND r.deviation <= $2 AND r.games > r.private_games
                 AND a.kind <> 'guest' AND a.closed IS NULL
             ORDER BY r.rating DESC, a.name LIMIT $3",
        )
        .bind(class)
        .bind(most_deviation)
        .bind(limit);
        let rows = self.rows_in_time(query).await?;
        let ranked = |row: &SqliteRow| {
            Ok(Ranked {
                name: text(row, "name")?,
                row: rating_row(row)?,
            })
        };
        Ok(self.readable("rating", &rows, ranked))
    }
}

/// Rates a game that has just ended, in the same transaction. The primary key of the history makes
/// a second rating fail, and the whole transaction with it.
pub(super) async fn rate(
    change: &mut Change,
    game: &GameId,
    rated: &Rated,
    at: UnixMillis,
) -> Result<(), StoreError> {
    let mut before = Vec::with_capacity(rated.players.len());
    for player in &rated.players {
        let row = sqlx::query("SELECT * FROM ratings WHERE account = $1 AND class = $2")
            .bind(player.as_str())
            .bind(&rated.class)
            .fetch_optional(&mut **change)
            .await?;
        before.push(row.as_ref().map(rating_row).transpose()?);
    }
    let private = u32::from(!is_public(change, game).await?);
    let after = (rated.formula)(&before);
    if after.len() != rated.players.len() {
        let problem = format!(
            "{} ratings for {} players",
            after.len(),
            rated.players.len()
        );
        return Err(StoreError::Corrupt(problem));
    }
    for (player, (new, gain)) in rated.players.iter().zip(after) {
        put_rating(change, player, (&rated.class, private), &new).await?;
        let entry = HistoryEntry {
            game: game.clone(),
            class: rated.class.clone(),
            rating: new.rating,
            deviation: new.deviation,
            change: gain,
            at,
        };
        put_history(change, player, &entry).await?;
    }
    Ok(())
}

async fn is_public(change: &mut Change, game: &GameId) -> Result<bool, StoreError> {
    let row = sqlx::query("SELECT public FROM games WHERE id = $1")
        .bind(game.as_str())
        .fetch_one(&mut **change)
        .await?;
    flag(&row, "public")
}

/// Stores a rating, and adds to its number of private games.
async fn put_rating(
    change: &mut Change,
    player: &UserId,
    (class, private_games): (&str, u32),
    new: &RatingRow,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO ratings
             (account, class, rating, deviation, volatility, games, changed, private_games)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (account, class) DO UPDATE SET rating = excluded.rating,
             deviation = excluded.deviation, volatility = excluded.volatility,
             games = excluded.games, changed = excluded.changed,
             private_games = ratings.private_games + excluded.private_games",
    )
    .bind(player.as_str())
    .bind(class)
    .bind(new.rating)
    .bind(new.deviation)
    .bind(new.volatility)
    .bind(whole(new.games))
    .bind(whole(new.changed))
    .bind(private_games)
    .execute(&mut **change)
    .await?;
    Ok(())
}

async fn put_history(
    change: &mut Change,
    player: &UserId,
    entry: &HistoryEntry,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO rating_history (game, account, class, rating, deviation, change, at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(entry.game.as_str())
    .bind(player.as_str())
    .bind(&entry.class)
    .bind(entry.rating)
    .bind(entry.deviation)
    .bind(entry.change)
    .bind(whole(entry.at))
    .execute(&mut **change)
    .await?;
    Ok(())
}

fn rating_row(row: &SqliteRow) -> Result<RatingRow, StoreError> {
    Ok(RatingRow {
        rating: real(row, "rating")?,
        deviation: real(row, "deviation")?,
        volatility: real(row, "volatility")?,
        games: number(row, "games")?,
        changed: number(row, "changed")?,
    })
}

fn history_entry(row: &SqliteRow) -> Result<HistoryEntry, StoreError> {
    Ok(HistoryEntry {
        game: parsed(row, "game")?,
        class: text(row, "class")?,
        rating: real(row, "rating")?,
        deviation: real(row, "deviation")?,
        change: real(row, "change")?,
        at: number(row, "at")?,
    })
}
