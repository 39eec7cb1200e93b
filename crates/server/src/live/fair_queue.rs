//! Fair queue for computer searches: people are served in turn, weighted by what their games cost.
//!
//! Each person has a queue of games and a total of the search time spent on them. The person with
//! the smallest total is next, so that a hundred hard games of one person do not delay another's
//! single game. Idle people do not save up time.

use std::collections::{HashMap, HashSet, VecDeque};

use paisho_wire::{GameId, UserId};

/// Games that wait for a search.
#[derive(Debug, Default)]
pub(super) struct FairQueue {
    lines: HashMap<UserId, Line>,
    /// Games that are waiting or being searched, so that no game is searched twice.
    known: HashSet<GameId>,
    /// The total of the person served last. New people start from it.
    level: u64,
    /// Counts arrivals, to break ties in order of arrival.
    came: u64,
}

/// The games of one person.
#[derive(Debug, Default)]
struct Line {
    waiting: VecDeque<GameId>,
    /// The search time spent on them, in milliseconds.
    spent: u64,
    came: u64,
}

impl FairQueue {
    /// Adds a person's game, unless it is queued already. Returns whether it was added.
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

    /// Takes the next game, and the person it belongs to. Its expected cost is charged at once, so
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

    /// Replaces the expected cost of a searched game by its real cost.
    pub(super) fn done(&mut self, person: &UserId, game: &GameId, expected: u64, cost: u64) {
        self.known.remove(game);
        if let Some(line) = self.lines.get_mut(person) {
            line.spent = line.spent.saturating_sub(expected).saturating_add(cost);
        }
    }

    /// How many games are waiting or being searched.
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

    /// Serves the next game. Returns whose it was.
    fn serve(queue: &mut FairQueue, cost: impl Fn(&str) -> u64) -> Option<String> {
        let (person, game) = queue.pop(1_500)?;
        let cost = cost(person.as_str());
        queue.done(&person, &game, 1_500, cost);
        Some(person.to_string())
    }

    #[test]
    fn many_games_of_one_do_not_keep_the_game_of_another_waiting() {
        let mut queue = FairQueue::default();
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
    fn cheap_turns_are_served_more_often() {
        let mut queue = FairQueue::default();
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
        let mut queue = FairQueue::default();
        for number in 0..50 {
            queue.push(&user("busy"), &game(number));
            serve(&mut queue, |_| 1_000);
        }
        // A latecomer starts from where the others are, not fifty turns before.
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
