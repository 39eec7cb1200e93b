//! Sight, clashes, harmonies and standing effects, by looking at every tile (§5, §7, §8).

use paisho::{Kind, Seat, SeatSet, TrapOwners, TrapStages, TurtleRule};

use super::ground::{
    POINTS, Place, WAYS, are_circle_neighbours, is_basic, is_flower, is_gate, is_opposite, next,
};
use super::{Pair, Piece, Table};

impl Table {
    /// The first tile in a direction, unless a gate is in between (§5.1).
    fn sees(&self, from: Place, way: Place) -> Option<(Place, Piece)> {
        let mut place = from;
        loop {
            place = next(place, way).filter(|p| !is_gate(*p))?;
            if let Some(piece) = self.at(place) {
                return Some((place, piece));
            }
        }
    }

    /// All pairs of blooming tiles that see each other, each pair once.
    fn sights(&self) -> Vec<((Place, Piece), (Place, Piece))> {
        let blooming = self.pieces().filter(|(p, _)| !is_gate(*p));
        blooming
            .flat_map(|one| {
                // Up and to the right is enough, since sight is mutual.
                let other = move |way| self.sees(one.0, way);
                WAYS[..2]
                    .iter()
                    .filter_map(move |w| Some((one, other(*w)?)))
            })
            .collect()
    }

    /// Whether any two flowers clash (§5.2).
    pub(crate) fn has_clash(&self) -> bool {
        self.sights()
            .iter()
            .any(|(a, b)| is_opposite(a.1.kind, b.1.kind))
    }

    /// All harmonies (§5.3).
    pub(crate) fn harmonies(&self) -> Vec<Pair> {
        self.sights()
            .into_iter()
            .filter_map(|(a, b)| {
                let owners = self.harmony_owners(a, b);
                (!owners.is_empty()).then_some(Pair {
                    a: a.0,
                    b: b.0,
                    owners,
                })
            })
            .collect()
    }

    /// The owners of the harmony of two tiles that see each other; empty if there is none.
    fn harmony_owners(&self, (at, a): (Place, Piece), (bt, b): (Place, Piece)) -> SeatSet {
        let fits = |kind| is_basic(kind) || kind == Kind::Lotus;
        let possible = fits(a.kind)
            && fits(b.kind)
            && (is_basic(a.kind) || is_basic(b.kind))
            && !self.is_drained(at)
            && !self.is_drained(bt)
            && !self.has_rock_on_line(at, bt);
        if !possible {
            return SeatSet::EMPTY;
        }
        let turtles: SeatSet = [at, bt]
            .into_iter()
            .flat_map(|p| self.around(p, Kind::LionTurtle))
            .map(|turtle| turtle.owner)
            .collect();
        let natural = natural_owner(a, b);
        match self.rules.turtle {
            _ if turtles.is_empty() => natural.map_or(SeatSet::EMPTY, Seat::alone),
            TurtleRule::AddedHarmonies => natural.map_or(turtles, Seat::alone),
            TurtleRule::MixedHarmonies if a.owner == b.owner => a.owner.alone(),
            TurtleRule::MixedHarmonies => turtles,
        }
    }

    fn has_rock_on_line(&self, a: Place, b: Place) -> bool {
        POINTS
            .iter()
            .filter(|p| if a.0 == b.0 { p.0 == a.0 } else { p.1 == a.1 })
            .any(|p| self.at(*p).is_some_and(|t| t.kind == Kind::Rock))
    }

    /// Whether a blooming basic flower or Lotus stands beside a Knotweed (§7.2).
    pub(crate) fn is_drained(&self, place: Place) -> bool {
        let drainable = |t: Piece| is_basic(t.kind) || t.kind == Kind::Lotus;
        !is_gate(place)
            && self.at(place).is_some_and(drainable)
            && self.around(place, Kind::Knotweed).next().is_some()
    }

    /// Whether a flower stands beside a blooming Orchid that traps it (§7.5).
    pub(crate) fn is_trapped(&self, place: Place) -> bool {
        let Some(piece) = self.at(place) else {
            return false;
        };
        let trappable = match self.rules.trap_stages {
            TrapStages::Blooming => !is_gate(place),
            TrapStages::AlsoGrowing => true,
        };
        let traps = |orchid: Piece| match self.rules.trap_owners {
            TrapOwners::Opponents => orchid.owner != piece.owner,
            TrapOwners::Everybody => true,
        };
        trappable
            && is_flower(piece.kind)
            && super::surrounding(place)
                .filter(|p| !is_gate(*p))
                .filter_map(|p| self.at(p))
                .any(|t| t.kind == Kind::Orchid && traps(t))
    }

    /// Whether a tile stands beside a Bamboo, which protects it from capture (§8.1).
    pub(crate) fn is_protected(&self, place: Place) -> bool {
        self.around(place, Kind::Bamboo).next().is_some()
    }

    /// Whether a player has a blooming Lotus (§6.3).
    pub(crate) fn has_blooming_lotus(&self, seat: Seat) -> bool {
        self.pieces()
            .any(|(p, t)| !is_gate(p) && t.kind == Kind::Lotus && t.owner == seat)
    }
}

/// The owner of the harmony of two tiles without any Lion Turtle (§5.3, §5.4).
fn natural_owner(a: Piece, b: Piece) -> Option<Seat> {
    match (a.kind, b.kind) {
        (Kind::Lotus, _) => Some(b.owner),
        (_, Kind::Lotus) => Some(a.owner),
        (x, y) => (a.owner == b.owner && are_circle_neighbours(x, y)).then_some(a.owner),
    }
}
