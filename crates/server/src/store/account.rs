//! Accounts: guests, people, bots.

use paisho_view::words::Language;
use paisho_wire::{Person, PersonKind, UnixMillis, UserId};
use sqlx::sqlite::SqliteRow;

use super::rename::NewName;
use super::row::{
    flag, maybe_moment, maybe_parsed, maybe_text, number, parsed, text, whole, words,
};
use super::{Change, Store, StoreError};
use crate::digest::digest;

words! {
    /// The kind of an account.
    AccountKind {
        /// An unregistered user.
        Guest = "guest",
        /// A registered user with a name and a password.
        Person = "person",
        /// A program.
        Bot = "bot",
    }
}

words! {
    /// What an account may do besides playing.
    Role {
        /// Nothing more.
        Member = "member",
        /// Handle reports, mute and suspend users.
        Moderator = "moderator",
        /// Everything, including appointing moderators.
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
    /// Its kind.
    pub kind: AccountKind,
    /// Its role.
    pub role: Role,
    /// The hash of its password.
    pub password: Option<String>,
    /// Its e-mail address.
    pub email: Option<String>,
    /// Whether its owner has confirmed the address.
    pub email_confirmed: bool,
    /// The language of mails to it, if it is known.
    pub language: Option<Language>,
    /// Whether signing in needs a code in addition to the password.
    pub second_factor: bool,
    /// The person responsible for it, if it is a bot.
    pub owner: Option<UserId>,
    /// When it was created.
    pub created: UnixMillis,
    /// When it was last used.
    pub seen: UnixMillis,
    /// When its owner deleted it.
    pub closed: Option<UnixMillis>,
    /// Until when it is suspended.
    pub suspended: Option<UnixMillis>,
    /// Until when it is muted.
    pub muted: Option<UnixMillis>,
}

/// The result of creating a bot account.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NewBot {
    /// The account was created.
    Made,
    /// The name is taken or reserved.
    NameTaken,
    /// The owner has reached the limit of bots.
    TooMany,
}

impl Account {
    /// An account with a name and otherwise default values.
    #[must_use]
    pub const fn new(id: UserId, name: String, kind: AccountKind, created: UnixMillis) -> Self {
        Self {
            id,
            name,
            kind,
            role: Role::Member,
            password: None,
            email: None,
            email_confirmed: false,
            language: None,
            second_factor: false,
            owner: None,
            created,
            seen: created,
            closed: None,
            suspended: None,
            muted: None,
        }
    }

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

    /// Whether it is suspended at this time.
    #[must_use]
    pub fn is_suspended(&self, now: UnixMillis) -> bool {
        self.suspended.is_some_and(|until| now < until)
    }

    /// Whether it is muted at this time.
    #[must_use]
    pub fn is_muted(&self, now: UnixMillis) -> bool {
        self.muted.is_some_and(|until| now < until)
    }
}

