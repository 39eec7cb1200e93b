//! Arrows and highlights drawn by users. They are stored at the beginning of a comment, as
//! `[%draw (1,2) (3,4)-(5,6)]`, so that they are part of every record.

use core::fmt::Write;

use paisho::{Point, Turn};

use super::said::point;

/// The beginning of the part of a comment that holds drawings.
const OPENING: &str = "[%draw ";

/// The drawings on one position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// Highlighted points, in the order they were drawn.
    pub points: Vec<Point>,
    /// Arrows: from, to.
    pub arrows: Vec<(Point, Point)>,
}

impl Marks {
    /// Whether nothing is drawn.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.points.is_empty() && self.arrows.is_empty()
    }

    /// Draws an arrow, or a highlight if both ends are the same; erases it if it is there already.
    pub fn toggle(&mut self, from: Point, to: Point) {
        if from == to {
            toggle(&mut self.points, to);
        } else {
            toggle(&mut self.arrows, (from, to));
        }
    }

    /// Splits a comment into drawings and words.
    #[must_use]
    pub fn split(comment: &str) -> (Self, &str) {
        let parts = comment
            .strip_prefix(OPENING)
            .and_then(|rest| rest.split_once(']'));
        match parts.and_then(|(list, words)| Some((Self::parse(list)?, words))) {
            Some((marks, words)) => (marks, words.strip_prefix(' ').unwrap_or(words)),
            None => (Self::default(), comment),
        }
    }

    fn parse(list: &str) -> Option<Self> {
        let mut marks = Self::default();
        for word in list.split_whitespace() {
            match (point(word), word.parse()) {
                (Some(at), _) => marks.points.push(at),
                (
                    None,
                    Ok(Turn::Arrange {
                        from,
                        to,
                        bonus: None,
                    }),
                ) => marks.arrows.push((from, to)),
                _ => return None,
            }
        }
        Some(marks)
    }

    /// Joins drawings and words into a comment.
    #[must_use]
    pub fn join(&self, words: &str) -> String {
        if self.is_empty() {
            return words.to_owned();
        }
        let mut comment = OPENING.trim_end().to_owned();
        for at in &self.points {
            // Writing into a string can't fail.
            let _ = write!(comment, " {at}");
        }
        for (from, to) in &self.arrows {
            let _ = write!(comment, " {from}-{to}");
        }
        comment.push(']');
        if !words.is_empty() {
            comment.push(' ');
            comment.push_str(words);
        }
        comment
    }
}

fn toggle<T: PartialEq>(list: &mut Vec<T>, one: T) {
    match list.iter().position(|other| *other == one) {
        Some(at) => {
            list.remove(at);
        }
        None => list.push(one),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: i8, y: i8) -> Point {
        Point::new(x, y).unwrap()
    }

    #[test]
    fn drawings_live_in_comments() {
        let mut marks = Marks::default();
        marks.toggle(at(1, 2), at(1, 2));
        marks.toggle(at(3, -4), at(0, 8));
        let comment = marks.join("Look here.");
        assert_eq!(comment, "[%draw (1,2) (3,-4)-(0,8)] Look here.");
        assert_eq!(Marks::split(&comment), (marks.clone(), "Look here."));
        marks.toggle(at(1, 2), at(1, 2));
        marks.toggle(at(3, -4), at(0, 8));
        assert!(marks.is_empty());
        assert_eq!(marks.join("Look here."), "Look here.");
    }

    #[test]
    fn what_only_looks_like_a_drawing_stays_a_comment() {
        for text in [
            "[%draw (99,0)] x",
            "[%draw (1,2)",
            "[%draw R3(0,8)]",
            "(1,2)",
        ] {
            assert_eq!(Marks::split(text), (Marks::default(), text));
        }
    }
}
