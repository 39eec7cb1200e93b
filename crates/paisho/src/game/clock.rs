//! Clocks: arithmetic over a `now` that is given.
//!
//! A [`Clock`] never reads the time. The caller passes it with every call, in milliseconds since
//! any fixed moment, so that a stored clock keeps running while no process does, and tests need not
//! wait. Time that runs backwards counts as no time at all, and nothing overflows.

use crate::seat::{BySeat, Seat};

/// A moment, in milliseconds since a fixed moment that the caller chooses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Moment(pub u64);

/// A length of time in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Millis(pub u64);

impl Millis {
    /// No time.
    pub const ZERO: Self = Self(0);

    /// A number of seconds.
    #[must_use]
    pub const fn seconds(seconds: u64) -> Self {
        Self(seconds.saturating_mul(1000))
    }

    /// A number of days.
    #[must_use]
    pub const fn days(days: u64) -> Self {
        Self::seconds(days.saturating_mul(24 * 60 * 60))
    }

    /// Saturates, like all arithmetic here: a clock that is set to an absurd time must not panic.
    const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    const fn minus(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Moment {
    /// The time since an earlier moment.
    #[must_use]
    pub const fn since(self, earlier: Self) -> Millis {
        Millis(self.0.saturating_sub(earlier.0))
    }

    const fn plus(self, time: Millis) -> Self {
        Self(self.0.saturating_add(time.0))
    }
}

/// How much time players have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TimeControl {
    /// Main time for the whole game, and an increment added after each turn (Fischer). An increment
    /// of zero is plain sudden death.
    Fischer {
        /// Time for the game.
        main: Millis,
        /// Time added after each turn.
        increment: Millis,
    },
    /// Correspondence: a fixed time for each turn; unused time is lost.
    PerTurn {
        /// Time for each turn.
        time: Millis,
    },
    /// Correspondence with a bank: free time for each turn, and what a turn takes beyond it comes
    /// from the bank, which is never filled up.
    Bank {
        /// Free time for each turn.
        per_turn: Millis,
        /// Time in the bank for the whole game.
        bank: Millis,
    },
}

impl TimeControl {
    /// The stored time of a player at the beginning: main time, the time of one turn, or the bank.
    const fn store(self) -> Millis {
        match self {
            Self::Fischer { main, .. } => main,
            Self::PerTurn { time } => time,
            Self::Bank { bank, .. } => bank,
        }
    }

    /// Time that a turn may take before it uses stored time.
    const fn free(self) -> Millis {
        match self {
            Self::Bank { per_turn, .. } => per_turn,
            Self::Fischer { .. } | Self::PerTurn { .. } => Millis::ZERO,
        }
    }

    /// The stored time after a turn, given what the turn left of it.
    const fn refill(self, left: Millis) -> Millis {
        match self {
            Self::Fischer { increment, .. } => left.plus(increment),
            Self::PerTurn { time } => time,
            Self::Bank { .. } => left,
        }
    }
}

/// The clocks of a game.
///
/// Stored times change only when a turn ends or time is given. In between, the time left follows
/// from `running` and `now`, so nothing has to tick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    /// How stored times are spent and filled up.
    control: TimeControl,
    /// The stored time of each player, without what the running turn has used.
    stores: BySeat<Millis>,
    /// `None` before the first turn, during a pause and after the end.
    running: Option<Running>,
}

/// Whose time is running. The turn has taken `before`, and the time from `since` to now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Running {
    seat: Seat,
    /// When the turn began, or when it was resumed after a pause.
    since: Moment,
    /// Time that this turn had already taken when the clock was paused.
    before: Millis,
}

/// A player's time has run out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flagged {
    /// The player whose time ran out.
    pub seat: Seat,
    /// The moment of the deadline.
    pub at: Moment,
}

impl Clock {
    /// Clocks that do not run yet.
    #[must_use]
    pub const fn new(control: TimeControl) -> Self {
        let store = control.store();
        Self {
            control,
            // Seats that the game does not have keep their time unused.
            stores: BySeat([store; 4]),
            running: None,
        }
    }

