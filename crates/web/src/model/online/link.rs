//! The connection to the server: connecting, detecting silence, reconnecting.

use super::Millis;

/// How long the server may take to send its `Hello`.
const PATIENCE: Millis = 10_000;
/// The server probes every quarter of a minute; a silence longer than two probes means that the
/// connection is dead, even if the browser has not reported it.
const SILENCE: Millis = 40_000;
/// How long the server may take to answer after the page was asleep.
const WAKING: Millis = 4_000;
/// The first delay before reconnecting; it doubles each time.
const FIRST_WAIT: Millis = 500;
/// The longest delay.
const LONGEST_WAIT: Millis = 20_000;

/// The state of the connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// Not needed yet.
    Idle,
    /// It is being opened, or waits for the server's `Hello`.
    Dialling {
        /// When that began.
        since: Millis,
    },
    /// It is open.
    Open {
        /// When it counts as dead, unless a frame arrives.
        until: Millis,
    },
    /// It was lost and is opened again later.
    Broken {
        /// When it is opened again.
        until: Millis,
    },
    /// The server uses a newer protocol: only reloading the page helps.
    Outdated,
}

/// What to do with the connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Nothing.
    Nothing,
    /// Open it, and drop one that is still there.
    Dial,
    /// Drop it; it will be opened again later.
    HangUp,
    /// Send a beat, to see whether the server answers.
    Beat,
}

/// The connection to the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    state: State,
    /// How often in a row it was lost.
    breaks: u32,
    /// Random state that spreads the delays of many clients.
    dice: u64,
}

impl Link {
    /// A connection that is not needed yet.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self {
            state: State::Idle,
            breaks: 0,
            dice: seed | 1,
        }
    }

    /// The state of the connection.
    #[must_use]
    pub const fn state(&self) -> State {
        self.state
    }

    /// Whether frames can be sent.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        matches!(self.state, State::Open { .. })
    }

    /// Called when the connection is needed.
    pub const fn want(&mut self, now: Millis) -> Step {
        match self.state {
            State::Idle => self.dial(now),
            _ => Step::Nothing,
        }
    }

    /// Called when the account has changed: a connection in use is opened anew.
    pub const fn redial(&mut self, now: Millis) -> Step {
        match self.state {
            State::Idle => Step::Nothing,
            _ => self.dial(now),
        }
    }

    const fn dial(&mut self, now: Millis) -> Step {
        if matches!(self.state, State::Outdated) {
            return Step::Nothing;
        }
        self.state = State::Dialling { since: now };
        Step::Dial
    }

    /// Called when the server has sent its `Hello`.
    pub const fn greeted(&mut self, now: Millis) {
        self.breaks = 0;
        self.heard(now);
    }

    /// Called when the server uses a protocol that we do not know.
    pub const fn outdated(&mut self) {
        self.state = State::Outdated;
    }

    /// Called when a frame arrived.
    pub const fn heard(&mut self, now: Millis) {
        if !matches!(self.state, State::Outdated) {
            let until = now + SILENCE;
            self.state = State::Open { until };
        }
    }

    /// Called when the connection was lost.
    pub fn broke(&mut self, now: Millis) {
        if matches!(self.state, State::Dialling { .. } | State::Open { .. }) {
            let wait = FIRST_WAIT << self.breaks.min(6);
            self.breaks += 1;
            self.wait(wait.min(LONGEST_WAIT), now);
        }
    }

    /// Called when the server shuts down and says when to reconnect.
    pub fn told_to_wait(&mut self, wait: Millis, now: Millis) {
        if !matches!(self.state, State::Outdated) {
            self.wait(wait, now);
        }
    }

    /// Waits this long, plus a random part of up to half of it.
    fn wait(&mut self, wait: Millis, now: Millis) {
        self.dice ^= self.dice << 13;
        self.dice ^= self.dice >> 7;
        self.dice ^= self.dice << 17;
        let until = now + wait + self.dice % (wait / 2 + 1);
        self.state = State::Broken { until };
    }

    /// Called regularly.
    pub fn tick(&mut self, now: Millis) -> Step {
        match self.state {
            State::Dialling { since } if now >= since + PATIENCE => self.give_up(now),
            State::Open { until } if now >= until => self.give_up(now),
            State::Broken { until } if now >= until => self.dial(now),
            _ => Step::Nothing,
        }
    }

    fn give_up(&mut self, now: Millis) -> Step {
        self.broke(now);
        Step::HangUp
    }

    /// Called when the page was asleep or the network came back: reconnects or checks at once.
    pub fn awake(&mut self, now: Millis) -> Step {
        match self.state {
            State::Broken { .. } => self.dial(now),
            State::Open { until } => {
                let until = until.min(now + WAKING);
                self.state = State::Open { until };
                Step::Beat
            }
            State::Idle | State::Dialling { .. } | State::Outdated => Step::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_and_are_forgotten_by_a_greeting() {
        let mut link = Link::new(7);
        assert_eq!(link.want(0), Step::Dial);
        let mut now = 0;
        let mut waits = Vec::new();
        for _ in 0..9 {
            link.broke(now);
            let State::Broken { until } = link.state() else {
                panic!("a broken line is broken");
            };
            waits.push(until - now);
            assert_eq!(link.tick(until - 1), Step::Nothing);
            now = until;
            assert_eq!(link.tick(now), Step::Dial);
        }
        assert!(waits[0] <= 750 && waits[8] >= LONGEST_WAIT, "{waits:?}");
        assert!(waits.iter().all(|w| *w <= LONGEST_WAIT * 3 / 2));
        link.greeted(now);
        link.broke(now);
        assert!(matches!(link.state(), State::Broken { until } if until <= now + 750));
    }

    #[test]
    fn silence_is_a_broken_line() {
        let mut link = Link::new(1);
        let _ = link.want(0);
        assert_eq!(link.tick(PATIENCE), Step::HangUp);
        assert_eq!(link.awake(PATIENCE), Step::Dial);
        link.greeted(PATIENCE);
        assert_eq!(link.tick(PATIENCE + SILENCE - 1), Step::Nothing);
        assert_eq!(link.tick(PATIENCE + SILENCE), Step::HangUp);
    }

    #[test]
    fn a_page_that_wakes_up_asks_at_once() {
        let mut link = Link::new(1);
        let _ = link.want(0);
        link.greeted(0);
        assert_eq!(link.awake(1_000), Step::Beat);
        assert_eq!(link.tick(1_000 + WAKING), Step::HangUp);
    }

    #[test]
    fn an_outdated_page_does_not_dial() {
        let mut link = Link::new(1);
        let _ = link.want(0);
        link.outdated();
        link.broke(1);
        link.heard(1);
        assert_eq!(link.state(), State::Outdated);
        assert_eq!(link.tick(1_000_000), Step::Nothing);
        assert_eq!(link.redial(0), Step::Nothing);
    }
}
