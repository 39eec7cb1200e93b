//! The outcome of a game as a sentence.

use paisho::{Decider, Ending, Outcome, Seat, SeatCount};

use super::{Key, Words, isolate};

impl Words {
    /// Says who won and why. The number of seats decides how players are called.
    #[must_use]
    pub fn announce(&self, outcome: Outcome, seats: SeatCount) -> String {
        self.announce_by_name(outcome, seats, |_| None)
    }

    /// The same with the names of the winners; those without a name are called by their seats.
    #[must_use]
    pub fn announce_by_name(
        &self,
        outcome: Outcome,
        seats: SeatCount,
        name: impl Fn(Seat) -> Option<String>,
    ) -> String {
        let winner = |seat: Seat| match name(seat) {
            Some(name) => isolate(&name),
            None => {
                let args = self.args().seat("seat", seat, seats);
                self.say(Key::Winner, &args)
            }
        };
        let winners = self.list(outcome.winners.iter().map(winner));
        let result = match outcome.winners.len() {
            0 => "draw",
            1 => "win",
            _ => "shared",
        };
        let args = self
            .args()
            .choice("result", result)
            .count("count", outcome.winners.len())
            .words("winners", winners);
        self.say(sentence(outcome), &args)
    }
}

/// The sentence for an outcome. A record can claim a draw by an ending that always has a winner,
/// although no game can end so; it is announced as a draw without a reason.
fn sentence(outcome: Outcome) -> Key {
    match (outcome.ending, outcome.is_draw()) {
        (Ending::Ring, _) => Key::Ring,
        (Ending::LastFlower(Decider::Nothing), _) | (Ending::LastFlower(_), true) => {
            Key::LastFlowerNothing
        }
        (Ending::LastFlower(Decider::Accents), false) => Key::LastFlowerAccents,
        (Ending::LastFlower(Decider::Harmonies), false) => Key::LastFlowerHarmonies,
        (Ending::LastFlower(Decider::Midlines), false) => Key::LastFlowerMidlines,
        (Ending::Stuck(Decider::Nothing), _) | (Ending::Stuck(_), true) => Key::StuckNothing,
        (Ending::Stuck(Decider::Accents), false) => Key::StuckAccents,
        (Ending::Stuck(Decider::Harmonies), false) => Key::StuckHarmonies,
        (Ending::Stuck(Decider::Midlines), false) => Key::StuckMidlines,
        (Ending::Repetition, _) => Key::Repetition,
        (Ending::Agreement, _) => Key::Agreement,
        (Ending::Resignation | Ending::Gift | Ending::Time, true) => Key::Draw,
        (Ending::Resignation, false) => Key::Resignation,
        (Ending::Gift, false) => Key::Gift,
        (Ending::Time, false) => Key::Time,
        // `Ending` is non-exhaustive: a new one has a general sentence. The tests check that all
        // present ones have their own.
        (_, true) => Key::Draw,
        (_, false) => Key::OutcomeOther,
    }
}
