//! What happens at the desk, and what it wants done.

use paisho::{Direction, Kind, Point, Turn};

/// Something a person does at the desk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeskEvent {
    /// A point of the board is tapped.
    Tap(Point),
    /// A tile of the hand is tapped.
    TapHand(Kind),
    /// A tile is lifted, to be dropped somewhere.
    Grab(Origin),
    /// The lifted tile is dropped on a point.
    Drop(Point),
    /// The lifted tile is dropped beside the board.
    LetGo,
    /// The pointer hovers over a point, or over none.
    Hover(Option<Point>),
    /// One more accent of a kind is chosen.
    Choose(Kind),
    /// One accent less of a kind.
    Unchoose(Kind),
    /// The bonus is declined, which ends the turn.
    Skip,
    /// There is nothing else to do.
    Pass,
    /// The last thing done is undone: a pick, a bonus, an arrangement.
    Undo,
    /// The finished turn is played.
    Confirm,
    /// A turn is written down.
    Typed(String),
    /// The cursor goes a step.
    Cursor(Direction),
    /// The cursor goes to the next point where something can be done.
    Seek,
    /// The point under the cursor is tapped.
    Press,
}

/// Whether anybody may move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Course {
    /// The game goes on.
    #[default]
    Goes,
    /// Nobody is to move: the game is over, waits for an answer, or is looked at only.
    Rests,
}

/// Where a tile is lifted from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// A point of the board.
    Board(Point),
    /// The hand of the player to move.
    Hand(Kind),
}

/// What the desk wants done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeskEffect {
    /// The turn is finished: it is legal, and it is to be played.
    Play(Turn),
    /// Something is to be heard.
    Sound(Sound),
}

/// What one hears.
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
    /// The game ends in another way.
    End,
    /// It is one's turn.
    YourTurn,
    /// Something is not allowed.
    Refusal,
}

/// Whether a finished turn waits to be confirmed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Confirmation {
    /// It is played at once.
    #[default]
    AtOnce,
    /// It waits.
    Asked,
}
