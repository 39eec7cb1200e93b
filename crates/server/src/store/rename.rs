//! Games and seeks contain the names of their players. Updates them when a name changes.

use paisho_wire::{PersonKind, UserId};
use serde_json::Value;

use super::row::{from_json, json, text};
use super::{Change, StoreError};

/// A user's new name.
#[derive(Clone, Copy)]
pub(super) struct NewName<'a> {
    /// The user.
    pub(super) id: &'a UserId,
    /// The name.
    pub(super) name: &'a str,
    /// Their new kind, if that has changed too.
    pub(super) kind: Option<PersonKind>,
}

impl NewName<'_> {
    /// Updates all games of the user.
    pub(super) async fn write_into_games(self, change: &mut Change) -> Result<(), StoreError> {
        let rows = sqlx::query(
            "SELECT g.id, g.setup, e.body FROM games g
             JOIN players p ON p.game = g.id JOIN events e ON e.game = g.id AND e.version = 1
             WHERE p.account = $1",
        )
        .bind(self.id.as_str())
        .fetch_all(&mut **change)
        .await?;
        for row in &rows {
            let game = text(row, "id")?;
            let setup = self.written_into(&text(row, "setup")?)?;
            let opened = self.written_into(&text(row, "body")?)?;
            sqlx::query("UPDATE games SET setup = $2 WHERE id = $1")
                .bind(&game)
                .bind(setup)
                .execute(&mut **change)
                .await?;
            sqlx::query("UPDATE events SET body = $2 WHERE game = $1 AND version = 1")
                .bind(&game)
                .bind(opened)
                .execute(&mut **change)
                .await?;
        }
        Ok(())
    }

    /// Updates all seeks that include the user.
    pub(super) async fn write_into_seeks(self, change: &mut Change) -> Result<(), StoreError> {
        let rows = sqlx::query(super::seek::NAMING)
            .bind(self.id.as_str())
            .fetch_all(&mut **change)
            .await?;
        for row in &rows {
            sqlx::query("UPDATE seeks SET body = $2, version = version + 1 WHERE id = $1")
                .bind(text(row, "id")?)
                .bind(self.written_into(&text(row, "body")?)?)
                .execute(&mut **change)
                .await?;
        }
        Ok(())
    }

    /// Returns the JSON with every mention of the user updated.
    fn written_into(self, text: &str) -> Result<String, StoreError> {
        let mut value: Value = from_json(text)?;
        self.write(&mut value)?;
        json(&value)
    }

    fn write(self, value: &mut Value) -> Result<(), StoreError> {
        match value {
            Value::Object(fields) => {
                let is_it = fields.get("id").is_some_and(|id| id == self.id.as_str());
                if is_it && fields.contains_key("name") {
                    fields.insert("name".to_owned(), self.name.into());
                    if let Some(kind) = self.kind {
                        fields.insert("kind".to_owned(), from_json(&json(&kind)?)?);
                    }
                }
                fields.values_mut().try_for_each(|field| self.write(field))
            }
            Value::Array(items) => items.iter_mut().try_for_each(|item| self.write(item)),
            _ => Ok(()),
        }
    }
}
