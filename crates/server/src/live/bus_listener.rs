//! Handling the messages of the bus: passes on to this node's clients what happened on any node.

use paisho_wire::ToClient;
use tokio::sync::broadcast::{self, error::RecvError};

use super::Live;
use crate::bus::News;

impl Live {
    /// Handles messages of the bus, until the server stops.
    pub(super) async fn hear_news(self, mut news: broadcast::Receiver<News>) {
        loop {
            let heard = tokio::select! {
                biased;
                () = self.closed() => return,
                heard = news.recv() => heard,
            };
            match heard {
                Ok(news) => self.hear(news).await,
                Err(RecvError::Lagged(_)) => self.catch_up_with_all().await,
                Err(RecvError::Closed) => return,
            }
        }
    }

    async fn hear(&self, news: News) {
        match news {
            News::Table { game, version } => {
                if let Some(slot) = self.known_slot(&game)
                    && let Err(refusal) = self.catch_up(&slot, version).await
                {
                    tracing::warn!(%game, %refusal, "could not load new events of a game");
                }
            }
            News::Chat { game, line } => {
                if let Err(refusal) = self.hear_line(&game, &line).await {
                    tracing::warn!(%game, %refusal, "a chat message could not be delivered");
                }
            }
            News::Presence {
                game,
                node,
                present,
                watching,
            } => self.hear_presence(&game, node, &present, watching),
            News::Active { game, node, seat } => self.hear_of_seen(&game, node, seat),
            News::Lobby => self.tell_lobby().await,
            News::Gone { user } => self.hear_of_gone(&user).await,
            News::Renamed { user } => self.forget_tables_of(&user).await,
            News::SentAway { user } => self.0.connections.send_away(&user),
            News::Started { user, game, seek } => {
                let started = ToClient::Started { game, seek };
                self.0.connections.tell_user(&user, &started);
            }
        }
    }

    /// Messages were lost: checks all tables in memory.
    async fn catch_up_with_all(&self) {
        for slot in self.all_slots() {
            if let Err(refusal) = self.catch_up(&slot, u32::MAX).await {
                tracing::warn!(game = %slot.game, %refusal, "could not load new events of a game");
            }
        }
        self.tell_lobby().await;
    }
}
