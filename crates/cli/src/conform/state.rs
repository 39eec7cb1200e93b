//! Tiles, hands and harmonies as conformance files write them, compared with a position.

use anyhow::{Context, Result, anyhow, bail};
use paisho::{Kind, Point, Position, Reserve, Seat, SeatCount, Tile, Turn};

use super::difference::Difference;
use super::raw::{ByLetter, RawState};

/// A file's data about a state; parts that are absent are not compared.
#[derive(Default)]
pub(super) struct State {
    pub(super) board: Option<Vec<Placed>>,
    pub(super) hands: Option<Vec<(Seat, Reserve)>>,
    pub(super) harmonies: Option<Vec<(Seat, Vec<Pair>)>>,
}

/// A tile on the board with its marks, in the order of the file: rows from the top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Placed {
    pub(super) at: Point,
    pub(super) tile: Tile,
    pub(super) trapped: bool,
    pub(super) drained: bool,
}

/// The ends of a harmony, the lower index first, so that order does not matter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Pair(usize, usize);

impl Pair {
    fn new(a: Point, b: Point) -> Self {
        let (a, b) = (a.index(), b.index());
        Self(a.min(b), a.max(b))
    }

    fn text(self) -> String {
        let name = |index| Point::from_index(index).map_or_else(String::new, |p| p.to_string());
        format!("{}-{}", name(self.0), name(self.1))
    }
}

impl State {
    pub(super) fn parse(raw: &RawState, seats: SeatCount) -> Result<Self> {
        let board = raw.board.as_deref().map(|text| parse_board(text, seats));
        let hands = raw.hands.as_ref().map(|hands| {
            by_seat(hands, seats, |text| parse_hand(text)).context("cannot read the hands")
        });
        let harmonies = raw.harm.as_ref().map(|harmonies| {
            by_seat(harmonies, seats, |list| parse_pairs(list)).context("cannot read the harmonies")
        });
        Ok(Self {
            board: board.transpose().context("cannot read the board")?,
            hands: hands.transpose()?,
            harmonies: harmonies.transpose()?,
        })
    }

    /// All differences between the position and the file.
    pub(super) fn compare(&self, position: &Position) -> Vec<Difference> {
        let mut differences = Vec::new();
        if let Some(expected) = &self.board {
            differences.extend(compare_boards(expected, position));
        }
        for (seat, expected) in self.hands.iter().flatten() {
            let what = format!("hand of {}", seat.word(position.ruleset().seats));
            let found = position.hand(*seat);
            differences.extend(Difference::between(what, expected, &found, hand_text));
        }
        for (seat, expected) in self.harmonies.iter().flatten() {
            let what = format!("harmonies of {}", seat.word(position.ruleset().seats));
            let found = position.harmonies_of(*seat).map(|h| Pair::new(h.a, h.b));
            let found = found.collect();
            let expected = expected.clone();
            differences.extend(Difference::between_lists(what, expected, found, |p| {
                p.text()
            }));
        }
        differences
    }
}

fn compare_boards(expected: &[Placed], position: &Position) -> Option<Difference> {
    let seats = position.ruleset().seats;
    let texts = |board: &[Placed]| board.iter().map(|p| p.text(seats)).collect();
    let found: Vec<Placed> = position
        .board()
        .tiles()
        .map(|(at, tile)| Placed {
            at,
            tile,
            trapped: position.trapped_by(at).is_some(),
            drained: position.drained_by(at).is_some(),
        })
        .collect();
    Difference::between_lists("board", texts(expected), texts(&found), String::clone)
}

impl Placed {
    /// The tile as files write it, such as `-3,4:HW5!*`.
    fn text(self, seats: SeatCount) -> String {
        let mark = |set, mark| if set { mark } else { "" };
        format!(
            "{},{}:{}{}{}{}",
            self.at.x(),
            self.at.y(),
            self.tile.owner().letter(seats),
            self.tile.kind(),
            mark(self.trapped, "!"),
            mark(self.drained, "*")
        )
    }
}

