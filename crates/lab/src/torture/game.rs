//! Plays one game of an endurance run.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use paisho::notation::GameText;
use paisho::{BySeat, Game, Ruleset, Turn};
use paisho_engine::{Engine, Random};

use super::finding::{Finding, Trouble};
use super::player::Player;
use super::ruleset;
use crate::seeds::of_game;
use crate::workers::Pulse;

/// The size of the transposition table in mebibytes.
const TABLE: usize = 1;
/// The time limit of a turn. A few hundred nodes take less, even in an unoptimised build on a busy
/// machine.
const SLOWEST: Duration = Duration::from_secs(30);

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Played {
    pub(super) rules: Ruleset,
    pub(super) turns: usize,
    /// The kind of ending.
    pub(super) ending: String,
    pub(super) finding: Option<Finding>,
}

/// The settings that games depend on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Settings {
    pub(super) seed: u64,
    /// Games are stopped after this many turns.
    pub(super) most_turns: usize,
}

/// Plays the game with this number; errors and panics become a finding.
pub(super) fn play(settings: Settings, number: usize, pulse: &Pulse) -> Played {
    let mut random = of_game(settings.seed, number);
    let mut table = Table {
        game: Game::new(ruleset::by_chance(&mut random)),
        players: BySeat(std::array::from_fn(|_| Player::by_chance(&mut random))),
        random,
    };
    // After a panic the state is only read for the report.
    let result = catch_unwind(AssertUnwindSafe(|| {
        table.play_to_the_end(settings.most_turns, pulse)
    }));
    let trouble = match result {
        Ok(result) => result.err(),
        Err(payload) => Some(Trouble::Panic(message_of(&*payload))),
    };
    table.report(trouble)
}

/// The message of a panic.
fn message_of(payload: &(dyn std::any::Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().map(|s| (*s).to_owned());
    text.or_else(|| payload.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "no message".to_owned())
}

/// A game with its players.
struct Table {
    game: Game,
    players: BySeat<Player>,
    random: Random,
}

impl Table {
    fn play_to_the_end(&mut self, most_turns: usize, pulse: &Pulse) -> Result<(), Trouble> {
        let engine = Engine::new(TABLE, 1);
        while self.game.outcome().is_none() && self.game.plies().len() < most_turns {
            let begun = Instant::now();
            let seed = self.random.next_word();
            let turn = self.player().turn(&self.game, &engine, seed)?;
            if begun.elapsed() > SLOWEST {
                let seconds = begun.elapsed().as_secs();
                return Err(Trouble::Slow { seconds });
            }
            self.play_turn(turn)?;
            pulse.beat();
        }
        self.read_back()
    }

    /// The player to move.
    fn player(&self) -> Player {
        self.players[self.game.position().decider()]
    }

    /// Plays a turn if the rules allow it.
    fn play_turn(&mut self, turn: Turn) -> Result<(), Trouble> {
        let illegal = |refusal| Trouble::Illegal(turn, refusal);
        self.game.position().explain(turn).map_err(illegal)?;
        self.game.play(turn).map_err(illegal)
    }

    /// Checks that replaying the record of the game gives its current position.
    fn read_back(&self) -> Result<(), Trouble> {
        let text = self.game.to_string();
        let read = GameText::parse(&text, self.game.start());
        match read {
            Ok(read) if read.end() == self.game.position() => Ok(()),
            Ok(_) => Err(Trouble::Unreadable(
                "it ends in a different position".to_owned(),
            )),
            Err(error) => Err(Trouble::Unreadable(error.to_string())),
        }
    }

    fn report(&self, trouble: Option<Trouble>) -> Played {
        let rules = *self.game.start().ruleset();
        let ending = match self.game.outcome() {
            Some(outcome) => format!("{:?}", outcome.ending),
            None => "stopped".to_owned(),
        };
        Played {
            rules,
            turns: self.game.plies().len(),
            ending,
            finding: trouble.map(|trouble| Finding {
                trouble,
                player: self.player().to_string(),
                rules,
                game: self.game.to_string(),
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Table {
        Table {
            game: Game::new(Ruleset::RULEBOOK),
            players: BySeat([Player::Random; 4]),
            random: Random::new(1),
        }
    }

    #[test]
    fn an_illegal_turn_is_reported_with_all_that_is_needed() {
        let mut table = table();
        let mut turn = |text: &str| table.play_turn(text.parse().unwrap());
        assert_eq!(turn("R,W,K,B"), Ok(()));
        let trouble = turn("R3(0,-8)").unwrap_err();
        assert!(matches!(trouble, Trouble::Illegal(..)), "{trouble:?}");
        let played = table.report(Some(trouble));
        let text = played.finding.unwrap().to_string();
        for part in [
            "illegal turn R3(0,-8): ",
            "random",
            "rulebook",
            "0H.R,W,K,B",
        ] {
            assert!(text.contains(part), "{text}");
        }
    }

    #[test]
    fn what_a_panic_says_is_kept() {
        let caught = |text: &'static str| catch_unwind(|| std::panic::panic_any(text));
        assert_eq!(message_of(&*caught("ouch").unwrap_err()), "ouch");
        let owned = catch_unwind(|| std::panic::panic_any("ow".to_owned())).unwrap_err();
        assert_eq!(message_of(&*owned), "ow");
    }
}
