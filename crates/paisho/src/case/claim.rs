//! The lines of a case that claim something.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use super::scene::{read_count, seat_of};
use super::{CaseErrorReason, words};
use crate::notation::{Cursor, NumberedTurn, TurnLabel};
use crate::outcome::Ending;
use crate::point::Point;
use crate::seat::{Seat, SeatCount, SeatSet};
use crate::tile::{Kind, Tile};
use crate::turn::Turn;

/// A statement about a position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Claim {
    /// The turn is legal.
    Legal(Turn),
    /// The turn is refused by this paragraph, perhaps with exactly this sentence.
    Illegal(Turn, String),
    /// Exactly these turns are legal.
    OnlyLegal(Vec<Turn>),
    /// The number of legal whole turns.
    Count(usize),
    /// The arrangement earns a bonus.
    Bonus(Turn),
    /// The arrangement is legal and earns none.
    NoBonus(Turn),
    /// A player has exactly these harmonies.
    Harmonies(Seat, Vec<[Point; 2]>),
    /// These players own a ring.
    Ring(SeatSet),
    /// A standing effect on a tile, and the point of the tile it comes from.
    Under(Aura, Point, Point),
    /// The tile is not under this effect.
    NotUnder(Aura, Point),
    /// The flower may be arranged to exactly these points.
    Reach(Point, Vec<Point>),
    /// What stands at a point.
    Stands(Point, Option<Tile>),
    /// The number of tiles of a kind in a hand.
    Holds(Seat, Kind, u8),
    /// How the game ended.
    Outcome(OutcomeClaim),
    /// The lines describe no valid position, and this is part of the reason.
    Invalid(String),
    /// The turn is played; later claims are about the position after it.
    Then(Option<TurnLabel>, Turn),
}

/// A standing effect on a tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aura {
    /// Can't be arranged, because of an Orchid ([§7.5](crate::text::rules#7.5)).
    Trapped,
    /// Has no harmonies, because of a Knotweed ([§7.2](crate::text::rules#7.2)).
    Drained,
    /// Can't be captured, because of a Bamboo ([§8.1](crate::text::rules#8.1)).
    Protected,
}

/// What a case says about the end of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OutcomeClaim {
    /// The game goes on.
    None,
    /// The winners, empty for a draw, and the words for the ending.
    Over(SeatSet, &'static str),
}

/// The words for how a game ends.
pub(super) const fn ending_words(ending: Ending) -> &'static str {
    match ending {
        Ending::Ring => "ring",
        Ending::LastFlower(_) => "last flower",
        Ending::Stuck(_) => "stuck",
        Ending::Repetition => "repetition",
        Ending::Agreement => "agreement",
        Ending::Resignation => "resignation",
        Ending::Gift => "gift",
        Ending::Time => "time",
    }
}

/// Reads a claim. Its first word decides what follows. The number of players decides how seats are
/// named.
pub(super) fn read(line: &str, seats: SeatCount) -> Result<Claim, CaseErrorReason> {
    let (word, rest) = split(line);
    match word {
        "legal" => Ok(Claim::Legal(rest.parse()?)),
        "illegal" => read_illegal(rest),
        "only" => read_only_legal(rest),
        "count" => rest.parse().map(Claim::Count).map_err(|_| words(rest)),
        "bonus" => Ok(Claim::Bonus(rest.parse()?)),
        "no" => match split(rest) {
            ("bonus", turn) => Ok(Claim::NoBonus(turn.parse()?)),
            _ => Err(words(line)),
        },
        "harmonies" => read_harmonies(rest, seats),
        "ring" => Ok(Claim::Ring(read_seats(rest, "none", seats)?)),
        "not" => {
            let (aura, point) = split(rest);
            Ok(Claim::NotUnder(read_aura(aura)?, read_point(point)?))
        }
        "trapped" | "drained" | "protected" => read_aura_claim(read_aura(word)?, rest),
        "reach" => read_reach(rest),
        "tile" => read_stands(rest, seats),
        "holds" => read_holds(rest, seats),
        "outcome" => read_outcome(rest, seats),
        "invalid" => Ok(Claim::Invalid(rest.to_owned())),
        "then" => read_then(rest, seats),
        _ => Err(CaseErrorReason::UnknownWord(word.to_owned())),
    }
}

/// The first word and the rest.
fn split(line: &str) -> (&str, &str) {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (word, rest.trim())
}

/// A point that is a whole word.
fn read_point(text: &str) -> Result<Point, CaseErrorReason> {
    let mut cursor = Cursor::new(text);
    let point = cursor.point()?;
    cursor.end()?;
    Ok(point)
}

/// `(0,-8)-(3,-6) because §5.2`, or a whole sentence after `because`.
fn read_illegal(rest: &str) -> Result<Claim, CaseErrorReason> {
    let (turn, reason) = rest.split_once(" because ").ok_or_else(|| words(rest))?;
    Ok(Claim::Illegal(
        turn.trim().parse()?,
        reason.trim().to_owned(),
    ))
}

/// `legal (0,0)-(0,1) R3(8,0)`: all legal turns, separated by blanks.
fn read_only_legal(rest: &str) -> Result<Claim, CaseErrorReason> {
    let ("legal", turns) = split(rest) else {
        return Err(words(rest));
    };
    let turns: Result<Vec<Turn>, _> = turns.split_whitespace().map(str::parse).collect();
    Ok(Claim::OnlyLegal(turns?))
}

