//! The learner's progress. It is stored in the browser.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::course::{LESSONS, Lesson};

/// The solved tasks, by name, so that they stay solved when lessons are added to the course.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Progress(BTreeSet<String>);

/// The name of a task with an index from 0.
fn name(lesson: &Lesson, task: usize) -> String {
    format!("{}-{}", lesson.name, task + 1)
}

impl Progress {
    /// The key in the browser's storage.
    pub const KEY: &'static str = "paisho.course";

    /// Marks a task as solved.
    pub fn solve(&mut self, lesson: &Lesson, task: usize) {
        self.0.insert(name(lesson, task));
    }

    /// Whether a task is solved.
    #[must_use]
    pub fn is_solved(&self, lesson: &Lesson, task: usize) -> bool {
        self.0.contains(&name(lesson, task))
    }

    /// Whether all tasks of a lesson are solved.
    #[must_use]
    pub fn is_complete(&self, lesson: &Lesson) -> bool {
        (0..lesson.tasks.len()).all(|task| self.is_solved(lesson, task))
    }

    /// The first task of a lesson that is not solved, or its first task.
    #[must_use]
    pub fn next_task(&self, lesson: &Lesson) -> usize {
        let mut tasks = 0..lesson.tasks.len();
        tasks
            .find(|task| !self.is_solved(lesson, *task))
            .unwrap_or(0)
    }

    /// How many lessons are complete.
    #[must_use]
    pub fn complete_lessons(&self) -> usize {
        LESSONS
            .iter()
            .filter(|lesson| self.is_complete(lesson))
            .count()
    }

    /// The lesson to continue with, from 1: the first that is not complete, or the first of all.
    #[must_use]
    pub fn next_lesson(&self) -> u32 {
        let open = LESSONS.iter().position(|lesson| !self.is_complete(lesson));
        open.map_or(1, |i| i as u32 + 1)
    }
}
