//! A lesson in progress.

use paisho::{Position, Turn};

use super::course::{LESSONS, Lesson, Task};
use super::progress::Progress;
use crate::model::board_input::Gains;

/// The state of a lesson in progress.
#[derive(Clone, Debug)]
pub struct Study {
    lesson: &'static Lesson,
    number: u32,
    task: usize,
    start: Position,
    now: Now,
    /// Whether the learner has asked for the hint of this task.
    has_hint: bool,
    progress: Progress,
}

/// The state of a task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Now {
    /// The learner is looking for a turn.
    Thinking,
    /// A legal turn was made that does not solve the task.
    Missed,
    /// A solution is on the board, but it was shown by the app.
    Shown,
    /// The learner's turn is a solution.
    Solved,
}

/// A learner's action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Makes a turn.
    Play(Turn),
    /// Goes back to the starting position of the task.
    TryAgain,
    /// Asks for the hint.
    Hint,
    /// Asks to see a solution.
    ShowMe,
    /// Goes on: to the next task, the next lesson, or the end of the course.
    GoOn,
    /// Goes to a task of this lesson, counted from 0.
    Choose(usize),
}

/// An effect that the caller carries out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Show a position on the board.
    Show {
        /// The position.
        position: Box<Position>,
        /// The turn that led to it.
        last: Option<Turn>,
    },
    /// Save the progress.
    Save(Progress),
    /// Open another lesson, counted from 1.
    Open(u32),
    /// The course is complete.
    Finish,
}

impl Study {
    /// Opens a lesson, counted from 1, at the first task that is not solved.
    #[must_use]
    pub fn open(number: u32, progress: Progress) -> Option<Self> {
        let lesson = LESSONS.get(usize::try_from(number).ok()?.checked_sub(1)?)?;
        let task = progress.next_task(lesson);
        Some(Self {
            lesson,
            number,
            task,
            start: lesson.tasks[task].position()?,
            now: Now::Thinking,
            has_hint: false,
            progress,
        })
    }

    /// The lesson.
    #[must_use]
    pub const fn lesson(&self) -> &'static Lesson {
        self.lesson
    }

    /// The number of the lesson, from 1.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// The task, counted from 0.
    #[must_use]
    pub const fn task(&self) -> usize {
        self.task
    }

    /// The position the task begins with.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The state of the task.
    #[must_use]
    pub const fn now(&self) -> Now {
        self.now
    }

    /// Whether the hint is shown beside the task.
    #[must_use]
    pub fn has_hint(&self) -> bool {
        self.has_hint && self.now == Now::Thinking
    }

    /// Whether the board marks what a move would bring. Where the learner looks for the point that
    /// closes a ring, such a mark would be the answer, so it waits for the hint.
    #[must_use]
    pub fn gains(&self) -> Gains {
        if self.current().is_about_a_ring() && !self.has_hint {
            Gains::Hidden
        } else {
            Gains::Marked
        }
    }

    /// The progress so far.
    #[must_use]
    pub const fn progress(&self) -> &Progress {
        &self.progress
    }

    /// The task that follows in this lesson. After the last one has been solved, that is one that
    /// was left out.
    #[must_use]
    pub fn following_task(&self) -> Option<usize> {
        let next = self.task + 1;
        if next < self.lesson.tasks.len() {
            return Some(next);
        }
        let is_left_out = self.now == Now::Solved && !self.progress.is_complete(self.lesson);
        is_left_out.then(|| self.progress.next_task(self.lesson))
    }

    /// Whether this is the last lesson.
    #[must_use]
    pub const fn is_last_lesson(&self) -> bool {
        self.number as usize == LESSONS.len()
    }

    /// Applies an event; returns the effects to carry out.
    pub fn update(&mut self, event: Event) -> Vec<Effect> {
        match event {
            Event::Play(turn) => self.judge(turn),
            Event::TryAgain => self.begin(self.task),
            Event::Hint => {
                self.has_hint = true;
                Vec::new()
            }
            Event::ShowMe => self.show_solution(),
            Event::GoOn => self.go_on(),
            Event::Choose(task) => self.begin(task),
        }
    }

    fn current(&self) -> &'static Task {
        &self.lesson.tasks[self.task]
    }

    /// Sets up a task; an index that the lesson does not have changes nothing.
    fn begin(&mut self, task: usize) -> Vec<Effect> {
        let Some(start) = self.lesson.tasks.get(task).and_then(Task::position) else {
            return Vec::new();
        };
        self.has_hint &= task == self.task;
        self.task = task;
        self.start = start;
        self.now = Now::Thinking;
        vec![show(self.start.clone(), None)]
    }

    /// Judges a turn. Each attempt has only one; another needs [`Event::TryAgain`].
    fn judge(&mut self, turn: Turn) -> Vec<Effect> {
        let Ok(after) = self.start.play(turn) else {
            return Vec::new();
        };
        if self.now != Now::Thinking {
            return Vec::new();
        }
        let mut effects = Vec::new();
        if self.current().is_solved(&self.start, &after) {
            self.now = Now::Solved;
            self.progress.solve(self.lesson, self.task);
            effects.push(Effect::Save(self.progress.clone()));
        } else {
            self.now = Now::Missed;
        }
        effects.push(show(after, Some(turn)));
        effects
    }

    fn show_solution(&mut self) -> Vec<Effect> {
        let Some(turn) = self.current().solution(&self.start) else {
            return Vec::new();
        };
        let Ok(after) = self.start.play(turn) else {
            return Vec::new();
        };
        self.now = Now::Shown;
        vec![show(after, Some(turn))]
    }

    fn go_on(&mut self) -> Vec<Effect> {
        if let Some(task) = self.following_task() {
            self.begin(task)
        } else if self.is_last_lesson() {
            vec![Effect::Finish]
        } else {
            vec![Effect::Open(self.number + 1)]
        }
    }
}

