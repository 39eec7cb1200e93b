//! The current question to the engine, and which of its answers still matter.

use paisho::{BySeat, Game, Seat, Turn};

use super::ask::{self, Answer, TimeLeft};
use super::player::Strength;

/// The shortest time in milliseconds before the computer answers, so that people first see the
/// effect of their own turn.
const BREATH: u64 = 700;

/// The exchange with the engine.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Thinking {
    about: Option<About>,
    /// The number of answers still due to questions that no longer matter.
    stale: usize,
    /// The computer's turn, and when it may be played.
    ready: Option<(Turn, u64)>,
    asked_at: u64,
    /// The last winning chance that each computer reported, in thousandths.
    chances: BySeat<Option<u16>>,
}

/// The subject of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum About {
    /// The turn of the computer at a seat.
    Turn(Seat),
    /// A hint for a person.
    Hint,
}

/// The answer to the latest question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Told {
    /// A turn, which is played after a short delay.
    Turn,
    /// The hint.
    Hint(Turn),
    /// The engine has no turn to offer.
    Nothing,
}

impl Thinking {
    /// The subject of the current question; also set while a turn waits to be played.
    pub(super) const fn about(&self) -> Option<About> {
        self.about
    }

    pub(super) const fn has_ready(&self) -> bool {
        self.ready.is_some()
    }

    pub(super) fn chance(&self, seat: Seat) -> Option<u16> {
        self.chances[seat]
    }

    /// Asks for the turn of a computer.
    pub(super) fn ask_turn(
        &mut self,
        game: &Game,
        level: Strength,
        seed: u64,
        time: Option<TimeLeft>,
        now: u64,
    ) -> Vec<String> {
        self.about = Some(About::Turn(game.position().decider()));
        self.asked_at = now;
        ask::for_turn(game, level, seed, time)
    }

    /// Asks for a hint.
    pub(super) fn ask_hint(&mut self, game: &Game) -> Vec<String> {
        self.about = Some(About::Hint);
        ask::for_hint(game)
    }

    /// Drops the question; returns the line that stops the engine if it is still searching.
    pub(super) fn cancel(&mut self) -> Option<String> {
        let was_asked = self.about.take().is_some();
        let had_answer = self.ready.take().is_some();
        if !was_asked || had_answer {
            return None;
        }
        self.stale += 1;
        Some(String::from("stop"))
    }

    /// Resets everything after the engine was restarted: no old answers will come.
    pub(super) fn forget(&mut self) {
        self.about = None;
        self.stale = 0;
        self.ready = None;
    }

    /// Takes a line of the engine.
    pub(super) fn hear(&mut self, line: &str) -> Option<Told> {
        match ask::answer(line)? {
            Answer::Chance(chance) => {
                if let (Some(About::Turn(seat)), 0) = (self.about, self.stale) {
                    self.chances[seat] = Some(chance);
                }
                None
            }
            Answer::Best(_) if self.stale > 0 => {
                self.stale -= 1;
                None
            }
            Answer::Best(best) => self.answered(best),
        }
    }

    fn answered(&mut self, best: Option<Turn>) -> Option<Told> {
        let about = self.about?;
        let Some(turn) = best else {
            self.about = None;
            return Some(Told::Nothing);
        };
        if about == About::Hint {
            self.about = None;
            return Some(Told::Hint(turn));
        }
        self.ready = Some((turn, self.asked_at.saturating_add(BREATH)));
        Some(Told::Turn)
    }

    /// The computer's turn, once its delay is over.
    pub(super) fn take_ready(&mut self, now: u64) -> Option<Turn> {
        let (turn, _) = self.ready.filter(|(_, due)| *due <= now)?;
        self.ready = None;
        self.about = None;
        Some(turn)
    }
}
