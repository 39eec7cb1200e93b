//! Positions as people give them on the command line.

use std::io::Read;

use anyhow::{Context, Result, anyhow, ensure};
use paisho::notation::NumberedTurn;
use paisho::{Position, Ruleset, Setup, Turn};

/// The longest text that is read; a game of a thousand turns has some thirty kilobytes.
const LONGEST: u64 = 16 << 20;

/// The text of an argument; `-` is standard input.
pub(crate) fn text(argument: &str) -> Result<String> {
    if argument != "-" {
        return Ok(argument.trim().to_owned());
    }
    let mut text = String::new();
    std::io::stdin()
        .take(LONGEST)
        .read_to_string(&mut text)
        .context("cannot read standard input")?;
    Ok(text.trim().to_owned())
}

/// Reads a position text, or a game text, of which the last position is taken.
pub(crate) fn position(text: &str, ruleset: Ruleset) -> Result<Position> {
    ensure!(!text.is_empty(), "there is no text to read a position from");
    if is_position(text) {
        text.parse()
            .with_context(|| format!("cannot read the position {text:?}"))
    } else {
        last_position(text, ruleset)
    }
}

/// Reads a position text that may describe something impossible. Game texts never do.
pub(crate) fn setup(text: &str, ruleset: Ruleset) -> Result<Setup> {
    if is_position(text) {
        text.parse()
            .with_context(|| format!("cannot read the position {text:?}"))
    } else {
        Ok(Setup::from(&position(text, ruleset)?))
    }
}

/// Position texts have fields separated by tildes, which no other text form has.
fn is_position(text: &str) -> bool {
    text.contains('~')
}

/// The position after the last turn of a game.
fn last_position(text: &str, ruleset: Ruleset) -> Result<Position> {
    let mut position = Position::start(ruleset);
    let turns = text.split([';', '\n']).map(str::trim);
    for turn in turns.filter(|turn| !turn.is_empty()) {
        let numbered = NumberedTurn::parse(turn, ruleset.seats)
            .with_context(|| format!("{turn:?} is neither a position nor a turn of a game"))?;
        let due = position.to_move();
        ensure!(
            numbered.label.seat == due,
            "turn {turn}: it is the turn of {}",
            due.word(ruleset.seats)
        );
        position = position
            .play(numbered.turn)
            .map_err(|refusal| anyhow!("turn {turn}: {refusal}"))?;
    }
    Ok(position)
}

/// Reads a turn, with or without number and seat.
pub(crate) fn turn(text: &str, position: &Position) -> Result<Turn> {
    let seats = position.ruleset().seats;
    if !text.starts_with(|c: char| c.is_ascii_digit()) {
        return text
            .parse()
            .with_context(|| format!("cannot read the turn {text:?}"));
    }
    let numbered = NumberedTurn::parse(text, seats)
        .with_context(|| format!("cannot read the turn {text:?}"))?;
    Ok(numbered.turn)
}

/// Reads a ruleset.
pub(crate) fn ruleset(text: &str) -> Result<Ruleset> {
    text.parse()
        .with_context(|| format!("unknown ruleset {text:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "0H.R,W,K,B; 0G.R,R,K,K\n1G.R3(0,-8);1H.R3(0,8);";

    #[test]
    fn a_game_stands_for_its_last_position() {
        let end = position(GAME, Ruleset::RULEBOOK).unwrap();
        assert_eq!(end.board().tiles().count(), 2);
        let again = position(&end.to_string(), Ruleset::GARDEN_GATE).unwrap();
        assert_eq!(again, end);
    }

    #[test]
    fn mistakes_are_quoted() {
        let problem = |text| format!("{:#}", position(text, Ruleset::RULEBOOK).unwrap_err());
        assert!(problem("").contains("no text"));
        assert!(problem("hello").contains("\"hello\" is neither a position nor a turn"));
        assert!(problem("1~rulebook~X").contains("cannot read the position"));
        assert!(problem("0G.R,W,K,B").contains("it is the turn of Host"));
        assert!(problem("0H.R,W,K").contains("turn 0H.R,W,K: §3.1"));
    }

    #[test]
    fn turns_may_have_their_number() {
        let start = Position::start(Ruleset::RULEBOOK);
        let bare = turn("(0,-8)-(1,-6)", &start).unwrap();
        assert_eq!(turn("7G.(0,-8)-(1,-6)", &start).unwrap(), bare);
        assert!(turn("7X.(0,-8)-(1,-6)", &start).is_err());
        assert!(turn("", &start).is_err());
    }
}
