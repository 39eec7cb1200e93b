//! Who is thought for next: everybody in turn, by what their games cost.
//!
//! Each person has a line of games and an account of the time that was spent on them. The one on
//! whom least was spent is next, so that a hundred hard games of one person do not keep another's
//! single game waiting. Time while a person asks for nothing is not saved up.

use std::collections::{HashMap, HashSet, VecDeque};

use paisho_wire::{GameId, UserId};

/// Games that wait to be thought about.
#[derive(Debug, Default)]
pub(super) struct Queue {
    lines: HashMap<UserId, Line>,
    /// Games that wait or are being thought about: nobody thinks about one twice.
    known: HashSet<GameId>,
    /// What had been spent on whoever was served last. Who comes now begins there.
    level: u64,
    /// Counts those who came, to serve them in that order where nothing else decides.
    came: u64,
}

/// The games of one person.
#[derive(Debug, Default)]
struct Line {
    waiting: VecDeque<GameId>,
    /// What was spent on them, in milliseconds.
    spent: u64,
    came: u64,
}

impl Queue {
    /// A game of a person waits, unless it does already; says whether it is new.
    pub(super) fn push(&mut self, person: &UserId, game: &GameId) -> bool {
        if !self.known.insert(game.clone()) {
            return false;
        }
        self.came += 1;
        let (level, came) = (self.level, self.came);
        let line = self.lines.entry(person.clone()).or_default();
        if line.waiting.is_empty() {
            line.spent = line.spent.max(level);
            line.came = came;
        }
        line.waiting.push_back(game.clone());
        true
    }

    /// The game that is next, and whose it is. What it is expected to cost is spent at once, so
    /// that others are served meanwhile.
    pub(super) fn pop(&mut self, expected: u64) -> Option<(UserId, GameId)> {
        let lines = self.lines.iter_mut();
        let waiting = lines.filter(|(_, line)| !line.waiting.is_empty());
        let (person, line) = waiting.min_by_key(|(_, line)| (line.spent, line.came))?;
        let game = line.waiting.pop_front()?;
        let person = person.clone();
        self.level = self.level.max(line.spent);
        line.spent = line.spent.saturating_add(expected);
        self.came += 1;
        line.came = self.came;
        let level = self.level;
        self.lines
            .retain(|_, line| !line.waiting.is_empty() || line.spent > level);
        Some((person, game))
    }

    /// A game has been thought about, and what that cost in truth is known.
    pub(super) fn done(&mut self, person: &UserId, game: &GameId, expected: u64, cost: u64) {
        self.known.remove(game);
        if let Some(line) = self.lines.get_mut(person) {
            line.spent = line.spent.saturating_sub(expected).saturating_add(cost);
        }
    }

    /// How many games wait or are being thought about.
    pub(super) fn len(&self) -> usize {
        self.known.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn user(name: &str) -> UserId {
        name.parse().unwrap()
    }

    fn game(number: usize) -> GameId {
        format!("g{number}").parse().unwrap()
    }

    /// Thinks about the next game; answers whose it was.
    fn serve(queue: &mut Queue, cost: impl Fn(&str) -> u64) -> Option<String> {
        let (person, game) = queue.pop(1_500)?;
        let cost = cost(person.as_str());
        queue.done(&person, &game, 1_500, cost);
        Some(person.to_string())
    }

    #[test]
    fn many_games_of_one_do_not_keep_the_game_of_another_waiting() {
        let mut queue = Queue::default();
        for number in 0..100 {
            assert!(queue.push(&user("many"), &game(number)));
        }
        assert!(!queue.push(&user("many"), &game(0)));
        for _ in 0..10 {
            assert_eq!(serve(&mut queue, |_| 1_500).as_deref(), Some("many"));
        }
        queue.push(&user("one"), &game(200));
        assert_eq!(serve(&mut queue, |_| 1_500).as_deref(), Some("one"));
        assert_eq!(queue.len(), 90);
    }

    #[test]
    fn who_asks_for_cheap_turns_gets_more_of_them() {
        let mut queue = Queue::default();
        for number in 0..100 {
            queue.push(&user("dear"), &game(number));
            queue.push(&user("cheap"), &game(1_000 + number));
        }
        let cost = |who: &str| if who == "dear" { 1_000 } else { 100 };
        let served: Vec<String> = (0..44).filter_map(|_| serve(&mut queue, cost)).collect();
        let dear = served.iter().filter(|who| *who == "dear").count();
        assert!((3..=5).contains(&dear), "{dear} of {}", served.len());
    }

    #[test]
    fn nobody_saves_up_time_and_nobody_is_remembered_for_ever() {
        let mut queue = Queue::default();
        for number in 0..50 {
            queue.push(&user("busy"), &game(number));
            serve(&mut queue, |_| 1_000);
        }
        // Somebody who comes late begins where the others are, not fifty turns before.
        for number in 100..110 {
            queue.push(&user("late"), &game(number));
            queue.push(&user("busy"), &game(100 + number));
        }
        let served: Vec<String> = (0..10)
            .filter_map(|_| serve(&mut queue, |_| 1_000))
            .collect();
        let late = served.iter().filter(|who| *who == "late").count();
        assert!((5..=6).contains(&late), "{served:?}");
        while serve(&mut queue, |_| 0).is_some() {}
        assert!(queue.lines.len() <= 2 && queue.len() == 0);
    }
}
