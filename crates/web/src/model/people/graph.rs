//! The history of a rating as points of a picture.

use paisho_wire::{RatingStep, Speed};

/// The width of the picture.
pub const WIDTH: f64 = 600.0;
/// Its height.
pub const HEIGHT: f64 = 200.0;

/// The curve of the ratings of one speed.
#[derive(Clone, PartialEq, Debug)]
pub struct Graph {
    /// The points, from left to right.
    pub points: Vec<(f64, f64)>,
    /// The vertical scale.
    pub scale: Scale,
    /// The first and the last moment.
    pub span: (u64, u64),
}

/// The range of ratings that the height of the picture covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scale {
    /// The rating at the bottom.
    pub low: i32,
    /// The rating at the top.
    pub high: i32,
}

/// The range begins and ends at multiples of this.
const STEP: i32 = 100;

impl Scale {
    fn around(ratings: impl Iterator<Item = i32> + Clone) -> Option<Self> {
        let low = ratings.clone().min()?.div_euclid(STEP) * STEP;
        let high = (ratings.max()?.div_euclid(STEP) + 1) * STEP;
        Some(Self { low, high })
    }

    /// The y coordinate of a rating; 0 is the top.
    #[must_use]
    pub fn height(self, rating: i32) -> f64 {
        let part = f64::from(self.high - rating) / f64::from(self.high - self.low);
        part * HEIGHT
    }

    /// The ratings at which a horizontal line is drawn: at most five.
    pub fn lines(self) -> impl Iterator<Item = i32> {
        let count = (self.high - self.low) / STEP;
        let every = STEP * ((count + 3) / 4).max(1);
        (self.low..=self.high).step_by(usize::try_from(every).unwrap_or(1))
    }
}

impl Graph {
    /// The curve of a speed; `None` with fewer than two ratings.
    #[must_use]
    pub fn of(steps: &[RatingStep], speed: Speed) -> Option<Self> {
        let steps: Vec<&RatingStep> = steps.iter().filter(|s| s.class == speed.word()).collect();
        let [first, .., last] = steps.as_slice() else {
            return None;
        };
        let scale = Scale::around(steps.iter().map(|step| step.rating))?;
        let length = last.at.saturating_sub(first.at).max(1) as f64;
        let point = |step: &&RatingStep| {
            let since = step.at.saturating_sub(first.at) as f64;
            (since / length * WIDTH, scale.height(step.rating))
        };
        Some(Self {
            points: steps.iter().map(point).collect(),
            scale,
            span: (first.at, last.at),
        })
    }

    /// The points in SVG syntax.
    #[must_use]
    pub fn polyline(&self) -> String {
        let points = self.points.iter();
        let points: Vec<String> = points.map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        points.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(at: u64, rating: i32) -> RatingStep {
        RatingStep {
            game: "g1".parse().unwrap(),
            class: "quick".to_owned(),
            rating,
            change: 0,
            at,
        }
    }

    #[test]
    fn a_line_runs_from_edge_to_edge() {
        let steps = [step(100, 1500), step(150, 1550), step(300, 1480)];
        let graph = Graph::of(&steps, Speed::Quick).unwrap();
        assert_eq!((graph.scale.low, graph.scale.high), (1400, 1600));
        assert_eq!(graph.polyline(), "0.0,100.0 150.0,50.0 600.0,120.0");
        assert_eq!(Graph::of(&steps, Speed::Slow), None);
        assert_eq!(Graph::of(&steps[..1], Speed::Quick), None);
    }

    #[test]
    fn a_scale_has_few_lines() {
        let scale = |low, high| Scale { low, high };
        let lines: Vec<i32> = scale(1400, 1600).lines().collect();
        assert_eq!(lines, [1400, 1500, 1600]);
        assert!(scale(800, 2700).lines().count() <= 5);
    }
}
