//! The language of mails to an account.

use paisho_view::words::Language;
use paisho_wire::UserId;

use super::{Store, StoreError};

impl Store {
    /// Sets the language of mails to an account.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_language(&self, id: &UserId, language: Language) -> Result<(), StoreError> {
        // Most requests repeat the language that is stored already; these write nothing.
        sqlx::query(
            "UPDATE accounts SET language = $2
             WHERE id = $1 AND closed IS NULL AND language IS NOT $2",
        )
        .bind(id.as_str())
        .bind(language.tag())
        .execute(&self.writer)
        .await?;
        Ok(())
    }
}
