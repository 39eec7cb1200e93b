//! Handling the messages of a client.

use paisho_wire::{
    Action, ActionBody, ChatText, ClientId, GameId, Limit, Refusal, Room, Seat, Status, ToClient,
    ToServer,
};
use tokio::time::Instant;

use super::Session;
use crate::live::members::Member;
use crate::live::table_slot::seen_since;
use crate::live::{Live, lock};

/// How many games one socket may follow.
const MOST_GAMES: usize = 64;
/// If more events than this were missed, the whole state is sent instead.
const MOST_EVENTS: usize = 200;

impl Session {
    pub(super) async fn handle(&mut self, text: &str) {
        let message = match ToServer::parse(text) {
            Ok(message) => message,
            Err(error) => {
                let message = error.to_string();
                return self.outbox.say(&ToClient::Error { message });
            }
        };
        match message {
            ToServer::Join { game, since } => self.join(game, since).await,
            ToServer::Leave { game } => self.leave_game(&game),
            ToServer::Act { game, id, action } => self.act(game, id, action).await,
            ToServer::Say {
                game,
                id,
                room,
                text,
            } => self.say(game, id, room, &text).await,
            ToServer::WatchLobby {} => self.watch_lobby().await,
            ToServer::LeaveLobby {} => self.live.0.connections.leave_lobby(self.id),
            ToServer::Beat { n } => self.outbox.say(&ToClient::Beat {
                n,
                now: self.live.0.env.now(),
            }),
            ToServer::Echo { n } => self.lag.echo(n, Instant::now()),
        }
    }

    async fn join(&mut self, game: GameId, since: Option<u32>) {
        let joined = if self.games.len() >= MOST_GAMES && !self.games.contains_key(&game) {
            Err(Limit::Tables.refusal())
        } else {
            self.join_table(&game, since).await
        };
        let said = match joined {
            Ok((view, status)) => {
                let reader = self.user.reader();
                self.live.said(&game, reader, view, status).await
            }
            Err(refusal) => Err(refusal),
        };
        match said {
            Ok(chat) => self.outbox.say(&chat),
            Err(refusal) => self.outbox.say(&ToClient::NotJoined { game, refusal }),
        }
    }

    /// Adds the client to the table's connections and sends what it missed while holding the
    /// table's lock, so that later events follow in order and without gaps.
    async fn join_table(
        &mut self,
        game: &GameId,
        since: Option<u32>,
    ) -> Result<(Option<Seat>, Status), Refusal> {
        let live: Live = self.live.clone();
        let slot = live.slot(game);
        let mut cached = slot.loaded.lock().await;
        let loaded = live.load(game, &mut cached).await?;
        let user = self.user.id();
        let seat = user.and_then(|user| loaded.table.public().seat_of(user));
        let view = seat.filter(|_| self.user.reads);
        let now = live.0.env.moment();
        let status = loaded.table.public().status();
        let missed = since.map(|since| seen_since(&loaded.log, since, view));
        self.outbox.say(&match missed {
            Some(events) if events.len() <= MOST_EVENTS => ToClient::Events {
                game: game.clone(),
                events,
                clock: loaded.table.reading(now),
            },
            _ => ToClient::Game {
                state: Box::new(loaded.table.state(game, view, now)),
            },
        });
        let member = Member {
            user: user.cloned(),
            seat,
            view,
            outbox: self.outbox.clone(),
        };
        lock(&slot.members).enter(self.id, member, now);
        // A decision of a computer may have been due since before this server started.
        live.wake_computer(game, &loaded.table);
        drop(cached);
        self.games.insert(game.clone(), slot);
        Ok((view, status))
    }

    fn leave_game(&mut self, game: &GameId) {
        if let Some(slot) = self.games.remove(game) {
            let now = self.live.0.env.moment();
            lock(&slot.members).leave(self.id, now);
        }
    }

    async fn act(&self, game: GameId, id: ClientId, action: Action) {
        let acted = match self.user.player() {
            Err(refusal) => Err(refusal),
            Ok(player) => {
                let body = ActionBody {
                    id: id.clone(),
                    action,
                };
                let lag = self.lag.round_trip();
                self.live.act(&game, player, body, lag).await
            }
        };
        self.outbox.say(&match acted {
            Ok(version) => ToClient::Ack { id, game, version },
            Err(refusal) => ToClient::Refused { id, game, refusal },
        });
    }

    async fn say(&self, game: GameId, id: ClientId, room: Room, text: &ChatText) {
        let said = match self.user.speaker() {
            Err(refusal) => Err(refusal),
            Ok(speaker) => self.live.say(&game, speaker, room, text).await,
        };
        self.outbox.say(&match said {
            Ok(()) => ToClient::Ack {
                id,
                game,
                version: 0,
            },
            Err(refusal) => ToClient::Refused { id, game, refusal },
        });
    }

    async fn watch_lobby(&self) {
        self.live.0.connections.enter_lobby(self.id);
        if let Some(lobby) = self.live.lobby_frame().await {
            self.outbox.say(&lobby);
        }
    }
}
