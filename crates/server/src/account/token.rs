//! API tokens with scopes, and bot accounts.

use paisho_wire::UnixMillis;

use super::secret::{Opens, Secret};
use super::{AccountError, Accounts, DAY, Name};
use crate::store::words;
use crate::store::{Account, AccountKind, NewBot, NewToken, SecurityEvent, StoreError, TokenRow};

/// The limit of tokens per account.
const MOST_TOKENS: u32 = 50;

/// The limit of bots per person.
const MOST_BOTS: u64 = 5;

/// The longest label, in characters.
const LABEL_LENGTH: usize = 60;

/// The last use of a token is stored at most this often.
const TOUCH: UnixMillis = 10 * 60 * 1000;

words! {
    /// What a token may be used for.
    Scope {
        /// Reading private data of its owner.
        Read = "read",
        /// Seeking and playing games.
        Play = "play",
        /// Writing in chats.
        Chat = "chat",
    }
}

impl Scope {
    /// Parses scopes separated by spaces.
    ///
    /// # Errors
    /// Quotes the first unknown word.
    pub fn parse_all(text: &str) -> Result<Vec<Self>, crate::store::UnknownWord> {
        text.split_whitespace().map(str::parse).collect()
    }
}

impl Accounts {
    /// Creates a token. Its secret is returned only here.
    ///
    /// # Errors
    /// If the label is too long or empty, the limit of tokens is reached, or the store fails.
    pub async fn make_token(
        &self,
        account: &Account,
        label: &str,
        scopes: &[Scope],
        days: Option<u32>,
    ) -> Result<(Secret, TokenRow), AccountError> {
        let label = label.trim();
        if label.is_empty() || label.chars().count() > LABEL_LENGTH {
            let expected = format!("a label must have 1 to {LABEL_LENGTH} characters");
            return Err(AccountError::BadToken(expected));
        }
        if days == Some(0) {
            let expected = "a token must be valid for at least one day".to_owned();
            return Err(AccountError::BadToken(expected));
        }
        let secret = Secret::new(Opens::Token, &self.env);
        let words: Vec<&str> = scopes.iter().map(|scope| scope.as_str()).collect();
        let now = self.now();
        let token = NewToken {
            id: self.env.id(),
            hash: secret.hash(),
            account: account.id.clone(),
            label: label.to_owned(),
            scopes: words.join(" "),
            created: now,
            expires: days.map(|days| now + UnixMillis::from(days) * DAY),
        };
        if !self.store.add_token(&token, MOST_TOKENS).await? {
            return Err(AccountError::TooMany);
        }
        self.tell_owner(account, SecurityEvent::TokenMade, label)
            .await?;
        let row = self.store.token(&secret.hash(), now).await?;
        Ok((secret, row.ok_or(AccountError::NoSuchAccount)?))
    }

    /// Notifies the owner of an account. A bot's owner is the person who created it.
    async fn tell_owner(
        &self,
        account: &Account,
        what: SecurityEvent,
        label: &str,
    ) -> Result<(), AccountError> {
        let Some(owner) = &account.owner else {
            self.notice(account, what, label).await;
            return Ok(());
        };
        let owner = self.store.account(owner).await?;
        let owner = owner.ok_or(AccountError::NoSuchAccount)?;
        let detail = format!("{}: {label}", account.name);
        self.notice(&owner, what, &detail).await;
        Ok(())
    }

    /// Revokes a token of an account or of one of its bots. Returns the account it belonged to.
    ///
    /// # Errors
    /// If there is no such token, or the store fails.
    pub async fn end_token(&self, account: &Account, id: &str) -> Result<Account, AccountError> {
        let mut owners = vec![account.clone()];
        owners.extend(self.store.bots_of(&account.id).await?);
        for owner in owners {
            let tokens = self.store.tokens(&owner.id).await?;
            let label = tokens.into_iter().find(|token| token.id == id);
            if self.store.end_token(&owner.id, id).await? {
                let label = label.map(|token| token.label).unwrap_or_default();
                self.tell_owner(&owner, SecurityEvent::TokenEnded, &label)
                    .await?;
                return Ok(owner);
            }
        }
        Err(AccountError::NoSuchToken)
    }

    /// The account of a token. `None` for suspended accounts and for bots of suspended people.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn of_token(
        &self,
        secret: &Secret,
    ) -> Result<Option<(Account, TokenRow)>, StoreError> {
        let now = self.now();
        let Some(token) = self.store.token(&secret.hash(), now).await? else {
            return Ok(None);
        };
        let is_fine = |a: &Account| a.closed.is_none() && !a.is_suspended(now);
        let account = self.store.account(&token.account).await?;
        let Some(account) = account.filter(is_fine) else {
            return Ok(None);
        };
        if let Some(owner) = &account.owner {
            let owner = self.store.account(owner).await?;
            if !owner.as_ref().is_some_and(is_fine) {
                return Ok(None);
            }
        }
        if token
            .seen
            .is_none_or(|seen| now.saturating_sub(seen) > TOUCH)
        {
            super::note_use(self.store.touch_token(&token, now).await);
        }
        Ok(Some((account, token)))
    }

    /// Creates a bot account that a person is responsible for.
    ///
    /// # Errors
    /// If the name is invalid or taken, or the limit of bots is reached.
    pub async fn make_bot(&self, owner: &Account, name: &str) -> Result<Account, AccountError> {
        if owner.kind != AccountKind::Person {
            return Err(AccountError::NotRegistered);
        }
        let name = Name::parse(name)?;
        let mut bot = self.blank(&name, AccountKind::Bot)?;
        bot.owner = Some(owner.id.clone());
        match self.store.create_bot(&bot, name.key(), MOST_BOTS).await? {
            NewBot::Made => {}
            NewBot::NameTaken => return Err(AccountError::NameTaken),
            NewBot::TooMany => return Err(AccountError::TooMany),
        }
        self.notice(owner, SecurityEvent::BotMade, name.as_str())
            .await;
        let bot = self.store.account(&bot.id).await?;
        bot.ok_or(AccountError::NoSuchAccount)
    }
}
