//! Pictures of the rulebook as SVG to embed in a page.

use paisho::Position;

use super::html::Figure;
use super::{Marks, Show, Subject};
use crate::svg::{Diagram as Drawing, FlowerCircle, Theme, Weight};
use crate::words::Words;

/// Draws a figure as SVG in the light theme, which is readable on both light and dark pages.
///
/// The ids in the picture contain the number of the figure, so that all figures of the book can be
/// in one page.
#[must_use]
pub fn picture(figure: &Figure<'_>) -> String {
    let (prefix, theme) = (format!("f{}-", figure.number), &Theme::GARDEN_LIGHT);
    match figure.subject {
        Subject::Position(diagram) => drawing(diagram.position(), &diagram.marks)
            .with_prefix(prefix)
            .titled(figure.caption)
            .to_svg(theme),
        Subject::Circle => {
            let words = Words::new(figure.language);
            FlowerCircle::new(|kind| words.tile(kind))
                .with_prefix(prefix)
                .titled(figure.caption)
                .to_svg(theme)
        }
    }
}

/// A position with its marks as a diagram, for callers that set the theme and other options.
#[must_use]
pub fn drawing(position: &Position, marks: &Marks) -> Drawing {
    let mut drawing = Drawing::of(position)
        .with_effects_of(position)
        .with_highlights(&marks.points.iter().copied().collect());
    if marks.shows(Show::Harmonies) {
        drawing = drawing.with_harmonies_of(position);
    }
    if marks.shows(Show::Ring) {
        drawing = drawing.with_rings_of(position);
    }
    if marks.shows(Show::Clashes) {
        drawing = drawing.with_clashes();
    }
    if marks.shows(Show::Coordinates) {
        drawing = drawing.with_coordinates();
    }
    with_ways(drawing, marks, position)
}

/// Adds the arrows and the reach of flowers.
fn with_ways(mut drawing: Drawing, marks: &Marks, position: &Position) -> Drawing {
    for [from, to] in &marks.arrows {
        drawing = drawing.with_arrow(*from, *to, Weight::Strong);
    }
    let mut reach = Vec::new();
    for from in &marks.reach {
        drawing = drawing.with_reach_of(position, *from);
        reach.append(&mut drawing.reach);
    }
    drawing.reach = reach;
    drawing
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::Diagram;
    use crate::words::Language;

    fn drawn(text: &str) -> Drawing {
        let diagram = Diagram::parse("test", text).unwrap();
        let figure = Figure {
            subject: &Subject::Position(Box::new(diagram.clone())),
            language: Language::English,
            caption: "A <test>",
            number: 7,
        };
        let svg = picture(&figure);
        assert!(svg.contains("<title>A &lt;test&gt;</title>"));
        assert!(svg.contains("id=\"f7-") && !svg.contains("id=\"S"));
        drawing(diagram.position(), &diagram.marks)
    }

    #[test]
    fn every_mark_reaches_the_picture() {
        let bare = drawn("board GR3(0,-5) GR4(3,-5)\nlegal (0,-5)-(0,-4)");
        assert!(bare.harmonies.is_empty() && bare.highlights.is_empty());
        assert!(bare.arrows.is_empty() && bare.reach.is_empty());
        let full = drawn(
            "board GR3(0,-5) GR4(3,-5)\nlegal (0,-5)-(0,-4)\nmark (1,1)\narrow (0,-5)-(0,-4)\n\
             show harmonies\nshow reach (0,-5) (3,-5)\nshow coordinates",
        );
        assert_eq!((full.harmonies.len(), full.highlights.len()), (1, 1));
        assert_eq!(full.arrows.len(), 1);
        let one = drawn("board GR3(0,-5) GR4(3,-5)\nlegal (0,-5)-(0,-4)\nshow reach (0,-5)");
        assert!(full.reach.len() > one.reach.len() && one.reach.len() > 10);
    }
}
