//! Checks that games are legal under every ruleset, and the same for the same seed.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use paisho::{Game, Position, Ruleset};
use paisho_engine::{
    Allowance, Engine, Greedy, Level, PlainPlayer, Progress, Random, RandomPlayer, Report, Request,
    Search, StoppedClock, Uct, bench,
};

const RULESETS: [&str; 17] = [
    "rulebook",
    "garden_gate",
    "rulebook.oasis.accents_host",
    "garden_gate.oasis.informal_start",
    "rulebook.double_accents.quick_start",
    "rulebook.no_wheels.specials_return.no_last_flower",
    "rulebook.seats3.accents_hidden",
    "rulebook.seats4.accents_one_of_each",
    "garden_gate.seats4.oasis",
    "rulebook.seats3.informal_start.double_accents",
    "german.oasis",
    "polish.seats3",
    "portuguese.informal_start",
    "spanish.seats4.oasis",
    "hebrew.accents_guest_one",
    "polish.oasis.gates_passed.traps_growing.wheel_all.boat_three_accents",
    "garden_gate.gardens_closed.borders_red_white.lotus_spared.orchid_not_by_lotus.wheel_by_rock",
];

/// Plays a game in which every turn is checked; some turns are random, to cover more of the rules.
fn play(rules: &str, seed: u64, turns: usize) {
    let rules: Ruleset = rules.parse().unwrap();
    let engine = Engine::new(1, 1);
    let mut game = Game::new(rules);
    let mut random = Random::new(seed);
    let mut wanderer = RandomPlayer::new(seed);
    while game.outcome().is_none() && game.plies().len() < turns {
        let turn = if random.below(3) == 0 {
            wanderer.turn(game.position())
        } else {
            let mut request = Request::new(game.position().clone());
            request.nodes = Some(60);
            request.seed = random.next_word();
            let level = random.pick(&Level::ALL).unwrap();
            level.limit(&mut request);
            engine
                .answer(request, &Allowance::default(), &StoppedClock)
                .best_turn()
        };
        let turn = turn.unwrap_or_else(|| panic!("no turn in {}", game.position()));
        if let Err(refusal) = game.play(turn) {
            panic!("{turn} in {}: {refusal}", game.position());
        }
    }
    assert!(game.plies().len() > 8);
}

#[test]
fn every_turn_is_legal_under_every_ruleset() {
    for (seed, rules) in RULESETS.iter().enumerate() {
        play(rules, seed as u64, 50);
    }
}

fn middle_game(turns: usize) -> Position {
    let mut player = Greedy::new(4);
    let mut position = Position::start(Ruleset::RULEBOOK);
    for _ in 0..turns {
        position.play_unchecked(player.turn(&position).unwrap());
    }
    position
}

fn report(slice: u64, seed: u64) -> Report {
    let mut request = Request::new(middle_game(24));
    request.nodes = Some(2500);
    request.seed = seed;
    let mut search = Search::new(request, 2);
    while search.step(slice) == Progress::Running {}
    search.report()
}

#[test]
fn the_answer_does_not_depend_on_how_the_work_is_sliced() {
    let whole = report(u64::MAX, 1);
    assert_eq!(whole.nodes, 2500);
    assert_eq!(report(1, 1), whole);
    assert_eq!(report(333, 1), whole);
}

#[test]
fn the_bench_is_the_same_every_time() {
    let first = bench();
    assert!(first.searched.len() > 12 && first.nodes() > 10_000);
    assert_eq!(bench(), first);
}

#[test]
fn weak_levels_depend_on_their_seed_alone() {
    let answer = |seed| {
        let mut request = Request::new(middle_game(20));
        request.seed = seed;
        Level::ALL[1].limit(&mut request);
        Engine::default().answer(request, &Allowance::default(), &StoppedClock)
    };
    assert_eq!(answer(3), answer(3));
    let different = (0..12)
        .map(|seed| answer(seed).best_turn())
        .collect::<Vec<_>>();
    assert!(
        different.iter().any(|t| *t != different[0]),
        "levels vary with the seed"
    );
}

#[test]
fn plain_players_play_legal_turns_to_the_end() {
    let mut game = Game::new(Ruleset::RULEBOOK);
    let (mut greedy, mut random) = (Greedy::new(1), RandomPlayer::new(1));
    while game.outcome().is_none() && game.plies().len() < 40 {
        let turn = match game.plies().len() % 3 {
            0 => greedy.turn(game.position()),
            1 => random.turn(game.position()),
            _ => {
                let mut uct = Uct::new(game.position().clone(), 5);
                uct.visit(300);
                uct.best_turn()
            }
        };
        game.play(turn.unwrap()).unwrap();
    }
}

#[cfg(feature = "threads")]
#[test]
fn several_threads_find_something_legal() {
    let position = middle_game(16);
    let mut request = Request::new(position.clone());
    request.nodes = Some(1500);
    let report = Engine::new(2, 2).answer(request, &Allowance::default(), &StoppedClock);
    assert!(position.play(report.best_turn().unwrap()).is_ok());
}
