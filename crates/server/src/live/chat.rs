//! What people say at a table: players among themselves, spectators among themselves.

use paisho_wire::{ChatLine, ChatText, GameId, Person, Refusal, Room, Status, ToClient, UserId};

use super::room::may_hear;
use super::{Live, lock, trouble};
use crate::bus::News;

/// How many lines somebody who joins is sent of each room.
const LINES: u32 = 100;

impl Live {
    /// Says something at a table.
    ///
    /// # Errors
    /// Says why not.
    pub async fn say(
        &self,
        game: &GameId,
        by: &Person,
        room: Room,
        text: &ChatText,
    ) -> Result<(), Refusal> {
        let text = text.as_str().trim();
        if text.is_empty() {
            let message = "there is nothing to say".to_owned();
            return Err(Refusal::Limit { message });
        }
        self.check_may_speak(&by.id).await?;
        let place = self.place(game);
        let status = {
            let mut slot = place.loaded.lock().await;
            let table = &self.load(game, &mut slot).await?.table;
            let seat = table.seat_of(&by.id);
            if !may_hear(room, seat, table.status()) {
                return Err(Refusal::NotAPlayer {});
            }
            table.status()
        };
        let at = self.0.world.now();
        let stored = self.0.store.say(game, room, &by.id, text, at).await;
        stored.map_err(|e| trouble(&e))?;
        let line = ChatLine {
            room,
            by: by.clone(),
            at,
            text: text.to_owned(),
        };
        lock(&place.room).hear(game, &line, status);
        self.0.bus.publish(News::Chat { game: game.clone() });
        Ok(())
    }

    async fn check_may_speak(&self, user: &UserId) -> Result<(), Refusal> {
        let account = self.0.store.account(user).await.map_err(|e| trouble(&e))?;
        let muted = account.is_none_or(|a| a.is_muted(self.0.world.now()));
        if muted {
            let message = "you may not speak at the moment".to_owned();
            return Err(Refusal::Forbidden { message });
        }
        Ok(())
    }

    /// What somebody at a table may read of what was said.
    pub(super) async fn said(
        &self,
        game: &GameId,
        seat: Option<paisho_wire::Seat>,
        status: Status,
    ) -> Result<ToClient, Refusal> {
        let mut lines = Vec::new();
        for room in [Room::Players, Room::Spectators] {
            if may_hear(room, seat, status) {
                let said = self.0.store.chat(game, room, LINES).await;
                lines.extend(said.map_err(|e| trouble(&e))?);
            }
        }
        lines.sort_by_key(|line| line.at);
        let game = game.clone();
        Ok(ToClient::Chat { game, lines })
    }
}
