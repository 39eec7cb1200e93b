//! Detects that the server was late: frozen, starved, or waiting for its disk.
//!
//! Players do not lose time by that. Lost time is recorded here, and every request to a table first
//! gives back what the table is still owed; a pass over all tables does so for those without
//! requests. Tables record what they have been given, so nothing is given back twice.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::Duration;

use paisho::clock::{Millis, Moment};
use paisho_table::{Absence, LONG_ABSENCE};
use paisho_wire::{GameId, Refusal};
use tokio::task::JoinHandle;
use tokio::time::{MissedTickBehavior, interval};

use super::act::TableRequest;
use super::{Live, lock};
use crate::store::{OwedTime, StoreError};

/// Live games have deadlines within this time.
const HORIZON: Millis = Millis::days(1);
/// All games have deadlines within this time.
const FAR_HORIZON: Millis = Millis::days(400);
/// The limit of games in progress that are handled after a restart.
const MOST_INTERRUPTED: u32 = 200_000;

/// The wait before trying again after the store failed.
const TRY_AGAIN: Duration = Duration::from_secs(5);

/// When the server was last known to be running, and the time that players have lost since.
#[derive(Debug)]
pub(super) struct Pulse {
    /// Shorter gaps are ignored.
    late: Millis,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    awake: Option<Moment>,
    /// Periods in which no game could go on.
    lost: Vec<Absence>,
    /// Games whose clients were notified late of an event.
    told_late: HashMap<GameId, Absence>,
}

impl Pulse {
    /// Records gaps of at least this length; zero for never.
    pub(super) fn new(late: Duration) -> Self {
        let late = u64::try_from(late.as_millis()).unwrap_or(u64::MAX);
        Self {
            late: Millis(if late == 0 { u64::MAX } else { late }),
            state: Mutex::default(),
        }
    }

    /// Notes that the server is running at this time. A long gap since the last call counts as
    /// lost.
    pub(super) fn beat(&self, now: Moment) {
        let mut state = lock(&self.state);
        let since = state.awake.unwrap_or(now);
        if now.since(since) >= self.late {
            state.lost.push(Absence { since, until: now });
        }
        state.awake = Some(since.max(now));
    }

    /// Records a period in which the server was down.
    pub(super) fn lose(&self, absence: Absence) {
        lock(&self.state).lost.push(absence);
    }

    /// Records how long it took to notify the players of an event, because the disk was slow. If it
    /// was long, they get the time back.
    pub(super) fn told(&self, game: &GameId, told: Absence) {
        if told.length() >= self.late {
            let mut state = lock(&self.state);
            let late = state.told_late.entry(game.clone()).or_insert(told);
            late.until = late.until.max(told.until);
        }
    }

    /// The periods that may not have been given back in a game yet.
    pub(super) fn owed(&self, game: &GameId) -> Vec<Absence> {
        let state = lock(&self.state);
        let own = state.told_late.get(game);
        state.lost.iter().chain(own).copied().collect()
    }

    /// Takes over what the previous server process still owed.
    pub(super) fn owe(&self, owed: Vec<OwedTime>) {
        let mut state = lock(&self.state);
        for OwedTime { game, since, until } in owed {
            let absence = Absence {
                since: Moment(since),
                until: Moment(until),
            };
            match game {
                Some(game) => drop(state.told_late.insert(game, absence)),
                None => state.lost.push(absence),
            }
        }
    }

    /// All periods that may not have been given back yet.
    pub(super) fn all_owed(&self) -> Vec<OwedTime> {
        let state = lock(&self.state);
        let everywhere = state.lost.iter().map(|absence| (None, absence));
        let told_late = state.told_late.iter();
        let told_late = told_late.map(|(game, absence)| (Some(game.clone()), absence));
        everywhere
            .chain(told_late)
            .map(|(game, absence)| OwedTime {
                game,
                since: absence.since.0,
                until: absence.until.0,
            })
            .collect()
    }

    /// Whether everything has been given back.
    pub(super) fn is_settled(&self) -> bool {
        let state = lock(&self.state);
        state.lost.is_empty() && state.told_late.is_empty()
    }

    fn unsettled(&self) -> (Vec<Absence>, Vec<(GameId, Absence)>) {
        let state = lock(&self.state);
        let told_late = state.told_late.iter();
        let told_late = told_late.map(|(game, absence)| (game.clone(), *absence));
        (state.lost.clone(), told_late.collect())
    }

    fn settle(&self, settled: &[Absence]) {
        lock(&self.state).lost.retain(|a| !settled.contains(a));
    }

    fn settle_game(&self, game: &GameId, settled: Absence) {
        let mut state = lock(&self.state);
        if state.told_late.get(game) == Some(&settled) {
            state.told_late.remove(game);
        }
    }
}

/// Whether all lost time was given back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Given {
    /// Everything possible was given back.
    Whole,
    /// Something is missing and will be tried again.
    Part,
}

