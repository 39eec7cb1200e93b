//! The events of board input, and their effects.

use paisho::{Direction, Kind, Point, Turn};

/// A user's action on the board or on the hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoardInputEvent {
    /// A point of the board is tapped.
    Tap(Point),
    /// A tile of the hand is tapped.
    TapHand(Kind),
    /// A drag of a tile begins.
    Grab(Origin),
    /// The dragged tile is dropped on a point.
    Drop(Point),
    /// The dragged tile is dropped beside the board.
    LetGo,
    /// The pointer hovers over a point, or over none.
    Hover(Option<Point>),
    /// One more accent of a kind is chosen.
    Choose(Kind),
    /// One accent of a kind is removed from the choice.
    Unchoose(Kind),
    /// The bonus is declined, which ends the turn.
    Skip,
    /// The bonus of a turn that wins is wanted, although nobody asked.
    AskBonus,
    /// The turn is passed, because no other is possible.
    Pass,
    /// The last action is undone: a pick, a bonus, an arrangement.
    Undo,
    /// The finished turn is played.
    Confirm,
    /// A turn is entered in notation.
    Typed(String),
    /// The cursor moves one step.
    Cursor(Direction),
    /// The cursor moves to the next point where a tap does something.
    Seek,
    /// The point under the cursor is tapped.
    Press,
}

/// Whether turns can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Course {
    /// The game goes on.
    #[default]
    Goes,
    /// No turn can be played: the game is over, waits for an answer, or is only viewed.
    Rests,
}

/// Where a drag begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A point of the board.
    Board(Point),
    /// The hand of the player to move.
    Hand(Kind),
}

/// An effect that the caller carries out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Play the turn; it is complete and legal.
    Play(Turn),
    /// Play a sound.
    Sound(Sound),
    /// Describe the tile at a point: it was tapped, but there is nothing to do with it.
    Describe(Point),
}

/// The sounds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sound {
    /// A tile is planted.
    Plant,
    /// A tile is arranged.
    Arrange,
    /// A tile is captured.
    Capture,
    /// An accent is placed.
    Accent,
    /// A harmony is formed.
    Harmony,
    /// A ring is closed.
    Ring,
    /// The game ends in a way other than by a ring.
    End,
    /// The user's turn has come.
    YourTurn,
    /// Something is not allowed.
    Refusal,
}

/// Whether a complete turn must be confirmed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Confirmation {
    /// It is played at once.
    #[default]
    AtOnce,
    /// It must be confirmed.
    Asked,
}