    /// The time control.
    #[must_use]
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// Whose time is running.
    #[must_use]
    pub fn running(&self) -> Option<Seat> {
        self.running.map(|r| r.seat)
    }

    /// A player's turn begins.
    pub const fn start(&mut self, seat: Seat, now: Moment) {
        self.running = Some(Running {
            seat,
            since: now,
            before: Millis::ZERO,
        });
    }

    /// Time a player has left, including the free time of a turn.
    #[must_use]
    pub fn left(&self, seat: Seat, now: Moment) -> Millis {
        match self.running {
            Some(running) if running.seat == seat => self.budget(seat).minus(taken(running, now)),
            _ => self.budget(seat),
        }
    }

    /// All the time a player could spend on one turn.
    fn budget(&self, seat: Seat) -> Millis {
        self.stores[seat].plus(self.control.free())
    }

    /// When the running time will be over. It does not depend on `now`, so it holds for the whole
    /// turn and a server can set one timer for it.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        let running = self.running?;
        let left = self.budget(running.seat).minus(running.before);
        Some(running.since.plus(left))
    }

    /// Whose time is over by now. A turn that comes exactly at the deadline is in time. The clock
    /// does not change: the caller decides what follows.
    #[must_use]
    pub fn flagged(&self, now: Moment) -> Option<Flagged> {
        let (seat, at) = (self.running()?, self.deadline()?);
        (now > at).then_some(Flagged { seat, at })
    }

    /// The player whose time is running has completed a turn, and the turn of the next player
    /// begins. `lag`, a bounded time for the way through the network, is not charged.
    ///
    /// # Errors
    /// The player's time was over; the clock is left as it was.
    pub fn press(&mut self, next: Seat, now: Moment, lag: Millis) -> Result<(), Flagged> {
        // No time is running before the first turn, so it costs nothing.
        let Some(running) = self.running else {
            self.start(next, now);
            return Ok(());
        };
        // The turn counts as played `lag` ago, but never before it began, so lag can't give time
        // back. If time ran backwards, the beginning lies after `now`; then it counts as played
        // now.
        let arrived = Moment(now.0.saturating_sub(lag.0).max(running.since.0.min(now.0)));
        if let Some(flagged) = self.flagged(arrived) {
            return Err(flagged);
        }
        let beyond_free = taken(running, arrived).minus(self.control.free());
        let left = self.stores[running.seat].minus(beyond_free);
        // The increment comes after the deduction: it can't save a turn that was too slow.
        self.stores[running.seat] = self.control.refill(left);
        // The next player is not charged for the lag of the other one.
        self.start(next, now);
        Ok(())
    }

    /// Stops the running time, for an interruption that is no player's fault; [`Clock::resume`]
    /// continues the same turn. Returns the player and the time the turn has used so far.
    pub fn pause(&mut self, now: Moment) -> Option<(Seat, Millis)> {
        let running = self.running.take()?;
        Some((running.seat, taken(running, now)))
    }

    /// Continues a turn that was paused.
    pub const fn resume(&mut self, (seat, used): (Seat, Millis), now: Moment) {
        self.running = Some(Running {
            seat,
            since: now,
            before: used,
        });
    }

    /// Stops for good.
    pub const fn stop(&mut self) {
        self.running = None;
    }

    /// Gives a player more time, as a courtesy of the opponent. If it is that player's turn, the
    /// deadline moves.
    pub fn give(&mut self, seat: Seat, time: Millis) {
        self.stores[seat] = self.stores[seat].plus(time);
    }

    /// Sets the stored time of a player, as when a turn is taken back.
    pub fn set(&mut self, seat: Seat, time: Millis) {
        self.stores[seat] = time;
    }
}

/// The time that the running turn has taken.
const fn taken(running: Running, now: Moment) -> Millis {
    running.before.plus(now.since(running.since))
}

#[cfg(test)]
mod tests {
    use super::*;

    const GUEST: Seat = Seat::GUEST;
    const HOST: Seat = Seat::HOST;