/// `Guest (0,3)-(0,1)`: all harmonies of a player, or `Guest none`. An empty list is refused, since
/// it is more likely an unfinished line.
fn read_harmonies(rest: &str, seats: SeatCount) -> Result<Claim, CaseErrorReason> {
    let (seat, pairs) = split(rest);
    let seat = seat_of(seat, seats)?;
    if pairs == "none" {
        return Ok(Claim::Harmonies(seat, Vec::new()));
    }
    let pairs: Result<Vec<_>, _> = pairs.split_whitespace().map(read_pair).collect();
    let pairs = pairs?;
    if pairs.is_empty() {
        return Err(words(rest));
    }
    Ok(Claim::Harmonies(seat, pairs))
}

/// `(0,3)-(0,1)`: the two ends of a harmony, in any order.
fn read_pair(word: &str) -> Result<[Point; 2], CaseErrorReason> {
    let mut cursor = Cursor::new(word);
    let a = cursor.point()?;
    cursor.expect('-')?;
    let b = cursor.point()?;
    cursor.end()?;
    Ok([a, b])
}

/// Seats separated by commas, or the given word for none.
fn read_seats(text: &str, nobody: &str, seats: SeatCount) -> Result<SeatSet, CaseErrorReason> {
    if text == nobody {
        return Ok(SeatSet::EMPTY);
    }
    text.split(',')
        .map(|word| seat_of(word.trim(), seats))
        .collect()
}

fn read_aura(word: &str) -> Result<Aura, CaseErrorReason> {
    match word {
        "trapped" => Ok(Aura::Trapped),
        "drained" => Ok(Aura::Drained),
        "protected" => Ok(Aura::Protected),
        _ => Err(words(word)),
    }
}

/// `(0,5) by (1,5)`: the tile, and the tile whose effect it is under.
fn read_aura_claim(aura: Aura, rest: &str) -> Result<Claim, CaseErrorReason> {
    let (point, by) = rest.split_once(" by ").ok_or_else(|| words(rest))?;
    Ok(Claim::Under(
        aura,
        read_point(point.trim())?,
        read_point(by.trim())?,
    ))
}

/// `(0,1) (0,2) (1,1)`: a flower and all points it may go to, or `(0,1) none`.
fn read_reach(rest: &str) -> Result<Claim, CaseErrorReason> {
    let (from, points) = split(rest);
    let from = read_point(from)?;
    if points == "none" {
        return Ok(Claim::Reach(from, Vec::new()));
    }
    let points: Result<Vec<Point>, _> = points.split_whitespace().map(read_point).collect();
    Ok(Claim::Reach(from, points?))
}

/// `(1,-6) GW5`: a point and its tile, or `(1,-6) none`.
fn read_stands(rest: &str, seats: SeatCount) -> Result<Claim, CaseErrorReason> {
    let (point, tile) = split(rest);
    let point = read_point(point)?;
    if tile == "none" {
        return Ok(Claim::Stands(point, None));
    }
    let mut cursor = Cursor::new(tile);
    let owner = cursor.next().and_then(|c| Seat::from_letter(c, seats));
    let owner = owner.ok_or_else(|| words(tile))?;
    let tile = Tile::new(owner, cursor.tile()?);
    cursor.end()?;
    Ok(Claim::Stands(point, Some(tile)))
}

/// `Guest W5x2`: a player, a kind and how many of it are in hand. Without a number it is one.
fn read_holds(rest: &str, seats: SeatCount) -> Result<Claim, CaseErrorReason> {
    let (seat, tile) = split(rest);
    let mut cursor = Cursor::new(tile);
    let (kind, count) = read_count(&mut cursor)?;
    cursor.end()?;
    Ok(Claim::Holds(seat_of(seat, seats)?, kind, count))
}

/// `Guest ring`, `draw stuck`, `South,West last flower` or `none`.
fn read_outcome(rest: &str, seats: SeatCount) -> Result<Claim, CaseErrorReason> {
    if rest == "none" {
        return Ok(Claim::Outcome(OutcomeClaim::None));
    }
    // Read from its end, because `last flower` has a blank in it; no ending is the end of another.
    let mut endings = Ending::ALL.iter().map(|ending| ending_words(*ending));
    let ending = endings.find(|words| rest.ends_with(words));
    let ending = ending.ok_or_else(|| words(rest))?;
    let winners = rest.strip_suffix(ending).unwrap_or(rest).trim();
    let winners = read_seats(winners, "draw", seats)?;
    Ok(Claim::Outcome(OutcomeClaim::Over(winners, ending)))
}

/// `2G.(0,-8)-(1,-6)`, whose seat is checked, or the turn alone.
fn read_then(rest: &str, seats: SeatCount) -> Result<Claim, CaseErrorReason> {
    if rest.starts_with(|c: char| c.is_ascii_digit()) {
        let numbered = NumberedTurn::parse(rest, seats)?;
        return Ok(Claim::Then(Some(numbered.label), numbered.turn));
    }
    Ok(Claim::Then(None, rest.parse()?))
}
