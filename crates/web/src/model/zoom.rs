//! The zoom of a board: which part of its picture is shown. Gestures change it; where a finger is on
//! the picture follows from it. It knows neither pointers nor the page.

/// The strongest zoom.
const MOST: f32 = 4.0;
/// Half of the picture is shown, in each direction, after a double tap.
const QUARTER: f32 = 2.0;
/// A pinch of fingers that are closer together than this part of the frame begins here, so that
/// nothing is divided by zero.
const NARROW: f32 = 0.02;

/// A position in the frame of the board: from 0 to 1, to the right and downwards.
pub type InFrame = (f32, f32);

/// The part of a picture that is shown. The centre of the whole picture is the origin; the unit is
/// that of the picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Zoom {
    scale: f32,
    /// The middle of what is shown.
    middle: (f32, f32),
}

impl Zoom {
    /// The whole picture.
    pub const WHOLE: Self = Self {
        scale: 1.0,
        middle: (0.0, 0.0),
    };

    /// Whether only a part is shown.
    #[must_use]
    pub fn is_zoomed(&self) -> bool {
        self.scale > 1.0
    }

    /// How many times larger than the whole picture it is shown.
    #[must_use]
    pub const fn scale(&self) -> f32 {
        self.scale
    }

    /// Left edge, top edge and size of the part that is shown of a picture whose half width is
    /// `half`.
    #[must_use]
    pub fn shown(&self, half: f32) -> (f32, f32, f32) {
        let Self { scale, middle } = self.within(half);
        let near = half / scale;
        (middle.0 - near, middle.1 - near, 2.0 * near)
    }

    /// The place in the picture at a position in the frame.
    #[must_use]
    pub fn place(&self, at: InFrame, half: f32) -> (f32, f32) {
        let (left, top, size) = self.shown(half);
        (left + at.0 * size, top + at.1 * size)
    }

    /// The position in the frame of a place in the picture; not between 0 and 1 if it isn't shown.
    #[must_use]
    pub fn position(&self, place: (f32, f32), half: f32) -> InFrame {
        let (left, top, size) = self.shown(half);
        ((place.0 - left) / size, (place.1 - top) / size)
    }

    /// The zoom after two fingers have moved: what was between them stays between them.
    #[must_use]
    pub fn pinched(&self, from: [InFrame; 2], to: [InFrame; 2], half: f32) -> Self {
        let held = self.place(between(from), half);
        let wider = distance(to) / distance(from).max(NARROW);
        let scale = clamp(self.scale * wider, 1.0, MOST);
        Self::holding(held, between(to), scale, half)
    }

    /// The zoom after one finger has dragged the picture.
    #[must_use]
    pub fn dragged(&self, from: InFrame, to: InFrame, half: f32) -> Self {
        Self::holding(self.place(from, half), to, self.scale, half)
    }

    /// The zoom after a double tap: the quarter around the tap, or the whole picture if it was
    /// zoomed.
    #[must_use]
    pub fn double_tapped(&self, at: InFrame, half: f32) -> Self {
        if self.is_zoomed() {
            return Self::WHOLE;
        }
        let (x, y) = self.place(at, half);
        let middle = (x.signum() * half / 2.0, y.signum() * half / 2.0);
        let scale = QUARTER;
        Self { scale, middle }.within(half)
    }

    /// The zoom that shows a place of the picture at a position in the frame, as far as the edges of
    /// the picture allow.
    fn holding(place: (f32, f32), at: InFrame, scale: f32, half: f32) -> Self {
        let size = 2.0 * half / scale;
        let middle = (place.0 + (0.5 - at.0) * size, place.1 + (0.5 - at.1) * size);
        Self { scale, middle }.within(half)
    }

    /// The same without anything outside the picture.
    fn within(&self, half: f32) -> Self {
        let far = half - half / self.scale;
        let middle = (
            clamp(self.middle.0, -far, far),
            clamp(self.middle.1, -far, far),
        );
        Self {
            scale: self.scale,
            middle,
        }
    }
}

/// Like `f32::clamp`, but it never panics, and what is no number becomes the lower limit.
fn clamp(value: f32, least: f32, most: f32) -> f32 {
    value.max(least).min(most)
}

fn between([a, b]: [InFrame; 2]) -> InFrame {
    (f32::midpoint(a.0, b.0), f32::midpoint(a.1, b.1))
}

fn distance([a, b]: [InFrame; 2]) -> f32 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

#[cfg(test)]
mod tests {
    use super::Zoom;
    use proptest::prelude::*;

    const HALF: f32 = 900.0;

    fn near(a: (f32, f32), b: (f32, f32)) -> bool {
        (a.0 - b.0).abs() < 1.0 && (a.1 - b.1).abs() < 1.0
    }

    #[test]
    fn the_whole_picture_is_shown_at_first() {
        assert!(!Zoom::WHOLE.is_zoomed());
        assert_eq!(Zoom::WHOLE.shown(HALF), (-HALF, -HALF, 2.0 * HALF));
        assert!(near(Zoom::WHOLE.place((0.5, 0.5), HALF), (0.0, 0.0)));
    }

    #[test]
    fn a_double_tap_shows_a_quarter_and_the_next_one_everything() {
        let zoom = Zoom::WHOLE.double_tapped((0.9, 0.2), HALF);
        assert_eq!(zoom.shown(HALF), (0.0, -HALF, HALF));
        assert_eq!(zoom.double_tapped((0.5, 0.5), HALF), Zoom::WHOLE);
    }

    #[test]
    fn fingers_hold_what_is_between_them() {
        let from = [(0.4, 0.5), (0.6, 0.5)];
        let to = [(0.3, 0.6), (0.7, 0.6)];
        let held = Zoom::WHOLE.place((0.5, 0.5), HALF);
        let zoom = Zoom::WHOLE.pinched(from, to, HALF);
        assert!((zoom.scale() - 2.0).abs() < 0.01);
        assert!(near(zoom.place((0.5, 0.6), HALF), held));
        let (x, y) = zoom.position(held, HALF);
        assert!((x - 0.5).abs() < 0.01 && (y - 0.6).abs() < 0.01);
    }

    #[test]
    fn a_finger_drags_the_picture_up_to_its_edge() {
        let zoom = Zoom::WHOLE.double_tapped((0.1, 0.1), HALF);
        let held = zoom.place((0.5, 0.5), HALF);
        let dragged = zoom.dragged((0.5, 0.5), (0.3, 0.4), HALF);
        assert!(near(dragged.place((0.3, 0.4), HALF), held));
        assert_eq!(zoom.dragged((0.5, 0.5), (0.9, 0.9), HALF), zoom);
    }

    proptest! {
        #[test]
        fn no_gesture_shows_more_than_the_picture(
            gestures in prop::collection::vec(any::<[(f32, f32); 4]>(), 0..8),
        ) {
            let mut zoom = Zoom::WHOLE;
            for [a, b, c, d] in gestures {
                zoom = zoom.pinched([a, b], [c, d], HALF).dragged(a, d, HALF);
                let (left, top, size) = zoom.shown(HALF);
                prop_assert!(left >= -HALF - 1.0 && left + size <= HALF + 1.0);
                prop_assert!(top >= -HALF - 1.0 && top + size <= HALF + 1.0);
                prop_assert!((HALF / 2.0 - 1.0..=2.0 * HALF + 1.0).contains(&size));
            }
        }
    }
}
