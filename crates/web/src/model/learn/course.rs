//! The course: lessons in the recommended order, each with a few tasks.
//!
//! A task is a position and a goal to reach from it. The position is written as a case
//! (`paisho::case`). Its claims repeat what the texts of the lesson say about it, and the tests
//! check them against the rules. The words are in `lessons/*.ftl` under the names of the lessons.

use paisho::case::Case;
use paisho::{Position, Turn};

use super::goal::Goal;
use super::{accents, endings, flowers};

/// A lesson.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// The name that identifies it in texts and in progress.
    pub name: &'static str,
    /// The chapter of the rulebook with the details.
    pub chapter: &'static str,
    /// The tasks in order.
    pub tasks: &'static [Task],
}

/// A task of one turn.
#[derive(Clone, Copy, Debug)]
pub struct Task {
    /// The position, with claims about it.
    pub scene: &'static str,
    /// The goals; all must be met after the turn.
    pub goals: &'static [Goal],
}

/// All lessons.
pub const LESSONS: &[Lesson] = &[
    endings::GOAL,
    flowers::PLANT,
    flowers::ARRANGE,
    flowers::HARMONY,
    flowers::CLASH,
    flowers::CAPTURE,
    flowers::BONUS,
    accents::ROCK,
    accents::WHEEL,
    accents::KNOTWEED,
    accents::BOAT,
    flowers::LOTUS,
    flowers::ORCHID,
    endings::RING,
    endings::ENDING,
];

impl Lesson {
    /// Whether the circle of flowers is shown beside the text, which explains it.
    #[must_use]
    pub fn shows_circle(&self) -> bool {
        self.name == flowers::HARMONY.name
    }
}

impl Task {
    /// The position the task begins with.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        Case::parse(self.scene).ok()?.position().cloned()
    }

    /// Whether a turn from one position to the other solves the task.
    #[must_use]
    pub fn is_solved(&self, before: &Position, after: &Position) -> bool {
        self.goals.iter().all(|goal| goal.is_met(before, after))
    }

    /// A turn that solves the task, found by trying all legal ones.
    #[must_use]
    pub fn solution(&self, position: &Position) -> Option<Turn> {
        let mut found = None;
        position.for_each_turn(|turn| {
            if found.is_none() && self.is_solved_by(position, turn) {
                found = Some(turn);
            }
        });
        found
    }

    /// Whether the board must not mark what a move would bring, because finding the point that
    /// closes the ring is the task.
    #[must_use]
    pub fn is_about_a_ring(&self) -> bool {
        self.goals.contains(&Goal::Ring)
    }

    fn is_solved_by(&self, position: &Position, turn: Turn) -> bool {
        let mut after = position.clone();
        after.play_unchecked(turn);
        self.is_solved(position, &after)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every task with its name.
    fn tasks() -> impl Iterator<Item = (String, &'static Task)> {
        LESSONS.iter().flat_map(|lesson| {
            let named = |(i, task)| (format!("{}-{}", lesson.name, i + 1), task);
            lesson.tasks.iter().enumerate().map(named)
        })
    }

    #[test]
    fn every_scene_is_a_position_of_guest_and_all_its_claims_are_so() {
        for (name, task) in tasks() {
            let case = Case::parse(task.scene).unwrap_or_else(|e| panic!("{name}: {e}"));
            assert_eq!(case.check(), Ok(()), "{name}");
            let position = task.position().unwrap();
            assert_eq!(position.to_move(), paisho::Seat::GUEST, "{name}");
            assert_eq!(position.outcome(), None, "{name} is over before it begins");
        }
    }

    #[test]
    fn every_task_has_solutions_and_many_more_turns_that_miss() {
        for (name, task) in tasks() {
            let position = task.position().unwrap();
            let turns = position.legal_turns();
            let solves = |turn: &&Turn| task.is_solved_by(&position, **turn);
            let good = turns.iter().filter(solves).count();
            println!("{name}: {good} of {} turns", turns.len());
            assert!(good > 0, "{name} can't be solved");
            assert!(good * 2 <= turns.len(), "{name} is too easy to be a task");
            let after = position.play(task.solution(&position).unwrap()).unwrap();
            assert!(task.is_solved(&position, &after), "{name}");
        }
    }

    #[test]
    fn no_goal_is_met_before_the_turn() {
        for (name, task) in tasks() {
            let position = task.position().unwrap();
            assert!(!task.is_solved(&position, &position), "{name}");
        }
    }

    #[test]
    fn every_lesson_leads_to_a_chapter() {
        let book = paisho_view::rulebook::Rulebook::load("en").unwrap();
        for lesson in LESSONS {
            let is_there = book.chapters().iter().any(|c| c.id == lesson.chapter);
            assert!(is_there, "{}", lesson.chapter);
        }
    }

    #[test]
    fn the_fourth_lesson_shows_the_circle_of_flowers() {
        let numbers = (1..).zip(LESSONS).filter(|(_, l)| l.shows_circle());
        assert_eq!(numbers.map(|(n, _)| n).collect::<Vec<_>>(), [4]);
    }

    #[test]
    fn the_course_starts_with_the_goal_of_the_game() {
        let first = &LESSONS[0];
        assert!(first.tasks.iter().all(Task::is_about_a_ring));
        let about_rings = |lesson: &&Lesson| lesson.tasks.iter().any(Task::is_about_a_ring);
        let names = LESSONS.iter().filter(about_rings).map(|l| l.name);
        assert_eq!(names.collect::<Vec<_>>(), ["goal", "ring"]);
    }

    #[test]
    fn names_are_unique() {
        let mut names: Vec<_> = LESSONS.iter().map(|l| l.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), LESSONS.len());
    }
}
