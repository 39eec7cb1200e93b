//! Analyses as JSON; `docs/analysis.md` describes every field.

use std::collections::BTreeMap;

use paisho::notation::NumberedTurn;
use paisho::{Bonus, Seat, SeatCount};
use paisho_engine::{Accuracy, Assessment, Line, Mark, Reason, ReviewedPly, Score, Verdict};
use serde::Serialize;

use super::game::Reviewing;
use super::position::{Thought, line_texts};

/// The analysis of a position.
#[derive(Serialize)]
pub(super) struct JsonPosition {
    position: String,
    seat: &'static str,
    complete: bool,
    depth: u32,
    nodes: u64,
    milliseconds: u64,
    lines: Vec<JsonLine>,
}

/// A line of play.
#[derive(Serialize)]
struct JsonLine {
    #[serde(flatten)]
    worth: JsonScore,
    turns: Vec<String>,
    ring: bool,
}

/// A score from a player's point of view.
#[derive(Serialize)]
struct JsonScore {
    chance: u32,
    score: i32,
    wins_in: Option<u32>,
    loses_in: Option<u32>,
}

/// The review of a game.
#[derive(Serialize)]
pub(super) struct JsonGame {
    ruleset: String,
    rules_version: u32,
    tags: BTreeMap<String, String>,
    result: Option<String>,
    complete: bool,
    nodes_per_look: u64,
    depth_per_look: Option<u32>,
    nodes: u64,
    plies: Vec<JsonPly>,
    end: Option<JsonAssessment>,
    players: Vec<JsonPlayer>,
}

/// The review of a turn.
#[derive(Serialize)]
struct JsonPly {
    turn: String,
    seat: &'static str,
    position: String,
    before: Option<JsonAssessment>,
    loss: Option<u32>,
    is_best: bool,
    mark: Option<&'static str>,
    better: Option<String>,
    reasons: Vec<JsonReason>,
}

/// The engine's assessment of a position.
#[derive(Serialize)]
struct JsonAssessment {
    seat: &'static str,
    #[serde(flatten)]
    worth: JsonScore,
    chances: BTreeMap<&'static str, u32>,
    depth: u32,
    turns: Vec<String>,
    ring: bool,
}

/// A reason; fields that do not apply are omitted.
#[derive(Serialize, Default)]
struct JsonReason {
    reason: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    turns: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tile: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    owner: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bonus: Option<String>,
}

/// How well a player played.
#[derive(Serialize)]
struct JsonPlayer {
    seat: &'static str,
    turns: u32,
    best: u32,
    mean_loss: u32,
    accuracy: u32,
    marks: BTreeMap<&'static str, u32>,
}

impl JsonPosition {
    pub(super) fn new(thought: &Thought) -> Self {
        let position = &thought.position;
        Self {
            position: position.to_string(),
            seat: position.decider().word(position.ruleset().seats),
            complete: thought.complete,
            depth: thought.report.depth,
            nodes: thought.report.nodes,
            milliseconds: thought.used.as_millis() as u64,
            lines: thought.report.lines.iter().map(JsonLine::new).collect(),
        }
    }
}

impl JsonLine {
    fn new(line: &Line) -> Self {
        Self {
            worth: JsonScore::new(line.score),
            turns: line_texts(line),
            ring: line.ending == Some(paisho::Ending::Ring),
        }
    }
}

impl JsonScore {
    fn new(score: Score) -> Self {
        let (wins_in, loses_in) = match score.verdict() {
            Verdict::Advantage(_) => (None, None),
            Verdict::WinsIn(turns) => (Some(turns), None),
            Verdict::LosesIn(turns) => (None, Some(turns)),
        };
        Self {
            chance: score.winning_chance(),
            score: score.number(),
            wins_in,
            loses_in,
        }
    }
}