impl Live {
    /// Detects when the server was late, and gives the time back, until the server stops. This task
    /// does nothing else, so that it is late only if all tasks are.
    pub(super) async fn watch_pulse(self) {
        let mut ticks = interval(self.0.settings.sweep);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut giving: Option<JoinHandle<()>> = None;
        while !self.is_closing() {
            ticks.tick().await;
            self.0.pulse.beat(self.0.env.moment());
            let is_idle = giving.as_ref().is_none_or(JoinHandle::is_finished);
            if is_idle && !self.0.pulse.is_settled() {
                let live = self.clone();
                giving = Some(self.0.tasks.spawn(async move {
                    let given = live.give_back().await;
                    let is_whole = matches!(given, Ok(Given::Whole));
                    live.note(given);
                    if !is_whole {
                        tokio::select! {
                            () = tokio::time::sleep(TRY_AGAIN) => {}
                            () = live.closed() => {}
                        }
                    }
                }));
            }
        }
    }

    /// Gives lost time back at all tables where clocks may run.
    pub(super) async fn give_back(&self) -> Result<Given, StoreError> {
        let mut given = Given::Whole;
        let (lost, told_late) = self.0.pulse.unsettled();
        if !lost.is_empty() {
            for game in self.interrupted(&lost).await? {
                if let Given::Part = self.give_back_in(&game).await {
                    given = Given::Part;
                }
            }
            if let Given::Whole = given {
                self.0.pulse.settle(&lost);
            }
        }
        for (game, absence) in told_late {
            match self.give_back_in(&game).await {
                Given::Whole => self.0.pulse.settle_game(&game, absence),
                Given::Part => given = Given::Part,
            }
        }
        Ok(given)
    }

    /// The games whose players may have lost time. Correspondence games get time back only if the
    /// total is long; otherwise they are not read at all.
    async fn interrupted(&self, lost: &[Absence]) -> Result<Vec<GameId>, StoreError> {
        let lengths = lost.iter().map(|absence| absence.length().0);
        let whole = lengths.fold(0, u64::saturating_add);
        tracing::warn!(
            milliseconds = whole,
            "the server was down or stalled; giving the time back to players"
        );
        let until = |horizon: Millis| self.0.env.now().saturating_add(horizon.0);
        let store = &self.0.store;
        if Millis(whole) >= LONG_ABSENCE {
            store.overdue(until(FAR_HORIZON), MOST_INTERRUPTED).await
        } else {
            store.overdue_live(until(HORIZON), MOST_INTERRUPTED).await
        }
    }

    /// Gives time back in one game. If the store failed, it is tried again; a game that can't be
    /// loaded counts as done. A stopping server leaves the rest to the next one.
    async fn give_back_in(&self, game: &GameId) -> Given {
        if self.is_closing() {
            return Given::Part;
        }
        let Err(refusal) = self.carry_out(game, TableRequest::GiveBack).await else {
            return Given::Whole;
        };
        tracing::warn!(%game, %refusal, "could not give time back to the players of a game");
        let is_damaged = self.0.damaged.is_put_off(game, self.0.env.now());
        if matches!(refusal, Refusal::Trouble {}) && !is_damaged {
            Given::Part
        } else {
            Given::Whole
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn absence(since: u64, until: u64) -> Absence {
        Absence {
            since: Moment(since),
            until: Moment(until),
        }
    }

    #[test]
    fn a_gap_is_lost_and_a_steady_pulse_is_not() {
        let pulse = Pulse::new(Duration::from_secs(1));
        let game: GameId = "g1".parse().unwrap();
        for now in [5_000, 5_900, 6_800, 6_700] {
            pulse.beat(Moment(now));
        }
        assert!(pulse.is_settled());
        pulse.beat(Moment(41_800));
        pulse.beat(Moment(42_000));
        assert_eq!(pulse.owed(&game), [absence(6_800, 41_800)]);
        let (lost, _) = pulse.unsettled();
        pulse.settle(&lost);
        assert!(pulse.is_settled());
    }

    #[test]
    fn late_news_is_owed_in_that_game_alone() {
        let pulse = Pulse::new(Duration::from_secs(1));
        let (one, other): (GameId, GameId) = ("g1".parse().unwrap(), "g2".parse().unwrap());
        pulse.told(&other, absence(0, 999));
        pulse.told(&one, absence(0, 12_000));
        assert_eq!(pulse.owed(&one), [absence(0, 12_000)]);
        assert_eq!(pulse.owed(&other), []);
        pulse.told(&one, absence(13_000, 15_000));
        pulse.settle_game(&one, absence(0, 12_000));
        assert!(!pulse.is_settled());
        pulse.settle_game(&one, absence(0, 15_000));
        assert!(pulse.is_settled());
    }

    #[test]
    fn what_one_server_owes_the_next_one_does() {
        let (before, after) = (
            Pulse::new(Duration::from_secs(1)),
            Pulse::new(Duration::from_secs(1)),
        );
        let (one, other): (GameId, GameId) = ("g1".parse().unwrap(), "g2".parse().unwrap());
        before.lose(absence(0, 90_000));
        before.told(&one, absence(95_000, 97_000));
        after.owe(before.all_owed());
        assert_eq!(
            after.owed(&one),
            [absence(0, 90_000), absence(95_000, 97_000)]
        );
        assert_eq!(after.owed(&other), [absence(0, 90_000)]);
    }

    #[test]
    fn without_a_bound_nothing_is_late() {
        let pulse = Pulse::new(Duration::ZERO);
        pulse.beat(Moment(0));
        pulse.beat(Moment(1_000_000));
        assert!(pulse.is_settled());
    }
}
