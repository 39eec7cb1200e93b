//! Presence of users who seek: a seek for a live game exists only while its owner is connected.

use std::time::Duration;

use paisho_wire::UserId;

use super::Live;
use crate::bus::News;
use crate::store::StoreError;

impl Live {
    /// A user has opened a socket.
    pub(super) async fn has_come(&self, user: &UserId) {
        self.note(self.0.store.return_to_seeks(user).await);
    }

    /// A user has closed a socket. If it was the last one, their seeks for live games vanish after
    /// a grace period, which allows for reloading a page or a short loss of network.
    pub(super) async fn has_gone(self, user: UserId) {
        if self.0.connections.is_here(&user) || self.is_closing() {
            return;
        }
        let grace = self.0.settings.seek_grace;
        let left = self.leave_seeks(&user, grace).await;
        if matches!(left, Ok(true)) {
            tokio::select! {
                () = tokio::time::sleep(grace) => self.note(self.sweep_seeks().await),
                () = self.closed() => {}
            }
        }
        self.note(left);
    }

    /// Closes the sockets of a user whose sessions or tokens have ended, and of their bots. Clients
    /// that are still authorized reconnect at once.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn send_away(&self, user: &UserId) -> Result<(), StoreError> {
        let bots = self.0.store.bots_of(user).await?;
        let bots = bots.into_iter().map(|bot| bot.id);
        for user in bots.chain([user.clone()]) {
            self.0.bus.publish(News::SentAway { user });
        }
        Ok(())
    }

    /// Announces that a user's name has changed or was removed.
    pub fn rename(&self, user: &UserId) {
        self.0.bus.publish(News::Renamed { user: user.clone() });
        self.0.bus.publish(News::Lobby);
    }

    async fn leave_seeks(&self, user: &UserId, grace: Duration) -> Result<bool, StoreError> {
        let grace = u64::try_from(grace.as_millis()).unwrap_or(u64::MAX);
        let vanishes = self.0.env.now().saturating_add(grace);
        let left = self.0.store.leave_seeks(user, vanishes).await?;
        if left {
            // A node where the user is still or again connected reacts to this message.
            self.0.bus.publish(News::Gone { user: user.clone() });
        }
        Ok(left)
    }

    /// Another node has lost the last socket of a user with seeks. They may still have one here.
    pub(super) async fn hear_of_gone(&self, user: &UserId) {
        if self.0.connections.is_here(user) {
            self.has_come(user).await;
        }
    }

    /// Deletes expired seeks, and updates the lobby.
    pub(super) async fn sweep_seeks(&self) -> Result<(), StoreError> {
        if self.0.store.sweep_seeks(self.0.env.now()).await? > 0 {
            self.0.bus.publish(News::Lobby);
        }
        Ok(())
    }
}
