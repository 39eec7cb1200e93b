//! A diagram: a position with claims (a [`Case`]) and the marks that a picture of it shows.
//!
//! The text of a diagram is a case with a few extra lines, which only the
//! picture uses:
//!
//! ```text
//! mark (3,-6) (0,1)        points the caption mentions
//! arrow (0,-8)-(1,-6)      how a tile moves
//! show harmonies           also: ring, clashes, coordinates
//! show closely             the picture may leave out what is far from all marks
//! show reach (0,-8)        where this flower may be arranged
//! ```

use std::fmt;

use paisho::case::{Case, CaseError, CaseFailure};
use paisho::{Action, Point, PointSet, Position};

use super::diagram_sources::DIAGRAMS;

/// A position with claims, and the marks that a picture of it shows.
#[derive(Clone, Debug)]
pub struct Diagram {
    /// The name, the same in every language.
    pub id: &'static str,
    /// The marks in the picture.
    pub marks: Marks,
    case: Case,
    position: Position,
}

/// The marks in a picture of a position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// Points that the caption mentions.
    pub points: Vec<Point>,
    /// Moves of tiles, each from one point to another.
    pub arrows: Vec<[Point; 2]>,
    /// Flowers whose reach is shown.
    pub reach: Vec<Point>,
    /// What else to show besides the tiles.
    pub show: Vec<Show>,
}

/// Something a picture shows besides the tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Show {
    /// The lines of all harmonies.
    Harmonies,
    /// The lines of a ring.
    Ring,
    /// The lines of clashes.
    Clashes,
    /// The numbers of rows and columns.
    Coordinates,
    /// Where space is limited, only the marked part of the board.
    Closely,
}

/// Why a text is not a diagram.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DiagramError {
    /// There is no diagram with this name.
    Unknown(String),
    /// A line for the picture can't be read.
    Mark {
        /// The line, counted from 1.
        line: usize,
        /// The text of the line.
        text: String,
    },
    /// The other lines are not a valid case.
    Case(CaseError),
    /// The case does not begin with a valid position, so there is nothing to draw.
    NoPosition,
}

impl fmt::Display for DiagramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(id) => write!(f, "there is no diagram {id:?}"),
            Self::Mark { line, text } => {
                write!(
                    f,
                    "line {line}: cannot read the drawing instruction {text:?}"
                )
            }
            Self::Case(error) => error.fmt(f),
            Self::NoPosition => write!(f, "the diagram does not begin with a legal position"),
        }
    }
}

impl std::error::Error for DiagramError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Case(error) => Some(error),
            _ => None,
        }
    }
}

impl Diagram {
    /// The diagram with this name.
    ///
    /// # Errors
    /// There is no such diagram, or its text is wrong.
    pub fn named(id: &str) -> Result<Self, DiagramError> {
        let (id, text) = DIAGRAMS
            .iter()
            .find(|(name, _)| *name == id)
            .ok_or_else(|| DiagramError::Unknown(id.to_owned()))?;
        Self::parse(id, text)
    }

    /// All names, in alphabetical order.
    pub fn ids() -> impl Iterator<Item = &'static str> {
        DIAGRAMS.iter().map(|(id, _)| *id)
    }

    /// Reads a diagram.
    ///
    /// # Errors
    /// A line is wrong; the error names it.
    pub fn parse(id: &'static str, text: &str) -> Result<Self, DiagramError> {
        let mut marks = Marks::default();
        // Lines for the picture become blank, so that errors of the case have the right numbers.
        let mut claims = String::new();
        for (i, line) in text.lines().enumerate() {
            if !marks.read(i + 1, line)? {
                claims.push_str(line);
            }
            claims.push('\n');
        }
        let case = Case::parse(&claims).map_err(DiagramError::Case)?;
        let position = case.position().cloned().ok_or(DiagramError::NoPosition)?;
        Ok(Self {
            id,
            marks,
            case,
            position,
        })
    }

    /// The position to draw: the first one of the case.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Checks everything the diagram claims against the rules.
    ///
    /// # Errors
    /// The claims that do not hold.
    pub fn check(&self) -> Result<(), Vec<CaseFailure>> {
        self.case.check()
    }

    /// The number of claims.
    #[must_use]
    pub fn claim_count(&self) -> usize {
        self.case.claims().count()
    }
}

impl Marks {
    /// All points to highlight: the marked ones, and those within the reach of a shown flower.
    #[must_use]
    pub fn highlighted(&self, position: &Position) -> PointSet {
        let mut set: PointSet = self.points.iter().copied().collect();
        for choice in position.choices() {
            if matches!(choice.action, Action::Arrange(from) if self.reach.contains(&from)) {
                set = set.union(&choice.points);
            }
        }
        set
    }

    /// Whether the picture shows this.
    #[must_use]
    pub fn shows(&self, what: Show) -> bool {
        self.show.contains(&what)
    }

    /// Reads marks without a case, in the form that `Display` writes.
    ///
    /// # Errors
    /// A line is wrong; the error names it.
    pub fn parse(text: &str) -> Result<Self, DiagramError> {
        let mut marks = Self::default();
        for (i, line) in text.lines().enumerate() {
            if !marks.read(i + 1, line)? {
                return Err(wrong_mark(i + 1, line));
            }
        }
        Ok(marks)
    }

