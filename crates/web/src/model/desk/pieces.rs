//! Pieces: the tiles on the board with a number each, which they keep while they move. A view that
//! draws by number can let them glide.

use paisho::{Board, Point, Tile};

/// A tile on the board, recognised again wherever it goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Its number, which no other piece of this desk ever had.
    pub number: u32,
    /// Where it stands.
    pub at: Point,
    /// What it is.
    pub tile: Tile,
}

/// All pieces on the board, in the order of their numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Pieces {
    standing: Vec<Piece>,
    /// What left the board with the last change.
    gone: Vec<Piece>,
    next: u32,
}

impl Pieces {
    pub(super) fn standing(&self) -> &[Piece] {
        &self.standing
    }

    pub(super) fn gone(&self) -> &[Piece] {
        &self.gone
    }

    /// Follows the tiles to another board. What stands as before is the same piece; what is gone
    /// from one point and new at another, the nearest first, has moved.
    pub(super) fn follow(&mut self, board: &Board) {
        let (mut kept, mut gone): (Vec<Piece>, Vec<Piece>) = self
            .standing
            .iter()
            .partition(|p| board.get(p.at) == Some(p.tile));
        let is_new = |at: Point| !kept.iter().any(|p| p.at == at);
        let new: Vec<(Point, Tile)> = board.tiles().filter(|(at, _)| is_new(*at)).collect();
        if gone.is_empty() && new.is_empty() {
            // The same board again: what has just left it may still be fading.
            return;
        }
        for (at, tile) in new {
            let number = self.take_nearest(&mut gone, at, tile);
            kept.push(Piece { number, at, tile });
        }
        self.gone = gone;
        kept.sort_by_key(|p| p.number);
        self.standing = kept;
    }

    /// The number of the nearest piece like this that is gone from its place, or a new one.
    fn take_nearest(&mut self, gone: &mut Vec<Piece>, at: Point, tile: Tile) -> u32 {
        let distance = |p: &Piece| p.at.x().abs_diff(at.x()) + p.at.y().abs_diff(at.y());
        let alike = gone.iter().enumerate().filter(|(_, p)| p.tile == tile);
        match alike.min_by_key(|(_, p)| distance(p)) {
            Some((i, _)) => gone.swap_remove(i).number,
            None => {
                self.next += 1;
                self.next
            }
        }
    }
}
