//! Checks that the engine never loses on time, whatever the clock, and uses the time it has.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use core::cell::Cell;
use core::time::Duration;

use paisho::{Game, Ruleset, Seat};
use paisho_engine::{Allowance, Clock, Engine, Request};

/// A clock that advances a millisecond with every reading, so that tests do not depend on the
/// machine.
#[derive(Default)]
struct Looks(Cell<u64>);

impl Clock for Looks {
    fn now(&self) -> Duration {
        self.0.set(self.0.get() + 1);
        Duration::from_millis(self.0.get())
    }
}

const fn millis(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

/// Plays a game. `allowed` returns the allowance of each turn, and `took` receives the time used.
fn play(
    turns: usize,
    mut allowed: impl FnMut(Seat) -> Allowance,
    mut took: impl FnMut(Seat, Duration),
) {
    let (engine, clock) = (Engine::new(1, 1), Looks::default());
    let mut game = Game::new(Ruleset::RULEBOOK);
    for _ in 0..turns {
        if game.outcome().is_some() {
            break;
        }
        let seat = game.position().decider();
        let begun = clock.now();
        let report = engine.answer(Request::of_game(&game), &allowed(seat), &clock);
        took(seat, clock.now() - begun);
        game.play(report.best_turn().unwrap()).unwrap();
    }
}

/// Plays with clocks that run down, and returns the time both players have left at the end.
fn left_after(turns: usize, at_first: Duration, increment: Duration) -> [Duration; 2] {
    let left = Cell::new([at_first; 2]);
    let place = |seat: Seat| usize::from(seat == Seat::HOST);
    let allowed = |seat| Allowance {
        turn: None,
        left: Some(left.get()[place(seat)]),
        increment,
    };
    let took = |seat, used| {
        let mut clocks = left.get();
        let own = &mut clocks[place(seat)];
        assert!(used < *own, "{used:?} of {own:?}");
        *own = *own - used + increment;
        left.set(clocks);
    };
    play(turns, allowed, took);
    left.get()
}

#[test]
fn sudden_death_is_survived_and_the_time_is_used() {
    let left = left_after(90, millis(1500), Duration::ZERO);
    assert!(left.iter().all(|l| *l < millis(900)), "{left:?}");
}

#[test]
fn an_increment_is_lived_on() {
    let left = left_after(70, millis(150), millis(20));
    assert!(
        left.iter().all(|l| *l > millis(20) && *l < millis(900)),
        "{left:?}"
    );
}

#[test]
fn a_turn_takes_the_time_it_has_and_no_more() {
    let limit = millis(40);
    let allowance = Allowance {
        turn: Some(limit),
        ..Allowance::default()
    };
    let mut spent = Vec::new();
    play(24, |_| allowance, |_, used| spent.push(used));
    assert!(spent.iter().all(|used| *used <= limit), "{spent:?}");
    let thought = spent.iter().filter(|used| **used > limit / 2);
    assert!(thought.count() > 12, "{spent:?}");
}
