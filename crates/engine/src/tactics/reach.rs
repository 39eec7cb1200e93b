//! The part of the turn around the centre that harmonies along a line can cover. A cheap first test
//! that rules out bonuses which can't close a ring.

use std::sync::LazyLock;

use paisho::{Kind, Point, Position, Tile};

use crate::eval::arc;

/// For each line, and each first and last coordinate on it, the 64ths of the turn it covers.
type Arcs = [[[u64; 17]; 17]; 17];

static ROWS: LazyLock<Arcs> = LazyLock::new(|| arcs(|line, place| Point::new(place, line)));
static COLUMNS: LazyLock<Arcs> = LazyLock::new(|| arcs(Point::new));

fn arcs(point: fn(i8, i8) -> Option<Point>) -> Arcs {
    let mut arcs = [[[0; 17]; 17]; 17];
    for (line, low, high) in
        (-8..=8).flat_map(|l| (-8..=8).flat_map(move |a| (a..=8).map(move |b| (l, a, b))))
    {
        let last = 8.min(12 - i8::abs(line));
        let ends =
            point(line, low.max(-last).min(last)).zip(point(line, high.max(-last).min(last)));
        arcs[place(line)][place(low)][place(high)] = ends.map_or(0, |(a, b)| arc(a, b));
    }
    arcs
}

/// For each point by its index, what the lines around it can cover at most, wherever flowers stand.
static AROUND: LazyLock<[u64; Point::COUNT]> = LazyLock::new(|| {
    let everywhere = Spans {
        rows: [Span { low: -8, high: 8 }; 17],
        columns: [Span { low: -8, high: 8 }; 17],
    };
    let mut around = [0; Point::COUNT];
    for point in Point::all() {
        around[point.index()] = everywhere.around(point);
    }
    around
});

/// The range from the first to the last flower of a line that may be an end of a harmony.
#[derive(Clone, Copy, Debug)]
struct Span {
    low: i8,
    high: i8,
}

impl Span {
    const EMPTY: Self = Self { low: 9, high: -9 };

    fn with(self, place: i8) -> Self {
        Self {
            low: self.low.min(place),
            high: self.high.max(place),
        }
    }

    /// The range as indices, extended by flowers that may appear within `steps` of a coordinate.
    fn and(self, at: i8, steps: i8) -> (usize, usize) {
        let low = self.low.min(at - steps).max(-8);
        let high = self.high.max(at + steps).min(8);
        (place(low), place(high))
    }
}

/// The spans of all rows and columns for the player to move.
#[derive(Clone, Debug)]
pub(super) struct Spans {
    rows: [Span; 17],
    columns: [Span; 17],
}

impl Spans {
    pub(super) fn of(position: &Position) -> Self {
        let mut spans = Self {
            rows: [Span::EMPTY; 17],
            columns: [Span::EMPTY; 17],
        };
        let ends = |(_, tile): &(Point, Tile)| may_end(position, *tile);
        for (point, _) in position.board().blooming().filter(ends) {
            let (row, column) = (place(point.y()), place(point.x()));
            spans.rows[row] = spans.rows[row].with(point.x());
            spans.columns[column] = spans.columns[column].with(point.y());
        }
        spans
    }

    /// Whether harmonies along the row and the column of a point can cover these gaps, if a flower
    /// is placed there or a line across it opens.
    pub(super) fn fill_through(&self, point: Point, gaps: u64) -> bool {
        let covered = self.row(point.y(), point.x(), 0) | self.column(point.x(), point.y(), 0);
        gaps & !covered == 0
    }

    /// Whether harmonies along the three rows and three columns around a point can cover these
    /// gaps, if flowers are moved around it or lines across them open.
    pub(super) fn fill_around(&self, point: Point, gaps: u64) -> bool {
        gaps & !AROUND[point.index()] == 0 && gaps & !self.around(point) == 0
    }

    fn around(&self, point: Point) -> u64 {
        (-1..=1).fold(0, |all, step| {
            all | self.row(point.y() + step, point.x(), 1)
                | self.column(point.x() + step, point.y(), 1)
        })
    }

    /// What a row can cover if flowers appear within `steps` of `x`.
    fn row(&self, y: i8, x: i8, steps: i8) -> u64 {
        let Some(span) = self.rows.get(place(y)) else {
            return 0;
        };
        let (low, high) = span.and(x, steps);
        ROWS[place(y)][low][high]
    }

    /// What a column can cover if flowers appear within `steps` of `y`.
    fn column(&self, x: i8, y: i8, steps: i8) -> u64 {
        let Some(span) = self.columns.get(place(x)) else {
            return 0;
        };
        let (low, high) = span.and(y, steps);
        COLUMNS[place(x)][low][high]
    }
}

const fn place(coordinate: i8) -> usize {
    (coordinate + 8) as usize
}

/// Whether a tile may be the end of a harmony of the player to move.
fn may_end(position: &Position, tile: Tile) -> bool {
    let kind = tile.kind();
    kind.can_harmonise()
        && (tile.owner() == position.to_move() || kind == Kind::Lotus || position.ruleset().oasis)
}
