//! A test harness: a game, a real engine and a clock that the test advances.

use paisho::{BySeat, Ruleset, Seat, SeatCount, Stage, Step, Turn};
use paisho_engine::{Random, Session, StoppedClock};

use crate::model::local::{
    Beginning, Effect, Event, Follow, LocalGame, Pace, Player, Shelf, Strength,
};

/// The test harness.
pub(super) struct Harness {
    pub(super) game: LocalGame,
    pub(super) shelf: Shelf,
    pub(super) now: u64,
    pub(super) begun: Vec<Beginning>,
    /// The engine; if there is none, its lines are only collected in `said`.
    pub(super) engine: Option<Session<Vec<u8>, StoppedClock>>,
    pub(super) said: Vec<String>,
    random: Random,
}

pub(super) fn computer(level: u8) -> Player {
    Player::Computer {
        level: Strength::try_from(level).unwrap(),
    }
}

pub(super) fn rules(text: &str) -> Ruleset {
    text.parse().unwrap()
}

impl Harness {
    /// A game with computers of level 1 at some seats.
    pub(super) fn new(rules: Ruleset, computers: &[Seat]) -> Self {
        Self::with(rules, computers, None)
    }

    pub(super) fn with(rules: Ruleset, computers: &[Seat], pace: Option<Pace>) -> Self {
        let mut players = BySeat::default();
        for seat in computers {
            players[*seat] = computer(1);
        }
        let beginning = Beginning {
            rules,
            players,
            pace,
            follow: Follow::Stay,
        };
        let mut shelf = Shelf::default();
        let mut game = shelf.begin(beginning, 1_000_000);
        // Accents that are given to beginners have tests of their own.
        game.gives_accents = false;
        Self {
            game,
            shelf,
            now: 1_000_000,
            begun: Vec::new(),
            engine: Some(Session::new(Vec::new(), StoppedClock)),
            said: Vec::new(),
            random: Random::new(7),
        }
    }

    /// Sends an event and carries out all effects, each one second later.
    pub(super) fn send(&mut self, event: Event) {
        let mut open = vec![event];
        while let Some(event) = open.pop() {
            self.now += 1000;
            let effects = self.game.update(event, self.now);
            for effect in effects {
                open.extend(self.run(effect));
            }
            if open.is_empty() && self.game.thinking.has_ready() {
                open.push(Event::Tick);
            }
        }
    }

    fn run(&mut self, effect: Effect) -> Vec<Event> {
        match effect {
            Effect::Say(lines) => return self.say(&lines),
            Effect::Save => self.shelf.put(self.game.saved(self.now)),
            Effect::Begin(beginning) => self.begun.push(*beginning),
            Effect::Show => {}
        }
        Vec::new()
    }

    fn say(&mut self, lines: &[String]) -> Vec<Event> {
        self.said.extend_from_slice(lines);
        let Some(engine) = &mut self.engine else {
            return Vec::new();
        };
        for line in lines {
            engine.line(line).unwrap();
        }
        engine.think_to_end().unwrap();
        let heard = std::mem::take(engine.output_mut());
        let heard = String::from_utf8(heard).unwrap();
        assert!(!heard.contains("error"), "{heard}");
        let mut heard: Vec<Event> = heard.lines().map(|l| Event::Heard(l.to_owned())).collect();
        heard.reverse();
        heard
    }

    /// A random legal turn.
    pub(super) fn any_turn(&mut self) -> Turn {
        let position = self.game.game().position().clone();
        let step = position.random_step(|n| self.random.below(n)).unwrap();
        let after = position.play_step(step).unwrap();
        if after.stage() != Stage::Bonus {
            return Turn::from_step(step).unwrap();
        }
        match (step, after.random_step(|n| self.random.below(n))) {
            (Step::Arrange { from, to }, Some(Step::Bonus(bonus))) => Turn::Arrange {
                from,
                to,
                bonus: Some(bonus),
            },
            _ => Turn::from_step(step).unwrap(),
        }
    }

    /// Plays a random legal turn for the person to move.
    pub(super) fn play_any(&mut self) {
        let turn = self.any_turn();
        self.send(Event::Played(turn));
    }

    pub(super) fn turns(&self) -> usize {
        self.game.game().plies().len()
    }

    /// Plays on until the game is over or has this many turns.
    pub(super) fn play_to(&mut self, turns: usize) {
        while !self.game.is_over() && self.turns() < turns {
            let before = self.turns();
            self.play_any();
            assert!(self.turns() > before, "the game stands still");
        }
    }

    pub(super) fn seats(&self) -> SeatCount {
        self.game.rules().seats
    }
}
