//! What holds whatever is commanded, whenever.

use proptest::prelude::*;

use crate::test_table::{TestTable, setup};
use paisho::Position;
use paisho::clock::{Millis, Moment};
use paisho_table::{MAX_LAG, Table};
use paisho_wire::{Action, Claim, Event, PersonKind, Reply, Seat, Status, TimeControl, TurnText};

pub(crate) const RULESETS: [&str; 8] = [
    "rulebook",
    "rulebook.accents_hidden",
    "rulebook.accents_host.quick_start",
    "rulebook.accents_one_of_each.oasis",
    "garden_gate.informal_start",
    "rulebook.seats3.accents_hidden",
    "rulebook.seats3.accents_one_of_each",
    "rulebook.seats4.oasis",
];

pub(crate) const TIMES: [TimeControl; 4] = [
    TimeControl::Live {
        main: 60,
        increment: 3,
    },
    TimeControl::PerTurn { days: 2 },
    TimeControl::Bank { days: 1, bank: 5 },
    TimeControl::Unlimited {},
];

/// One thing that happens: somebody asks for something after some time.
#[derive(Clone, Debug)]
pub(crate) struct Attempt {
    seat: Seat,
    what: What,
    wait: u64,
    lag: u64,
    absent: [Option<u64>; 4],
}

#[derive(Clone, Debug)]
enum What {
    /// A legal turn by a player who is due.
    Turn(usize),
    Action(Action),
    Tick,
    /// Wait until something is due, and a little longer.
    Oversleep,
    /// The server comes back after so long.
    Interrupted(u64),
}

fn action() -> impl Strategy<Value = Action> {
    let reply = prop_oneof![Just(Reply::Accept), Just(Reply::Decline)];
    let claim = prop_oneof![Just(Claim::Win), Just(Claim::Draw)];
    let turn = prop_oneof![
        Just("pass".to_owned()),
        Just("R3(0,-8)".to_owned()),
        Just("R,W,K,B".to_owned()),
        "\\PC{0,12}",
    ];
    let play = (0..9_u32, turn).prop_map(|(ply, turn)| Action::Play {
        ply,
        turn: TurnText::try_from(turn).unwrap_or_else(|_| "".to_owned().try_into().unwrap()),
    });
    let lines = prop::collection::vec("(R[345]\\(8,0\\);W[345]\\(-8,0\\)|x;y)", 0..3);
    prop_oneof![
        4 => play,
        2 => Just(Action::OfferDraw {}),
        3 => reply.clone().prop_map(|reply| Action::AnswerDraw { reply }),
        3 => (0..12_u32).prop_map(|ply| Action::OfferTakeback { ply }),
        3 => reply.clone().prop_map(|reply| Action::AnswerTakeback { reply }),
        1 => Just(Action::Abort {}),
        1 => Just(Action::Resign {}),
        1 => Just(Action::ResignWithGift {}),
        2 => reply.prop_map(|reply| Action::AnswerGift { reply }),
        1 => claim.prop_map(|claim| Action::Claim { claim }),
        2 => Just(Action::Rematch {}),
        1 => Just(Action::DeclineRematch {}),
        2 => Just(Action::BeginVacation {}),
        2 => Just(Action::EndVacation {}),
        2 => lines.prop_map(|lines| Action::SetConditionals {
            lines: lines.into_iter().map(|l| l.try_into().unwrap()).collect(),
        }),
    ]
}

pub(crate) fn attempt() -> impl Strategy<Value = Attempt> {
    let seats = prop::sample::select(vec![Seat::South, Seat::West, Seat::North, Seat::East]);
    let what = prop_oneof![
        12 => any::<usize>().prop_map(What::Turn),
        6 => action().prop_map(What::Action),
        1 => Just(What::Tick),
        1 => Just(What::Oversleep),
        1 => (0..200_000_u64).prop_map(What::Interrupted),
    ];
    let wait = prop_oneof![6 => 0..4_000_u64, 1 => 0..100_000_000_u64];
    let absent = prop::array::uniform4(prop::option::of(0..200_000_u64));
    (seats, what, wait, 0..2_000_u64, absent).prop_map(|(seat, what, wait, lag, absent)| Attempt {
        seat,
        what,
        wait,
        lag,
        absent,
    })
}

fn total(test: &TestTable) -> u64 {
    let reading = test.table.reading(test.now);
    reading.left.iter().map(|clock| clock.millis).sum()
}

/// How much the clocks may gain together by one turn.
fn gain(time: TimeControl) -> u64 {
    MAX_LAG.0
        + match time {
            TimeControl::Live { increment, .. } => u64::from(increment) * 1000,
            TimeControl::PerTurn { days } | TimeControl::Bank { days, .. } => {
                Millis::days(u64::from(days)).0
            }
            TimeControl::Unlimited {} => 0,
        }
}

