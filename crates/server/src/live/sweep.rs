//! Background work: expired clocks, signs of life, dropping unused tables from memory.

use std::sync::Arc;
use std::time::Duration;

use paisho::clock::{Millis, Moment};
use paisho_table::Absence;
use paisho_wire::Refusal;
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

use super::act::TableRequest;
use super::table_slot::TableSlot;
use super::{Live, lock};
use crate::store::{Heartbeat, StoreError};

/// How often a server stores that it is running. Downtime counts from there, so players may get
/// back up to this much too much.
const BEAT: Duration = Duration::from_secs(2);
/// How far the wall clock may be off, in milliseconds, before this is logged.
const LARGEST_OFFSET: u64 = 10_000;
/// Shorter downtimes are ignored.
const SHORTEST_ABSENCE: Millis = Millis(5_000);
/// How many games are handled in one sweep.
const BATCH: u32 = 500;
/// A sweep ends after the store failed for this many games in a row.
const FAILURES: u32 = 3;
/// The pause after the store failed.
const RECOVERY: Duration = Duration::from_secs(1);

/// How a sweep ended.
enum Swept {
    /// Everything due was done, or at least tried.
    Whole,
    /// It stopped because the store failed.
    CutShort,
}

impl Live {
    /// Does what is due, until the server stops.
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

    /// Logs once if the wall clock was changed. Returns how far it is off.
    fn compare_clocks(&self, known_offset: u64) -> u64 {
        let offset = self.0.env.wall().abs_diff(self.0.env.now());
        if offset.abs_diff(known_offset) < LARGEST_OFFSET {
            return known_offset;
        }
        tracing::warn!(
            milliseconds = offset,
            "the system clock was changed; the server ignores this until it is restarted"
        );
        offset
    }

    pub(super) fn is_closing(&self) -> bool {
        self.0.closing.borrow().is_some()
    }

    /// Logs a failure. What fails here is tried again, or does no harm.
    pub(super) fn note<T>(&self, result: Result<T, StoreError>) {
        if let Err(error) = result {
            tracing::error!(%error, "reading or writing the store failed");
        }
    }

    /// Handles all expired deadlines. Games that can't continue are skipped. If the store fails for
    /// several games in a row, the sweep ends early.
    async fn sweep_once(&self) -> Result<Swept, StoreError> {
        let now = self.0.env.now();
        let damaged = &self.0.damaged;
        let batch = BATCH.saturating_add(damaged.len());
        let due = self.0.store.overdue(now, batch).await?;
        let due = due.iter().filter(|game| !damaged.is_put_off(game, now));
        let mut failed = 0;
        for game in due {
            match self.carry_out(game, TableRequest::Tick).await {
                Ok(_) => failed = 0,
                // It can't be loaded, which has been logged.
                Err(_) if damaged.is_put_off(game, self.0.env.now()) => {}
                Err(Refusal::OtherRules { .. }) => {}
                Err(refusal) => {
                    self.put_off(game);
                    tracing::warn!(%game, %refusal, "an expired deadline could not be handled");
                    failed += 1;
                }
            }
            if failed == FAILURES {
                return Ok(Swept::CutShort);
            }
        }
        Ok(Swept::Whole)
    }

    /// Stores that this server is running, and the time it owes players, in case it dies before
    /// that is given back.
    async fn beat(&self) -> Result<(), StoreError> {
        let sign = || {
            let now = self.0.env.moment();
            // If the server stood still until now, that time is owed too.
            self.0.pulse.beat(now);
            Heartbeat {
                at: now.0,
                owed: self.0.pulse.all_owed(),
            }
        };
        self.0.store.beat(sign).await
    }

    /// Continues after the last server process: takes over its time, and gives players back the
    /// downtime and what it still owed them.
    pub(super) async fn come_up(&self) -> Result<(), StoreError> {
        let env = &self.0.env;
        let last = self.0.store.last_beat().await?;
        let last = last.unwrap_or_else(|| Heartbeat {
            at: env.now(),
            owed: Vec::new(),
        });
        let since = last.at;
        let behind = since.saturating_sub(env.wall());
        if behind >= SHORTEST_ABSENCE.0 {
            tracing::warn!(
                milliseconds = behind,
                "the system clock is behind the time at which the server last ran; the server \
                 continues from that time. If that is wrong, set the clock and restart the server"
            );
        }
        env.not_before(since);
        let absence = Absence {
            since: Moment(since),
            until: env.moment(),
        };
        if absence.length() >= SHORTEST_ABSENCE {
            self.0.pulse.lose(absence);
        }
        self.0.pulse.owe(last.owed);
        self.give_back().await?;
        self.beat().await
    }

    /// Drops tables without connections from memory, and unused entries of the rate limit.
    fn tidy(&self) {
        self.0.talk.tidy();
        let now = self.0.env.moment();
        lock(&self.0.slots).retain(|_, slot| {
            Arc::strong_count(slot) > 1 || !lock(&slot.members).is_forgettable(now)
        });
    }

    pub(super) fn all_slots(&self) -> Vec<Arc<TableSlot>> {
        lock(&self.0.slots).values().cloned().collect()
    }
}
