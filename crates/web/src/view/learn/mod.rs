//! Pages for learning the game: the course, the rulebook, the tiles.

mod controller;
mod fetched;
mod home;
mod lesson;
mod reader;
mod tiles;

pub(crate) use home::LearnPage;
pub(crate) use lesson::LessonPage;
pub(crate) use reader::{AboutPage, RulebookPage};
pub(crate) use tiles::TilesPage;