impl JsonGame {
    pub(super) fn new(reviewing: &Reviewing<'_>) -> Self {
        let record = reviewing.record;
        let seats = record.ruleset().seats;
        let tags = record.tags.iter();
        let plies = reviewing.found.plies.iter().zip(&reviewing.played);
        let players = reviewing.found.accuracy();
        Self {
            ruleset: record.ruleset().to_string(),
            rules_version: record.ruleset().version.number(),
            tags: tags.map(|(k, v)| (k.to_owned(), v.to_owned())).collect(),
            result: record.result().map(|r| r.display(seats).to_string()),
            complete: reviewing.complete,
            nodes_per_look: reviewing.settings.nodes,
            depth_per_look: reviewing.settings.depth,
            nodes: reviewing.nodes,
            plies: plies
                .map(|(ply, played)| JsonPly::new(ply, played.before.to_string(), seats))
                .collect(),
            end: assessment(reviewing.found.end.as_ref(), seats),
            players: players.iter().map(|p| JsonPlayer::new(p, seats)).collect(),
        }
    }
}

impl JsonPly {
    fn new(ply: &ReviewedPly, position: String, seats: SeatCount) -> Self {
        let numbered = NumberedTurn {
            label: ply.label,
            turn: ply.turn,
        };
        let reasons = ply.reasons.iter().map(|r| JsonReason::new(*r, seats));
        Self {
            turn: numbered.display(seats).to_string(),
            seat: ply.label.seat.word(seats),
            position,
            before: assessment(ply.before.as_ref(), seats),
            loss: ply.loss,
            is_best: ply.best,
            mark: ply.mark.map(Mark::word),
            better: ply.better.map(|t| t.to_string()),
            reasons: reasons.collect(),
        }
    }
}

fn assessment(found: Option<&Assessment>, seats: SeatCount) -> Option<JsonAssessment> {
    let found = found?;
    let chance = |s: Seat| Some((s.word(seats), found.chance_of(s)?));
    Some(JsonAssessment {
        seat: found.seat.word(seats),
        worth: JsonScore::new(found.score),
        chances: seats.seats().iter().filter_map(chance).collect(),
        depth: found.depth,
        turns: found.line.as_ref().map(line_texts).unwrap_or_default(),
        ring: found.ends_with_ring(),
    })
}

impl JsonReason {
    fn new(reason: Reason, seats: SeatCount) -> Self {
        let plain = |reason| Self {
            reason,
            ..Self::default()
        };
        let counted = |reason, turns| Self {
            turns: Some(turns),
            ..plain(reason)
        };
        let bonus = |reason, bonus: Option<Bonus>| Self {
            bonus: Some(bonus.map_or_else(|| "decline".to_owned(), |b| format!("+{b}"))),
            ..plain(reason)
        };
        match reason {
            Reason::MissedRing { turns } => counted("missed_ring", turns),
            Reason::MissedWin { turns } => counted("missed_win", turns),
            Reason::AllowedRing { turns } => counted("allowed_ring", turns),
            Reason::AllowedWin { turns } => counted("allowed_win", turns),
            Reason::LostTile { tile, at, by } => Self {
                tile: Some(tile.kind().to_string()),
                owner: Some(tile.owner().word(seats)),
                at: Some(at.to_string()),
                by: Some(by.to_string()),
                ..plain("lost_tile")
            },
            Reason::MissedCapture { tile, at } => Self {
                tile: Some(tile.kind().to_string()),
                owner: Some(tile.owner().word(seats)),
                at: Some(at.to_string()),
                ..plain("missed_capture")
            },
            Reason::MissedBonus => plain("missed_bonus"),
            Reason::DeclinedBonus { better } => bonus("declined_bonus", Some(better)),
            Reason::OtherBonus { better } => bonus("other_bonus", better),
            Reason::AllowedBonus { by } => Self {
                by: Some(by.to_string()),
                ..plain("allowed_bonus")
            },
        }
    }
}

impl JsonPlayer {
    fn new(player: &Accuracy, seats: SeatCount) -> Self {
        Self {
            seat: player.seat.word(seats),
            turns: player.turns,
            best: player.best,
            mean_loss: player.mean_loss,
            accuracy: player.accuracy,
            marks: Mark::ALL
                .into_iter()
                .map(|m| (m.word(), player.count(m)))
                .collect(),
        }
    }
}
