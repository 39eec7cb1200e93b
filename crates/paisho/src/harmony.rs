//! Harmonies ([§5.3](crate::text::rules#5.3), [§5.4](crate::text::rules#5.4)): which tiles
//! harmonise, and who owns the harmony.

use crate::accent::lion_turtle;
use crate::board::Board;
use crate::point::{Line, Point};
use crate::rules::TurtleRule;
use crate::seat::{Seat, SeatSet};
use crate::tile::{Kind, Tile};

/// A harmony between the tiles at two points.
///
/// It is a fact about one position. Across turns a harmony is known by its two tiles, not by their
/// points ([§5.5](crate::text::rules#5.5)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Harmony {
    /// The left or lower end.
    pub a: Point,
    /// The right or upper end.
    pub b: Point,
    /// The owners; more than one only beside Lion Turtles ([§8.3](crate::text::rules#8.3)).
    pub owners: SeatSet,
}

impl Harmony {
    /// Whether the line touches or runs through the centre, so that it can't be part of a ring. An
    /// end on the centre touches it, too.
    #[must_use]
    #[inline]
    pub fn touches_centre(&self) -> bool {
        let (ax, ay, bx, by) = (self.a.x(), self.a.y(), self.b.x(), self.b.y());
        (ay == 0 && by == 0 && ax.min(bx) <= 0 && ax.max(bx) >= 0)
            || (ax == 0 && bx == 0 && ay.min(by) <= 0 && ay.max(by) >= 0)
    }

    /// Whether the line crosses a midline: a tally of [§9.2](crate::text::rules#9.2). Both ends
    /// must lie strictly on different sides, and a line along an axis crosses nothing.
    #[must_use]
    pub fn crosses_midline(&self) -> bool {
        let straddles = |p: i8, q: i8| p.min(q) < 0 && p.max(q) > 0;
        match Line::through(self.a, self.b) {
            Some(Line::Column(x)) => x != 0 && straddles(self.a.y(), self.b.y()),
            Some(Line::Row(y)) => y != 0 && straddles(self.a.x(), self.b.x()),
            None => false,
        }
    }
}

/// For each kind, a bit for every kind it can harmonise with unless a Lion Turtle helps.
///
/// The index is the number of the kind, so entry 0 is unused; bit k of an entry stands for the kind
/// with number k. Basic flowers have their two neighbours in the circle and the Lotus; the Lotus
/// has all basic flowers; all other kinds have none. One lookup replaces several comparisons on the
/// hottest path of play (`docs/performance.md`).
static PARTNERS: [u16; 16] = {
    let mut table = [0; 16];
    let mut i = 0;
    while i < Kind::BASIC.len() {
        let kind = Kind::BASIC[i];
        let (next, previous) = (Kind::BASIC[(i + 1) % 6], Kind::BASIC[(i + 5) % 6]);
        table[kind as usize] = 1 << next as u8 | 1 << previous as u8 | 1 << Kind::Lotus as u8;
        table[Kind::Lotus as usize] |= 1 << kind as u8;
        i += 1;
    }
    table
};

/// Whether two tiles can harmonise by their kinds, unless a Lion Turtle helps.
#[inline]
fn are_partners(a: Tile, b: Tile) -> bool {
    PARTNERS[a.kind_number()] >> b.kind_number() & 1 == 1
}

/// The owner of a harmony that needs no Lion Turtle. Two Lotuses are no partners, so beside a Lotus
/// there is always a basic flower, whose owner it is ([§5.4](crate::text::rules#5.4)). Two basic
/// flowers harmonise only if one player owns both.
#[inline]
fn natural_owner(a: Tile, b: Tile) -> Option<Seat> {
    if !are_partners(a, b) {
        return None;
    }
    if b.kind() == Kind::Lotus {
        return Some(a.owner());
    }
    (a.kind() == Kind::Lotus || a.owner() == b.owner()).then(|| b.owner())
}

impl Board {
    /// Owners of the harmony between two blooming tiles that see each other; empty if there is
    /// none.
    #[inline]
    pub(crate) fn harmony_owners(
        &self,
        rule: TurtleRule,
        [(a, ta), (b, tb)]: [(Point, Tile); 2],
    ) -> SeatSet {
        if self.has_turtles() {
            return self.harmony_owners_beside_turtles(rule, [(a, ta), (b, tb)]);
        }
        match natural_owner(ta, tb) {
            Some(owner) if !self.is_silent(a, b) => owner.alone(),
            _ => SeatSet::EMPTY,
        }
    }

