//! Chat at a table: one for players, one for spectators.

use paisho_wire::{
    Bar, ChatLine, ChatText, GameId, Limit, Person, Refusal, Room, Seat, Status, ToClient, UserId,
};

use super::members::may_hear;
use super::{Live, lock, trouble};
use crate::bus::News;
use crate::limit::TooFast;

/// How many lines of each chat are shown.
const LINES: u32 = 200;

impl Live {
    /// Writes a line in a chat.
    ///
    /// # Errors
    /// Why it was refused.
    pub async fn say(
        &self,
        game: &GameId,
        by: &Person,
        room: Room,
        text: &ChatText,
    ) -> Result<(), Refusal> {
        let text = text.as_str().trim();
        if text.is_empty() {
            return Err(Limit::Silence.refusal());
        }
        self.check_pace(&by.id)?;
        self.check_may_speak(&by.id).await?;
        self.check_may_hear(game, &by.id, room).await?;
        let at = self.0.env.now();
        let stored = self.0.store.say(game, room, &by.id, text, at).await;
        stored.map_err(|e| trouble(&e))?;
        self.0.bus.publish(News::Chat {
            game: game.clone(),
            line: ChatLine {
                room,
                by: by.clone(),
                at,
                text: text.to_owned(),
            },
        });
        Ok(())
    }

    /// A line was written on some node: sends it to the clients connected here, except those who
    /// block its author.
    pub(super) async fn hear_line(&self, game: &GameId, line: &ChatLine) -> Result<(), Refusal> {
        let Some(slot) = self.known_slot(game) else {
            return Ok(());
        };
        let status = {
            let mut cached = slot.loaded.lock().await;
            self.load(game, &mut cached).await?.table.public().status()
        };
        let blockers = self.0.store.blockers(&line.by.id).await;
        let blockers = blockers.map_err(|e| trouble(&e))?;
        lock(&slot.members).hear(game, line, status, &blockers);
        Ok(())
    }

    /// Users may write only in a chat that they may read.
    async fn check_may_hear(
        &self,
        game: &GameId,
        user: &UserId,
        room: Room,
    ) -> Result<(), Refusal> {
        let slot = self.slot(game);
        let mut cached = slot.loaded.lock().await;
        let table = &self.load(game, &mut cached).await?.table;
        let seat = table.public().seat_of(user);
        if let Some(seat) = seat {
            self.see(game, seat);
        }
        if may_hear(room, seat, table.public().status()) {
            Ok(())
        } else {
            Err(Refusal::NotAPlayer {})
        }
    }

    /// Counts a line against the user's limit per minute.
    ///
    /// # Errors
    /// The time to wait.
    pub fn check_pace(&self, user: &UserId) -> Result<(), Refusal> {
        let taken = self.0.talk.take(user);
        taken.map_err(|TooFast(wait)| Refusal::TooFast { wait })
    }

    /// Refuses users who are muted, and their bots.
    async fn check_may_speak(&self, user: &UserId) -> Result<(), Refusal> {
        let mut speaker = Some(user.clone());
        while let Some(id) = speaker {
            let account = self.0.store.account(&id).await.map_err(|e| trouble(&e))?;
            let account = account.filter(|a| !a.is_muted(self.0.env.now()));
            speaker = account.ok_or_else(|| Bar::Muted.refusal())?.owner;
        }
        Ok(())
    }

    /// The lines that a user at a table may read, as a frame.
    pub(super) async fn said(
        &self,
        game: &GameId,
        reader: Option<&UserId>,
        seat: Option<Seat>,
        status: Status,
    ) -> Result<ToClient, Refusal> {
        let lines = self.lines(game, reader, seat, status).await?;
        let game = game.clone();
        Ok(ToClient::Chat { game, lines })
    }

    /// The lines that a user may read, oldest first, without those of users whom the reader blocks.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn lines(
        &self,
        game: &GameId,
        reader: Option<&UserId>,
        seat: Option<Seat>,
        status: Status,
    ) -> Result<Vec<ChatLine>, Refusal> {
        let blocked = match reader {
            Some(reader) => self.0.store.blocked(reader).await,
            None => Ok(Vec::new()),
        };
        let blocked = blocked.map_err(|e| trouble(&e))?;
        let mut lines = Vec::new();
        for room in [Room::Players, Room::Spectators] {
            if may_hear(room, seat, status) {
                let said = self.0.store.chat(game, room, LINES).await;
                lines.extend(said.map_err(|e| trouble(&e))?);
            }
        }
        lines.retain(|line| !blocked.contains(&line.by.id));
        lines.sort_by_key(|line| line.at);
        Ok(lines)
    }
}
