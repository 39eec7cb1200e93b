//! Parsing of positions, games, turns and rulesets on the command line.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use paisho::notation::{Form, NumberedTurn, Reading};
use paisho::{Position, Ruleset, Setup, Turn};

/// The maximum length of a text in bytes; a game of a thousand turns has some thirty kilobytes.
const LONGEST: u64 = 64 << 20;

/// The text that an argument refers to: standard input for `-`, the content of a file, or else the
/// argument itself. A text form is never mistaken for a file name: it has brackets or tildes, or is
/// as long as a game.
pub(crate) fn text(argument: &str) -> Result<String> {
    let text = argument.trim();
    if argument == "-" {
        read_all(io::stdin()).context("cannot read standard input")
    } else if Path::new(argument).exists() {
        // This includes pipes from the shell; for a folder, the error says that it can't be read.
        File::open(argument)
            .and_then(read_all)
            .with_context(|| format!("cannot read {argument}"))
    } else {
        ensure!(
            text.is_empty() || Form::might_be(text),
            "there is no file {argument:?}, and it is not the text of a game or position"
        );
        Ok(text.to_owned())
    }
}

fn read_all(source: impl Read) -> io::Result<String> {
    let mut text = String::new();
    let length = source.take(LONGEST + 1).read_to_string(&mut text)?;
    if length as u64 > LONGEST {
        return Err(io::Error::other("the input is longer than 64 MB"));
    }
    Ok(text.trim().to_owned())
}

/// Parses a position, or the last position of a game in any form.
pub(crate) fn position(text: &str, ruleset: Ruleset) -> Result<Position> {
    let reading = Reading::parse(text, None, ruleset)?;
    warn(&reading.warnings);
    match reading.records.as_slice() {
        [record] => Ok(record.end()),
        many => bail!("expected one game, found {}", many.len()),
    }
}

/// Parses a position text that may describe an impossible position. Games never do.
pub(crate) fn setup(text: &str, ruleset: Ruleset) -> Result<Setup> {
    ensure!(!text.is_empty(), "the input is empty");
    if Form::of(text) == Form::Position {
        text.parse().context("cannot read the input as a position")
    } else {
        Ok(Setup::from(&position(text, ruleset)?))
    }
}

/// Parses a turn, with or without number and seat. A position does not know the number of its turn,
/// but it knows whose turn it is, so the seat is checked.
pub(crate) fn turn(text: &str, position: &Position) -> Result<Turn> {
    let seats = position.ruleset().seats;
    let context = || format!("cannot read the turn {text:?}");
    if text.starts_with(|c: char| c.is_ascii_digit()) {
        let numbered = NumberedTurn::parse(text, seats).with_context(context)?;
        let (found, due) = (numbered.label.seat, position.to_move());
        ensure!(
            found == due,
            "{text:?} is a turn of {}, but {} is to move",
            found.word(seats),
            due.word(seats)
        );
        Ok(numbered.turn)
    } else {
        text.parse().with_context(context)
    }
}

/// Parses a ruleset.
pub(crate) fn ruleset(text: &str) -> Result<Ruleset> {
    text.parse()
        .with_context(|| format!("unknown ruleset {text:?}"))
}

/// Prints warnings about input that was not converted as it stands.
pub(crate) fn warn(warnings: &[impl Display]) {
    for warning in warnings {
        // Failing to print a warning must not fail the command.
        let _ = writeln!(io::stderr(), "warning: {warning}");
    }
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
        assert!(problem("").contains("the input is empty"));
        assert!(problem("hello").contains("\"hello\""));
        assert!(problem("1~rulebook~X").contains("found \"X\""));
        assert!(problem("0G.R,W,K,B").contains("expected the label 0H"));
        assert!(problem("0H.R,W,K").contains("§3.1"));
        let two = "[Host \"A\"]\n\n0H.R,W,K,B\n\n[Host \"B\"]\n\n0H.R,W,K,B";
        assert!(problem(two).contains("found 2"));
    }

    #[test]
    fn turns_may_have_their_number() {
        let start = Position::start(Ruleset::RULEBOOK);
        let bare = turn("(0,-8)-(1,-6)", &start).unwrap();
        assert_eq!(turn("7H.(0,-8)-(1,-6)", &start).unwrap(), bare);
        let guest = turn("7G.(0,-8)-(1,-6)", &start).unwrap_err();
        assert!(guest.to_string().contains("Host is to move"));
        assert!(turn("7X.(0,-8)-(1,-6)", &start).is_err());
        assert!(turn("", &start).is_err());
    }
}
