//! Accounts: guests, persons, bots.

use paisho_wire::{Person, PersonKind, UnixMillis, UserId};
use sqlx::sqlite::SqliteRow;

use super::row::{
    from_json, json, maybe_moment, maybe_parsed, maybe_text, number, parsed, text, whole, words,
};
use super::{Change, Store, StoreError};

/// What an account is called after it was deleted.
const NAMELESS: &str = "gone";

words! {
    /// What sort of account it is.
    AccountKind {
        /// Somebody who has not registered.
        Guest = "guest",
        /// Somebody with a name and a password.
        Person = "person",
        /// A program.
        Bot = "bot",
    }
}

words! {
    /// What an account may do beyond playing.
    Role {
        /// Nothing more.
        Member = "member",
        /// Looks after people and chats.
        Moderator = "moderator",
        /// Makes moderators, and everything else.
        Admin = "admin",
    }
}

/// An account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Its id.
    pub id: UserId,
    /// Its name.
    pub name: String,
    /// What sort it is.
    pub kind: AccountKind,
    /// What it may do.
    pub role: Role,
    /// The hash of its password.
    pub password: Option<String>,
    /// Its address.
    pub email: Option<String>,
    /// The person who answers for it, if it is a bot.
    pub owner: Option<UserId>,
    /// When it was made.
    pub created: UnixMillis,
    /// When it was last used.
    pub seen: UnixMillis,
    /// When its owner deleted it.
    pub closed: Option<UnixMillis>,
    /// Until when it may not sign in.
    pub suspended: Option<UnixMillis>,
    /// Until when it may not speak.
    pub muted: Option<UnixMillis>,
}

impl Account {
    /// The account as others see it.
    #[must_use]
    pub fn person(&self) -> Person {
        Person {
            id: self.id.clone(),
            name: self.name.clone(),
            kind: match self.kind {
                AccountKind::Guest => PersonKind::Guest,
                AccountKind::Person => PersonKind::Member,
                AccountKind::Bot => PersonKind::Bot,
            },
        }
    }

    /// Whether a moderator keeps it from signing in.
    #[must_use]
    pub fn is_suspended(&self, now: UnixMillis) -> bool {
        self.suspended.is_some_and(|until| now < until)
    }

    /// Whether a moderator keeps it from speaking.
    #[must_use]
    pub fn is_muted(&self, now: UnixMillis) -> bool {
        self.muted.is_some_and(|until| now < until)
    }
}

/// An account to be made.
#[derive(Clone, Debug)]
pub struct NewAccount {
    /// Its id.
    pub id: UserId,
    /// Its name.
    pub name: String,
    /// The name with look-alikes folded together.
    pub name_key: String,
    /// What sort it is.
    pub kind: AccountKind,
    /// What it may do.
    pub role: Role,
    /// The hash of its password.
    pub password: Option<String>,
    /// Its address.
    pub email: Option<String>,
    /// The person who answers for it.
    pub owner: Option<UserId>,
    /// When.
    pub created: UnixMillis,
}