    /// The same where Lion Turtles stand. It is a function of its own so that the common case stays
    /// small enough to be inlined.
    #[cold]
    #[inline(never)]
    fn harmony_owners_beside_turtles(
        &self,
        rule: TurtleRule,
        [(a, ta), (b, tb)]: [(Point, Tile); 2],
    ) -> SeatSet {
        if !ta.kind().can_harmonise() || !tb.kind().can_harmonise() || self.is_silent(a, b) {
            return SeatSet::EMPTY;
        }
        let natural = natural_owner(ta, tb);
        lion_turtle::harmony_owners(self, rule, [(a, ta), (b, tb)], natural)
    }

    /// The harmony between two blooming tiles that see each other.
    #[inline]
    pub(crate) fn harmony_of(&self, rule: TurtleRule, pair: [(Point, Tile); 2]) -> Option<Harmony> {
        let owners = self.harmony_owners(rule, pair);
        (!owners.is_empty()).then_some(Harmony {
            a: pair[0].0,
            b: pair[1].0,
            owners,
        })
    }

    /// All harmonies on the board: rows from the bottom, then columns from the left.
    pub fn harmonies(&self, rule: TurtleRule) -> impl Iterator<Item = Harmony> {
        // Most pairs fail this first test, which is small enough to become part of any loop.
        let may_harmonise =
            |[a, b]: &[(Point, Tile); 2]| self.has_turtles() || are_partners(a.1, b.1);
        self.sighted_pairs()
            .filter(may_harmonise)
            .filter_map(move |pair| self.harmony_of(rule, pair))
    }

    /// The points with which the tile at a point has a harmony of a player, one per direction of
    /// [`Direction::ALL`](crate::Direction::ALL). The tile itself need not belong to the player: a Lotus makes harmonies
    /// for others.
    #[inline]
    pub(crate) fn partners(
        &self,
        rule: TurtleRule,
        seat: Seat,
        point: Point,
    ) -> [Option<Point>; 4] {
        let Some(tile) = self.standing(point) else {
            return [None; 4];
        };
        if !tile.kind().can_harmonise() {
            return [None; 4];
        }
        self.look_without(point, point).map(|seen| {
            let seen = seen?;
            self.harmony_owners(rule, [(point, tile), seen])
                .contains(seat)
                .then_some(seen.0)
        })
    }

    /// Whether a flower of a player would form a harmony by moving from a point to another: a new
    /// one of its own, or one between two other tiles that it uncovers
    /// ([§6.4](crate::text::rules#6.4)). Nothing is moved: only lines of sight change, since a
    /// flower neither silences nor helps others.
    pub(crate) fn forms_harmony(
        &self,
        rule: TurtleRule,
        seat: Seat,
        flower: (Point, Tile),
        to: Point,
    ) -> bool {
        let (from, tile) = flower;
        // A harmony is its pair of tiles (§5.5), so one that the flower had before is not new. Only
        // the flower moves, so a partner's point is the same before and after.
        let had = |partner: Point| self.partners(rule, seat, from).contains(&Some(partner));
        let is_new = |seen: (Point, Tile)| {
            let owners = self.harmony_owners(rule, [(to, tile), seen]);
            owners.contains(seat) && !had(seen.0)
        };
        let seen = self.look_without(to, from);
        (tile.kind().can_harmonise() && seen.into_iter().flatten().any(is_new))
            || self.uncovers_harmony(rule, seat, from, to)
    }

    /// Whether a tile that moves uncovers a harmony of a player: along the row or the column of the
    /// point that it leaves. Gates always block, so leaving one uncovers nothing.
    fn uncovers_harmony(&self, rule: TurtleRule, seat: Seat, from: Point, to: Point) -> bool {
        if from.is_gate() {
            return false;
        }
        let [north, east, south, west] = self.look_without(from, from);
        let is_formed = |low: Option<(Point, Tile)>, high: Option<(Point, Tile)>| {
            let (Some(low), Some(high)) = (low, high) else {
                return false;
            };
            // Still between the two, or in the place of one of them, the tile uncovers nothing. On
            // one line the range holds exactly the points between.
            let still_covers = (low.0..=high.0).contains(&to)
                && Line::through(from, to) == Line::through(low.0, high.0);
            !still_covers && self.harmony_owners(rule, [low, high]).contains(seat)
        };
        is_formed(west, east) || is_formed(south, north)
    }
}
