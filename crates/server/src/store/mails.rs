//! Counting mails for the daily limits. A mail is counted before it is sent.

use paisho_wire::{UnixMillis, UserId};

use super::row::whole;
use super::{Store, StoreError};

/// Limits of mails within a period.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MailQuota {
    /// To one address, over all accounts.
    pub per_address: u32,
    /// For one account, over all addresses.
    pub per_account: u32,
    /// Mails since this time count.
    pub since: UnixMillis,
    /// Only mails for the same purpose count.
    pub purpose: &'static str,
}

impl Store {
    /// Counts a mail to an address (given as a hash), unless that would exceed the quota. Returns
    /// whether it may be sent.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn count_mail(
        &self,
        account: &UserId,
        address: &str,
        now: UnixMillis,
        quota: MailQuota,
    ) -> Result<bool, StoreError> {
        // A single statement, so that concurrent requests can't exceed the quota together.
        let done = sqlx::query(
            "INSERT INTO mails (account, address, at, purpose)
             SELECT $1, $2, $3, $7
             WHERE (SELECT COUNT(*) FROM mails
                    WHERE address = $2 AND purpose = $7 AND at >= $4) < $5
                 AND (SELECT COUNT(*) FROM mails
                      WHERE account = $1 AND purpose = $7 AND at >= $4) < $6",
        )
        .bind(account.as_str())
        .bind(address)
        .bind(whole(now))
        .bind(whole(quota.since))
        .bind(quota.per_address)
        .bind(quota.per_account)
        .bind(quota.purpose)
        .execute(&self.writer)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Deletes records of mails sent before this time. Returns how many.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn sweep_mails(&self, before: UnixMillis) -> Result<u64, StoreError> {
        let done = sqlx::query("DELETE FROM mails WHERE at < $1")
            .bind(whole(before))
            .execute(&self.writer)
            .await?;
        Ok(done.rows_affected())
    }
}