impl Store {
    /// Makes an account, unless its name is taken; then the answer is `false`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn create_account(&self, new: &NewAccount) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "INSERT INTO accounts (id, name, name_key, kind, role, password, email, owner,
                 created, seen)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
             ON CONFLICT (name_key) DO NOTHING",
        )
        .bind(new.id.as_str())
        .bind(&new.name)
        .bind(&new.name_key)
        .bind(new.kind.as_str())
        .bind(new.role.as_str())
        .bind(&new.password)
        .bind(&new.email)
        .bind(new.owner.as_ref().map(UserId::as_str))
        .bind(whole(new.created))
        .execute(&self.writer)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Makes a person of a guest: the id and with it all games stay. `false` if the name is taken
    /// or the account is no guest.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn register_guest(
        &self,
        guest: &UserId,
        name: &str,
        name_key: &str,
        password: &str,
        email: Option<&str>,
    ) -> Result<bool, StoreError> {
        let done = sqlx::query(
            "UPDATE accounts SET name = $2, name_key = $3, kind = 'person', password = $4,
                 email = $5
             WHERE id = $1 AND kind = 'guest' AND closed IS NULL
                 AND NOT EXISTS (SELECT 1 FROM accounts WHERE name_key = $3 AND id <> $1)",
        )
        .bind(guest.as_str())
        .bind(name)
        .bind(name_key)
        .bind(password)
        .bind(email)
        .execute(&self.writer)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// An account.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn account(&self, id: &UserId) -> Result<Option<Account>, StoreError> {
        let row = sqlx::query("SELECT * FROM accounts WHERE id = $1")
            .bind(id.as_str())
            .fetch_optional(&self.reader)
            .await?;
        row.as_ref().map(account_row).transpose()
    }

    /// The account with a name, or one that looks like it. Those that were deleted have none.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn account_by_key(&self, name_key: &str) -> Result<Option<Account>, StoreError> {
        let row = sqlx::query("SELECT * FROM accounts WHERE name_key = $1 AND closed IS NULL")
            .bind(name_key)
            .fetch_optional(&self.reader)
            .await?;
        row.as_ref().map(account_row).transpose()
    }

    /// The bots that a person answers for.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn bots_of(&self, owner: &UserId) -> Result<Vec<Account>, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM accounts WHERE owner = $1 AND closed IS NULL ORDER BY created",
        )
        .bind(owner.as_str())
        .fetch_all(&self.reader)
        .await?;
        rows.iter().map(account_row).collect()
    }

    /// Sets the hash of a password.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_password(&self, id: &UserId, hash: &str) -> Result<(), StoreError> {
        sqlx::query("UPDATE accounts SET password = $2 WHERE id = $1 AND kind = 'person'")
            .bind(id.as_str())
            .bind(hash)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// Sets or forgets an address.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_email(&self, id: &UserId, email: Option<&str>) -> Result<(), StoreError> {
        sqlx::query("UPDATE accounts SET email = $2 WHERE id = $1 AND kind = 'person'")
            .bind(id.as_str())
            .bind(email)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// Sets what an account may do.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn set_role(&self, id: &UserId, role: Role) -> Result<(), StoreError> {
        sqlx::query("UPDATE accounts SET role = $2 WHERE id = $1 AND kind = 'person'")
            .bind(id.as_str())
            .bind(role.as_str())
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    /// Deletes an account: everything that says who it was. The row itself stays, nameless, because
    /// games keep their seats; finished games keep their turns.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn close_account(&self, id: &UserId, now: UnixMillis) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        forget_belongings(&mut change, id).await?;
        let nobody = format!("gone-{id}");
        sqlx::query(
            "UPDATE accounts SET name = $4, name_key = $2, password = NULL, email = NULL,
                 role = 'member', closed = $3
             WHERE id = $1",
        )
        .bind(id.as_str())
        .bind(&nobody)
        .bind(whole(now))
        .bind(NAMELESS)
        .execute(&mut *change)
        .await?;
        forget_name_in_games(&mut change, id).await?;
        change.commit().await?;
        Ok(())
    }

    /// Deletes guests who have not come for long and left nothing that others see: no game, no
    /// line of chat, no report. Says how many.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn sweep_guests(&self, unseen_since: UnixMillis) -> Result<usize, StoreError> {
        let mut change = self.change().await?;
        let rows = sqlx::query(
            "SELECT id FROM accounts WHERE kind = 'guest' AND seen < $1
                 AND id NOT IN (SELECT account FROM players WHERE account IS NOT NULL)
                 AND id NOT IN (SELECT account FROM chat)
                 AND id NOT IN (SELECT reporter FROM reports)
                 AND id NOT IN (SELECT subject FROM reports)
             LIMIT 1000",
        )
        .bind(whole(unseen_since))
        .fetch_all(&mut *change)
        .await?;
        for row in &rows {
            let guest: UserId = parsed(row, "id")?;
            forget_belongings(&mut change, &guest).await?;
            sqlx::query("DELETE FROM accounts WHERE id = $1")
                .bind(guest.as_str())
                .execute(&mut *change)
                .await?;
        }
        change.commit().await?;
        Ok(rows.len())
    }
}

/// Deletes what belongs to one account alone.
async fn forget_belongings(change: &mut Change, id: &UserId) -> Result<(), StoreError> {
    for statement in [
        "DELETE FROM sessions WHERE account = $1",
        "DELETE FROM tokens WHERE account = $1",
        "DELETE FROM resets WHERE account = $1",
        "DELETE FROM preferences WHERE account = $1",
        "DELETE FROM vacations WHERE account = $1",
        "DELETE FROM seeks WHERE account = $1",
        "DELETE FROM chat WHERE account = $1",
        "DELETE FROM blocks WHERE account = $1 OR blocked = $1",
        "DELETE FROM ratings WHERE account = $1",
        "DELETE FROM rating_history WHERE account = $1",
    ] {
        sqlx::query(statement)
            .bind(id.as_str())
            .execute(&mut **change)
            .await?;
    }
    Ok(())
}

/// Takes a name out of the games it was written into.
async fn forget_name_in_games(change: &mut Change, id: &UserId) -> Result<(), StoreError> {
    let rows = sqlx::query(
        "SELECT g.id, g.setup, e.body FROM games g
         JOIN players p ON p.game = g.id JOIN events e ON e.game = g.id AND e.version = 1
         WHERE p.account = $1",
    )
    .bind(id.as_str())
    .fetch_all(&mut **change)
    .await?;
    for row in &rows {
        let game = text(row, "id")?;
        let setup = nameless(&text(row, "setup")?, id)?;
        let opened = nameless(&text(row, "body")?, id)?;
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

/// The JSON with the name of one person, wherever it stands, replaced.
fn nameless(text: &str, id: &UserId) -> Result<String, StoreError> {
    let mut value: serde_json::Value = from_json(text)?;
    forget_name(&mut value, id);
    json(&value)
}

fn forget_name(value: &mut serde_json::Value, id: &UserId) {
    match value {
        serde_json::Value::Object(fields) => {
            if fields.get("id").is_some_and(|found| found == id.as_str())
                && let Some(name) = fields.get_mut("name")
            {
                *name = NAMELESS.into();
            }
            fields.values_mut().for_each(|field| forget_name(field, id));
        }
        serde_json::Value::Array(items) => items.iter_mut().for_each(|item| forget_name(item, id)),
        _ => {}
    }
}

fn account_row(row: &SqliteRow) -> Result<Account, StoreError> {
    Ok(Account {
        id: parsed(row, "id")?,
        name: text(row, "name")?,
        kind: parsed(row, "kind")?,
        role: parsed(row, "role")?,
        password: maybe_text(row, "password")?,
        email: maybe_text(row, "email")?,
        owner: maybe_parsed(row, "owner")?,
        created: number(row, "created")?,
        seen: number(row, "seen")?,
        closed: maybe_moment(row, "closed")?,
        suspended: maybe_moment(row, "suspended")?,
        muted: maybe_moment(row, "muted")?,
    })
}
