//! A player as written on the command line: `engine:level=3`, `uct`, `cmd:PROGRAM ARGS`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use paisho_engine::{DEFAULT_TABLE, Evaluation, Level, WEIGHTS};

/// A player and its settings.
#[derive(Clone, Debug)]
pub(crate) struct Spec {
    /// The text on the command line; also the player's name.
    pub(crate) text: String,
    pub(crate) kind: Kind,
    pub(crate) limits: Limits,
}

/// The kinds of players.
#[derive(Clone, Debug)]
pub(crate) enum Kind {
    Engine(Box<EngineSettings>),
    Random,
    Greedy,
    Uct,
    Program(ProgramSettings),
}

/// The limits of a player's thinking.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Limits {
    pub(crate) movetime: Option<Duration>,
    /// Nodes, or visits for UCT.
    pub(crate) nodes: Option<u64>,
    pub(crate) depth: Option<u32>,
}

impl Limits {
    /// The time for a turn: that of the match, unless the player has its own or is limited only by
    /// nodes or depth. The latter keeps games reproducible.
    pub(crate) fn turn_time(&self, of_match: Duration) -> Option<Duration> {
        let counted = self.nodes.is_some() || self.depth.is_some();
        self.movetime.or((!counted).then_some(of_match))
    }
}

/// The settings of this program's engine.
#[derive(Clone, Debug)]
pub(crate) struct EngineSettings {
    pub(crate) level: Level,
    pub(crate) threads: usize,
    pub(crate) table: usize,
    pub(crate) evaluation: Evaluation,
}

/// Another program and the options that are sent to it.
#[derive(Clone, Debug, Default)]
pub(crate) struct ProgramSettings {
    pub(crate) words: Vec<String>,
    pub(crate) options: Vec<(String, String)>,
}

/// A text that does not describe a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SpecError {
    Player(String),
    Form(String),
    Setting {
        player: &'static str,
        name: String,
    },
    Value {
        name: String,
        low: i64,
        high: i64,
        found: String,
    },
    NoProgram,
    Quotes(String),
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Player(found) => write!(
                f,
                "unknown player {found:?}; players are engine, random, greedy, uct and cmd:PROGRAM"
            ),
            Self::Form(found) => {
                write!(f, "expected a setting such as nodes=4000, found {found:?}")
            }
            Self::Setting { player, name } => write!(f, "{player} has no setting {name:?}"),
            Self::Value {
                name,
                low,
                high,
                found,
            } => {
                write!(
                    f,
                    "{name} takes a number from {low} to {high}, not {found:?}"
                )
            }
            Self::NoProgram => f.write_str("there is no program after cmd:"),
            Self::Quotes(found) => write!(f, "a quotation mark is not closed in {found:?}"),
        }
    }
}

impl std::error::Error for SpecError {}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let text = text.trim();
        let (head, rest) = text.split_once(':').unwrap_or((text, ""));
        let mut limits = Limits::default();
        let kind = match head {
            "engine" => Kind::Engine(Box::new(engine(rest, &mut limits)?)),
            "uct" => uct(rest, &mut limits)?,
            "random" => plain("random", rest, Kind::Random)?,
            "greedy" => plain("greedy", rest, Kind::Greedy)?,
            _ => Kind::Program(program(head, rest, &mut limits)?),
        };
        Ok(Self {
            text: text.to_owned(),
            kind,
            limits,
        })
    }
}

fn engine(text: &str, limits: &mut Limits) -> Result<EngineSettings, SpecError> {
    let mut level = Level::ALL[Level::ALL.len() - 1];
    let (mut threads, mut table) = (1, DEFAULT_TABLE);
    let (mut early, mut late) = (WEIGHTS.map(|w| w.early), WEIGHTS.map(|w| w.late));
    for setting in settings_of(text) {
        let (name, value) = setting?;
        if limits.set(name, value)? {
            continue;
        }
        match name {
            "level" => {
                let chosen = number(name, value, 1, Level::ALL.len() as i64)?;
                level = Level::ALL[chosen as usize - 1];
            }
            "threads" => threads = number(name, value, 1, 64)? as usize,
            "table" | "hash" => table = number(name, value, 1, 4096)? as usize,
            _ => {
                let index = WEIGHTS.iter().position(|w| w.name == name);
                let index = index.ok_or_else(|| unknown("engine", name))?;
                (early[index], late[index]) = weight(name, value)?;
            }
        }
    }
    Ok(EngineSettings {
        level,
        threads,
        table,
        evaluation: Evaluation::with_weights(early, late),
    })
}

/// A weight for the beginning and the end of the game, `40/30`, or one value for both.
fn weight(name: &str, value: &str) -> Result<(i32, i32), SpecError> {
    let (early, late) = value.split_once('/').unwrap_or((value, value));
    let part = |part| number(name, part, -10_000, 10_000);
    Ok((part(early)? as i32, part(late)? as i32))
}

fn uct(text: &str, limits: &mut Limits) -> Result<Kind, SpecError> {
    for setting in settings_of(text) {
        let (name, value) = setting?;
        match name {
            "visits" => limits.nodes = Some(number(name, value, 2, 100_000_000)? as u64),
            "movetime" => {
                limits.set(name, value)?;
            }
            _ => return Err(unknown("uct", name)),
        }
    }
    Ok(Kind::Uct)
}

