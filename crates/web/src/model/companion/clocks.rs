//! Two clocks on a phone that lies between two players.

use paisho::Seat;
use paisho::clock::{Clock, Millis, Moment};

use crate::model::local::Pace;

/// The clocks. Guest has the lower half, Host the upper one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    pace: Pace,
    clock: Clock,
    standing: Standing,
    /// How many turns each has made.
    turns: [u32; 2],
}

/// How the clocks stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// Nobody has pressed yet.
    Ready,
    /// Somebody's time runs.
    Running,
    /// An interruption in the middle of somebody's turn, who had used so much of it.
    Paused(Seat, Millis),
    /// Somebody's time is over.
    Over(Seat),
}

/// Something that happens to the clocks; the time comes along.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockEvent {
    /// A player presses the own half: the turn is over.
    Press(Seat),
    /// Time has passed.
    Tick,
    /// An interruption.
    Pause,
    /// It goes on.
    Resume,
    /// Back to the beginning, with so much time.
    Reset(Pace),
}

impl Clocks {
    /// Clocks with so much time.
    #[must_use]
    pub fn new(pace: Pace) -> Self {
        Self {
            pace,
            clock: Clock::new(pace.control()),
            standing: Standing::Ready,
            turns: [0, 0],
        }
    }

    /// How much time there is at the beginning.
    #[must_use]
    pub const fn pace(&self) -> Pace {
        self.pace
    }

    /// How the clocks stand.
    #[must_use]
    pub const fn standing(&self) -> Standing {
        self.standing
    }

    /// Whose time runs.
    #[must_use]
    pub fn running(&self) -> Option<Seat> {
        self.clock.running()
    }

    /// How many turns a player has made.
    #[must_use]
    pub const fn turns(&self, seat: Seat) -> u32 {
        self.turns[half(seat)]
    }

    /// Time a player has left.
    #[must_use]
    pub fn left(&self, seat: Seat, now: u64) -> u64 {
        let left = self.clock.left(seat, Moment(now)).0;
        match self.standing {
            Standing::Paused(who, used) if who == seat => left.saturating_sub(used.0),
            Standing::Over(who) if who == seat => 0,
            _ => left,
        }
    }

    /// Takes an event that happens now, in milliseconds.
    pub fn update(&mut self, event: ClockEvent, now: u64) {
        self.flag(now);
        match (event, self.standing) {
            (ClockEvent::Reset(pace), _) => *self = Self::new(pace),
            (ClockEvent::Press(seat), Standing::Ready) => self.begin(seat, now),
            (ClockEvent::Press(seat), Standing::Running) => self.press(seat, now),
            (ClockEvent::Pause, Standing::Running) => self.pause(now),
            (ClockEvent::Resume, Standing::Paused(seat, used)) => {
                self.clock.resume((seat, used), Moment(now));
                self.standing = Standing::Running;
            }
            _ => {}
        }
    }

    fn flag(&mut self, now: u64) {
        if let Some(flagged) = self.clock.flagged(Moment(now)) {
            self.clock.stop();
            self.standing = Standing::Over(flagged.seat);
        }
    }

    /// Whoever presses first starts the time of the other.
    fn begin(&mut self, seat: Seat, now: u64) {
        self.clock.start(other(seat), Moment(now));
        self.standing = Standing::Running;
        self.turns[half(seat)] += 1;
    }

    /// Only the player whose time runs can press.
    fn press(&mut self, seat: Seat, now: u64) {
        if self.clock.running() == Some(seat)
            && self
                .clock
                .press(other(seat), Moment(now), Millis::ZERO)
                .is_ok()
        {
            self.turns[half(seat)] += 1;
        }
    }

    fn pause(&mut self, now: u64) {
        if let Some((seat, used)) = self.clock.pause(Moment(now)) {
            self.standing = Standing::Paused(seat, used);
        }
    }
}

/// Which half of the phone a player has.
const fn half(seat: Seat) -> usize {
    match seat {
        Seat::South | Seat::West => 0,
        Seat::North | Seat::East => 1,
    }
}

/// The player at the other half.
const fn other(seat: Seat) -> Seat {
    match seat {
        Seat::South | Seat::West => Seat::HOST,
        Seat::North | Seat::East => Seat::GUEST,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GUEST: Seat = Seat::GUEST;
    const HOST: Seat = Seat::HOST;

    fn minute() -> Clocks {
        Clocks::new(Pace {
            minutes: 1,
            increment: 3,
        })
    }

    #[test]
    fn whoever_presses_starts_the_other() {
        let mut clocks = minute();
        clocks.update(ClockEvent::Press(HOST), 0);
        assert_eq!(clocks.running(), Some(GUEST));
        clocks.update(ClockEvent::Press(HOST), 5_000);
        assert_eq!(clocks.running(), Some(GUEST), "it is not Host's turn");
        clocks.update(ClockEvent::Press(GUEST), 10_000);
        assert_eq!(clocks.running(), Some(HOST));
        assert_eq!(clocks.left(GUEST, 20_000), 53_000);
        assert_eq!((clocks.turns(GUEST), clocks.turns(HOST)), (1, 1));
    }

    #[test]
    fn a_pause_costs_nobody_anything() {
        let mut clocks = minute();
        clocks.update(ClockEvent::Press(HOST), 0);
        clocks.update(ClockEvent::Pause, 10_000);
        assert_eq!(clocks.left(GUEST, 500_000), 50_000);
        clocks.update(ClockEvent::Press(GUEST), 600_000);
        clocks.update(ClockEvent::Resume, 1_000_000);
        assert_eq!(clocks.running(), Some(GUEST));
        assert_eq!(clocks.left(GUEST, 1_010_000), 40_000);
    }

    #[test]
    fn time_runs_out_once() {
        let mut clocks = minute();
        clocks.update(ClockEvent::Press(HOST), 0);
        clocks.update(ClockEvent::Tick, 60_001);
        assert_eq!(clocks.standing(), Standing::Over(GUEST));
        assert_eq!(clocks.left(GUEST, 60_001), 0);
        clocks.update(ClockEvent::Press(GUEST), 60_002);
        clocks.update(ClockEvent::Pause, 60_003);
        assert_eq!(clocks.standing(), Standing::Over(GUEST));
        let pace = Pace {
            minutes: 5,
            increment: 0,
        };
        clocks.update(ClockEvent::Reset(pace), 60_004);
        assert_eq!(clocks, Clocks::new(pace));
    }
}
