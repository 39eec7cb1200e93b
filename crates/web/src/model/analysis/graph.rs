//! The curve of a game as a drawing: turns from left to right, Guest's winning chance upwards.

use core::fmt::Write;

/// The width of the drawing in its own units.
pub const WIDTH: u32 = 1000;
/// The height of the drawing in its own units.
pub const HEIGHT: u32 = 240;

/// The coordinates of a point of the curve in the drawing.
#[must_use]
pub fn place(index: usize, count: usize, chance: u32) -> (u32, u32) {
    let last = count.saturating_sub(1).max(1) as u32;
    let x = (index as u32).min(last) * WIDTH / last;
    let y = (1000 - chance.min(1000)) * HEIGHT / 1000;
    (x, y)
}

/// The index of the point of the curve nearest to a fraction of the width, 0 to 1.
#[must_use]
pub fn nearest(part: f64, count: usize) -> usize {
    let last = count.saturating_sub(1);
    let index = (part.clamp(0.0, 1.0) * last as f64).round();
    // The cast is of a number between 0 and the last index.
    (index as usize).min(last)
}

/// The lines of the curve as SVG path data: one for each run of known values.
#[must_use]
pub fn line(curve: &[Option<u32>]) -> String {
    let mut path = String::new();
    let mut is_drawing = false;
    for (index, chance) in curve.iter().enumerate() {
        if let Some(chance) = chance {
            let (x, y) = place(index, curve.len(), *chance);
            let command = if is_drawing { 'L' } else { 'M' };
            // Writing into a string can't fail.
            let _ = write!(path, "{command}{x} {y}");
        }
        is_drawing = chance.is_some();
    }
    path
}

/// The areas between the curve and the middle, as SVG path data.
#[must_use]
pub fn area(curve: &[Option<u32>]) -> String {
    let middle = HEIGHT / 2;
    let mut path = String::new();
    for run in runs(curve) {
        let at = |index: usize, chance| place(index, curve.len(), chance);
        let (Some(&(first, _)), Some(&(last, _))) = (run.first(), run.last()) else {
            continue;
        };
        let _ = write!(path, "M{} {middle}", at(first, 0).0);
        for (index, chance) in &run {
            let (x, y) = at(*index, *chance);
            let _ = write!(path, "L{x} {y}");
        }
        let _ = write!(path, "L{} {middle}Z", at(last, 0).0);
    }
    path
}

/// Runs of known values with their indices.
fn runs(curve: &[Option<u32>]) -> Vec<Vec<(usize, u32)>> {
    let numbered: Vec<_> = curve.iter().copied().enumerate().collect();
    let runs = numbered.split(|(_, chance)| chance.is_none());
    runs.map(|run| run.iter().filter_map(|(i, c)| Some((*i, (*c)?))).collect())
        .filter(|run: &Vec<_>| !run.is_empty())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curve_runs_from_edge_to_edge() {
        assert_eq!(place(0, 5, 1000), (0, 0));
        assert_eq!(place(4, 5, 0), (WIDTH, HEIGHT));
        assert_eq!(place(2, 5, 500), (WIDTH / 2, HEIGHT / 2));
        assert_eq!(place(0, 1, 500), (0, HEIGHT / 2));
        assert_eq!(place(9, 5, 5000), (WIDTH, 0));
    }

    #[test]
    fn gaps_are_not_bridged() {
        let curve = [Some(500), Some(600), None, Some(400)];
        assert_eq!(line(&curve), "M0 120L333 96M1000 144");
        assert_eq!(
            area(&curve),
            "M0 120L0 120L333 96L333 120ZM1000 120L1000 144L1000 120Z"
        );
        assert_eq!(line(&[]), "");
        assert_eq!(area(&[None, None]), "");
    }

    #[test]
    fn a_click_finds_the_nearest_turn() {
        assert_eq!(nearest(0.0, 5), 0);
        assert_eq!(nearest(0.4, 5), 2);
        assert_eq!(nearest(7.0, 5), 4);
        assert_eq!(nearest(f64::NAN, 5), 0);
        assert_eq!(nearest(0.5, 0), 0);
    }
}