/// Parses the value of each seat, whose letter must exist in a game of this size.
pub(super) fn by_seat<T, U>(
    values: &ByLetter<T>,
    seats: SeatCount,
    parse: impl Fn(&T) -> Result<U>,
) -> Result<Vec<(Seat, U)>> {
    values
        .iter()
        .map(|(letter, value)| Ok((parse_seat(letter, seats)?, parse(value)?)))
        .collect()
}

pub(super) fn parse_seat(text: &str, seats: SeatCount) -> Result<Seat> {
    let mut letters = text.chars();
    let seat = letters
        .next()
        .and_then(|letter| Seat::from_letter(letter, seats));
    match (seat, letters.next()) {
        (Some(seat), None) => Ok(seat),
        _ => bail!("a game for {} has no player {text:?}", seats.number()),
    }
}

pub(super) fn parse_board(text: &str, seats: SeatCount) -> Result<Vec<Placed>> {
    let tiles: Result<Vec<Placed>> = text
        .split_whitespace()
        .map(|entry| {
            parse_placed(entry, seats)
                .ok_or_else(|| anyhow!("{entry:?} is not a tile on a point such as \"-3,4:HW5!\""))
        })
        .collect();
    let tiles = tiles?;
    for (i, tile) in tiles.iter().enumerate() {
        if tiles.iter().skip(i + 1).any(|other| other.at == tile.at) {
            bail!("there are two tiles at {}", tile.at);
        }
    }
    Ok(tiles)
}

fn parse_placed(entry: &str, seats: SeatCount) -> Option<Placed> {
    let (point, tile) = entry.split_once(':')?;
    let (x, y) = point.split_once(',')?;
    let at = Point::new(x.parse().ok()?, y.parse().ok()?)?;
    let named = tile.trim_end_matches(['!', '*']);
    let marks = tile.get(named.len()..)?;
    let owner = Seat::from_letter(named.chars().next()?, seats)?;
    let kind = Kind::from_code(named.get(1..)?)?;
    Some(Placed {
        at,
        tile: Tile::new(owner, kind),
        trapped: marks.contains('!'),
        drained: marks.contains('*'),
    })
}

fn parse_hand(text: &str) -> Result<Reserve> {
    let mut hand = Reserve::EMPTY;
    for entry in text.split_whitespace() {
        let (code, count) = entry.split_once('x').unwrap_or((entry, "1"));
        let kind = Kind::from_code(code);
        let count = count.parse().ok().filter(|c| *c <= Reserve::MOST);
        let (Some(kind), Some(count)) = (kind, count) else {
            bail!("{entry:?} is not a tile in hand such as \"R3x2\"");
        };
        if hand.has(kind) {
            bail!("{code:?} is listed twice");
        }
        hand.set(kind, count);
    }
    Ok(hand)
}

/// A hand as files write it, such as `B L Rx2 R3x3`.
fn hand_text(hand: &Reserve) -> String {
    let mut entries: Vec<String> = hand
        .kinds()
        .map(|kind| match hand.count(kind) {
            1 => kind.to_string(),
            count => format!("{kind}x{count}"),
        })
        .collect();
    entries.sort_unstable();
    format!("\"{}\"", entries.join(" "))
}

fn parse_pairs(list: &[String]) -> Result<Vec<Pair>> {
    list.iter().map(|text| parse_pair(text)).collect()
}

fn parse_pair(text: &str) -> Result<Pair> {
    // A pair of points is written like an arrangement.
    match text.parse::<Turn>() {
        Ok(Turn::Arrange {
            from,
            to,
            bonus: None,
        }) => Ok(Pair::new(from, to)),
        _ => bail!("{text:?} is not a pair of points such as \"(-2,6)-(3,6)\""),
    }
}
