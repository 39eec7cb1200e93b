//! The clocks of a table: the arithmetic of the rules crate, stopped and started as the table needs.

use paisho::clock::{Clock, Flagged, Millis, Moment, TimeControl};
use paisho::{Seat, SeatSet};

/// The clocks, what was in them before each turn, and a turn that was interrupted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Clocks {
    clock: Clock,
    paused: Option<(Seat, Millis)>,
    /// For each turn, who made it and what was in store before it.
    before: Vec<(Seat, Millis)>,
}

impl Clocks {
    pub(super) const fn new(control: TimeControl) -> Self {
        Self {
            clock: Clock::new(control),
            paused: None,
            before: Vec::new(),
        }
    }

    pub(super) fn running(&self) -> Option<Seat> {
        self.clock.running()
    }

    pub(super) fn deadline(&self) -> Option<Moment> {
        self.clock.deadline()
    }

    /// Time a player has left, also in a turn that is interrupted.
    pub(super) fn left(&self, seat: Seat, now: Moment) -> Millis {
        let left = self.clock.left(seat, now);
        match self.paused {
            Some((paused, used)) if paused == seat => Millis(left.0.saturating_sub(used.0)),
            _ => left,
        }
    }

    pub(super) fn flagged(&self, now: Moment) -> Option<Flagged> {
        self.clock.flagged(now)
    }

    /// How long the running turn has taken; nothing if none is running.
    pub(super) fn taken(&self, now: Moment) -> Millis {
        let mut clock = self.clock;
        clock.pause(now).map_or(Millis::ZERO, |(_, taken)| taken)
    }

    /// Whether a turn may still be made.
    pub(super) fn check(&self, now: Moment, lag: Millis) -> Result<(), Flagged> {
        let mut clock = self.clock;
        match clock.running() {
            Some(seat) => clock.press(seat, now, lag),
            None => Ok(()),
        }
    }

    /// A turn was made; the next player's time begins.
    pub(super) fn press(
        &mut self,
        mover: Seat,
        next: Seat,
        now: Moment,
        lag: Millis,
    ) -> Result<(), Flagged> {
        if let Some(paused) = self.paused.take_if(|(seat, _)| *seat == mover) {
            self.clock.resume(paused, now);
        }
        self.before.push((mover, self.store(mover, now)));
        match self.clock.running() {
            Some(_) => self.clock.press(next, now, lag),
            None => Ok(()),
        }
    }

    /// What a player has in store, the running turn not counted.
    fn store(&self, seat: Seat, now: Moment) -> Millis {
        let mut stopped = self.clock;
        stopped.stop();
        let free = match self.clock.control() {
            TimeControl::Bank { per_turn, .. } => per_turn,
            TimeControl::Fischer { .. } | TimeControl::PerTurn { .. } => Millis::ZERO,
        };
        Millis(stopped.left(seat, now).0.saturating_sub(free.0))
    }

    /// Turns are taken back. Time that was spent stays spent, and what turns that never were had
    /// added is taken away again.
    pub(super) fn take_back(&mut self, ply: usize, now: Moment) {
        self.charge(now);
        while self.before.len() > ply {
            if let Some((seat, before)) = self.before.pop() {
                let least = self.store(seat, now).min(before);
                self.clock.set(seat, least);
            }
        }
    }

    /// The running turn ends without being played: what it took is gone.
    fn charge(&mut self, now: Moment) {
        if let Some(paused) = self.paused.take() {
            self.clock.resume(paused, now);
        }
        let Some(seat) = self.clock.running() else {
            return;
        };
        let left = self.clock.left(seat, now).min(self.store(seat, now));
        if !matches!(self.clock.control(), TimeControl::PerTurn { .. }) {
            self.clock.set(seat, left);
        }
        self.clock.stop();
    }

    /// It is this player's turn: ends a turn that another player had begun and will never make.
    pub(super) fn hand_over(&mut self, due: Seat, now: Moment) {
        let paused = self.paused.map(|(seat, _)| seat);
        let begun = self.clock.running().or(paused);
        if begun.is_some_and(|seat| seat != due) {
            self.charge(now);
        }
    }

    /// Lets the time of one player run, or no time at all. A turn that was interrupted continues
    /// with the time it had left.
    pub(super) fn let_run(&mut self, seat: Option<Seat>, now: Moment) {
        let Some(seat) = seat else {
            self.paused = self.clock.pause(now).or(self.paused);
            return;
        };
        if self.clock.running() == Some(seat) {
            return;
        }
        match self.paused.take_if(|(paused, _)| *paused == seat) {
            Some(paused) => self.clock.resume(paused, now),
            None => self.clock.start(seat, now),
        }
    }

    /// The running turn is taken to have lasted less long.
    pub(super) fn give_back(&mut self, time: Millis, now: Moment) {
        if let Some((seat, used)) = self.clock.pause(now) {
            let used = Millis(used.0.saturating_sub(time.0));
            self.clock.resume((seat, used), now);
        }
    }

    /// What each of some players has left.
    pub(super) fn readings(&self, seats: SeatSet, now: Moment) -> Vec<(Seat, Millis)> {
        seats.iter().map(|s| (s, self.left(s, now))).collect()
    }
}
