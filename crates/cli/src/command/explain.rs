//! `paisho explain`: whether a turn is legal, what it does, or which rule forbids it.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use paisho::{Bonus, Kind, PointSet, Position, Refusal, Setup, Stage, Turn};
use paisho_view::text_board::Window;

use super::Verdict;
use crate::colour::{ColourChoice, Palette, heading};
use crate::picture::Picture;
use crate::{describe, input};

/// Explain whether a turn is legal, and what it does or which rule forbids it.
///
/// For an illegal turn, names the paragraph of the rules, and draws the tiles and points concerned,
/// marked with `<`. Exit codes: 0 the turn is legal, 1 it is illegal.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  paisho explain '0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,-8);1H.R3(0,8)' '(0,-8)-(1,-6)'
  paisho explain position.txt '(2,3)-(4,4)+B(1,1)-(2,2)'
  paisho explain - '7H.W5(8,0)' < game.txt")]
pub(crate) struct Explain {
    /// A position, a game as turns, record or link, or a file with one; `-` for standard input.
    position: String,
    /// The turn, with or without its number: R3(0,8), (0,8)-(2,6)+R(3,-1), pass.
    #[arg(allow_hyphen_values = true)]
    turn: String,
    /// The ruleset if the input is only turns, such as rulebook.oasis; other forms name their own.
    #[arg(long, default_value = "rulebook")]
    ruleset: String,
    /// When to use colours.
    #[arg(long, value_enum, default_value = "auto", value_name = "WHEN")]
    color: ColourChoice,
}

impl Explain {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<Verdict> {
        let text = input::text(&self.position)?;
        let position = input::position(&text, input::ruleset(&self.ruleset)?)?;
        let turn = input::turn(self.turn.trim(), &position)?;
        let palette = self.color.palette();
        match position.play(turn) {
            Ok(after) => {
                writeln!(out, "{}: {turn}", palette.paint("legal", heading()))?;
                for line in consequences(&position, turn, &after) {
                    writeln!(out, "  {line}")?;
                }
                Ok(Verdict::Fine)
            }
            Err(refusal) => {
                write!(out, "{}", objection(&position, turn, &refusal, palette))?;
                Ok(Verdict::Objection)
            }
        }
    }
}

/// Why a turn is illegal, with a picture if the refusal names points.
pub(super) fn objection(
    position: &Position,
    turn: Turn,
    refusal: &Refusal,
    palette: Palette,
) -> String {
    let title = palette.paint("illegal", heading());
    let picture = picture(position, turn, refusal, palette);
    let picture = picture.map_or_else(String::new, |picture| format!("\n{picture}"));
    format!("{title}: {turn}\n  {refusal}\n{picture}")
}

/// The effects of a legal turn, one sentence per line.
fn consequences(position: &Position, turn: Turn, after: &Position) -> Vec<String> {
    let seats = position.ruleset().seats;
    let player = position.to_move().word(seats);
    let mut lines = Vec::new();
    match turn {
        Turn::Accents(_) => lines.push(format!("{player} chooses accents")),
        Turn::Plant { flower, at } => {
            lines.push(format!("{player} plants a {} at {at}", flower.name()));
        }
        Turn::Pass => lines.push(format!("{player} passes because no other turn is legal")),
        Turn::Arrange { .. } => lines.extend(arrangement(position, turn)),
    }
    let rings = after.ring_owners();
    if !rings.is_empty() {
        let owners = describe::players(rings, seats);
        lines.push(format!("the board then has a Harmony Ring of {owners}"));
    }
    match after.outcome() {
        Some(outcome) => lines.push(format!(
            "the game is over: {}",
            describe::outcome(outcome, seats)
        )),
        None => lines.push(next_player(after)),
    }
    lines
}

fn next_player(after: &Position) -> String {
    let seat = after.to_move().word(after.ruleset().seats);
    match after.stage() {
        Stage::Turn => format!("then {seat} is to move"),
        stage => format!("then {seat} is to move: {stage}"),
    }
}

fn arrangement(position: &Position, turn: Turn) -> Vec<String> {
    let Turn::Arrange { from, to, bonus } = turn else {
        return Vec::new();
    };
    let seats = position.ruleset().seats;
    let mut lines = Vec::new();
    if let Some(flower) = position.board().get(from) {
        let flower = describe::in_words((from, flower), seats);
        lines.push(format!("{flower} moves to {to}"));
    }
    let Some(found) = position.consequences(from, to) else {
        return lines;
    };
    if let Some(captured) = found.captured {
        let captured = describe::in_words((to, captured), seats);
        lines.push(format!("it captures {captured}"));
    }
    let Ok(arranged) = position.play_step(turn.first_step()) else {
        return lines;
    };
    if found.new_harmonies.is_empty() {
        lines.push("there is no bonus: the turn forms no new harmony".to_owned());
        return lines;
    }
    let new = found.new_harmonies.iter();
    let new: Vec<String> = new.map(|h| describe::harmony(h, &arranged)).collect();
    lines.push(format!("the turn earns a bonus for {}", new.join(", ")));
    match bonus {
        Some(bonus) => lines.extend(bonus_words(&arranged, bonus)),
        None => lines.push("the bonus is declined".to_owned()),
    }
    lines
}

/// What a bonus does in the position after the arrangement.
fn bonus_words(arranged: &Position, bonus: Bonus) -> Vec<String> {
    let Bonus { tile, at, to } = bonus;
    let seats = arranged.ruleset().seats;
    let name = tile.name();
    let below = arranged.board().get(at);
    let first = match (to, below) {
        (Some(to), _) => format!("bonus: a {name} on {at} moves the flower there to {to}"),
        (None, Some(accent)) => {
            let accent = describe::in_words((at, accent), seats);
            format!("bonus: a {name} meets {accent}, and both leave the game")
        }
        (None, None) if tile.is_flower() => format!("bonus: a {name} is planted at {at}"),
        (None, None) => format!("bonus: a {name} is placed at {at}"),
    };
    let mut lines = vec![first];
    if tile == Kind::Wheel {
        for (turned, to) in arranged.turned_by_wheel(at) {
            let turned = describe::in_words(turned, seats);
            lines.push(format!("the Wheel turns {turned} to {to}"));
        }
    }
    lines
}

/// The part of the board that a refusal is about; none if it names no points.
fn picture(position: &Position, turn: Turn, refusal: &Refusal, palette: Palette) -> Option<String> {
    let pointed_out = refusal.points();
    if pointed_out.is_empty() {
        return None;
    }
    // A clash is shown as it would stand after the turn, anything else as it is now.
    let after = match refusal {
        Refusal::Clash { .. } => Setup::from(position).record(turn).ok(),
        _ => None,
    };
    let picture = Picture {
        board: after.as_ref().map_or(position.board(), Setup::board),
        seats: position.ruleset().seats,
        trapped: PointSet::EMPTY,
        drained: PointSet::EMPTY,
        pointed_out,
        palette,
    };
    Some(picture.draw(&Window::around(&pointed_out)))
}
