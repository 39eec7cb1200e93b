//! What a learner has done so far. It is kept in the browser.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::course::{LESSONS, Lesson};

/// The tasks that are done, by name, so that a course that grows does not forget them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Progress(BTreeSet<String>);

/// The name of a task, counted from 0.
fn name(lesson: &Lesson, task: usize) -> String {
    format!("{}-{}", lesson.name, task + 1)
}

impl Progress {
    /// Where progress is kept.
    pub const KEY: &'static str = "paisho.course";

    /// Notes that a task is done.
    pub fn solve(&mut self, lesson: &Lesson, task: usize) {
        self.0.insert(name(lesson, task));
    }

    /// Whether a task is done.
    #[must_use]
    pub fn is_solved(&self, lesson: &Lesson, task: usize) -> bool {
        self.0.contains(&name(lesson, task))
    }

    /// Whether all tasks of a lesson are done.
    #[must_use]
    pub fn is_complete(&self, lesson: &Lesson) -> bool {
        (0..lesson.tasks.len()).all(|task| self.is_solved(lesson, task))
    }

    /// The first task of a lesson that is not done, or its first.
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

    /// The lesson to go on with, from 1: the first that is not complete, or the first of all.
    #[must_use]
    pub fn next_lesson(&self) -> u32 {
        let open = LESSONS.iter().position(|lesson| !self.is_complete(lesson));
        open.map_or(1, |i| i as u32 + 1)
    }
}
