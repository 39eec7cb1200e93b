//! Client ids of commands, so that a repeated command is carried out once.

use paisho_wire::{ClientId, GameId, UserId};
use sqlx::sqlite::SqliteRow;

use super::row::{maybe_text, small};
use super::{Store, StoreError};

/// A command with its client's id for it, so that repeating it has no further effect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClientCommand {
    /// The user who sent it.
    pub user: UserId,
    /// The client's id for the command.
    pub id: ClientId,
    /// A digest of the action, which tells different commands with the same id apart.
    pub action: String,
}

/// What a client's command id was used for before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Earlier {
    /// The same command, whose last event has this version.
    Same(u32),
    /// Another command.
    Other,
}

impl Store {
    /// What a client's command id was used for before, if it was.
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

/// Compares a command with the stored one of the same id.
pub(super) fn earlier(row: &SqliteRow, command: &ClientCommand) -> Result<Earlier, StoreError> {
    Ok(match maybe_text(row, "action")? {
        Some(action) if action != command.action => Earlier::Other,
        // Old rows have no digest of the action. They count as the same command.
        Some(_) | None => Earlier::Same(small(row, "done")?),
    })
}
