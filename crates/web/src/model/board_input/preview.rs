//! The preview: what a tap at the hovered point would do.

use paisho::{PointSet, Position, Standing};

use super::BoardInput;

/// The resulting position, compared with the one that is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preview {
    /// The resulting position.
    pub position: Position,
    /// Tiles that would stand where they do not stand now.
    pub coming: Vec<Standing>,
    /// Points whose tiles would leave or be replaced.
    pub leaving: PointSet,
}

impl BoardInput {
    /// What a tap at the hovered point would lead to. `None` for a Boat over a flower, because its
    /// second point is not chosen yet.
    #[must_use]
    pub fn preview(&self) -> Option<Preview> {
        let at = self.hover.filter(|at| self.reach().points.contains(*at))?;
        let position = self.shown().play_step(self.step_to(at)?).ok()?;
        Some(self.compared(position))
    }

    fn compared(&self, position: Position) -> Preview {
        let (now, then) = (self.shown().board(), position.board());
        let coming = then
            .tiles()
            .filter(|(at, tile)| now.get(*at) != Some(*tile));
        let leaving = now
            .tiles()
            .filter(|(at, tile)| then.get(*at) != Some(*tile));
        Preview {
            coming: coming.collect(),
            leaving: leaving.map(|(at, _)| at).collect(),
            position,
        }
    }
}
