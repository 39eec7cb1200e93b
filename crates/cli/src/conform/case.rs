//! A conformance line, parsed into values of the rules.

use anyhow::{Context, Result, bail};
use paisho::notation::NumberedTurn;
use paisho::{Accents, Kind, Ruleset, Seat, SeatCount, Turn};
use serde_json::Value;

use super::ending::ExpectedResult;
use super::raw::{RawLegal, RawLine, RawPly, RawResult, RawSample};
use super::rules;
use super::state::{self, State};

/// One line of a file.
pub(super) struct Case {
    /// The name that appears in reports.
    pub(super) id: String,
    pub(super) ruleset: Ruleset,
    pub(super) body: Body,
}

/// The content of a line.
pub(super) enum Body {
    Game(Game),
    Position(Box<Made>),
}

/// A game to replay.
pub(super) struct Game {
    pub(super) accents: Vec<(Seat, Accents)>,
    /// The whole game in notation, including accents; may be empty.
    pub(super) turns: Vec<NumberedTurn>,
    /// One entry for each turn after the accents; may be empty.
    pub(super) plies: Vec<Ply>,
    pub(super) result: Option<ExpectedResult>,
}

/// One turn of a game.
pub(super) struct Ply {
    pub(super) side: Option<Seat>,
    pub(super) legal: Legal,
    /// Absent where the game stops.
    pub(super) turn: Option<Turn>,
    pub(super) after: State,
}

/// A constructed position.
pub(super) struct Made {
    pub(super) side: Seat,
    pub(super) state: State,
    pub(super) rings: Option<Vec<Seat>>,
    pub(super) over: Option<bool>,
    pub(super) legal: Legal,
    pub(super) samples: Vec<Sample>,
}

/// A turn tried out in a position.
pub(super) struct Sample {
    pub(super) turn: Turn,
    pub(super) after: State,
    pub(super) result: Option<ExpectedResult>,
}

/// The file's data about the legal turns.
#[derive(Default)]
pub(super) struct Legal {
    pub(super) count: Option<u64>,
    pub(super) all: Option<u64>,
    pub(super) plain: Option<u64>,
    pub(super) list: Option<Vec<String>>,
}

impl Case {
    /// Parses a line.
    pub(super) fn parse(line: &str) -> Result<Self> {
        let raw: RawLine =
            serde_json::from_str(line).context("cannot read the line as a case in JSON")?;
        let id = match &raw.id {
            Some(Value::String(id)) => id.clone(),
            Some(id) => id.to_string(),
            None => "case without id".to_owned(),
        };
        let (ruleset, body) = understand(&raw).with_context(|| id.clone())?;
        Ok(Self { id, ruleset, body })
    }
}

fn understand(raw: &RawLine) -> Result<(Ruleset, Body)> {
    let ruleset = rules::ruleset(raw)?;
    let body = if raw.plies.is_some() || raw.turns.is_some() {
        Body::Game(game(raw, ruleset.seats)?)
    } else if raw.state.board.is_some() {
        Body::Position(Box::new(made(raw, ruleset.seats)?))
    } else {
        bail!("expected a game (with plies or turns) or a position (with a board)");
    };
    Ok((ruleset, body))
}

fn game(raw: &RawLine, seats: SeatCount) -> Result<Game> {
    let turns = raw.turns.iter().flatten();
    let turns: Vec<NumberedTurn> = turns
        .map(|t| NumberedTurn::parse(t, seats).with_context(|| format!("cannot read turn {t:?}")))
        .collect::<Result<_>>()?;
    let plies = raw.plies.iter().flatten().enumerate();
    let plies = plies
        .map(|(i, p)| ply(p, seats).with_context(|| format!("ply {i}")))
        .collect::<Result<_>>()?;
    Ok(Game {
        accents: accents(raw, &turns, seats)?,
        turns,
        plies,
        result: result(raw.result.as_ref(), seats)?,
    })
}

/// The accents from their own field, or else from the turns with number 0.
fn accents(
    raw: &RawLine,
    turns: &[NumberedTurn],
    seats: SeatCount,
) -> Result<Vec<(Seat, Accents)>> {
    if let Some(chosen) = &raw.accents {
        return state::by_seat(chosen, seats, |codes| parse_accents(codes))
            .context("cannot read the accents");
    }
    let chosen = turns.iter().filter_map(|t| match t.turn {
        Turn::Accents(accents) => Some((t.label.seat, accents)),
        _ => None,
    });
    Ok(chosen.collect())
}

fn parse_accents(codes: &[String]) -> Result<Accents> {
    codes.iter().try_fold(Accents::EMPTY, |all, code| {
        Kind::from_code(code)
            .and_then(|kind| all.with(kind))
            .with_context(|| format!("{code:?} is not an accent or occurs too often"))
    })
}

fn ply(raw: &RawPly, seats: SeatCount) -> Result<Ply> {
    let side = raw.side.as_deref().map(|s| state::parse_seat(s, seats));
    Ok(Ply {
        side: side.transpose()?,
        legal: legal(&raw.turns_before)?,
        turn: raw.turn.as_deref().map(turn).transpose()?,
        after: State::parse(&raw.after, seats)?,
    })
}

fn turn(text: &str) -> Result<Turn> {
    text.parse()
        .with_context(|| format!("cannot read turn {text:?}"))
}

fn legal(raw: &RawLegal) -> Result<Legal> {
    Ok(Legal {
        count: raw.n,
        all: raw.h.as_deref().map(hash).transpose()?,
        plain: raw.hp.as_deref().map(hash).transpose()?,
        list: raw.legal.clone(),
    })
}

fn hash(text: &str) -> Result<u64> {
    u64::from_str_radix(text, 16)
        .with_context(|| format!("{text:?} is not a hash of 16 hex digits"))
}

fn result(raw: Option<&RawResult>, seats: SeatCount) -> Result<Option<ExpectedResult>> {
    raw.map(|r| ExpectedResult::parse(r, seats).context("cannot read the result"))
        .transpose()
}

fn made(raw: &RawLine, seats: SeatCount) -> Result<Made> {
    let side = raw.side.as_deref().context("the side to move is missing")?;
    let rings = raw.ring.as_ref().map(|list| {
        list.iter()
            .map(|s| state::parse_seat(s, seats))
            .collect::<Result<Vec<Seat>>>()
    });
    let state = State::parse(&raw.state, seats)?;
    if state.hands.is_none() {
        bail!("the hands are missing");
    }
    let samples = raw.samples.iter().enumerate();
    Ok(Made {
        side: state::parse_seat(side, seats)?,
        state,
        rings: rings.transpose()?,
        over: raw.over,
        legal: legal(&raw.turns_before)?,
        samples: samples
            .map(|(i, s)| sample(s, seats).with_context(|| format!("sample {i}")))
            .collect::<Result<_>>()?,
    })
}

fn sample(raw: &RawSample, seats: SeatCount) -> Result<Sample> {
    Ok(Sample {
        turn: turn(&raw.turn)?,
        after: State::parse(&raw.after, seats)?,
        result: result(raw.result.as_ref(), seats)?,
    })
}
