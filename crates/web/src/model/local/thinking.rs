//! What the engine has been asked, and which of its answers still matter.

use paisho::{BySeat, Game, Seat, Turn};

use super::ask::{self, Answer, TimeLeft};
use super::player::Strength;

/// The computer answers no sooner than this, so that people see what they have done themselves.
const BREATH: u64 = 700;

/// The conversation with the engine.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Thinking {
    about: Option<About>,
    /// Answers still to come to questions that no longer matter.
    stale: usize,
    /// The computer's turn, and when it may be played.
    ready: Option<(Turn, u64)>,
    asked_at: u64,
    /// What each computer expects of the game, in thousandths, as far as it has said so.
    chances: BySeat<Option<u16>>,
}

/// What the engine thinks about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum About {
    /// The turn of the computer at a seat.
    Turn(Seat),
    /// A hint for a person.
    Hint,
}

/// An answer to the question that was asked last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Told {
    /// A turn, which waits until its moment has come.
    Turn,
    /// The hint.
    Hint(Turn),
    /// The engine has no turn to offer.
    Nothing,
}

impl Thinking {
    /// What is being thought about, the waiting turn included.
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

    /// Drops the question. The engine must be told to stop if it is still at it.
    pub(super) fn cancel(&mut self) -> Option<String> {
        let was_asked = self.about.take().is_some();
        let had_answer = self.ready.take().is_some();
        if !was_asked || had_answer {
            return None;
        }
        self.stale += 1;
        Some(String::from("stop"))
    }

    /// The engine has lost its memory: no old answers will come.
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

    /// The computer's turn, once its moment has come.
    pub(super) fn take_ready(&mut self, now: u64) -> Option<Turn> {
        let (turn, _) = self.ready.filter(|(_, due)| *due <= now)?;
        self.ready = None;
        self.about = None;
        Some(turn)
    }
}
