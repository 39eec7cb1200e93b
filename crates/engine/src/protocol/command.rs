//! Parses input lines into one closed type.

use core::fmt;
use core::time::Duration;

use paisho::Ruleset;

/// A parsed input line.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Command {
    /// `paisho`: identify the engine and its options.
    Identify,
    /// `ready`: check that the engine responds.
    Ready,
    /// `option NAME VALUE`.
    Option { name: String, value: String },
    /// `newgame [RULESET]`.
    NewGame(Ruleset),
    /// `position TEXT|start RULESET [turns T;T;…]`.
    Position { start: Start, turns: String },
    /// `play TURN`.
    Play(String),
    /// `go …`.
    Go(Go),
    /// `review …`.
    Review(Go),
    /// `stop`.
    Stop,
    /// `legal [ARRANGEMENT]`.
    Legal(Option<String>),
    /// `perft DEPTH [turns]`.
    Perft { depth: u32, unit: Unit },
    /// `eval`.
    Eval,
    /// `show`.
    Show,
    /// `levels`.
    Levels,
    /// `bench`.
    Bench,
    /// `help`.
    Help,
    /// `quit`.
    Quit,
    /// An empty line.
    Nothing,
}

/// Where a position starts.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Start {
    /// The start of a new game.
    Rules(Ruleset),
    /// A position text.
    Text(String),
    /// The start of the current game.
    Current,
}

/// What perft counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Unit {
    Steps,
    Turns,
}

/// The limits of `go`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Go {
    pub(super) turn_time: Option<Duration>,
    pub(super) left: Option<Duration>,
    pub(super) increment: Duration,
    pub(super) nodes: Option<u64>,
    pub(super) depth: Option<u32>,
    pub(super) infinite: bool,
}

/// Why a line is not a valid command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum CommandError {
    Unknown(String),
    Missing(&'static str),
    NoNumber(String),
    NoLimit(String),
    TooMuch(String),
    Ruleset(paisho::notation::ParseRulesetError),
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(word) => write!(f, "unknown command {word:?}"),
            Self::Missing(what) => write!(f, "{what} is missing"),
            Self::NoNumber(word) => write!(f, "{word:?} is not a number in the allowed range"),
            Self::NoLimit(word) => write!(f, "{word:?} is not a search limit"),
            Self::TooMuch(word) => write!(f, "unexpected {word:?}"),
            Self::Ruleset(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for CommandError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Ruleset(error) => Some(error),
            _ => None,
        }
    }
}

/// Error messages quote at most this many characters.
const MOST_QUOTED: usize = 60;

fn quoted(word: &str) -> String {
    word.chars().take(MOST_QUOTED).collect()
}

impl Command {
    pub(super) fn parse(line: &str) -> Result<Self, CommandError> {
        let mut words = line.split_whitespace();
        let Some(first) = words.next() else {
            return Ok(Self::Nothing);
        };
        let mut rest = words.clone();
        let command = match first {
            "go" => return Go::parse(words).map(Self::Go),
            "review" => return parse_review(words),
            "position" => return parse_position(line),
            "option" => return parse_option(line),
            "paisho" => Self::Identify,
            "ready" => Self::Ready,
            "stop" => Self::Stop,
            "eval" => Self::Eval,
            "show" => Self::Show,
            "levels" => Self::Levels,
            "bench" => Self::Bench,
            "help" => Self::Help,
            "quit" => Self::Quit,
            "newgame" => Self::NewGame(rest.next().map_or(Ok(Ruleset::RULEBOOK), ruleset)?),
            "play" => Self::Play(needed(rest.next(), "a turn")?.to_owned()),
            "legal" => Self::Legal(rest.next().map(str::to_owned)),
            "perft" => Self::Perft {
                depth: number(needed(rest.next(), "a depth")?)?,
                unit: match rest.next() {
                    None => Unit::Steps,
                    Some("turns") => Unit::Turns,
                    Some(other) => return Err(CommandError::TooMuch(quoted(other))),
                },
            },
            other => return Err(CommandError::Unknown(quoted(other))),
        };
        match rest.next() {
            Some(extra) => Err(CommandError::TooMuch(quoted(extra))),
            None => Ok(command),
        }
    }
}

fn needed<'a>(word: Option<&'a str>, what: &'static str) -> Result<&'a str, CommandError> {
    word.ok_or(CommandError::Missing(what))
}

fn number<T: core::str::FromStr>(word: &str) -> Result<T, CommandError> {
    word.parse()
        .map_err(|_| CommandError::NoNumber(quoted(word)))
}

fn ruleset(word: &str) -> Result<Ruleset, CommandError> {
    word.parse().map_err(CommandError::Ruleset)
}

/// A review has no clock: the limits of each search are nodes and depth.
fn parse_review<'a>(words: impl Iterator<Item = &'a str> + Clone) -> Result<Command, CommandError> {
    const LIMITS: [&str; 2] = ["nodes", "depth"];
    let mut names = words.clone().step_by(2);
    match names.find(|w| !LIMITS.contains(w)) {
        Some(other) => Err(CommandError::NoLimit(quoted(other))),
        None => Go::parse(words).map(Command::Review),
    }
}

/// The value of an option may contain spaces, and may be empty.
fn parse_option(line: &str) -> Result<Command, CommandError> {
    let mut words = line.split_whitespace().skip(1);
    let name = needed(words.next(), "the name of an option")?.to_owned();
    let value = words.collect::<Vec<_>>().join(" ");
    Ok(Command::Option { name, value })
}

/// Turns may be separated by `;` or by spaces.
fn parse_position(line: &str) -> Result<Command, CommandError> {
    let mut words = line.split_whitespace().skip(1).peekable();
    let start = match needed(words.peek().copied(), "a position")? {
        "turns" => Start::Current,
        "start" => {
            words.next();
            let rules = words.next_if(|w| *w != "turns");
            Start::Rules(rules.map_or(Ok(Ruleset::RULEBOOK), ruleset)?)
        }
        text => {
            let text = text.to_owned();
            words.next();
            Start::Text(text)
        }
    };
    match words.next() {
        None | Some("turns") => {}
        Some(other) => return Err(CommandError::TooMuch(quoted(other))),
    }
    let turns = words.collect::<Vec<_>>().join(";");
    Ok(Command::Position { start, turns })
}

impl Go {
    fn parse<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Self, CommandError> {
        let mut go = Self::default();
        while let Some(word) = words.next() {
            let mut value = || needed(words.next(), "a number after the limit");
            let milliseconds = |word| number(word).map(Duration::from_millis);
            match word {
                "movetime" => go.turn_time = Some(milliseconds(value()?)?),
                "time" => go.left = Some(milliseconds(value()?)?),
                "inc" => go.increment = milliseconds(value()?)?,
                "nodes" => go.nodes = Some(number(value()?)?),
                "depth" => go.depth = Some(number(value()?)?),
                "infinite" => go.infinite = true,
                other => return Err(CommandError::NoLimit(quoted(other))),
            }
        }
        Ok(go)
    }

    /// Whether only `stop` would ever end the search.
    pub(super) const fn is_unlimited(&self) -> bool {
        self.turn_time.is_none()
            && self.left.is_none()
            && self.nodes.is_none()
            && self.depth.is_none()
    }
}
