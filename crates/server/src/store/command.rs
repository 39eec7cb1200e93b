//! Commands as their clients named them: one that comes twice is carried out once.

use paisho_wire::{ClientId, GameId, UserId};
use sqlx::sqlite::SqliteRow;

use super::row::{maybe_text, small};
use super::{Change, Store, StoreError};

/// A command as its client named it, so that asking twice does it once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClientCommand {
    /// Who asked.
    pub user: UserId,
    /// What the client calls the command.
    pub id: ClientId,
    /// A digest of what it asks for: two that differ are not the same command.
    pub action: String,
}

/// What a client's name for a command was used for before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Earlier {
    /// The same command, whose last event has this version.
    Same(u32),
    /// Another command.
    Other,
}

impl Store {
    /// What a client's name for a command was used for before, if it was.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn carried_out(
        &self,
        game: &GameId,
        command: &ClientCommand,
    ) -> Result<Option<Earlier>, StoreError> {
        let row = sqlx::query(
            "SELECT version AS done, action FROM commands
             WHERE game = $1 AND account = $2 AND client_id = $3",
        )
        .bind(game.as_str())
        .bind(command.user.as_str())
        .bind(command.id.as_str())
        .fetch_optional(&self.reader)
        .await?;
        row.map(|row| earlier(&row, command)).transpose()
    }
}

/// What a command that was found under the same name has to do with this one.
pub(super) fn earlier(row: &SqliteRow, command: &ClientCommand) -> Result<Earlier, StoreError> {
    Ok(match maybe_text(row, "action")? {
        Some(action) if action != command.action => Earlier::Other,
        // What was asked for before this was kept is not known: it counts as the same.
        Some(_) | None => Earlier::Same(small(row, "done")?),
    })
}

/// Remembers which version a command led to.
pub(super) async fn remember(
    change: &mut Change,
    game: &GameId,
    command: &ClientCommand,
    version: u32,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO commands (game, account, client_id, version, action)
         VALUES ($1, $2, $3, $4, $5)",
    )
    .bind(game.as_str())
    .bind(command.user.as_str())
    .bind(command.id.as_str())
    .bind(version)
    .bind(&command.action)
    .execute(&mut **change)
    .await?;
    Ok(())
}
