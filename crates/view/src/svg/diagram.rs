//! Diagrams: a board with its tiles and all kinds of marks, as plain data.

use paisho::{
    Board, Harmony, Line, Point, PointSet, Position, Seat, Setup, Stage, Step, Turn, TurtleRule,
};

use super::tile::TileSet;
use super::window::Window;

/// A picture of a board. Every layer is data that the caller fills or leaves empty; methods that
/// begin with `with_` fill a layer from the rules.
///
/// ```
/// use paisho::{Position, Ruleset, Seat};
/// use paisho_view::svg::{Diagram, Theme};
/// let position = Position::start(Ruleset::RULEBOOK);
/// let svg = Diagram::of(&position)
///     .with_harmonies_of(&position)
///     .seen_from(Seat::HOST)
///     .titled("The beginning")
///     .to_svg(&Theme::GARDEN_LIGHT);
/// assert!(svg.starts_with("<svg") && svg.contains("<title>The beginning</title>"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// The tiles.
    pub board: Board,
    /// What is drawn on the tiles.
    pub set: TileSet,
    /// The seat at the bottom of the picture.
    pub bottom: Seat,
    /// The visible part of the board.
    pub window: Window,
    /// Whether coordinates are written along the edge.
    pub coordinates: Coordinates,
    /// Harmonies, as lines in the style of their owners.
    pub harmonies: Vec<Harmony>,
    /// Pairs of points between which a clash is drawn.
    pub clashes: Vec<[Point; 2]>,
    /// Harmony Rings, with the area they enclose.
    pub rings: Vec<RingMark>,
    /// Points that a tile may go to. A point can have several marks.
    pub reach: Vec<(Point, ReachMark)>,
    /// Flowers trapped by an Orchid.
    pub trapped: PointSet,
    /// Flowers drained by Knotweed.
    pub drained: PointSet,
    /// Flowers that a Bamboo protects from capture.
    pub protected: PointSet,
    /// The last turn.
    pub last: Option<Turn>,
    /// Arrows.
    pub arrows: Vec<Arrow>,
    /// Highlighted points.
    pub highlights: PointSet,
    /// Highlighted rows and columns.
    pub lines: Vec<Line>,
    /// What the picture shows, for screen readers. If empty, they skip the picture.
    pub title: String,
    /// The prefix of every id in the picture, so that one page can contain several pictures.
    pub prefix: String,
}

/// Whether coordinates are written along the edge of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Coordinates {
    /// Coordinates are written.
    Shown,
    /// Coordinates are not written.
    #[default]
    Hidden,
}

/// A Harmony Ring to draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RingMark {
    /// The owner of the ring.
    pub owner: Seat,
    /// The tiles of the ring, in order.
    pub points: Vec<Point>,
}

/// What a move to a point would do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ReachMark {
    /// The tile may go there.
    Step,
    /// The tile captures what is there.
    Capture,
    /// The move earns a Harmony Bonus.
    Bonus,
    /// The move closes a Harmony Ring.
    Ring,
}

/// An arrow between two points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Arrow {
    /// Where the arrow begins.
    pub from: Point,
    /// Where the arrow points to.
    pub to: Point,
    /// How much the arrow stands out.
    pub weight: Weight,
}

/// How much an arrow stands out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Weight {
    /// An important arrow.
    #[default]
    Strong,
    /// A less important arrow.
    Faint,
}

impl Diagram {
    /// A diagram of a board without marks, seen from South.
    #[must_use]
    pub fn new(board: Board) -> Self {
        Self {
            board,
            set: TileSet::default(),
            bottom: Seat::South,
            window: Window::default(),
            coordinates: Coordinates::default(),
            harmonies: Vec::new(),
            clashes: Vec::new(),
            rings: Vec::new(),
            reach: Vec::new(),
            trapped: PointSet::EMPTY,
            drained: PointSet::EMPTY,
            protected: PointSet::EMPTY,
            last: None,
            arrows: Vec::new(),
            highlights: PointSet::EMPTY,
            lines: Vec::new(),
            title: String::new(),
            prefix: String::new(),
        }
    }

