//! Server and clients agree: whatever happens at a table, every client that follows it by its
//! events, or opens it anew, offers its player just what the server would accept.

use proptest::prelude::*;

use crate::properties::{Attempt, RULESETS, TIMES, attempt, make};
use crate::test_table::{TestTable, setup};
use paisho::clock::Millis;
use paisho::{BySeat, RulesVersion, Seat};
use paisho_table::{Command, Context, GameReplica, PublicTable, TableAction};
use paisho_wire::{Event, GameId, PersonKind, Stamped};

fn id() -> GameId {
    "g".parse().unwrap()
}

/// A client on every seat, and a spectator.
struct Clients(Vec<GameReplica>);

impl Clients {
    fn new(test: &TestTable) -> Self {
        let seats = test.table.public().position().seats();
        let viewers = seats.iter().map(Some).chain([None]);
        Self(viewers.map(|seat| open(test, seat)).collect())
    }

    /// Everyone gets the events that are new, as they may see them.
    fn follow(&mut self, events: &[Stamped]) {
        for client in &mut self.0 {
            for stamped in events {
                let event = stamped.event.seen_by(client.you.map(Into::into));
                let seen = Stamped {
                    event,
                    ..stamped.clone()
                };
                client.apply(&seen).unwrap();
                // The same event once more, as after a reconnection.
                client.apply(&seen).unwrap();
            }
        }
    }
}

fn open(test: &TestTable, seat: Option<Seat>) -> GameReplica {
    let state = test.table.state(&id(), seat.map(Into::into), test.now);
    let sent = serde_json::to_string(&state).unwrap();
    GameReplica::open(&serde_json::from_str(&sent).unwrap()).unwrap()
}

/// What can be seen of a table that was opened from a state. How a game was settled that is over is
/// not part of a state, so games themselves may differ.
fn shown(table: &PublicTable) -> impl PartialEq + std::fmt::Debug {
    (
        (table.version(), table.status(), table.outcome().cloned()),
        (table.game().to_string(), table.position().to_string()),
        (table.due(), table.takeback(), table.gift_pending()),
        (table.rematch(), table.next_game().cloned()),
        (table.chooses_hidden(), table.is_abortable()),
    )
}

/// Whether the server accepts a choice now, if nobody has been there for a long time.
fn is_accepted(test: &TestTable, seat: Seat, choice: TableAction) -> bool {
    let Some(action) = choice.action(test.table.public(), seat) else {
        return false;
    };
    let context = Context {
        lag: Millis::ZERO,
        absent: BySeat([Some(Millis::days(99)); 4]),
        fresh: "fresh".parse().unwrap(),
    };
    let command = Command::Act {
        seat: seat.into(),
        action,
        context,
    };
    test.table.decide(&command, test.now).is_ok()
}

/// What the server would accept but is not worth a button; see `is_worth_offering`.
fn is_left_out(table: &PublicTable, seat: Seat, choice: TableAction) -> bool {
    let is_early = table.is_abortable();
    match choice {
        TableAction::OfferDraw | TableAction::OfferTakeback | TableAction::Resign => is_early,
        TableAction::BeginVacation | TableAction::EndVacation => is_early,
        TableAction::ResignWithGift => table.game().offer().is_some(),
        TableAction::DeclineRematch => table.rematch().contains(seat),
        // Two names of one request: which of them is offered depends on whose offer it is.
        TableAction::WithdrawDraw | TableAction::DeclineDraw => true,
        TableAction::WithdrawTakeback | TableAction::DeclineTakeback => true,
        // By correspondence clients do not know who has been away for weeks.
        TableAction::ClaimWin | TableAction::ClaimDraw => !table.setup().time.is_live(),
        _ => false,
    }
}

fn check(test: &TestTable, clients: &Clients) {
    let public = test.table.public();
    let may_claim = public.setup().time.is_live();
    for client in &clients.0 {
        assert_eq!(&client.table, public, "the same events, the same table");
        let anew = open(test, client.you);
        assert_eq!(shown(&anew.table), shown(public));
        assert_eq!(anew.conditionals(), client.conditionals());
        let choices = client.table_actions(may_claim);
        assert_eq!(anew.table_actions(may_claim), choices, "opened anew");
        let Some(seat) = client.you else {
            assert_eq!(choices, [], "a spectator is offered nothing");
            continue;
        };
        for choice in TableAction::ALL {
            let is_offered = choices.contains(&choice);
            // How much vacation is left, and that a vacation is over, only the server knows.
            if is_offered && choice != TableAction::BeginVacation {
                assert!(is_accepted(test, seat, choice), "{choice:?} by {seat:?}");
            }
            if !is_offered && !is_left_out(public, seat, choice) {
                assert!(!is_accepted(test, seat, choice), "{choice:?} by {seat:?}");
            }
        }
    }
}

