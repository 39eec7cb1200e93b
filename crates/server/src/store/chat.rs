//! Chat lines of a game; players and spectators have separate chats.

use paisho_wire::{ChatLine, GameId, Person, PersonKind, Room, UnixMillis, UserId};
use sqlx::sqlite::SqliteRow;

use super::account::AccountKind;
use super::row::{number, parsed, text, whole};
use super::{Store, StoreError};

impl Store {
    /// Stores a line. Returns its number in the chat.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn say(
        &self,
        game: &GameId,
        room: Room,
        by: &UserId,
        body: &str,
        at: UnixMillis,
    ) -> Result<u64, StoreError> {
        // With `RETURNING`, the row arrives before an implicit commit. Only an explicit commit
        // tells whether the line is stored.
        let mut change = self.change().await?;
        let row = sqlx::query(
            "INSERT INTO chat (game, room, number, account, body, at)
             VALUES ($1, $2, (SELECT COALESCE(MAX(number), 0) + 1 FROM chat
                 WHERE game = $1 AND room = $2), $3, $4, $5)
             RETURNING number",
        )
        .bind(game.as_str())
        .bind(room_word(room))
        .bind(by.as_str())
        .bind(body)
        .bind(whole(at))
        .fetch_one(&mut *change)
        .await?;
        change.commit().await?;
        number(&row, "number")
    }

    /// The last lines of a chat, oldest first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn chat(
        &self,
        game: &GameId,
        room: Room,
        limit: u32,
    ) -> Result<Vec<ChatLine>, StoreError> {
        let rows = sqlx::query(
            "SELECT c.*, a.name, a.kind FROM chat c JOIN accounts a ON a.id = c.account
             WHERE c.game = $1 AND c.room = $2 ORDER BY c.number DESC LIMIT $3",
        )
        .bind(game.as_str())
        .bind(room_word(room))
        .bind(limit)
        .fetch_all(&self.reader)
        .await?;
        let mut lines = self.readable("line of chat", &rows, |row| chat_line(row, room));
        lines.reverse();
        Ok(lines)
    }

    /// All lines of an account with their games, oldest first, for the export of its data.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn said_by(
        &self,
        account: &UserId,
    ) -> Result<Vec<(GameId, UnixMillis, String)>, StoreError> {
        let rows = sqlx::query("SELECT game, at, body FROM chat WHERE account = $1 ORDER BY at")
            .bind(account.as_str())
            .fetch_all(&self.reader)
            .await?;
        let line =
            |row: &SqliteRow| Ok((parsed(row, "game")?, number(row, "at")?, text(row, "body")?));
        Ok(self.readable("line of chat", &rows, line))
    }
}

const fn room_word(room: Room) -> &'static str {
    match room {
        Room::Players => "players",
        Room::Spectators => "spectators",
    }
}

fn chat_line(row: &SqliteRow, room: Room) -> Result<ChatLine, StoreError> {
    let kind = match parsed(row, "kind")? {
        AccountKind::Guest => PersonKind::Guest,
        AccountKind::Person => PersonKind::Member,
        AccountKind::Bot => PersonKind::Bot,
    };
    Ok(ChatLine {
        room,
        by: Person {
            id: parsed(row, "account")?,
            name: text(row, "name")?,
            kind,
        },
        at: number(row, "at")?,
        text: text(row, "body")?,
    })
}