    fn fischer(main: u64, increment: u64) -> Clock {
        let mut clock = Clock::new(TimeControl::Fischer {
            main: Millis::seconds(main),
            increment: Millis::seconds(increment),
        });
        clock.start(GUEST, Moment(0));
        clock
    }

    #[test]
    fn an_increment_is_added_after_the_turn() {
        let mut clock = fischer(60, 5);
        clock.press(HOST, Moment(20_000), Millis::ZERO).unwrap();
        assert_eq!(clock.left(GUEST, Moment(30_000)), Millis::seconds(45));
        assert_eq!(clock.left(HOST, Moment(30_000)), Millis::seconds(50));
        assert_eq!(clock.deadline(), Some(Moment(80_000)));
    }

    #[test]
    fn the_flag_falls_just_after_the_deadline() {
        let mut clock = fischer(60, 0);
        assert_eq!(clock.flagged(Moment(60_000)), None);
        let late = Moment(60_001);
        let flagged = Flagged {
            seat: GUEST,
            at: Moment(60_000),
        };
        assert_eq!(clock.flagged(late), Some(flagged));
        assert_eq!(clock.press(HOST, late, Millis::ZERO), Err(flagged));
        assert_eq!(clock.running(), Some(GUEST));
        assert_eq!(clock.press(HOST, late, Millis(1)), Ok(()));
        assert_eq!(clock.left(GUEST, late), Millis::ZERO);
    }

    #[test]
    fn lag_never_gives_time_back() {
        let mut clock = fischer(60, 0);
        clock.press(HOST, Moment(1_000), Millis(5_000)).unwrap();
        assert_eq!(clock.left(GUEST, Moment(1_000)), Millis::seconds(60));
    }

    #[test]
    fn days_per_turn_begin_anew_each_turn() {
        let mut clock = Clock::new(TimeControl::PerTurn {
            time: Millis::days(3),
        });
        clock.start(GUEST, Moment(0));
        let two_days = Moment(Millis::days(2).0);
        clock.press(HOST, two_days, Millis::ZERO).unwrap();
        assert_eq!(clock.left(GUEST, two_days), Millis::days(3));
        assert_eq!(clock.deadline(), Some(Moment(Millis::days(5).0)));
    }

    #[test]
    fn the_bank_pays_only_what_exceeds_the_free_time() {
        let mut clock = Clock::new(TimeControl::Bank {
            per_turn: Millis::days(1),
            bank: Millis::days(10),
        });
        clock.start(GUEST, Moment(0));
        assert_eq!(clock.left(GUEST, Moment(0)), Millis::days(11));
        let later = Moment(Millis::days(4).0);
        clock.press(HOST, later, Millis::ZERO).unwrap();
        assert_eq!(clock.left(GUEST, later), Millis::days(8));
        clock
            .press(GUEST, Moment(Millis::days(4).0 + 5), Millis::ZERO)
            .unwrap();
        assert_eq!(clock.left(HOST, later), Millis::days(11));
    }

    #[test]
    fn a_pause_costs_nothing_and_forgets_nothing() {
        let mut clock = fischer(60, 0);
        let paused = clock.pause(Moment(10_000)).unwrap();
        assert_eq!(clock.flagged(Moment(999_000)), None);
        clock.resume(paused, Moment(1_000_000));
        assert_eq!(clock.left(GUEST, Moment(1_005_000)), Millis::seconds(45));
        assert_eq!(clock.deadline(), Some(Moment(1_050_000)));
    }

    #[test]
    fn time_that_runs_backwards_counts_as_none() {
        let mut clock = fischer(60, 0);
        clock.press(HOST, Moment(10_000), Millis::ZERO).unwrap();
        clock.press(GUEST, Moment(5_000), Millis::ZERO).unwrap();
        assert_eq!(clock.left(HOST, Moment(5_000)), Millis::seconds(60));
        let far = Moment(u64::MAX);
        assert_eq!(clock.left(GUEST, far), Millis::ZERO);
    }
}
