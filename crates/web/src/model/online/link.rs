//! The line to the server: dialling, listening, and coming back after it broke.

use super::Millis;

/// How long a server may take to greet.
const PATIENCE: Millis = 10_000;
/// The server probes every quarter of a minute; a longer silence than two of them means that the
/// line is dead, even if nobody has said so.
const SILENCE: Millis = 40_000;
/// How long a server may take to answer after the page was asleep.
const WAKING: Millis = 4_000;
/// The first wait before dialling again; it doubles each time.
const FIRST_WAIT: Millis = 500;
/// The longest wait.
const LONGEST_WAIT: Millis = 20_000;

/// How the line stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// Nobody needs it yet.
    Idle,
    /// It is being dialled, or waits for the greeting.
    Dialling {
        /// Since when.
        since: Millis,
    },
    /// It is open.
    Open {
        /// When it must be heard from again.
        until: Millis,
    },
    /// It broke and is dialled again later.
    Broken {
        /// When.
        until: Millis,
    },
    /// The server speaks a newer language: only loading the page anew helps.
    Outdated,
}

/// What is to be done about the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Nothing.
    Nothing,
    /// Dial; a line that is still there is dropped.
    Dial,
    /// Drop it; it will be dialled again.
    HangUp,
    /// Ask whether anybody is there.
    Beat,
}

/// The line to the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    state: State,
    /// How often in a row it broke.
    breaks: u32,
    /// Spreads the waits of many clients.
    dice: u64,
}

impl Link {
    /// A line that nobody needs yet.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self {
            state: State::Idle,
            breaks: 0,
            dice: seed | 1,
        }
    }

    /// How it stands.
    #[must_use]
    pub const fn state(&self) -> State {
        self.state
    }

    /// Whether messages can be sent.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        matches!(self.state, State::Open { .. })
    }

    /// Somebody needs the line.
    pub const fn want(&mut self, now: Millis) -> Step {
        match self.state {
            State::Idle => self.dial(now),
            _ => Step::Nothing,
        }
    }

    /// We have become somebody else: a line that anybody needs is dialled anew.
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

    /// The server has greeted.
    pub const fn greeted(&mut self, now: Millis) {
        self.breaks = 0;
        self.heard(now);
    }

    /// The server speaks a language that we do not.
    pub const fn outdated(&mut self) {
        self.state = State::Outdated;
    }

    /// Something came in.
    pub const fn heard(&mut self, now: Millis) {
        if !matches!(self.state, State::Outdated) {
            let until = now + SILENCE;
            self.state = State::Open { until };
        }
    }

    /// The line broke.
    pub fn broke(&mut self, now: Millis) {
        if matches!(self.state, State::Dialling { .. } | State::Open { .. }) {
            let wait = FIRST_WAIT << self.breaks.min(6);
            self.breaks += 1;
            self.wait(wait.min(LONGEST_WAIT), now);
        }
    }

    /// The server goes away and says when to come back.
    pub fn told_to_wait(&mut self, wait: Millis, now: Millis) {
        if !matches!(self.state, State::Outdated) {
            self.wait(wait, now);
        }
    }

    /// Waits so long and up to half as long again.
    fn wait(&mut self, wait: Millis, now: Millis) {
        self.dice ^= self.dice << 13;
        self.dice ^= self.dice >> 7;
        self.dice ^= self.dice << 17;
        let until = now + wait + self.dice % (wait / 2 + 1);
        self.state = State::Broken { until };
    }

    /// Time passes.
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

    /// The page was asleep or the network came back: there is no time to lose.
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
