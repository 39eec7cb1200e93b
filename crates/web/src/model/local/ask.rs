//! Questions to the engine and its answers, as lines of `docs/engine-protocol.md`.

use paisho::{Game, Turn};

use super::player::Strength;

/// How long the engine may think about a turn, in milliseconds, unless a clock allows less.
const TURN_TIME: u64 = 2500;

/// How long it may think about a hint, in milliseconds.
const HINT_TIME: u64 = 1500;

/// The time of the player whose turn is requested.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TimeLeft {
    pub(super) left: u64,
    pub(super) increment: u64,
}

/// Asks for a turn at the strength of a level.
pub(super) fn for_turn(
    game: &Game,
    level: Strength,
    seed: u64,
    time: Option<TimeLeft>,
) -> Vec<String> {
    let limits = match time {
        Some(TimeLeft { left, increment }) => {
            format!("go movetime {TURN_TIME} time {left} inc {increment}")
        }
        None => format!("go movetime {TURN_TIME}"),
    };
    question(game, level, seed, limits)
}

/// Asks for the best turn.
pub(super) fn for_hint(game: &Game) -> Vec<String> {
    question(game, Strength::FULL, 0, format!("go movetime {HINT_TIME}"))
}

fn question(game: &Game, level: Strength, seed: u64, limits: String) -> Vec<String> {
    vec![
        format!("option level {}", level.number()),
        format!("option seed {seed}"),
        place(game),
        limits,
    ]
}

/// The position with its history, which matters for repetition. The history of a game that a player
/// left can't be written as a list of turns; then the position is sent without it.
fn place(game: &Game) -> String {
    if !game.leavers().is_empty() {
        return format!("position {}", game.position());
    }
    let mut line = format!("position start {}", game.start().ruleset());
    for (i, turn) in game.turns().enumerate() {
        line.push_str(if i == 0 { " turns " } else { ";" });
        line.push_str(&turn.turn.to_string());
    }
    line
}

/// A relevant line of the engine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    /// The turn it would play, if any.
    Best(Option<Turn>),
    /// Its expected result so far, in thousandths.
    Chance(u16),
}

/// Parses a line; `None` if it is not relevant.
pub(super) fn answer(line: &str) -> Option<Answer> {
    let mut words = line.split_whitespace();
    match words.next()? {
        "bestturn" => Some(Answer::Best(words.next().and_then(|t| t.parse().ok()))),
        "info" => {
            words.find(|word| *word == "chance")?;
            words.next()?.parse().ok().map(Answer::Chance)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use paisho::{Ruleset, SeatCount};

    #[test]
    fn a_question_tells_the_rules_and_the_turns() {
        let mut game = Game::new(Ruleset::RULEBOOK);
        let level = Strength::FIRST;
        assert_eq!(
            for_turn(&game, level, 7, None)[2],
            "position start rulebook"
        );
        for turn in ["R,W,K,B", "R,R,K,K", "R3(0,-8)"] {
            game.play(turn.parse().unwrap()).unwrap();
        }
        let time = TimeLeft {
            left: 9000,
            increment: 500,
        };
        assert_eq!(
            for_turn(&game, level, 7, Some(time)),
            [
                "option level 1",
                "option seed 7",
                "position start rulebook turns R,W,K,B;R,R,K,K;R3(0,-8)",
                "go movetime 2500 time 9000 inc 500",
            ]
        );
    }

    #[test]
    fn a_game_that_somebody_left_is_sent_as_its_position() {
        let rules = Ruleset {
            seats: SeatCount::Three,
            ..Ruleset::RULEBOOK
        };
        let mut game = Game::new(rules);
        game.resign(paisho::Seat::West);
        let lines = for_hint(&game);
        assert_eq!(lines[2], format!("position {}", game.position()));
    }

    #[test]
    fn answers_are_read_and_others_passed_over() {
        let turn = "(0,8)-(2,6)+R(3,-1)".parse().unwrap();
        assert_eq!(
            answer("bestturn (0,8)-(2,6)+R(3,-1)"),
            Some(Answer::Best(Some(turn)))
        );
        assert_eq!(answer("bestturn none"), Some(Answer::Best(None)));
        let info = "info depth 1 line 1 score cu 38 chance 554 nodes 38 time 1 pv pass";
        assert_eq!(answer(info), Some(Answer::Chance(554)));
        assert_eq!(answer("error what?"), None);
        assert_eq!(answer(""), None);
    }
}
