//! Coming and going: a seek for a live game waits only as long as somebody is there to play it.

use std::time::Duration;

use paisho_wire::UserId;

use super::Live;
use crate::bus::News;
use crate::store::StoreError;

impl Live {
    /// Somebody has opened a socket.
    pub(super) async fn has_come(&self, user: &UserId) {
        self.note(self.0.store.return_to_seeks(user).await);
    }

    /// Somebody has closed a socket. If it was the last one, seeks for live games vanish after a
    /// while, in which a page can be loaded again or a network come back.
    pub(super) async fn has_gone(self, user: UserId) {
        if self.0.audience.is_here(&user) || self.is_closing() {
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

    /// Somebody's sessions or tokens have ended, so their sockets end too, and those of their bots.
    /// Clients that are still welcome come back at once.
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

    /// Somebody is called otherwise now, or no longer anything.
    pub fn rename(&self, user: &UserId) {
        self.0.bus.publish(News::Renamed { user: user.clone() });
        self.0.bus.publish(News::Lobby);
    }

    async fn leave_seeks(&self, user: &UserId, grace: Duration) -> Result<bool, StoreError> {
        let grace = u64::try_from(grace.as_millis()).unwrap_or(u64::MAX);
        let vanishes = self.0.world.now().saturating_add(grace);
        let left = self.0.store.leave_seeks(user, vanishes).await?;
        if left {
            // Whoever is back already, or is there by way of another node, has not gone.
            self.0.bus.publish(News::Gone { user: user.clone() });
        }
        Ok(left)
    }

    /// A node has lost the last socket of somebody with seeks, who may have another one here.
    pub(super) async fn hear_of_gone(&self, user: &UserId) {
        if self.0.audience.is_here(user) {
            self.has_come(user).await;
        }
    }

    /// Deletes seeks whose time is over, and shows the lobby without them.
    pub(super) async fn sweep_seeks(&self) -> Result<(), StoreError> {
        if self.0.store.sweep_seeks(self.0.world.now()).await? > 0 {
            self.0.bus.publish(News::Lobby);
        }
        Ok(())
    }
}
