//! Checks that every search can be stopped after a few nodes.
//!
//! No test asserts a time; `paisho bench --stops` measures it.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use core::time::Duration;

use paisho_engine::{
    Allowance, BenchPosition, Engine, Progress, Request, SLICE, Session, Status, StoppedClock,
};

/// The number of slices that are tried in each position.
const CHANCES: u64 = 12;

#[test]
fn thinking_pauses_after_every_slice() {
    let engine = Engine::new(2, 1);
    for bench in BenchPosition::all() {
        for lines in [1, 3] {
            let mut request = Request::new(bench.position.clone());
            request.lines = lines;
            let mut thinking = engine.think(request, &Allowance::default(), Duration::ZERO);
            let mut before = 0;
            for _ in 0..CHANCES {
                let progress = thinking.go_on(&StoppedClock);
                let nodes = thinking.report().nodes;
                assert!(nodes - before <= SLICE, "{} nodes at once", nodes - before);
                before = nodes;
                if progress == Progress::Done {
                    break;
                }
            }
        }
    }
}

fn nodes_of(line: &str) -> u64 {
    let mut words = line.split(' ').skip_while(|w| *w != "nodes");
    words.nth(1).unwrap().parse().unwrap()
}

#[test]
fn a_session_answers_stop_after_any_slice() {
    for (i, bench) in BenchPosition::all().iter().enumerate() {
        let slices = i as u64 % CHANCES;
        let mut session = Session::new(Vec::new(), StoppedClock);
        session
            .line(&format!("position {}", bench.position))
            .unwrap();
        session.line("go infinite").unwrap();
        for _ in 0..slices {
            session.think().unwrap();
        }
        assert_eq!(session.line("stop").unwrap(), Status::Waiting);
        let said = String::from_utf8(session.output().clone()).unwrap();
        let lines: Vec<&str> = said.lines().collect();
        let [.., info, best] = lines[..] else {
            panic!("{said}")
        };
        assert!(nodes_of(info) <= slices * SLICE, "{info}");
        let turn = best.strip_prefix("bestturn ").unwrap();
        assert!(bench.position.play(turn.parse().unwrap()).is_ok(), "{best}");
    }
}