pub(crate) fn make(test: &mut TestTable, attempt: &Attempt) -> Vec<Event> {
    test.wait(Millis(attempt.wait));
    test.lag = Millis(attempt.lag);
    test.absent.0 = attempt.absent.map(|time| time.map(Millis));
    let playing = test.table.public().outcome().is_none();
    let result = match &attempt.what {
        What::Turn(choice) if playing => test.play_some(*choice),
        What::Turn(_) | What::Tick => Ok(test.tick()),
        What::Oversleep => {
            let Some(wake) = test.table.wake() else {
                return Vec::new();
            };
            test.now = Moment(wake.0.max(test.now.0) + 1);
            let due = test.tick();
            assert!(!due.is_empty(), "nothing happened at {wake:?}");
            Ok(due)
        }
        What::Interrupted(time) => {
            let since = Moment(test.now.0 - time);
            test.interrupted(since)
        }
        What::Action(action) => test.act(attempt.seat, action.clone()),
    };
    result.unwrap_or_default()
}

fn check(test: &TestTable, before: (Status, u64), happened: &[Event]) {
    let table = &test.table;
    let finishes = happened
        .iter()
        .filter(|e| matches!(e, Event::Finished { .. }));
    let finished = usize::from(before.0 == Status::Playing && table.public().outcome().is_some());
    assert_eq!(finishes.count(), finished, "one finish, and only one");
    assert_eq!(
        table.public().due().is_empty(),
        table.public().outcome().is_some()
    );
    let position = table.public().game().position();
    let again: Position = position.to_string().parse().unwrap();
    assert_eq!(again.board(), position.board(), "the position is sound");
    let turns = happened
        .iter()
        .filter(|e| matches!(e, Event::TurnPlayed { .. }));
    // By correspondence, a turn that is not played after all gives the next one its free days.
    let restarts = happened.iter().filter(|e| {
        let restart = matches!(
            e,
            Event::TakenBack { .. }
                | Event::Flagged { .. }
                | Event::Abandoned { .. }
                | Event::Resigned { .. }
        );
        restart && !table.public().setup().time.is_live()
    });
    let given_back = happened.iter().map(|e| match e {
        Event::Interrupted { millis } => *millis,
        _ => 0,
    });
    let gained = gain(table.public().setup().time) * (turns.count() + restarts.count()) as u64
        + given_back.sum::<u64>();
    assert!(
        total(test) <= before.1 + gained,
        "clocks gained {} by {happened:?}",
        total(test) - before.1
    );
}

proptest! {
    #[test]
    fn no_command_at_any_time_breaks_a_table(
        rules in prop::sample::select(&RULESETS[..]),
        time in prop::sample::select(&TIMES[..]),
        computer in any::<bool>(),
        attempts in prop::collection::vec(attempt(), 1..80),
    ) {
        let second = if computer { PersonKind::Computer(1) } else { PersonKind::Guest };
        let mut test = TestTable::open(setup(rules, time, &[PersonKind::Member, second]));
        let mut over = false;
        for attempt in &attempts {
            let mut later = test.clone();
            later.wait(Millis(attempt.wait));
            let before = (test.table.public().status(), total(&later).min(total(&test)));
            let unchanged = test.table.clone();
            let happened = make(&mut test, attempt);
            if happened.is_empty() {
                prop_assert_eq!(&test.table, &unchanged, "refused, but changed");
            }
            if !matches!(attempt.what, What::Oversleep) {
                check(&test, before, &happened);
            }
            let rematch = |e: &Event| matches!(
                e,
                Event::RematchOffered { .. } | Event::RematchDeclined { .. } | Event::RematchMade { .. }
            );
            prop_assert!(!over || happened.iter().all(rematch), "{:?} after the end", happened);
            over = test.table.public().outcome().is_some();
        }
        prop_assert_eq!(Table::replay(&test.events).unwrap(), test.table, "the fold is the table");
    }

    /// What is stored is JSON: it must come back as it was.
    #[test]
    fn events_survive_storage(
        rules in prop::sample::select(&RULESETS[..]),
        attempts in prop::collection::vec(attempt(), 1..40),
    ) {
        let mut test = TestTable::open(setup(rules, TIMES[1], &[PersonKind::Guest]));
        for attempt in &attempts {
            make(&mut test, attempt);
        }
        for event in &test.events {
            let stored = serde_json::to_string(event).unwrap();
            prop_assert_eq!(&serde_json::from_str::<paisho_wire::Stamped>(&stored).unwrap(), event);
        }
    }
}