    /// Reads a line for the picture; returns `false` for all other lines.
    fn read(&mut self, number: usize, line: &str) -> Result<bool, DiagramError> {
        let mut words = line.split_whitespace();
        let understood = match words.next() {
            Some("mark") => read_points(words).map(|points| self.points.extend(points)),
            Some("arrow") => words.next().and_then(read_arrow).map(|arrow| {
                self.arrows.push(arrow);
            }),
            Some("show") => self.read_show(words),
            _ => return Ok(false),
        };
        understood
            .map(|()| true)
            .ok_or_else(|| wrong_mark(number, line))
    }

    fn read_show<'a>(&mut self, mut words: impl Iterator<Item = &'a str>) -> Option<()> {
        let show = match words.next()? {
            "harmonies" => Show::Harmonies,
            "ring" => Show::Ring,
            "clashes" => Show::Clashes,
            "coordinates" => Show::Coordinates,
            "closely" => Show::Closely,
            "reach" => return read_points(words).map(|points| self.reach.extend(points)),
            _ => return None,
        };
        self.show.push(show);
        words.next().is_none().then_some(())
    }
}

fn wrong_mark(line: usize, text: &str) -> DiagramError {
    DiagramError::Mark {
        line,
        text: text.to_owned(),
    }
}

/// Writes the lines that [`Marks::parse`] reads.
impl fmt::Display for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_points(f, "mark", &self.points)?;
        for [from, to] in &self.arrows {
            writeln!(f, "arrow {from}-{to}")?;
        }
        write_points(f, "show reach", &self.reach)?;
        self.show.iter().try_for_each(|show| {
            let name = match show {
                Show::Harmonies => "harmonies",
                Show::Ring => "ring",
                Show::Clashes => "clashes",
                Show::Coordinates => "coordinates",
                Show::Closely => "closely",
            };
            writeln!(f, "show {name}")
        })
    }
}

fn write_points(f: &mut fmt::Formatter<'_>, word: &str, points: &[Point]) -> fmt::Result {
    if points.is_empty() {
        return Ok(());
    }
    f.write_str(word)?;
    points.iter().try_for_each(|point| write!(f, " {point}"))?;
    writeln!(f)
}

fn read_points<'a>(words: impl Iterator<Item = &'a str>) -> Option<Vec<Point>> {
    let points: Vec<Point> = words.map(read_point).collect::<Option<_>>()?;
    (!points.is_empty()).then_some(points)
}

fn read_arrow(word: &str) -> Option<[Point; 2]> {
    let (from, to) = word.split_once(")-(")?;
    Some([
        read_point(&format!("{from})"))?,
        read_point(&format!("({to}"))?,
    ])
}

fn read_point(word: &str) -> Option<Point> {
    let (x, y) = word.strip_prefix('(')?.strip_suffix(')')?.split_once(',')?;
    Point::new(x.parse().ok()?, y.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_for_the_picture_are_read_and_the_rest_is_a_case() {
        let text = "board GR3(0,-8)\nmark (1,-7) (2,2)\nlegal (0,-8)-(1,-7)\narrow (0,-8)-(1,-7)\nshow reach (0,-8)\nshow ring";
        let diagram = Diagram::parse("test", text).unwrap();
        assert_eq!(diagram.marks.points.len(), 2);
        assert_eq!(diagram.marks.arrows.len(), 1);
        assert!(diagram.marks.shows(Show::Ring) && !diagram.marks.shows(Show::Clashes));
        assert_eq!(diagram.check(), Ok(()));
        // Fifteen points within three steps of a gate, and (2,2).
        assert_eq!(diagram.marks.highlighted(diagram.position()).len(), 16);
    }

    #[test]
    fn marks_are_read_as_they_are_written() {
        for id in Diagram::ids() {
            let marks = Diagram::named(id).unwrap().marks;
            assert_eq!(Marks::parse(&marks.to_string()), Ok(marks), "{id}");
        }
        let error = Marks::parse("show ring\nboard").unwrap_err().to_string();
        assert_eq!(
            error,
            "line 2: cannot read the drawing instruction \"board\""
        );
    }

    #[test]
    fn wrong_lines_are_quoted_with_their_number() {
        let error = |text| Diagram::parse("test", text).unwrap_err().to_string();
        assert_eq!(
            error("board GR3(0,-8)\nmark (9,9)"),
            "line 2: cannot read the drawing instruction \"mark (9,9)\""
        );
        assert_eq!(
            error("show tea"),
            "line 1: cannot read the drawing instruction \"show tea\""
        );
        assert_eq!(
            error("mark (0,0)\nflies"),
            "line 2: unknown keyword \"flies\""
        );
        assert_eq!(
            error("board GR3(0,1) GW3(0,3)\ninvalid clashes with"),
            "the diagram does not begin with a legal position"
        );
        assert!(Diagram::named("no-such-diagram").is_err());
    }
}
