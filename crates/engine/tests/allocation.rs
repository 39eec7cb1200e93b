//! Checks that a search allocates memory per iteration, never per node.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};

use paisho::{Game, Ruleset};
use paisho_engine::{Greedy, PlainPlayer, Progress, Request, Search};

/// The system's allocator with a counter.
struct Counting;

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);

#[expect(unsafe_code, reason = "implementing an allocator requires unsafe code")]
// SAFETY: every call is passed to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller upholds the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller upholds the contract of `dealloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn nodes_are_visited_without_allocating() {
    // In the middle of a game, and near the last flower, where games end inside the tree.
    for (rules, turns) in [(Ruleset::RULEBOOK, 30), (Ruleset::GARDEN_GATE, 76)] {
        let mut game = Game::new(rules);
        let mut player = Greedy::new(11);
        for _ in 0..turns {
            let turn = player.turn(game.position()).unwrap();
            game.play(turn).unwrap();
        }
        let request = Request::new(game.position().clone());
        let mut search = Search::new(request, 4);
        // The first iterations finish quickly; most nodes belong to an unfinished one.
        search.step(3000);
        let depth = search.report().depth;
        let before = ALLOCATIONS.load(Ordering::Relaxed);
        let progress = search.step(5000);
        let spent = ALLOCATIONS.load(Ordering::Relaxed) - before;
        assert_eq!(progress, Progress::Running);
        let finished = u64::from(search.report().depth - depth);
        assert!(
            spent <= 40 * finished,
            "{spent} allocations in 5000 nodes and {finished} finished iterations"
        );
    }
}