impl Store {
    /// Creates an account. Returns `false` if its name is taken or reserved. `name_key` is the name
    /// with look-alikes folded together.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn create_account(&self, new: &Account, name_key: &str) -> Result<bool, StoreError> {
        let mut change = self.change().await?;
        let is_made = insert_account(&mut change, new, name_key).await?;
        change.commit().await?;
        Ok(is_made)
    }

    /// Creates a bot account, unless its name is taken or reserved or its owner has `most` bots
    /// already. Counting happens in the same transaction, so that concurrent requests can't exceed
    /// the limit.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn create_bot(
        &self,
        new: &Account,
        name_key: &str,
        most: u64,
    ) -> Result<NewBot, StoreError> {
        let mut change = self.change().await?;
        let row = sqlx::query(
            "SELECT COUNT(*) AS many FROM accounts WHERE owner = $1 AND closed IS NULL",
        )
        .bind(new.owner.as_ref().map(UserId::as_str))
        .fetch_one(&mut *change)
        .await?;
        if number(&row, "many")? >= most {
            return Ok(NewBot::TooMany);
        }
        if !insert_account(&mut change, new, name_key).await? {
            return Ok(NewBot::NameTaken);
        }
        change.commit().await?;
        Ok(NewBot::Made)
    }

    /// Renames a guest, also in their games and seeks. Returns `false` if the name is taken or
    /// reserved, or the account is not a guest.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn rename_guest(
        &self,
        guest: &UserId,
        name: &str,
        name_key: &str,
        now: UnixMillis,
    ) -> Result<bool, StoreError> {
        let mut change = self.change().await?;
        let done = sqlx::query(
            "UPDATE accounts SET name = $2, name_key = $3
             WHERE id = $1 AND kind = 'guest' AND closed IS NULL
                 AND NOT EXISTS (SELECT 1 FROM accounts WHERE name_key = $3 AND id <> $1)
                 AND NOT EXISTS (SELECT 1 FROM reserved_names WHERE digest = $4 AND until > $5)",
        )
        .bind(guest.as_str())
        .bind(name)
        .bind(name_key)
        .bind(digest(name_key.as_bytes()))
        .bind(whole(now))
        .execute(&mut *change)
        .await?;
        if done.rows_affected() == 0 {
            return Ok(false);
        }
        let known = NewName {
            id: guest,
            name,
            kind: None,
        };
        known.write_into_games(&mut change).await?;
        known.write_into_seeks(&mut change).await?;
        change.commit().await?;
        Ok(true)
    }

    /// Turns a guest into a registered person. The id, and with it all games, stay. Returns `false`
    /// if the name is taken or reserved, or the account is not a guest.
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
        now: UnixMillis,
    ) -> Result<bool, StoreError> {
        let mut change = self.change().await?;
        let done = sqlx::query(
            "UPDATE accounts SET name = $2, name_key = $3, kind = 'person', password = $4,
                 email = $5
             WHERE id = $1 AND kind = 'guest' AND closed IS NULL
                 AND NOT EXISTS (SELECT 1 FROM accounts WHERE name_key = $3 AND id <> $1)
                 AND NOT EXISTS (SELECT 1 FROM reserved_names WHERE digest = $6 AND until > $7)",
        )
        .bind(guest.as_str())
        .bind(name)
        .bind(name_key)
        .bind(password)
        .bind(email)
        .bind(digest(name_key.as_bytes()))
        .bind(whole(now))
        .execute(&mut *change)
        .await?;
        if done.rows_affected() == 0 {
            return Ok(false);
        }
        let known = NewName {
            id: guest,
            name,
            kind: Some(PersonKind::Member),
        };
        known.write_into_games(&mut change).await?;
        known.write_into_seeks(&mut change).await?;
        change.commit().await?;
        Ok(true)
    }

    /// The account with this id.
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

    /// The account whose name has this key. Deleted accounts are not found.
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

    /// The bots of a person.
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
        Ok(self.readable("account", &rows, account_row))
    }

    /// Sets the role of an account.
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
}

/// Inserts a new account, unless its name is taken or reserved. Returns whether it was inserted.
async fn insert_account(
    change: &mut Change,
    new: &Account,
    name_key: &str,
) -> Result<bool, StoreError> {
    let done = sqlx::query(
        "INSERT INTO accounts (id, name, name_key, kind, role, password, email, owner,
             created, seen)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $9
         WHERE NOT EXISTS (SELECT 1 FROM reserved_names WHERE digest = $10 AND until > $9)
         ON CONFLICT (name_key) DO NOTHING",
    )
    .bind(new.id.as_str())
    .bind(&new.name)
    .bind(name_key)
    .bind(new.kind.as_str())
    .bind(new.role.as_str())
    .bind(&new.password)
    .bind(&new.email)
    .bind(new.owner.as_ref().map(UserId::as_str))
    .bind(whole(new.created))
    .bind(digest(name_key.as_bytes()))
    .execute(&mut **change)
    .await?;
    Ok(done.rows_affected() == 1)
}

fn account_row(row: &SqliteRow) -> Result<Account, StoreError> {
    Ok(Account {
        id: parsed(row, "id")?,
        name: text(row, "name")?,
        kind: parsed(row, "kind")?,
        role: parsed(row, "role")?,
        password: maybe_text(row, "password")?,
        email: maybe_text(row, "email")?,
        email_confirmed: flag(row, "email_confirmed")?,
        // A language that only a newer version knows is as good as none.
        language: maybe_text(row, "language")?.and_then(|tag| Language::from_tag(&tag)),
        second_factor: maybe_text(row, "totp")?.is_some(),
        owner: maybe_parsed(row, "owner")?,
        created: number(row, "created")?,
        seen: number(row, "seen")?,
        closed: maybe_moment(row, "closed")?,
        suspended: maybe_moment(row, "suspended")?,
        muted: maybe_moment(row, "muted")?,
    })
}
