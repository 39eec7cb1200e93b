//! Records of self-play games: the turns, their scores, and the result.
//!
//! A game is one line of a file: number, ruleset, result and turns, separated by tabs. A turn is
//! followed by the score of the position before it, in braces, if the engine evaluated that
//! position and saw no end of the game: `7H.(0,8)-(2,6){35}`. Positions and features are not
//! stored: they follow from the turns, so that old games can be used for new evaluations.

mod file;

use std::fmt;
use std::str::FromStr;

use anyhow::{Context, bail};
use paisho::notation::GameText;
use paisho::{Position, Ruleset, Seat, SeatCount};

pub(crate) use file::{Header, Journal, read_journal};

/// The result of a game of two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum GameResult {
    /// One player won.
    Won(Seat),
    /// A draw by the rules.
    Draw,
    /// It was stopped because it took too long; counts as a draw.
    Stopped,
}

impl GameResult {
    /// The points of a seat: 1, a half, or 0.
    pub(crate) fn worth(self, seat: Seat) -> f64 {
        match self {
            Self::Won(winner) if winner == seat => 1.0,
            Self::Won(_) => 0.0,
            Self::Draw | Self::Stopped => 0.5,
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Won(seat) => write!(f, "{}", seat.letter(SeatCount::Two)),
            Self::Draw => f.write_str("draw"),
            Self::Stopped => f.write_str("stopped"),
        }
    }
}

impl FromStr for GameResult {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Self> {
        match text {
            "G" => Ok(Self::Won(Seat::GUEST)),
            "H" => Ok(Self::Won(Seat::HOST)),
            "draw" => Ok(Self::Draw),
            "stopped" => Ok(Self::Stopped),
            _ => bail!("expected G, H, draw or stopped, found {text:?}"),
        }
    }
}

/// A stored game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Record {
    /// Its number within the file.
    pub(crate) number: usize,
    /// Its result.
    pub(crate) result: GameResult,
    /// Its turns.
    pub(crate) game: GameText,
    /// For each turn, the score of the position before it, from the view of its player.
    pub(crate) scores: Vec<Option<i32>>,
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules = self.game.ruleset();
        write!(f, "{}\t{rules}\t{}\t", self.number, self.result)?;
        for (i, (turn, score)) in self.game.turns().iter().zip(&self.scores).enumerate() {
            let separator = if i == 0 { "" } else { ";" };
            write!(f, "{separator}{}", turn.display(rules.seats))?;
            score.map_or(Ok(()), |score| write!(f, "{{{score}}}"))?;
        }
        Ok(())
    }
}

impl FromStr for Record {
    type Err = anyhow::Error;

    fn from_str(line: &str) -> anyhow::Result<Self> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [number, rules, result, turns] = fields[..] else {
            bail!("expected four fields, found {}", fields.len());
        };
        let rules: Ruleset = rules.parse().context("cannot read the ruleset")?;
        if rules.seats != SeatCount::Two {
            bail!("expected a ruleset for two players, found {rules}");
        }
        let (plain, scores) = split_scores(turns)?;
        let game = GameText::parse(&plain, &Position::start(rules)).context("turns")?;
        if game.turns().len() != scores.len() {
            bail!(
                "expected a score or a gap for each of {} turns, found {}",
                game.turns().len(),
                scores.len()
            );
        }
        Ok(Self {
            number: number_of(number)?,
            result: result.parse()?,
            game,
            scores,
        })
    }
}

/// Parses the number of a game.
fn number_of(text: &str) -> anyhow::Result<usize> {
    text.parse()
        .with_context(|| format!("expected the number of a game, found {text:?}"))
}

/// The turns without the scores, and the scores.
fn split_scores(turns: &str) -> anyhow::Result<(String, Vec<Option<i32>>)> {
    let mut plain = String::with_capacity(turns.len());
    let mut scores = Vec::new();
    for piece in turns.split(';').filter(|piece| !piece.is_empty()) {
        let (turn, score) = match piece.strip_suffix('}').and_then(|p| p.split_once('{')) {
            Some((turn, score)) => (turn, Some(score)),
            None => (piece, None),
        };
        let score = score.map(|s| {
            s.parse()
                .with_context(|| format!("cannot read the score {s:?}"))
        });
        scores.push(score.transpose()?);
        plain.push_str(turn);
        plain.push(';');
    }
    Ok((plain, scores))
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A short game with two scores.
    pub(crate) const LINE: &str = "12\tgarden_gate\tH\t0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,-8);\
        1H.R3(0,8);2G.(0,-8)-(1,-6){-3};2H.(0,8)-(0,5){25}";

    #[test]
    fn a_game_is_written_as_it_was_read() {
        let record: Record = LINE.parse().unwrap();
        assert_eq!(record.to_string(), LINE);
        assert_eq!(record.number, 12);
        assert_eq!(record.result, GameResult::Won(Seat::HOST));
        assert_eq!(record.scores[3..], [None, Some(-3), Some(25)]);
        assert_eq!(record.game.ruleset(), &Ruleset::GARDEN_GATE);
    }

    #[test]
    fn what_is_wrong_with_a_line_is_quoted() {
        let complaint = |from: &str, to: &str| {
            let error = LINE.replace(from, to).parse::<Record>().unwrap_err();
            format!("{error:#}")
        };
        assert!(complaint("12\t", "dozen\t").contains("\"dozen\""));
        assert!(complaint("\tH\t", "\tX\t").contains("\"X\""));
        assert!(complaint("{25}", "{much}").contains("\"much\""));
        assert!(complaint("garden_gate", "garden").contains("\"garden\""));
        assert!(complaint("garden_gate", "rulebook.seats3").contains("two players"));
        assert!(complaint("(0,5)", "(0,-5)").contains("2H.(0,8)-(0,-5)"));
        assert!(complaint("\tH", "").contains("found 3"));
    }
}
