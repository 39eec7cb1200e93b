//! The clocks of a local game. They stop while the page of the game is closed, and a turn that is
//! taken back returns its time.

use paisho::clock::{Clock, Flagged, Millis, Moment, TimeControl};
use paisho::{BySeat, Seat};
use serde::{Deserialize, Serialize};

/// A time control: time for the game, and time added after each turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pace {
    /// Minutes for the game.
    pub minutes: u16,
    /// Seconds added after each turn.
    pub increment: u16,
}

impl Pace {
    /// Preset time controls.
    pub const COMMON: [Self; 5] = [
        Self::new(5, 5),
        Self::new(10, 10),
        Self::new(15, 15),
        Self::new(30, 20),
        Self::new(60, 30),
    ];

    const fn new(minutes: u16, increment: u16) -> Self {
        Self { minutes, increment }
    }

    /// The time control of the rules crate.
    #[must_use]
    pub fn control(self) -> TimeControl {
        TimeControl::Fischer {
            main: Millis::seconds(u64::from(self.minutes) * 60),
            increment: Millis::seconds(u64::from(self.increment)),
        }
    }
}

/// Clocks with their history.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Timing {
    pace: Pace,
    clock: Clock,
    /// The time of each player before each turn that was played.
    past: Vec<BySeat<Millis>>,
    paused: Option<(Seat, Millis)>,
}

impl Timing {
    /// Clocks that start with the first turn.
    #[must_use]
    pub fn new(pace: Pace) -> Self {
        Self {
            pace,
            clock: Clock::new(pace.control()),
            past: Vec::new(),
            paused: None,
        }
    }

    /// The time control.
    #[must_use]
    pub const fn pace(&self) -> Pace {
        self.pace
    }

    /// The time a player has left.
    #[must_use]
    pub fn left(&self, seat: Seat, now: u64) -> Millis {
        match self.paused {
            Some((who, used)) if who == seat => {
                Millis(self.clock.left(seat, Moment(now)).0.saturating_sub(used.0))
            }
            _ => self.clock.left(seat, Moment(now)),
        }
    }

    /// The player whose time is running.
    #[must_use]
    pub fn running(&self) -> Option<Seat> {
        self.clock.running()
    }

    /// Whether the clocks were stopped in the middle of a turn.
    #[must_use]
    pub const fn is_paused(&self) -> bool {
        self.paused.is_some()
    }

    /// The player whose time has run out.
    #[must_use]
    pub fn flagged(&self, now: u64) -> Option<Flagged> {
        self.clock.flagged(Moment(now))
    }

    /// Ends a turn; the next player's time starts.
    pub(super) fn press(&mut self, next: Seat, now: u64) {
        self.resume(now);
        self.past.push(self.stores());
        // Can't fail: a player out of time was flagged before the turn was played.
        let _in_time = self.clock.press(next, Moment(now), Millis::ZERO);
    }

    /// Takes back a turn: each player has the time they had before it.
    pub(super) fn take_back(&mut self, decider: Seat, now: u64) {
        let Some(before) = self.past.pop() else {
            return;
        };
        for seat in Seat::ALL {
            self.clock.set(seat, before[seat]);
        }
        self.paused = None;
        if self.past.is_empty() {
            self.clock.stop();
        } else {
            self.clock.start(decider, Moment(now));
        }
    }

    /// Starts another player's time after a player left.
    pub(super) fn start(&mut self, seat: Seat, now: u64) {
        self.paused = None;
        self.clock.start(seat, Moment(now));
    }

    pub(super) fn pause(&mut self, now: u64) {
        if let Some(paused) = self.clock.pause(Moment(now)) {
            self.paused = Some(paused);
        }
    }

    pub(super) fn resume(&mut self, now: u64) {
        if let Some(paused) = self.paused.take() {
            self.clock.resume(paused, Moment(now));
        }
    }

    pub(super) fn stop(&mut self) {
        self.paused = None;
        self.clock.stop();
    }

    /// Each player's time, without the current turn.
    fn stores(&self) -> BySeat<Millis> {
        let mut stopped = self.clock;
        stopped.stop();
        BySeat(Seat::ALL.map(|seat| stopped.left(seat, Moment(0))))
    }

    /// The clocks as they are stored.
    #[must_use]
    pub(super) fn kept(&self, now: u64) -> KeptTiming {
        let mut still = self.clone();
        still.pause(now);
        KeptTiming {
            pace: self.pace,
            left: still.stores().0.map(|time| time.0),
            used: still.paused.map(|(seat, used)| (seat as u8, used.0)),
            past: self.past.iter().map(|p| p.0.map(|time| time.0)).collect(),
        }
    }
}

/// Clocks as they are stored in the browser: stopped.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct KeptTiming {
    pace: Pace,
    left: [u64; 4],
    /// The index of the seat whose turn was interrupted, and how long it had taken.
    used: Option<(u8, u64)>,
    past: Vec<[u64; 4]>,
}

impl From<KeptTiming> for Timing {
    fn from(kept: KeptTiming) -> Self {
        let mut clock = Clock::new(kept.pace.control());
        for (seat, left) in Seat::ALL.into_iter().zip(kept.left) {
            clock.set(seat, Millis(left));
        }
        let seat = |place: u8| Seat::ALL.get(usize::from(place)).copied();
        Self {
            pace: kept.pace,
            clock,
            past: kept
                .past
                .into_iter()
                .map(|p| BySeat(p.map(Millis)))
                .collect(),
            paused: kept
                .used
                .and_then(|(place, used)| Some((seat(place)?, Millis(used)))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GUEST: Seat = Seat::GUEST;
    const HOST: Seat = Seat::HOST;

    fn five_minutes() -> Timing {
        Timing::new(Pace {
            minutes: 5,
            increment: 5,
        })
    }

    #[test]
    fn the_first_turn_costs_nothing() {
        let mut timing = five_minutes();
        assert_eq!(timing.running(), None);
        timing.press(GUEST, 1_000_000);
        assert_eq!(timing.running(), Some(GUEST));
        assert_eq!(timing.left(GUEST, 1_010_000), Millis::seconds(290));
        timing.press(HOST, 1_010_000);
        assert_eq!(timing.left(GUEST, 1_020_000), Millis::seconds(295));
    }

    #[test]
    fn a_turn_taken_back_gives_its_time_back() {
        let mut timing = five_minutes();
        timing.press(GUEST, 0);
        timing.press(HOST, 60_000);
        timing.take_back(GUEST, 70_000);
        assert_eq!(timing.left(GUEST, 70_000), Millis::seconds(300));
        assert_eq!(timing.running(), Some(GUEST));
        timing.take_back(HOST, 80_000);
        assert_eq!(timing.running(), None);
    }

    #[test]
    fn nothing_runs_between_two_visits() {
        let mut timing = five_minutes();
        timing.press(GUEST, 0);
        let kept = serde_json::to_string(&timing.kept(20_000)).unwrap();
        let kept: KeptTiming = serde_json::from_str(&kept).unwrap();
        let mut again = Timing::from(kept);
        assert!(again.is_paused());
        assert_eq!(again.left(GUEST, 9_000_000), Millis::seconds(280));
        again.resume(9_000_000);
        assert_eq!(again.left(GUEST, 9_010_000), Millis::seconds(270));
    }
}
