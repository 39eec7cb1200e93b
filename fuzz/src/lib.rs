//! What the fuzz targets share: walking through a game as bytes say, and what must always hold.

mod served;

use paisho::{Position, Setup};

pub use served::{OTHER, Reply, Served};

/// Plays one step per byte, as far as there are bytes and the game goes on.
pub fn walk(position: &mut Position, bytes: &[u8]) {
    for &byte in bytes {
        let count = position.count_steps();
        assert_eq!(position.outcome().is_some(), count == 0, "{position}");
        // A byte is spread over all steps, so that it reaches the far ones too.
        let Some(step) = position.steps().nth(count * usize::from(byte) / 256) else {
            return;
        };
        position.step_unchecked(step);
    }
}

/// Nothing clashes, the position is what anybody would set up from its picture, and its text says
/// it all.
pub fn assert_sound(position: &Position) {
    assert_eq!(position.board().clashes().count(), 0, "{position}");
    let fresh = Position::from_setup(Setup::from(position));
    assert_eq!(fresh.as_ref(), Ok(position), "{position}");
    let read: Result<Position, _> = position.to_string().parse();
    assert_eq!(read.as_ref(), Ok(position), "{position}");
    assert_eq!(read.map(|p| p.key()), Ok(position.key()));
}
