//! A table to play at in tests, with its own clock.

use paisho::clock::{Millis, Moment};
use paisho::{BySeat, Ruleset, Step, Turn};
use paisho_table::{Absence, Command, Context, Table};
use paisho_wire::{
    Action, Event, Outcome, Person, PersonKind, Player, Refusal, Seat, Stamped, TableSetup, Text,
    TimeControl, TurnText, Visibility,
};

pub(crate) const GUEST: Seat = Seat::South;
pub(crate) const HOST: Seat = Seat::North;
pub(crate) const QUICK: TimeControl = TimeControl::Live {
    main: 300,
    increment: 5,
};
pub(crate) const DAYS: TimeControl = TimeControl::PerTurn { days: 3 };
const START: u64 = 1_800_000_000_000;

/// A table, all its events, the time, and what the table can't know.
#[derive(Clone, Debug)]
pub(crate) struct TestTable {
    pub(crate) table: Table,
    pub(crate) events: Vec<Stamped>,
    pub(crate) now: Moment,
    pub(crate) lag: Millis,
    pub(crate) absent: BySeat<Option<Millis>>,
}

pub(crate) fn setup(rules: &str, time: TimeControl, kinds: &[PersonKind]) -> TableSetup {
    let ruleset: Ruleset = rules.parse().unwrap();
    let seats = ruleset.seats.seats();
    let players = seats.iter().zip(kinds.iter().cycle().enumerate());
    TableSetup {
        ruleset: Text(ruleset),
        rules_version: Ruleset::VERSION,
        time,
        rated: false,
        players: players
            .map(|(seat, (i, kind))| Player {
                seat: seat.into(),
                person: Person {
                    id: format!("u{i}").parse().unwrap(),
                    name: format!("player {i}"),
                    kind: *kind,
                },
                rating: None,
            })
            .collect(),
        rematch_of: None,
        seek: None,
        visibility: Visibility::Public,
    }
}

impl TestTable {
    pub(crate) fn new(rules: &str, time: TimeControl) -> Self {
        Self::open(setup(rules, time, &[PersonKind::Member]))
    }

    pub(crate) fn open(setup: TableSetup) -> Self {
        let first = Stamped {
            version: 1,
            at: START,
            event: Event::Opened { setup },
        };
        Self {
            table: Table::replay([&first]).unwrap(),
            events: vec![first],
            now: Moment(START),
            lag: Millis::ZERO,
            absent: BySeat::default(),
        }
    }

    /// A game of two that has passed its opening: Guest is to move.
    pub(crate) fn begun(rules: &str, time: TimeControl) -> Self {
        let mut test = Self::new(rules, time);
        for (seat, turn) in [
            (HOST, "R,W,K,B"),
            (GUEST, "R,R,K,K"),
            (GUEST, "R3(0,-8)"),
            (HOST, "R3(0,8)"),
        ] {
            test.play(seat, turn).unwrap();
        }
        test
    }

    pub(crate) fn wait(&mut self, time: Millis) {
        self.now = Moment(self.now.0 + time.0);
    }

    pub(crate) fn command(&mut self, command: &Command) -> Result<Vec<Event>, Refusal> {
        let Some(decision) = self.table.decide(command, self.now)? else {
            return Ok(Vec::new());
        };
        let events = decision.events.iter().map(|e| e.event.clone()).collect();
        // What is stored leads to the same table as what was decided.
        for stamped in decision.events {
            self.table.apply(&stamped).unwrap();
            self.events.push(stamped);
        }
        assert_eq!(self.table, decision.after);
        Ok(events)
    }

    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Refusal> {
        let context = Context {
            lag: self.lag,
            absent: self.absent,
            fresh: "fresh".parse().unwrap(),
        };
        self.command(&Command::Act {
            seat,
            action,
            context,
        })
    }

    pub(crate) fn tick(&mut self) -> Vec<Event> {
        self.command(&Command::Tick).unwrap()
    }

    /// The server was away since a moment, until now.
    pub(crate) fn interrupted(&mut self, since: Moment) -> Result<Vec<Event>, Refusal> {
        let until = self.now;
        let absences = vec![Absence { since, until }];
        self.command(&Command::Interrupted { absences })
    }

    pub(crate) fn ply(&self) -> u32 {
        u32::try_from(self.table.public().game().plies().len()).unwrap()
    }

    pub(crate) fn play(&mut self, seat: Seat, turn: &str) -> Result<Vec<Event>, Refusal> {
        let turn = TurnText::try_from(turn.to_owned()).unwrap();
        let ply = self.ply();
        self.act(seat, Action::Play { ply, turn })
    }

    /// A legal turn, chosen by a number.
    pub(crate) fn some_turn(&self, choice: usize) -> Turn {
        let mut word = choice as u64;
        let below = |n: usize| {
            word = word
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (word >> 33) as usize % n
        };
        let step: Step = self
            .table
            .public()
            .game()
            .position()
            .random_step(below)
            .unwrap();
        Turn::from_step(step).unwrap()
    }

    /// Plays some legal turn for a player who is due.
    pub(crate) fn play_some(&mut self, choice: usize) -> Result<Vec<Event>, Refusal> {
        let seat = self.table.public().due().iter().next().unwrap();
        let turn = self.some_turn(choice).to_string();
        self.play(seat.into(), &turn)
    }

    pub(crate) fn left(&self, seat: Seat) -> u64 {
        let reading = self.table.reading(self.now);
        let found = reading.left.iter().find(|c| c.seat == seat);
        found.unwrap().millis
    }

    pub(crate) fn outcome(&self) -> &Outcome {
        self.table.public().outcome().unwrap()
    }
}