    /// A diagram of a position's tiles.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        Self::new(position.board().clone())
    }

    /// A diagram of a setup's tiles, valid or not.
    #[must_use]
    pub fn of_setup(setup: &Setup) -> Self {
        Self::new(setup.board().clone())
    }

    /// Chooses what is drawn on the tiles.
    #[must_use]
    pub fn with_set(mut self, set: TileSet) -> Self {
        self.set = set;
        self
    }

    /// Turns the board so that a seat is at the bottom.
    #[must_use]
    pub fn seen_from(mut self, seat: Seat) -> Self {
        self.bottom = seat;
        self
    }

    /// Writes coordinates along the edge.
    #[must_use]
    pub fn with_coordinates(mut self) -> Self {
        self.coordinates = Coordinates::Shown;
        self
    }

    /// Sets the title, which says what the picture shows.
    #[must_use]
    pub fn titled(mut self, title: impl Into<String>) -> Self {
        self.title = title.into();
        self
    }

    /// Puts a prefix before every id of the picture.
    #[must_use]
    pub fn with_prefix(mut self, prefix: impl Into<String>) -> Self {
        self.prefix = prefix.into();
        self
    }

    /// Shows the last turn.
    #[must_use]
    pub fn with_last(mut self, turn: Turn) -> Self {
        self.last = Some(turn);
        self
    }

    /// Shows all harmonies of a position.
    #[must_use]
    pub fn with_harmonies_of(self, position: &Position) -> Self {
        self.with_harmonies_by(position.ruleset().turtle)
    }

    /// Shows all harmonies on the board, also of a setup that is no valid position.
    #[must_use]
    pub fn with_harmonies_by(mut self, rule: TurtleRule) -> Self {
        self.harmonies = self.board.harmonies(rule).collect();
        self
    }

    /// Shows all clashes on the board. A position has none, a setup may have some.
    #[must_use]
    pub fn with_clashes(mut self) -> Self {
        self.clashes = self.board.clashes().map(|c| [c.a.0, c.b.0]).collect();
        self
    }

    /// Shows the shortest ring of every player who has one.
    #[must_use]
    pub fn with_rings_of(mut self, position: &Position) -> Self {
        let rule = position.ruleset().turtle;
        self.rings = position
            .ring_owners()
            .iter()
            .map(|owner| RingMark {
                owner,
                points: self.board.ring(rule, owner),
            })
            .collect();
        self
    }

    /// Shows which flowers of a position are trapped, which are drained and which are protected.
    #[must_use]
    pub fn with_effects_of(mut self, position: &Position) -> Self {
        let points = || self.board.blooming().map(|(p, _)| p);
        let trapped = points()
            .filter(|p| position.trapped_by(*p).is_some())
            .collect();
        let drained = points()
            .filter(|p| position.drained_by(*p).is_some())
            .collect();
        let flowers = points().filter(|p| self.board.get(*p).is_some_and(|t| t.kind().is_flower()));
        let protected = flowers
            .filter(|p| position.protected_by(*p).is_some())
            .collect();
        self.trapped = trapped;
        self.drained = drained;
        self.protected = protected;
        self
    }

    /// Shows where the player to move may arrange the flower at a point, and what each destination
    /// would bring.
    #[must_use]
    pub fn with_reach_of(mut self, position: &Position, from: Point) -> Self {
        let legal = position.steps().filter_map(|step| match step {
            Step::Arrange { from: start, to } if start == from => Some(to),
            _ => None,
        });
        self.reach = legal
            .flat_map(|to| reach_marks(position, from, to))
            .collect();
        self
    }

    /// Adds an arrow.
    #[must_use]
    pub fn with_arrow(mut self, from: Point, to: Point, weight: Weight) -> Self {
        self.arrows.push(Arrow { from, to, weight });
        self
    }

    /// Highlights points besides those highlighted already.
    #[must_use]
    pub fn with_highlights(mut self, points: &PointSet) -> Self {
        self.highlights = self.highlights.union(points);
        self
    }
}

/// The marks of one legal arrangement: the capture if there is one, and the best of ring and bonus.
fn reach_marks(position: &Position, from: Point, to: Point) -> Vec<(Point, ReachMark)> {
    let mover = position.to_move();
    let mut after = position.clone();
    after.step_unchecked(Step::Arrange { from, to });
    let brings = if after.ring_owners().contains(mover) {
        Some(ReachMark::Ring)
    } else if after.stage() == Stage::Bonus {
        Some(ReachMark::Bonus)
    } else {
        None
    };
    let captures = position.board().get(to).is_some();
    let first = match (captures, brings) {
        (true, _) => Some(ReachMark::Capture),
        (false, None) => Some(ReachMark::Step),
        (false, Some(_)) => None,
    };
    first.into_iter().chain(brings).map(|m| (to, m)).collect()
}
