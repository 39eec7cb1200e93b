//! A slow second implementation of the rules, written directly from their text.
//!
//! It shares nothing with the crate but the names of things (seats, kinds, steps, switches). Points
//! are bare coordinates, the board is a grid of optional tiles with an identity each, and every
//! question is answered by looking at the whole board. Where the crate is fast this is simple, so
//! that the two are unlikely to share a mistake.

mod end;
mod ground;
mod harmony;
mod play;
mod ring;
mod steps;

use paisho::{BySeat, Ending, Kind, Outcome, Position, Reserve, Ruleset, Seat, SeatSet, Stage};

pub(crate) use ground::Place;
use ground::{POINTS, SIDE, cell, surrounding};

/// A tile that stays the same tile while it moves (§5.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    pub(crate) owner: Seat,
    pub(crate) kind: Kind,
    identity: usize,
}

/// A harmony between two places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Pair {
    pub(crate) a: Place,
    pub(crate) b: Place,
    pub(crate) owners: SeatSet,
}

/// Everything on and beside the board.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) rules: Ruleset,
    grid: [Option<Piece>; SIDE * SIDE],
    pub(crate) hands: BySeat<Reserve>,
    pub(crate) to_move: Seat,
    pub(crate) stage: Stage,
    pub(crate) passes: usize,
    pub(crate) out: SeatSet,
    pub(crate) outcome: Option<Outcome>,
    next_identity: usize,
}

impl Table {
    /// A copy of a position: its tiles, hands and the player to move, but nothing derived.
    pub(crate) fn of(position: &Position) -> Self {
        let mut table = Self {
            rules: *position.ruleset(),
            grid: [None; SIDE * SIDE],
            hands: BySeat(Seat::ALL.map(|seat| position.hand(seat))),
            to_move: position.to_move(),
            stage: position.stage(),
            passes: usize::from(position.passes()),
            out: Seat::ALL
                .into_iter()
                .filter(|s| position.seats().contains(*s) && !position.active().contains(*s))
                .collect(),
            outcome: position.outcome(),
            next_identity: 0,
        };
        for (point, tile) in position.board().tiles() {
            table.put((point.x(), point.y()), tile.owner(), tile.kind());
        }
        table
    }

    /// Describes how a position differs from the table, if it does.
    pub(crate) fn differs_from(&self, position: &Position) -> Option<String> {
        let other = Self::of(position);
        let tiles = |t: &Self| -> Vec<_> {
            let plain = |p: Piece| (p.owner, p.kind);
            t.grid.iter().map(|g| g.map(plain)).collect()
        };
        let ending = |o: Outcome| (o.winners, plain_ending(o.ending));
        let over = self.outcome.is_some();
        let same = tiles(self) == tiles(&other)
            && self.hands == other.hands
            && self.outcome.map(ending) == other.outcome.map(ending)
            && (over || (self.to_move, self.stage) == (other.to_move, other.stage))
            && (over || self.passes == other.passes)
            && self.out == other.out;
        (!same).then(|| format!("expected {self:?}\nfound {position}\n{:?}", other.outcome))
    }

    /// The tile at a place.
    pub(crate) fn at(&self, place: Place) -> Option<Piece> {
        self.grid[cell(place)]
    }

    fn put(&mut self, place: Place, owner: Seat, kind: Kind) {
        let identity = self.next_identity;
        self.next_identity += 1;
        self.set(
            place,
            Some(Piece {
                owner,
                kind,
                identity,
            }),
        );
    }

    fn set(&mut self, place: Place, piece: Option<Piece>) {
        self.grid[cell(place)] = piece;
    }

    /// All tiles with their places.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = (Place, Piece)> {
        POINTS
            .iter()
            .filter_map(|place| Some((*place, self.at(*place)?)))
    }

    /// All tiles of a kind around a place.
    fn around(&self, place: Place, kind: Kind) -> impl Iterator<Item = Piece> {
        surrounding(place)
            .filter_map(|p| self.at(p))
            .filter(move |piece| piece.kind == kind)
    }

    /// Players who have not left.
    fn active(&self) -> SeatSet {
        self.rules.seats.seats().minus(self.out)
    }
}

/// The ending without its decider, which the text of the rules does not name.
fn plain_ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Ring => "ring",
        Ending::LastFlower(_) => "last flower",
        Ending::Stuck(_) => "stuck",
        Ending::Resignation => "resignation",
        _ => "settled outside the rules of a turn",
    }
}
