//! A quick match between two players, to see whether a change helps while it is being made.
//!
//! `cargo run --release -p paisho-engine --example duel -- engine uct 20 100 rulebook`
//! plays 20 games at 100 ms per turn. Players: `engine`, `engine:NODES:WEIGHT=N,…`, `random`, `greedy`, `uct`.
#![allow(clippy::print_stdout, reason = "an example for the terminal")]

use std::time::{Duration, Instant};

use paisho::{Game, Outcome, Ruleset, Seat, Turn};
use paisho_engine::{
    Evaluation, Greedy, PlainPlayer, Progress, Random, RandomPlayer, Request, Search, Uct, WEIGHTS,
};

#[derive(Default, Clone)]
struct Tally {
    nodes: u64,
    depth: u64,
    turns: u64,
    time: Duration,
}

fn choose(player: &str, game: &Game, time: Duration, seed: u64, tally: &mut Tally) -> Option<Turn> {
    let position = game.position().clone();
    let begun = Instant::now();
    match player.split(':').next()? {
        "random" => RandomPlayer::new(seed).turn(&position),
        "greedy" => Greedy::new(seed).turn(&position),
        "uct" => {
            let mut uct = Uct::new(position, seed);
            uct.visit(2);
            while begun.elapsed() < time {
                uct.visit(50);
            }
            uct.best_turn()
        }
        _ => {
            let mut request = Request::new(position);
            request.seed = seed;
            request.past = game.plies().iter().map(|p| p.after.hash()).collect();
            request.past.pop();
            request.nodes = player.split(':').nth(1).and_then(|n| n.parse().ok());
            request.evaluation = weights(player.split(':').nth(2).unwrap_or(""));
            let mut search = Search::new(request, 16);
            let begun = Instant::now();
            while search.step(200) == Progress::Running {
                if begun.elapsed() >= time {
                    break;
                }
            }
            let report = search.report();
            tally.nodes += report.nodes;
            tally.depth += u64::from(report.depth);
            tally.turns += 1;
            tally.time += begun.elapsed();
            report.best_turn()
        }
    }
}

/// The weights of the table, changed as in `coverage=5,chain=2`.
fn weights(changes: &str) -> Evaluation {
    let (mut early, mut late) = (WEIGHTS.map(|w| w.early), WEIGHTS.map(|w| w.late));
    for (name, value) in changes.split(',').filter_map(|c| c.split_once('=')) {
        let index = WEIGHTS.iter().position(|w| w.name == name);
        let index = index.expect("a known weight");
        early[index] = value.parse().expect("a number");
        late[index] = early[index];
    }
    Evaluation::with_weights(early, late)
}

fn play(
    players: [&str; 2],
    rules: Ruleset,
    time: Duration,
    seed: u64,
    tally: &mut Tally,
) -> (Option<Outcome>, Game) {
    let mut game = Game::new(rules);
    let mut random = Random::new(seed / 2);
    let mut opening = RandomPlayer::new(seed / 2);
    // Accents, opening flowers and two random turns each.
    while game.outcome().is_none() && game.plies().len() < 8 {
        let turn = opening.turn(game.position()).expect("a legal turn");
        game.play(turn).expect("legal");
    }
    while game.outcome().is_none() && game.plies().len() < 240 {
        let side = usize::from(game.position().to_move() == Seat::HOST);
        let word = random.next_word();
        let turn = choose(players[side], &game, time, word, tally).expect("a turn");
        game.play(turn).expect("players play legal turns");
    }
    (game.outcome(), game)
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let text = |i: usize, other: &str| {
        arguments
            .get(i)
            .cloned()
            .unwrap_or_else(|| other.to_owned())
    };
    let (a, b) = (text(0, "engine"), text(1, "uct"));
    let games: u64 = text(2, "10").parse().expect("a number of games");
    let time = Duration::from_millis(text(3, "100").parse().expect("milliseconds"));
    let rules: Ruleset = text(4, "rulebook").parse().expect("a ruleset");
    let first: u64 = text(5, "0").parse().expect("a seed");
    let mut points = 0.0;
    let mut tally = Tally::default();
    for i in 0..games {
        let swapped = i % 2 == 1;
        let players = if swapped {
            [b.as_str(), &a]
        } else {
            [a.as_str(), &b]
        };
        let (outcome, game) = play(players, rules, time, first * 1000 + i, &mut tally);
        let own = if swapped { Seat::HOST } else { Seat::GUEST };
        let result = match outcome {
            Some(o) if o.winners.contains(own) => 1.0,
            Some(o) if !o.is_draw() => 0.0,
            _ => 0.5,
        };
        points += result;
        println!(
            "game {:3}: {result} {:?} after {} turns, {points}/{}",
            i + 1,
            outcome.map(|o| o.ending),
            game.plies().len(),
            i + 1
        );
        if std::env::var("SHOW").is_ok() {
            println!("{game}");
        }
    }
    println!(
        "{a} against {b}: {points} of {games}; {:.0} nodes/s, mean depth {:.2}",
        tally.nodes as f64 / tally.time.as_secs_f64().max(1e-9),
        tally.depth as f64 / tally.turns.max(1) as f64
    );
}
