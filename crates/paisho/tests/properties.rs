//! Properties that hold for all rules and all positions, checked on random ones.
//!
//! Positions come from random play ([`support::wander`]) and from tiles scattered on the board
//! ([`support::scatter`]). The strongest properties compare the crate with a slow second
//! implementation of the rules ([`support::reference`]).

mod support;

use std::collections::BTreeMap;

use paisho::notation::NumberedTurn;
use paisho::{
    Game, Kind, Leaving, Point, Position, RulesVersion, Ruleset, Seat, SeatCount, Stage, Step,
};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use support::checks::{
    assert_agrees_with_reference, assert_fresh, assert_generated_is_accepted,
    assert_plays_like_reference, assert_turns_are_steps, sorted,
};
use support::dice::Dice;
use support::events::Events;
use support::reference::Table;
use support::scatter::{besieged, scatter};
use support::strategy::{Plan, plans, rulesets};
use support::symmetry::{assert_same_counts, mapped, opposite};
use support::wander::{choose, end_of, turns_of, wander};

/// How many cases each property is tried on, unless `PROPTEST_CASES` says otherwise.
const CASES: u32 = 100;

/// No file of old failures is kept: what fails once becomes a test of its own.
fn config() -> ProptestConfig {
    let asked = std::env::var("PROPTEST_CASES").ok();
    ProptestConfig {
        cases: asked.and_then(|n| n.parse().ok()).unwrap_or(CASES),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// A step that uses up flowers quickly: plant, or else move a flower out of a gate.
fn hurried(position: &Position) -> Option<Step> {
    let leaves_gate = |s: &Step| matches!(s, Step::Arrange { from, .. } if from.is_gate());
    let mut steps = position.steps();
    steps
        .find(|s| matches!(s, Step::Plant { .. }))
        .or_else(|| position.steps().find(leaves_gate))
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn the_reference_agrees_with_play(plan in plans(70)) {
        wander(plan, |before, step, after| {
            assert_plays_like_reference(before, step, after);
        });
        assert_agrees_with_reference(&end_of(plan));
    }

    #[test]
    fn the_reference_agrees_on_scattered_tiles(rules in rulesets(), seed: u64) {
        let mut position = scatter(rules, seed);
        assert_agrees_with_reference(&position);
        let mut dice = Dice::new(seed);
        for _ in 0..6 {
            let Some(step) = choose(&position, &mut dice) else { break };
            let after = position.play_step(step).expect("generated steps are legal");
            assert_plays_like_reference(&position, step, &after);
            assert_agrees_with_reference(&after);
            assert_fresh(&after);
            position = after;
        }
    }

    /// Games that were begun by the first version of the rules go on by it.
    #[test]
    fn the_reference_agrees_by_the_first_version(rules in rulesets(), seed: u64) {
        let rules = Ruleset {
            seats: SeatCount::ALL[1 + usize::from(seed.is_multiple_of(2))],
            oasis: true,
            version: RulesVersion::One,
            ..rules
        };
        let position = scatter(rules, seed);
        assert_agrees_with_reference(&position);
        assert_generated_is_accepted(&position);
    }

    #[test]
    fn the_reference_agrees_when_players_leave(
        rules in rulesets(), seed: u64, leavers in 1..3_usize,
    ) {
        let rules = Ruleset {
            seats: SeatCount::ALL[1 + leavers % 2],
            ..rules
        };
        let mut position = end_of(Plan { rules, seed, steps: 30 });
        let mut dice = Dice::new(seed);
        for _ in 0..leavers {
            while position.stage() == Stage::Bonus {
                position.step_unchecked(Step::Decline);
            }
            if position.outcome().is_some() || position.stage() != Stage::Turn {
                return Ok(());
            }
            let seats: Vec<Seat> = position.active().iter().collect();
            let leaver = seats[dice.below(seats.len())];
            let table = Table::of(&position).resign(leaver);
            position.leave(leaver, Leaving::Resignation);
            prop_assert_eq!(table.differs_from(&position), None);
            assert_agrees_with_reference(&position);
            for _ in 0..30 {
                let Some(step) = choose(&position, &mut dice) else { break };
                let after = position.play_step(step).expect("generated steps are legal");
                assert_plays_like_reference(&position, step, &after);
                position = after;
            }
        }
    }

    #[test]
    fn the_reference_agrees_on_who_must_pass(rules in rulesets(), seed: u64) {
        let mut position = besieged(rules, seed);
        prop_assert_eq!(sorted(position.steps()), sorted([Step::Pass]));
        let mut dice = Dice::new(seed);
        for _ in 0..8 {
            assert_agrees_with_reference(&position);
            assert_generated_is_accepted(&position);
            assert_turns_are_steps(&position);
            let Some(step) = choose(&position, &mut dice) else { break };
            let after = position.play_step(step).expect("generated steps are legal");
            assert_plays_like_reference(&position, step, &after);
            assert_fresh(&after);
            position = after;
        }
    }

    #[test]
    fn generated_is_accepted_in_play(plan in plans(60)) {
        assert_generated_is_accepted(&end_of(plan));
    }

    #[test]
    fn generated_is_accepted_on_scattered_tiles(rules in rulesets(), seed: u64) {
        assert_generated_is_accepted(&scatter(rules, seed));
    }

    #[test]
    fn whole_turns_are_steps_multiplied_out(plan in plans(30)) {
        assert_turns_are_steps(&end_of(plan));
    }

    #[test]
    fn step_by_step_equals_afresh(plan in plans(90)) {
        wander(plan, |_, _, after| assert_fresh(after));
    }

    #[test]
    fn a_position_is_read_back_from_its_text(plan in plans(90)) {
        wander(plan, |_, _, after| {
            assert_eq!(after.to_string().parse().as_ref(), Ok(after), "{after}");
        });
    }

    #[test]
    fn a_quarter_turn_with_colours_swapped_changes_nothing(rules in rulesets(), seed: u64) {
        let position = scatter(rules, seed);
        let turned = mapped(&position, Point::quarter_turn, Kind::other_colour, |s| s);
        assert_same_counts(&position, &turned);
        prop_assert_eq!(position.outcome(), turned.outcome());
    }

    #[test]
    fn a_half_turn_with_seats_swapped_changes_nothing(rules in rulesets(), seed: u64) {
        let seats = if rules.seats == SeatCount::Three { SeatCount::Four } else { rules.seats };
        let position = scatter(Ruleset { seats, ..rules }, seed);
        let half = |p: Point| p.quarter_turn().quarter_turn();
        let turned = mapped(&position, half, |k| k, opposite);
        assert_same_counts(&position, &turned);
    }

    #[test]
    fn a_game_is_replayed_from_its_turns(plan in plans(90)) {
        let mut game = Game::new(plan.rules);
        for turn in turns_of(plan) {
            let before = game.clone();
            if game.play(turn).is_err() {
                // Only a repetition ends a game that random steps would continue.
                prop_assert!(game.outcome().is_some() && game.position().outcome().is_none());
                break;
            }
            let mut undone = game.clone();
            prop_assert_eq!(undone.undo(), Some(turn));
            prop_assert_eq!(undone, before);
        }
        let mut replayed = Game::new(plan.rules);
        for text in game.to_string().split(';').filter(|t| !t.is_empty()) {
            let read = NumberedTurn::parse(text, plan.rules.seats);
            let read = read.expect("what a game writes can be read");
            prop_assert_eq!(read.label, replayed.next_label());
            replayed.play(read.turn).expect("what was played is legal");
        }
        prop_assert_eq!(replayed, game);
    }

    #[test]
    fn games_with_a_last_flower_end(rules in rulesets(), seed: u64) {
        let rules = Ruleset { last_flower: true, oasis: false, ..rules };
        let mut position = Position::start(rules);
        let mut dice = Dice::new(seed);
        let mut steps = 0;
        while position.outcome().is_none() {
            let step = hurried(&position).or_else(|| choose(&position, &mut dice));
            position.step_unchecked(step.expect("a game that is not over goes on"));
            steps += 1;
            prop_assert!(steps < 1500, "{position}");
        }
    }
}

#[test]
fn different_positions_have_different_hashes() {
    let mut seen: BTreeMap<u64, Position> = BTreeMap::new();
    for seed in 0..60 {
        let plan = Plan {
            rules: Ruleset {
                oasis: true,
                ..Ruleset::RULEBOOK
            },
            seed,
            steps: 80,
        };
        wander(plan, |_, _, after| {
            let other = seen.entry(after.key()).or_insert_with(|| after.clone());
            assert_eq!(other, after);
        });
    }
    assert!(seen.len() > 2000, "{} positions", seen.len());
}

/// The properties prove little unless rare events occur in the sample.
#[test]
fn random_games_contain_everything_the_rules_speak_of() {
    let mut events = Events::default();
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    for seed in 0..150 {
        let plan = plans(160)
            .new_tree(&mut runner)
            .expect("plans are never refused");
        let plan = plan.current();
        wander(plan, |before, step, after| events.note(before, step, after));
        note_play(scatter(plan.rules, seed), seed, &mut events);
        note_play(besieged(plan.rules, seed), seed, &mut events);
    }
    let mut wanted: Vec<String> = Kind::ALL.iter().map(|k| k.name().to_owned()).collect();
    wanted.extend(Kind::ALL.iter().map(|k| format!("bonus {k}")));
    wanted.extend(RARE_EVENTS.iter().map(ToString::to_string));
    let wanted: Vec<&str> = wanted.iter().map(String::as_str).collect();
    assert_eq!(events.missing(&wanted), [""; 0], "{events:#?}");
}

/// Plays a few steps from a position and counts their events.
fn note_play(mut position: Position, seed: u64, events: &mut Events) {
    let mut dice = Dice::new(seed);
    for _ in 0..6 {
        let Some(step) = choose(&position, &mut dice) else {
            return;
        };
        let after = position.play_step(step).expect("generated steps are legal");
        events.note(&position, step, &after);
        position = after;
    }
}

const RARE_EVENTS: &[&str] = &[
    "arrange out of a gate",
    "bamboo that returns tiles",
    "boat on a flower",
    "boat on an accent",
    "bonus plant beside a Pond",
    "capture by an Orchid",
    "capture of a Lotus",
    "capture of a basic flower",
    "capture of an Orchid",
    "choose accents",
    "decline",
    "draw",
    "drained flower",
    "end by being stuck",
    "end by last flower",
    "end by ring",
    "harmony beside a Lion Turtle",
    "harmony of several owners",
    "idle bamboo",
    "many players",
    "pass",
    "plant beside a Pond",
    "protected tile",
    "shared win",
    "special beside a growing flower",
    "trapped flower",
    "wheel that turns tiles",
];
