//! Two clocks on a phone that lies between two players. All presses are stored with their times, so
//! that the clocks continue after the page was closed.

use paisho::Seat;
use paisho::clock::{Clock, Millis, Moment};

use serde::{Deserialize, Serialize};

use crate::model::local::Pace;

/// The clocks. Guest has the lower half, Host the upper one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    pace: Pace,
    clock: Clock,
    state: ClockState,
    /// How many turns each player has made.
    turns: [u32; 2],
    /// The buttons pressed, and when.
    pressed: Vec<(Button, u64)>,
}

/// The clocks as they are stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Kept {
    pace: Pace,
    pressed: Vec<(Button, u64)>,
}

impl Kept {
    /// The key in the browser's storage.
    pub const KEY: &str = "paisho.clocks";
}

/// A button of the clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Button {
    Guest,
    Host,
    Pause,
    Resume,
}

impl Button {
    const fn event(self) -> ClockEvent {
        match self {
            Self::Guest => ClockEvent::Press(Seat::GUEST),
            Self::Host => ClockEvent::Press(Seat::HOST),
            Self::Pause => ClockEvent::Pause,
            Self::Resume => ClockEvent::Resume,
        }
    }

    /// The button that an event stands for; ticks and resets are not stored.
    const fn of(event: ClockEvent) -> Option<Self> {
        match event {
            ClockEvent::Press(seat) if half(seat) == half(Seat::HOST) => Some(Self::Host),
            ClockEvent::Press(_) => Some(Self::Guest),
            ClockEvent::Pause => Some(Self::Pause),
            ClockEvent::Resume => Some(Self::Resume),
            ClockEvent::Tick | ClockEvent::Reset(_) => None,
        }
    }
}

/// The state of the clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockState {
    /// Not started yet.
    Ready,
    /// A player's time is running.
    Running,
    /// Interrupted during this player's turn, of which this much time was used.
    Paused(Seat, Millis),
    /// This player's time has run out.
    Over(Seat),
}

/// An event of the clocks; the time is passed along with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ClockEvent {
    /// A player presses their half of the phone: their turn is over.
    Press(Seat),
    /// Time has passed.
    Tick,
    /// The game is interrupted.
    Pause,
    /// The game is resumed.
    Resume,
    /// Back to the beginning, with this time control.
    Reset(Pace),
}

impl Clocks {
    /// Clocks with a time control.
    #[must_use]
    pub fn new(pace: Pace) -> Self {
        Self {
            pace,
            clock: Clock::new(pace.control()),
            state: ClockState::Ready,
            turns: [0, 0],
            pressed: Vec::new(),
        }
    }

    /// What to store.
    #[must_use]
    pub fn kept(&self) -> Kept {
        Kept {
            pace: self.pace,
            pressed: self.pressed.clone(),
        }
    }

    /// Restores the stored clocks; if they were running, time has gone on meanwhile.
    #[must_use]
    pub fn again(kept: &Kept, now: u64) -> Self {
        let mut clocks = Self::new(kept.pace);
        for (button, at) in &kept.pressed {
            // Damaged storage may contain future times, but time must not run backwards.
            clocks.update(button.event(), (*at).min(now));
        }
        clocks.update(ClockEvent::Tick, now);
        clocks
    }

    /// The time control.
    #[must_use]
    pub const fn pace(&self) -> Pace {
        self.pace
    }

    /// The state of the clocks.
    #[must_use]
    pub const fn state(&self) -> ClockState {
        self.state
    }

    /// The player whose time is running.
    #[must_use]
    pub fn running(&self) -> Option<Seat> {
        self.clock.running()
    }

    /// How many turns a player has made.
    #[must_use]
    pub const fn turns(&self, seat: Seat) -> u32 {
        self.turns[half(seat)]
    }

    /// The time a player has left.
    #[must_use]
    pub fn left(&self, seat: Seat, now: u64) -> u64 {
        let left = self.clock.left(seat, Moment(now)).0;
        match self.state {
            ClockState::Paused(who, used) if who == seat => left.saturating_sub(used.0),
            ClockState::Over(who) if who == seat => 0,
            _ => left,
        }
    }

    /// Applies an event that happens now, in milliseconds.
    pub fn update(&mut self, event: ClockEvent, now: u64) {
        self.flag(now);
        let is_on = !matches!(self.state, ClockState::Over(_));
        let button = Button::of(event).filter(|_| is_on);
        self.pressed.extend(button.map(|button| (button, now)));
        match (event, self.state) {
            (ClockEvent::Reset(pace), _) => *self = Self::new(pace),
            (ClockEvent::Press(seat), ClockState::Ready) => self.begin(seat, now),
            (ClockEvent::Press(seat), ClockState::Running) => self.press(seat, now),
            (ClockEvent::Pause, ClockState::Running) => self.pause(now),
            (ClockEvent::Resume, ClockState::Paused(seat, used)) => {
                self.clock.resume((seat, used), Moment(now));
                self.state = ClockState::Running;
            }
            _ => {}
        }
    }

    fn flag(&mut self, now: u64) {
        if let Some(flagged) = self.clock.flagged(Moment(now)) {
            self.clock.stop();
            self.state = ClockState::Over(flagged.seat);
        }
    }

    /// The first press starts the other player's time.
    fn begin(&mut self, seat: Seat, now: u64) {
        self.clock.start(other(seat), Moment(now));
        self.state = ClockState::Running;
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
            self.state = ClockState::Paused(seat, used);
        }
    }
}

/// Which half of the phone belongs to a player.
const fn half(seat: Seat) -> usize {
    match seat {
        Seat::South | Seat::West => 0,
        Seat::North | Seat::East => 1,
    }
}

/// The player at the other half of the phone.
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
    fn clocks_that_were_kept_go_on() {
        let mut clocks = minute();
        clocks.update(ClockEvent::Press(HOST), 0);
        clocks.update(ClockEvent::Press(GUEST), 10_000);
        clocks.update(ClockEvent::Tick, 12_000);
        let kept = serde_json::to_string(&clocks.kept()).unwrap();
        let kept: Kept = serde_json::from_str(&kept).unwrap();
        let again = Clocks::again(&kept, 20_000);
        assert_eq!(again, clocks);
        assert_eq!(again.left(HOST, 20_000), 50_000);
        let late = Clocks::again(&kept, 100_000);
        assert_eq!(late.state(), ClockState::Over(HOST));
    }

    #[test]
    fn a_pause_is_kept_too() {
        let mut clocks = minute();
        clocks.update(ClockEvent::Press(HOST), 0);
        clocks.update(ClockEvent::Pause, 10_000);
        let again = Clocks::again(&clocks.kept(), 500_000);
        assert_eq!(again.left(GUEST, 500_000), 50_000);
    }

    #[test]
    fn time_runs_out_once() {
        let mut clocks = minute();
        clocks.update(ClockEvent::Press(HOST), 0);
        clocks.update(ClockEvent::Tick, 60_001);
        assert_eq!(clocks.state(), ClockState::Over(GUEST));
        assert_eq!(clocks.left(GUEST, 60_001), 0);
        clocks.update(ClockEvent::Press(GUEST), 60_002);
        clocks.update(ClockEvent::Pause, 60_003);
        assert_eq!(clocks.state(), ClockState::Over(GUEST));
        let pace = Pace {
            minutes: 5,
            increment: 0,
        };
        clocks.update(ClockEvent::Reset(pace), 60_004);
        assert_eq!(clocks, Clocks::new(pace));
    }
}