/// A player without settings.
fn plain(name: &'static str, text: &str, kind: Kind) -> Result<Kind, SpecError> {
    match settings_of(text).next() {
        None => Ok(kind),
        Some(setting) => Err(unknown(name, setting?.0)),
    }
}

/// `cmd:PROGRAM ARGS`, or `cmd(nodes=4000,level=3):PROGRAM ARGS`.
fn program(head: &str, text: &str, limits: &mut Limits) -> Result<ProgramSettings, SpecError> {
    let other = || SpecError::Player(quoted(head));
    let brackets = head.strip_prefix("cmd").ok_or_else(other)?;
    let inner = match brackets.strip_prefix('(') {
        None if brackets.is_empty() => "",
        None => return Err(other()),
        Some(open) => open.strip_suffix(')').ok_or_else(other)?,
    };
    let mut settings = ProgramSettings::default();
    for setting in settings_of(inner) {
        let (name, value) = setting?;
        if !limits.set(name, value)? {
            settings.options.push((name.to_owned(), value.to_owned()));
        }
    }
    settings.words = shlex::split(text).ok_or_else(|| SpecError::Quotes(quoted(text)))?;
    if settings.words.is_empty() {
        return Err(SpecError::NoProgram);
    }
    Ok(settings)
}

impl Limits {
    /// Sets a limit; returns whether the name is that of a limit.
    fn set(&mut self, name: &str, value: &str) -> Result<bool, SpecError> {
        match name {
            "movetime" => {
                let milliseconds = number(name, value, 1, 3_600_000)? as u64;
                self.movetime = Some(Duration::from_millis(milliseconds));
            }
            "nodes" => self.nodes = Some(number(name, value, 1, i64::MAX)? as u64),
            "depth" => self.depth = Some(number(name, value, 1, 100)? as u32),
            _ => return Ok(false),
        }
        Ok(true)
    }
}

/// The settings `NAME=VALUE` of a comma-separated list.
fn settings_of(text: &str) -> impl Iterator<Item = Result<(&str, &str), SpecError>> {
    text.split(',')
        .filter(|part| !part.trim().is_empty())
        .map(|part| {
            let (name, value) = part
                .split_once('=')
                .ok_or_else(|| SpecError::Form(quoted(part)))?;
            Ok((name.trim(), value.trim()))
        })
}

fn number(name: &str, value: &str, low: i64, high: i64) -> Result<i64, SpecError> {
    let number = value.parse().ok().filter(|n| (low..=high).contains(n));
    number.ok_or_else(|| SpecError::Value {
        name: name.to_owned(),
        low,
        high,
        found: quoted(value),
    })
}

fn unknown(player: &'static str, name: &str) -> SpecError {
    let name = quoted(name);
    SpecError::Setting { player, name }
}

/// Shortens long texts for error messages.
fn quoted(text: &str) -> String {
    text.chars().take(60).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spec(text: &str) -> Spec {
        text.parse().unwrap()
    }

    fn problem(text: &str) -> String {
        text.parse::<Spec>().unwrap_err().to_string()
    }

    #[test]
    fn the_clock_of_the_match_counts_unless_something_else_does() {
        let of_match = Duration::from_millis(100);
        let time = |text| spec(text).limits.turn_time(of_match);
        assert_eq!(time("engine"), Some(of_match));
        assert_eq!(time("engine:level=3"), Some(of_match));
        assert_eq!(time("engine:nodes=4000"), None);
        assert_eq!(time("uct:visits=500"), None);
        let own = Some(Duration::from_millis(20));
        assert_eq!(time("engine:depth=3,movetime=20"), own);
        assert_eq!(time("cmd(movetime=20):prog"), own);
    }

    #[test]
    fn settings_of_the_engine() {
        let Kind::Engine(engine) = spec("engine:level=3,threads=2,hash=8,lotus=41/7").kind else {
            panic!("an engine");
        };
        assert_eq!(
            (engine.level.number, engine.threads, engine.table),
            (3, 2, 8)
        );
        let lotus = WEIGHTS.iter().position(|w| w.name == "lotus").unwrap();
        let (mut early, mut late) = (WEIGHTS.map(|w| w.early), WEIGHTS.map(|w| w.late));
        (early[lotus], late[lotus]) = (41, 7);
        assert_eq!(engine.evaluation, Evaluation::with_weights(early, late));
    }

    #[test]
    fn programs_have_words_limits_and_options() {
        let spec = spec("cmd(nodes=50,level=3):./my prog 'with space' --x=1:2");
        let Kind::Program(program) = spec.kind else {
            panic!("a program");
        };
        assert_eq!(program.words, ["./my", "prog", "with space", "--x=1:2"]);
        assert_eq!(program.options, [("level".to_owned(), "3".to_owned())]);
        assert_eq!(spec.limits.nodes, Some(50));
    }

    #[test]
    fn mistakes_are_quoted() {
        assert!(problem("stockfish").contains("\"stockfish\""));
        assert!(problem("cmdx:prog").contains("\"cmdx\""));
        assert!(problem("engine:level=9").contains("from 1 to 8, not \"9\""));
        assert!(problem("engine:fast").contains("\"fast\""));
        assert!(problem("engine:visits=3").contains("\"visits\""));
        assert!(problem("random:nodes=3").contains("random has no setting \"nodes\""));
        assert!(problem("cmd:").contains("no program"));
        assert!(problem("cmd:'x").contains("not closed"));
    }
}