proptest! {
    #[test]
    fn clients_offer_what_the_server_accepts(
        rules in prop::sample::select(&RULESETS[..]),
        time in prop::sample::select(&TIMES[..]),
        computer in any::<bool>(),
        attempts in prop::collection::vec(attempt(), 1..60),
    ) {
        let second = if computer { PersonKind::Computer(1) } else { PersonKind::Guest };
        let mut test = TestTable::open(setup(rules, time, &[PersonKind::Member, second]));
        let mut clients = Clients::new(&test);
        check(&test, &clients);
        for attempt in &attempts {
            follow_one(&mut test, &mut clients, attempt);
        }
    }
}

fn follow_one(test: &mut TestTable, clients: &mut Clients, attempt: &Attempt) {
    let known = test.events.len();
    make(test, attempt);
    for number in known..test.events.len() {
        clients.follow(&test.events[number..=number]);
    }
    check(test, clients);
}

#[test]
fn a_takeback_is_dropped_everywhere_when_the_one_who_asked_leaves() {
    let rules = "rulebook.seats3.accents_one_of_each";
    let mut test = TestTable::new(rules, TIMES[0]);
    let mut clients = Clients::new(&test);
    for choice in 0..4 {
        test.play_some(choice).unwrap();
    }
    let asker = test
        .table
        .public()
        .position()
        .seats()
        .iter()
        .next()
        .unwrap();
    let ply = test.ply() - 1;
    let ask = paisho_wire::Action::OfferTakeback { ply };
    test.act(asker.into(), ask).unwrap();
    clients.follow(&test.events[1..]);
    let asked = |clients: &Clients| {
        let is_asked = |c: &&GameReplica| {
            c.table_actions(false)
                .contains(&TableAction::AcceptTakeback)
        };
        clients.0.iter().filter(is_asked).count()
    };
    assert_eq!(asked(&clients), 2);
    let known = test.events.len();
    test.act(asker.into(), paisho_wire::Action::Resign {})
        .unwrap();
    clients.follow(&test.events[known..]);
    assert!(matches!(test.events[known].event, Event::Resigned { .. }));
    assert_eq!(asked(&clients), 0);
    check(&test, &clients);
}

#[test]
fn a_client_that_missed_an_event_says_so() {
    let mut test = TestTable::new("rulebook", TIMES[0]);
    let mut client = open(&test, None);
    for choice in 0..3 {
        test.play_some(choice).unwrap();
    }
    let error = client.apply(&test.events[2]).unwrap_err();
    assert_eq!(error.to_string(), "event 3: expected event 2");
}

#[test]
fn a_state_that_contradicts_itself_is_refused() {
    let mut test = TestTable::new("rulebook", TIMES[0]);
    for choice in 0..3 {
        test.play_some(choice).unwrap();
    }
    let state = test.table.state(&id(), None, test.now);
    let refused = |change: &dyn Fn(&mut paisho_wire::GameState)| {
        let mut state = state.clone();
        change(&mut state);
        GameReplica::open(&state).unwrap_err().reason
    };
    let elsewhere = TestTable::new("rulebook", TIMES[0]);
    let start = elsewhere.table.public().position().to_string();
    assert_eq!(
        refused(&|s| s.position.clone_from(&start)),
        "the turns do not lead to the position"
    );
    let rest = state.turns.split_once(';').unwrap().1.to_owned();
    let first = rest.split(';').next().unwrap();
    assert_eq!(
        refused(&|s| s.turns.clone_from(&rest)),
        format!("turn {first} is out of order")
    );
    assert_eq!(
        refused(&|s| s.summary.setup.rules_version = 99),
        "version 99 of the rules is unknown"
    );
    assert_eq!(
        refused(&|s| s.summary.setup.players.truncate(1)),
        "the players do not match the seats"
    );
    assert!(refused(&|s| s.conditionals.push("x;y".to_owned())).contains('x'));
}

#[test]
fn clients_follow_an_old_game_by_its_own_version_of_the_rules() {
    let mut old = setup("rulebook.seats3.oasis", TIMES[0], &[PersonKind::Member]);
    old.rules_version = RulesVersion::One.number();
    let test = TestTable::open(old);
    for client in Clients::new(&test).0 {
        let rules = client.table.position().ruleset();
        assert_eq!(rules.version, RulesVersion::One);
    }
}
