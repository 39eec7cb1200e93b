//! What happens without anybody asking: flags fall, news arrives, empty places are cleared.

use std::sync::Arc;
use std::time::Duration;

use paisho::clock::{Millis, Moment};
use paisho_table::Absence;
use paisho_wire::{Refusal, ToClient};
use tokio::sync::broadcast::{self, error::RecvError};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

use super::act::Order;
use super::place::Place;
use super::{Live, lock};
use crate::bus::News;
use crate::store::{Heartbeat, StoreError};

/// How often a server notes that it is alive; so much may be given back too much.
const BEAT: Duration = Duration::from_secs(2);
/// The wall clock may be so far off, in milliseconds, before the log tells.
const LARGEST_OFFSET: u64 = 10_000;
/// A shorter absence than this is none.
const SHORTEST_ABSENCE: Millis = Millis(5_000);
/// How many games are looked at in one go.
const BATCH: u32 = 500;
/// So many games in a row for which the store fails end a sweep.
const FAILURES: u32 = 3;
/// How long a failing store is left alone.
const RECOVERY: Duration = Duration::from_secs(1);

/// How far a sweep came.
enum Swept {
    /// Everything that was due was done, or at least tried.
    Whole,
    /// The store failed.
    CutShort,
}

impl Live {
    /// Does what is due, until the server goes down.
    pub(super) async fn sweep(self) {
        let mut ticks = interval(self.0.settings.sweep);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut beaten, mut tidied) = (None::<Instant>, Instant::now());
        let mut known_offset = 0;
        while !self.is_closing() {
            let now = ticks.tick().await;
            if beaten.is_none_or(|then| now - then >= BEAT) {
                beaten = Some(now);
                self.note(self.beat().await);
            }
            let swept = self.sweep_once().await;
            let is_whole = matches!(swept, Ok(Swept::Whole));
            self.note(swept);
            if !is_whole {
                sleep(RECOVERY).await;
            }
            if now - tidied >= self.0.settings.tidy {
                tidied = now;
                self.tidy();
                known_offset = self.compare_clocks(known_offset);
                self.note(self.sweep_seeks().await);
                self.note(self.sweep_vacations().await);
                self.note(self.wake_all_computers().await);
            }
        }
    }

    /// Tells the host once if somebody has set the wall clock; the answer is how far it is off.
    fn compare_clocks(&self, known_offset: u64) -> u64 {
        let offset = self.0.world.wall().abs_diff(self.0.world.now());
        if offset.abs_diff(known_offset) < LARGEST_OFFSET {
            return known_offset;
        }
        tracing::warn!(
            milliseconds = offset,
            "the system clock was set; the server keeps its own time until it is started again"
        );
        offset
    }

    pub(super) fn is_closing(&self) -> bool {
        self.0.closing.borrow().is_some()
    }

    /// What fails here is tried again, or does no harm; the log tells.
    pub(super) fn note<T>(&self, result: Result<T, StoreError>) {
        if let Err(error) = result {
            tracing::error!(%error, "the store failed");
        }
    }

    /// Everything whose time has come. Games that can't go on are passed over, and when the store
    /// fails for several in a row it is left alone for a moment.
    async fn sweep_once(&self) -> Result<Swept, StoreError> {
        let now = self.0.world.now();
        let damaged = &self.0.damaged;
        let batch = BATCH.saturating_add(damaged.len());
        let due = self.0.store.overdue(now, batch).await?;
        let due = due.iter().filter(|game| !damaged.is_put_off(game, now));
        let mut failed = 0;
        for game in due {
            match self.carry_out(game, Order::Tick).await {
                Ok(_) => failed = 0,
                // It can't be loaded; the log has said so.
                Err(_) if damaged.is_put_off(game, self.0.world.now()) => {}
                Err(Refusal::OtherRules { .. }) => {}
                Err(refusal) => {
                    self.put_off(game);
                    tracing::warn!(%game, %refusal, "a deadline could not be kept");
                    failed += 1;
                }
            }
            if failed == FAILURES {
                return Ok(Swept::CutShort);
            }
        }
        Ok(Swept::Whole)
    }

    /// Notes that this server is alive, and what it owes, should it die before that is given back.
    async fn beat(&self) -> Result<(), StoreError> {
        let sign = || {
            let now = self.0.world.moment();
            // If the server stood still until now, that is owed too.
            self.0.pulse.beat(now);
            Heartbeat {
                at: now.0,
                owed: self.0.pulse.all_owed(),
            }
        };
        self.0.store.beat(sign).await
    }

    /// Goes on where the last server was: with its time, and giving back to players who were
    /// thinking what it owed and the time in which there was none.
    pub(super) async fn come_up(&self) -> Result<(), StoreError> {
        let world = &self.0.world;
        let last = self.0.store.last_beat().await?;
        let last = last.unwrap_or_else(|| Heartbeat {
            at: world.now(),
            owed: Vec::new(),
        });
        let since = last.at;
        let behind = since.saturating_sub(world.wall());
        if behind >= SHORTEST_ABSENCE.0 {
            tracing::warn!(
                milliseconds = behind,
                "the system clock is behind the time at which a server last ran here; this one goes \
                 on from there. Set the clock and start again if that is wrong"
            );
        }
        world.not_before(since);
        let absence = Absence {
            since: Moment(since),
            until: world.moment(),
        };
        if absence.length() >= SHORTEST_ABSENCE {
            self.0.pulse.lose(absence);
        }
        self.0.pulse.owe(last.owed);
        self.give_back().await?;
        self.beat().await
    }

    /// Forgets tables around which nobody is, and who was silent for a while.
    fn tidy(&self) {
        self.0.talk.tidy();
        let now = self.0.world.moment();
        lock(&self.0.places).retain(|_, place| {
            Arc::strong_count(place) > 1 || !lock(&place.room).is_forgettable(now)
        });
    }

    pub(super) fn all_places(&self) -> Vec<Arc<Place>> {
        lock(&self.0.places).values().cloned().collect()
    }

    /// Listens to the bus, until the server goes down.
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
                if let Some(place) = self.known_place(&game)
                    && let Err(refusal) = self.catch_up(&place, version).await
                {
                    tracing::warn!(%game, %refusal, "news could not be read");
                }
            }
            News::Chat { game, line } => {
                if let Err(refusal) = self.hear_line(&game, &line).await {
                    tracing::warn!(%game, %refusal, "a line could not be passed on");
                }
            }
            News::Presence {
                game,
                node,
                present,
                watching,
            } => self.hear_presence(&game, node, &present, watching),
            News::Seen { game, node, seat } => self.hear_of_seen(&game, node, seat),
            News::Lobby => self.tell_lobby().await,
            News::Gone { user } => self.hear_of_gone(&user).await,
            News::Renamed { user } => self.forget_tables_of(&user).await,
            News::SentAway { user } => self.0.audience.send_away(&user),
            News::Started { user, game, seek } => {
                let started = ToClient::Started { game, seek };
                self.0.audience.tell_user(&user, &started);
            }
        }
    }

    /// News was lost: look at everything that is in memory.
    async fn catch_up_with_all(&self) {
        for place in self.all_places() {
            if let Err(refusal) = self.catch_up(&place, u32::MAX).await {
                tracing::warn!(game = %place.game, %refusal, "news could not be read");
            }
        }
        self.tell_lobby().await;
    }
}
