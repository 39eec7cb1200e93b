//! Learning the game: a course whose tasks the rules judge, the library with the rulebook, the
//! tiles.

mod accents;
mod course;
mod endings;
mod flowers;
mod goal;
mod library;
mod plate;
mod progress;
mod study;
mod tales;

pub use course::{LESSONS, Lesson, Task};
pub use goal::Goal;
pub use library::{ChapterEntry, Contents, SectionEntry, address_of};
pub use plate::{PlateError, plate};
pub use progress::Progress;
pub use study::{Effect, Event, Now, Study};
pub use tales::{lesson_text, task_text, tile_text};
