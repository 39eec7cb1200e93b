//! Time control: a clock passed in by the caller, and how much time a turn may take.

use core::time::Duration;

/// A source of the time that has passed since some fixed moment.
pub trait Clock {
    /// The time now.
    fn now(&self) -> Duration;
}

/// The clock of the operating system.
#[cfg(feature = "threads")]
#[derive(Clone, Copy, Debug)]
pub struct SystemClock(std::time::Instant);

#[cfg(feature = "threads")]
impl Default for SystemClock {
    fn default() -> Self {
        Self(std::time::Instant::now())
    }
}

#[cfg(feature = "threads")]
impl Clock for SystemClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// A clock that stands still, for searches limited only by nodes or depth.
#[derive(Clone, Copy, Debug, Default)]
pub struct StoppedClock;

impl Clock for StoppedClock {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// The time a player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Allowance {
    /// The time for this turn alone.
    pub turn: Option<Duration>,
    /// The time left for the rest of the game.
    pub left: Option<Duration>,
    /// The time added after each turn.
    pub increment: Duration,
}

/// When to stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// No new iteration is begun after this.
    pub(crate) soft: Duration,
    /// The search ends here.
    pub(crate) hard: Duration,
}

/// Reserved for transmitting the turn.
const OVERHEAD: Duration = Duration::from_millis(4);
/// For how many more turns a game is expected to last.
const TURNS_TO_GO: u32 = 30;

impl Allowance {
    /// When to stop; `None` without a time limit.
    pub(crate) fn plan(&self) -> Option<Plan> {
        let by_turn = self.turn.map(|t| t.saturating_sub(OVERHEAD));
        let by_game = self.left.map(|left| self.share_of(left));
        match (by_turn, by_game) {
            (None, None) => None,
            (Some(turn), None) => Some(Plan {
                soft: turn,
                hard: turn,
            }),
            (None, Some(plan)) => Some(plan),
            (Some(turn), Some(plan)) => Some(Plan {
                soft: plan.soft.min(turn),
                hard: plan.hard.min(turn),
            }),
        }
    }

    fn share_of(&self, left: Duration) -> Plan {
        let usable = left.saturating_sub(OVERHEAD * 2);
        let share = usable / TURNS_TO_GO + self.increment * 3 / 4;
        Plan {
            // An iteration takes several times as long as the one before, so it is not started
            // late.
            soft: (share / 2).min(usable / 4),
            hard: (share * 2).min(usable / 3),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn nobody_uses_more_than_a_third_of_the_time_left() {
        for left in [0, 1, 10, 600] {
            for increment in [0, 5, 30] {
                let allowance = Allowance {
                    turn: None,
                    left: Some(seconds(left)),
                    increment: seconds(increment),
                };
                let plan = allowance.plan().unwrap();
                assert!(plan.soft <= plan.hard && plan.hard <= seconds(left) / 3);
            }
        }
    }

    #[test]
    fn without_limits_there_is_no_plan() {
        assert_eq!(Allowance::default().plan(), None);
        let turn = Allowance {
            turn: Some(seconds(1)),
            ..Allowance::default()
        };
        assert!(turn.plan().unwrap().hard < seconds(1));
    }
}
