//! Timing of the parts.
#![allow(clippy::print_stdout, reason = "an example for the terminal")]
use paisho::*;
use paisho_engine::*;
use std::time::Instant;
fn main() {
    let mut g = Game::new(Ruleset::RULEBOOK);
    let mut r = Greedy::new(5);
    let mut positions = vec![];
    while g.outcome().is_none() && g.plies().len() < 60 {
        let t = r.turn(g.position()).unwrap();
        g.play(t).unwrap();
        if g.position().outcome().is_none() {
            positions.push(g.position().clone());
        }
    }
    let positions = &positions[20..];
    let e = Evaluation::default();
    let n = 20000 / positions.len();
    let t = Instant::now();
    let mut s = 0i64;
    for _ in 0..n {
        for p in positions {
            s += e.advantage(p, Seat::GUEST) as i64;
        }
    }
    println!("eval {:?} {s}", t.elapsed() / (n * positions.len()) as u32);
    let t = Instant::now();
    let mut s = 0;
    for _ in 0..n {
        for p in positions {
            s += p.harmonies().count();
        }
    }
    println!(
        "harmonies {:?} {s}",
        t.elapsed() / (n * positions.len()) as u32
    );
    let t = Instant::now();
    let mut s = 0;
    for _ in 0..n / 10 {
        for p in positions {
            s += p.count_steps();
        }
    }
    println!(
        "count_steps {:?} mean {}",
        t.elapsed() / (n / 10 * positions.len()) as u32,
        s / (n / 10 * positions.len())
    );
    let t = Instant::now();
    let mut s = 0u64;
    let mut c = 0;
    for p in positions {
        for st in p.steps() {
            let mut q = p.clone();
            q.step_unchecked(st);
            s ^= q.hash();
            c += 1;
        }
    }
    println!("play {:?} {s}", t.elapsed() / c);
}
