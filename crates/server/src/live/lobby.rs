//! Seeks: offers to play, either public in the lobby or private by link.

use paisho_wire::{
    Bar, Limit, Person, PersonKind, Refusal, Seek, SeekAnswer, SeekBody, SeekId, SeekList,
    ToClient, UnixMillis, UserId, Visibility,
};

use super::pairing::{check_body, rating_fits, same_game};
use super::{Live, trouble};
use crate::bus::News;
use crate::store::SeekRow;

/// How long a seek for a live game lasts.
const LIVE_SEEK: UnixMillis = 30 * 60 * 1000;
/// How long a seek for a correspondence game, or a private seek, lasts.
const SLOW_SEEK: UnixMillis = 14 * 24 * 60 * 60 * 1000;

impl Live {
    /// All public seeks.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn lobby(&self) -> Result<SeekList, Refusal> {
        let rows = self.0.store.public_seeks(self.0.env.now()).await;
        let rows = rows.map_err(|e| trouble(&e))?;
        let read = |row: &SeekRow| match serde_json::from_str(&row.body) {
            Ok(seek) => Some(seek),
            Err(error) => {
                self.0.store.leave_out("seek", row.id.as_str(), &error);
                None
            }
        };
        let seeks = rows.iter().filter_map(read).collect();
        Ok(SeekList { seeks })
    }

    /// A seek. Private seeks are found by their id only.
    ///
    /// # Errors
    /// If there is no such seek, or the store fails.
    pub async fn seek(&self, id: &SeekId) -> Result<Seek, Refusal> {
        Ok(self.open_seek(id).await?.1)
    }

    async fn open_seek(&self, id: &SeekId) -> Result<(SeekRow, Seek), Refusal> {
        let row = self.0.store.seek(id, self.0.env.now()).await;
        let row = row.map_err(|e| trouble(&e))?;
        let row = row.ok_or(Refusal::NoSuchSeek {})?;
        let seek = read(&row)?;
        Ok((row, seek))
    }

    /// Offers to play. Creates a seek, joins a matching one, or starts a game at once against
    /// computers.
    ///
    /// # Errors
    /// Why it was refused.
    pub async fn offer(&self, by: &Person, body: SeekBody) -> Result<SeekAnswer, Refusal> {
        if self.0.settings.thinkers == 0 && !body.computers.is_empty() {
            return Err(Limit::NoComputers.refusal());
        }
        let body = check_body(body, by)?;
        self.check_room(&by.id).await?;
        if body.quick_pair
            && let Some(answer) = self.pair(by, &body).await?
        {
            return Ok(answer);
        }
        let seek = self.new_seek(by, body).await?;
        if seek.free == 0 {
            let game = self.begin(&seek, None, by).await?;
            let game = game.ok_or_else(|| trouble(&"a new seek is full but has no game"))?;
            return Ok(SeekAnswer::Started { game });
        }
        self.keep_seek(by, &seek).await?;
        self.0.bus.publish(News::Lobby);
        let seek = Box::new(seek);
        Ok(SeekAnswer::Waiting { seek })
    }

    /// Refuses users who play as many games as allowed. The store checks this again when the game
    /// starts; this early check is for users whose seek would only wait.
    async fn check_room(&self, user: &UserId) -> Result<(), Refusal> {
        let playing = self.0.store.count_playing(user).await;
        if playing.map_err(|e| trouble(&e))? >= self.0.settings.most_games {
            return Err(Limit::Games.refusal());
        }
        Ok(())
    }

    async fn new_seek(&self, by: &Person, body: SeekBody) -> Result<Seek, Refusal> {
        let id: SeekId = self.0.env.id().parse().map_err(|e| trouble(&e))?;
        let seats = body.ruleset.0.seats.number();
        let free = seats.saturating_sub(1 + body.computers.len());
        Ok(Seek {
            id,
            people: vec![by.clone()],
            rating: self.rating_for(by, &body).await?,
            speed: body.time.speed(),
            free: u8::try_from(free).unwrap_or(u8::MAX),
            created: self.0.env.now(),
            body,
        })
    }

    async fn keep_seek(&self, by: &Person, seek: &Seek) -> Result<(), Refusal> {
        let public = seek.body.visibility == Visibility::Public;
        let live = public && seek.body.time.is_live();
        let lasts = if live { LIVE_SEEK } else { SLOW_SEEK };
        let row = SeekRow {
            id: seek.id.clone(),
            account: by.id.clone(),
            public,
            attended: live,
            version: 1,
            body: write(seek)?,
            created: seek.created,
            expires: Some(seek.created.saturating_add(lasts)),
        };
        let kept = self
            .0
            .store
            .add_seek(&row, self.0.settings.most_seeks)
            .await;
        if kept.map_err(|e| trouble(&e))? {
            Ok(())
        } else {
            Err(Limit::Seeks.refusal())
        }
    }

    /// Joins the oldest public seek that matches.
    async fn pair(&self, by: &Person, body: &SeekBody) -> Result<Option<SeekAnswer>, Refusal> {
        let own = self.rating_for(by, body).await?;
        let avoided = self.0.store.avoided(&by.id).await;
        let avoided = avoided.map_err(|e| trouble(&e))?;
        for seek in self.lobby().await?.seeks {
            let stranger = seek
                .people
                .iter()
                .all(|p| p.id != by.id && !avoided.contains(&p.id));
            let fits = same_game(&seek, body)
                && rating_fits(&seek.body, own)
                && rating_fits(body, seek.rating);
            if stranger && fits {
                match self.join(by, &seek.id).await {
                    Ok(answer) => return Ok(Some(answer)),
                    // Another player was faster, or the seeker plays too many games: another seek
                    // may match.
                    Err(
                        Refusal::NoSuchSeek {}
                        | Refusal::Forbidden {
                            what: Bar::Other, ..
                        },
                    ) => {}
                    Err(refusal) => return Err(refusal),
                }
            }
        }
        Ok(None)
    }

    /// Joins a seek. The last player to join starts the game.
    ///
    /// # Errors
    /// Why it was refused.
    pub async fn join(&self, by: &Person, id: &SeekId) -> Result<SeekAnswer, Refusal> {
        loop {
            let (row, mut seek) = self.open_seek(id).await?;
            self.check_may_join(by, &seek).await?;
            seek.people.push(by.clone());
            seek.free = seek.free.saturating_sub(1);
            let answer = if seek.free == 0 {
                let game = self.begin(&seek, Some(&row), by).await?;
                game.map(|game| SeekAnswer::Started { game })
            } else {
                let kept = self.change_seek(&row, &seek).await?;
                kept.then(|| SeekAnswer::Waiting { seek: seek.into() })
            };
            if let Some(answer) = answer {
                self.0.bus.publish(News::Lobby);
                return Ok(answer);
            }
            // Another player joined or left meanwhile, so the seek has changed: try again.
        }
    }

    /// Stores a seek with changed players, unless it was changed or removed meanwhile.
    async fn change_seek(&self, row: &SeekRow, seek: &Seek) -> Result<bool, Refusal> {
        let (store, body) = (&self.0.store, write(seek)?);
        let kept = store.update_seek(&row.id, row.version, &body).await;
        kept.map_err(|e| trouble(&e))
    }

    async fn check_may_join(&self, by: &Person, seek: &Seek) -> Result<(), Refusal> {
        if seek.people.iter().any(|p| p.id == by.id) {
            return Err(Bar::OwnSeek.refusal());
        }
        if seek.body.rated && matches!(by.kind, PersonKind::Guest) {
            return Err(Bar::GuestsUnrated.refusal());
        }
        let rating = self.rating_for(by, &seek.body).await?;
        if !rating_fits(&seek.body, rating) {
            return Err(Bar::Rating.refusal());
        }
        let avoided = self.0.store.avoided(&by.id).await;
        let avoided = avoided.map_err(|e| trouble(&e))?;
        if seek.people.iter().any(|p| avoided.contains(&p.id)) {
            return Err(Bar::Blocked.refusal());
        }
        let playing = self.0.store.count_playing(&by.id).await;
        if playing.map_err(|e| trouble(&e))? >= self.0.settings.most_games {
            return Err(Bar::Games.refusal());
        }
        Ok(())
    }

    /// Withdraws the user's own seek, or leaves another user's.
    ///
    /// # Errors
    /// If there is no such seek, or the store fails.
    pub async fn withdraw(&self, by: &UserId, id: &SeekId) -> Result<(), Refusal> {
        let gone = self.0.store.remove_seek(by, id).await;
        if !gone.map_err(|e| trouble(&e))? {
            self.step_back(by, id).await?;
        }
        self.0.bus.publish(News::Lobby);
        Ok(())
    }

    /// Removes a user from another user's seek. The others keep waiting.
    async fn step_back(&self, by: &UserId, id: &SeekId) -> Result<(), Refusal> {
        loop {
            let (row, mut seek) = self.open_seek(id).await?;
            let index = seek.people.iter().position(|p| p.id == *by);
            seek.people.remove(index.ok_or(Refusal::NoSuchSeek {})?);
            seek.free = seek.free.saturating_add(1);
            if self.change_seek(&row, &seek).await? {
                return Ok(());
            }
        }
    }

    /// Removes a user from all seeks, when their account is deleted or suspended.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn leave_all_seeks(&self, user: &UserId) -> Result<(), Refusal> {
        let joined = self.0.store.seeks_naming(user).await;
        for row in joined.map_err(|e| trouble(&e))? {
            match self.withdraw(user, &row.id).await {
                // The seek has become a game or was removed meanwhile.
                Ok(()) | Err(Refusal::NoSuchSeek {}) => {}
                Err(refusal) => return Err(refusal),
            }
        }
        self.0.bus.publish(News::Lobby);
        Ok(())
    }

    /// Sends the lobby to the clients that watch it.
    pub(super) async fn tell_lobby(&self) {
        if !self.0.connections.lobby_is_watched() {
            return;
        }
        if let Some(lobby) = self.lobby_frame().await {
            self.0.connections.tell_lobby(&lobby);
        }
    }

    /// The lobby as a frame; nothing if the store fails.
    pub(super) async fn lobby_frame(&self) -> Option<ToClient> {
        let SeekList { seeks } = self.lobby().await.ok()?;
        let online = self.0.connections.people();
        Some(ToClient::Lobby { seeks, online })
    }
}

fn read(row: &SeekRow) -> Result<Seek, Refusal> {
    serde_json::from_str(&row.body).map_err(|e| trouble(&e))
}

fn write(seek: &Seek) -> Result<String, Refusal> {
    serde_json::to_string(seek).map_err(|e| trouble(&e))
}