fn show(position: Position, last: Option<Turn>) -> Effect {
    Effect::Show {
        position: Box::new(position),
        last,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of the lesson about planting.
    const PLANT: u32 = 2;

    fn turn(text: &str) -> Turn {
        text.parse().unwrap()
    }

    #[test]
    fn a_right_turn_is_kept_and_leads_on() {
        let mut study = Study::open(PLANT, Progress::default()).unwrap();
        let effects = study.update(Event::Play(turn("R3(0,-8)")));
        assert_eq!(study.now(), Now::Solved);
        let [Effect::Save(progress), Effect::Show { last: Some(_), .. }] = &effects[..] else {
            panic!("{effects:?}");
        };
        assert!(progress.is_solved(study.lesson(), 0) && !progress.is_complete(study.lesson()));
        assert_eq!(progress.next_lesson(), 1);
        study.update(Event::GoOn);
        assert_eq!((study.task(), study.now()), (1, Now::Thinking));
        study.update(Event::Play(turn("W3(8,0)")));
        assert_eq!(study.update(Event::GoOn), [Effect::Open(PLANT + 1)]);
        assert_eq!(study.progress().complete_lessons(), 1);
    }

    #[test]
    fn a_turn_that_misses_can_be_tried_again_and_an_illegal_one_changes_nothing() {
        let mut study = Study::open(PLANT, Progress::default()).unwrap();
        assert_eq!(study.update(Event::Play(turn("R3(0,0)"))), []);
        assert_eq!(study.now(), Now::Thinking);
        let effects = study.update(Event::Play(turn("W5(0,-8)")));
        assert!(matches!(&effects[..], [Effect::Show { .. }]));
        assert_eq!(study.now(), Now::Missed);
        assert_eq!(study.update(Event::Play(turn("R3(0,-8)"))), []);
        let effects = study.update(Event::TryAgain);
        assert_eq!(effects, [show(study.start().clone(), None)]);
        assert_eq!(study.now(), Now::Thinking);
    }

    #[test]
    fn a_solution_that_is_shown_is_not_the_learners() {
        for number in 1..=LESSONS.len() {
            let mut study = Study::open(number as u32, Progress::default()).unwrap();
            for task in 0..study.lesson().tasks.len() {
                study.update(Event::Choose(task));
                let effects = study.update(Event::ShowMe);
                assert!(matches!(&effects[..], [Effect::Show { last: Some(_), .. }]));
                assert_eq!((study.task(), study.now()), (task, Now::Shown));
                assert_eq!(study.progress(), &Progress::default());
            }
        }
    }

    #[test]
    fn a_task_that_was_left_out_comes_before_the_next_lesson() {
        let mut study = Study::open(PLANT, Progress::default()).unwrap();
        study.update(Event::Choose(1));
        assert_eq!(study.following_task(), None);
        study.update(Event::Play(turn("W3(8,0)")));
        assert_eq!(study.following_task(), Some(0));
        study.update(Event::GoOn);
        assert_eq!((study.task(), study.now()), (0, Now::Thinking));
    }

    #[test]
    fn the_point_that_closes_a_ring_is_marked_only_after_the_hint() {
        let mut study = Study::open(1, Progress::default()).unwrap();
        assert_eq!((study.gains(), study.has_hint()), (Gains::Hidden, false));
        assert_eq!(study.update(Event::Hint), []);
        assert_eq!((study.gains(), study.has_hint()), (Gains::Marked, true));
        let ring = LESSONS.iter().position(|l| l.name == "ring").unwrap() as u32 + 1;
        let mut study = Study::open(ring, Progress::default()).unwrap();
        study.update(Event::Hint);
        study.update(Event::TryAgain);
        assert_eq!(study.gains(), Gains::Marked);
        study.update(Event::GoOn);
        assert_eq!(study.gains(), Gains::Hidden);
        let study = Study::open(PLANT, Progress::default()).unwrap();
        assert_eq!(study.gains(), Gains::Marked);
    }

    #[test]
    fn the_course_has_a_beginning_and_an_end() {
        assert!(Study::open(0, Progress::default()).is_none());
        assert!(Study::open(99, Progress::default()).is_none());
        let mut study = Study::open(LESSONS.len() as u32, Progress::default()).unwrap();
        study.update(Event::Choose(study.lesson().tasks.len() - 1));
        assert_eq!(study.update(Event::GoOn), [Effect::Finish]);
        assert_eq!(study.update(Event::Choose(99)), []);
    }

    #[test]
    fn a_lesson_opens_where_it_was_left() {
        let mut progress = Progress::default();
        progress.solve(&LESSONS[1], 0);
        assert_eq!(Study::open(PLANT, progress.clone()).unwrap().task(), 1);
        progress.solve(&LESSONS[1], 1);
        assert_eq!(Study::open(PLANT, progress.clone()).unwrap().task(), 0);
        let kept = serde_json::to_string(&progress).unwrap();
        assert_eq!(kept, r#"["plant-1","plant-2"]"#);
        assert_eq!(serde_json::from_str::<Progress>(&kept).unwrap(), progress);
    }
}
