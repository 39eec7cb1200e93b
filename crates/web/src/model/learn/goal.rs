//! The goals of tasks, judged by comparing the positions before and after a legal turn.

use paisho::{Ending, Garden, Gate, Kind, Position, Seat};

/// A condition on the position after a turn. The player who made the turn is the learner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// One more flower of this kind grows in any gate.
    Grow(Kind),
    /// A flower of this kind grows in this gate.
    GrowIn(Kind, Gate),
    /// A flower of this kind blooms in this garden.
    Bloom(Kind, Garden),
    /// The learner owns a harmony between two tiles of these kinds.
    Harmony(Kind, Kind),
    /// The learner owns at least this many harmonies.
    Harmonies(usize),
    /// The opponent has lost a flower of this kind.
    Capture(Kind),
    /// The learner has used a tile of this kind from the hand.
    Use(Kind),
    /// The opponent owns no harmony.
    Silence,
    /// At least this many of the opponent's flowers are trapped.
    Trap(usize),
    /// The learner has closed a Harmony Ring.
    Ring,
    /// The learner alone has won.
    Win,
}

impl Goal {
    /// Whether a turn from one position to the other reached the goal.
    #[must_use]
    pub fn is_met(self, before: &Position, after: &Position) -> bool {
        let me = before.to_move();
        match self {
            Self::Grow(kind) => growing(after, me, kind) > growing(before, me, kind),
            Self::GrowIn(kind, gate) => is_at(after, me, kind, gate),
            Self::Bloom(kind, garden) => after.board().blooming().any(|(point, tile)| {
                (tile.owner(), tile.kind()) == (me, kind) && garden.points().contains(point)
            }),
            Self::Harmony(a, b) => has_harmony(after, me, a, b),
            Self::Harmonies(count) => after.harmonies_of(me).count() >= count,
            Self::Capture(kind) => foreign(after, me, kind) < foreign(before, me, kind),
            Self::Use(kind) => after.hand(me).count(kind) < before.hand(me).count(kind),
            Self::Silence => after.harmonies().all(|h| h.owners == me.alone()),
            Self::Trap(count) => trapped(after, me) >= count,
            Self::Ring => {
                is_won(after, me) && after.outcome().map(|o| o.ending) == Some(Ending::Ring)
            }
            Self::Win => is_won(after, me),
        }
    }
}

/// How many growing flowers of a kind a player has.
fn growing(position: &Position, owner: Seat, kind: Kind) -> usize {
    let tiles = position.board().growing();
    tiles
        .filter(|(_, t)| (t.owner(), t.kind()) == (owner, kind))
        .count()
}

fn is_at(position: &Position, owner: Seat, kind: Kind, gate: Gate) -> bool {
    let tile = position.board().get(gate.point());
    tile.is_some_and(|t| (t.owner(), t.kind()) == (owner, kind))
}

fn has_harmony(position: &Position, owner: Seat, a: Kind, b: Kind) -> bool {
    let kind = |point| position.board().get(point).map(|tile| tile.kind());
    position.harmonies_of(owner).any(|harmony| {
        let pair = (kind(harmony.a), kind(harmony.b));
        pair == (Some(a), Some(b)) || pair == (Some(b), Some(a))
    })
}

/// How many tiles of a kind the other players have on the board.
fn foreign(position: &Position, me: Seat, kind: Kind) -> usize {
    let tiles = position.board().tiles();
    tiles
        .filter(|(_, t)| t.owner() != me && t.kind() == kind)
        .count()
}

/// How many flowers of other players are trapped.
fn trapped(position: &Position, me: Seat) -> usize {
    let owner = |point| position.board().get(point).map(|tile| tile.owner());
    position
        .trapped()
        .iter()
        .filter(|p| owner(*p) != Some(me))
        .count()
}

fn is_won(position: &Position, me: Seat) -> bool {
    position.outcome().is_some_and(|o| o.winners == me.alone())
}
