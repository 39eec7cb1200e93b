//! Pieces: the tiles on the board, each with a number that it keeps while it moves. A view that
//! draws by number can animate the moves.

use paisho::{Board, Point, Tile};

/// A tile on the board that can be tracked while it moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Its number, which no other piece ever gets.
    pub number: u32,
    /// The point where it stands.
    pub at: Point,
    /// The tile.
    pub tile: Tile,
}

/// All pieces on the board, in the order of their numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Pieces {
    standing: Vec<Piece>,
    /// The pieces that left the board with the last change.
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

    /// Tracks the tiles to another board. A tile that stands as before is the same piece. A tile
    /// that left one point and appeared at another has moved; the nearest one is chosen.
    pub(super) fn follow(&mut self, board: &Board) {
        let (mut kept, mut gone): (Vec<Piece>, Vec<Piece>) = self
            .standing
            .iter()
            .partition(|p| board.get(p.at) == Some(p.tile));
        let is_new = |at: Point| !kept.iter().any(|p| p.at == at);
        let new: Vec<(Point, Tile)> = board.tiles().filter(|(at, _)| is_new(*at)).collect();
        if gone.is_empty() && new.is_empty() {
            // The same board again: the pieces that left it may still be fading out.
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

    /// The number of the nearest equal piece that left its point, or a new number.
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
