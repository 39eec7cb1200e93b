//! Code that fuzz targets share: playing a game as bytes choose, and checking invariants.

mod served;

use paisho::{Position, Setup};

pub use served::{OTHER, Reply, Served};

/// Plays one step per byte, until the bytes or the game end.
pub fn walk(position: &mut Position, bytes: &[u8]) {
    for &byte in bytes {
        let count = position.count_steps();
        assert_eq!(position.outcome().is_some(), count == 0, "{position}");
        // A byte is scaled to the number of steps, so that it can reach all of them.
        let Some(step) = position.steps().nth(count * usize::from(byte) / 256) else {
            return;
        };
        position.step_unchecked(step);
    }
}

/// Checks that nothing clashes, that the position equals one set up from its tiles, and that its
/// text form is complete.
pub fn assert_sound(position: &Position) {
    assert_eq!(position.board().clashes().count(), 0, "{position}");
    let fresh = Position::from_setup(Setup::from(position));
    assert_eq!(fresh.as_ref(), Ok(position), "{position}");
    let read: Result<Position, _> = position.to_string().parse();
    assert_eq!(read.as_ref(), Ok(position), "{position}");
    assert_eq!(read.map(|p| p.key()), Ok(position.key()));
}
