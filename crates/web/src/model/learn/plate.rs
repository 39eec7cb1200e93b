//! The rulebook's pictures. Chapters contain plates in place of pictures: a position and what to
//! point out in it. The app draws them itself, in the user's colours and style of tiles.

use std::fmt;

use paisho::Position;
use paisho::notation::ParsePositionError;
use paisho_view::rulebook::{DiagramError, Marks, Show, drawing};
use paisho_view::svg::Diagram;

/// Why a plate can't be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlateError {
    /// Its position is invalid.
    Position(ParsePositionError),
    /// Its marks are invalid.
    Marks(DiagramError),
}

impl fmt::Display for PlateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Position(error) => error.fmt(f),
            Self::Marks(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for PlateError {}

/// The picture of a plate, cropped to what matters in it.
///
/// # Errors
/// If the position or the marks can't be read.
pub fn plate(position: &str, marks: &str) -> Result<Diagram, PlateError> {
    let position: Position = position.parse().map_err(PlateError::Position)?;
    let marks = Marks::parse(marks).map_err(PlateError::Marks)?;
    Ok(cropped(drawing(&position, &marks), &marks))
}

fn cropped(diagram: Diagram, marks: &Marks) -> Diagram {
    if marks.shows(Show::Closely) {
        diagram.cropped_to_marks()
    } else {
        diagram.cropped()
    }
}

#[cfg(test)]
mod tests {
    use paisho_view::rulebook;

    use super::*;

    #[test]
    fn every_picture_of_the_rulebook_survives_its_way_to_the_reader() {
        for id in rulebook::Diagram::ids() {
            let diagram = rulebook::Diagram::named(id).unwrap();
            let (position, marks) = (diagram.position(), &diagram.marks);
            let drawn = plate(&position.to_string(), &marks.to_string());
            assert_eq!(drawn, Ok(cropped(drawing(position, marks), marks)), "{id}");
        }
    }

    #[test]
    fn a_broken_plate_says_what_is_wrong() {
        let position = Position::start(paisho::Ruleset::RULEBOOK).to_string();
        assert!(matches!(plate("7", ""), Err(PlateError::Position(_))));
        let error = plate(&position, "tea").unwrap_err().to_string();
        assert_eq!(error, "line 1: cannot read the drawing instruction \"tea\"");
    }
}
