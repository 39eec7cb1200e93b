//! Random clients play while the server is killed at random moments and restarted. Every
//! acknowledged turn must still exist afterwards, none twice, and every game must go on.
//!
//! The short form is part of the test suite. For more kills:
//! `KILLS=100 cargo test --release -p paisho-cli --test crash -- --nocapture`.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
#![expect(clippy::print_stdout, reason = "the long form prints its results")]

mod pair;
mod played;
mod player;
mod server;
mod solo;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use paisho_engine::Random;

use pair::{Pair, Stake};
use server::Server;
use solo::Solo;

/// How many games between people are played at the same time.
const PAIRS: u64 = 8;
/// How many more games are played against computers.
const SOLOS: u64 = 3;
/// How often the server is killed in the short form.
const KILLS: u64 = 6;

/// Counters that all clients share.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) acknowledged: AtomicU64,
    pub(crate) asked_again: AtomicU64,
    pub(crate) finished: AtomicU64,
    pub(crate) rematches: AtomicU64,
    pub(crate) by_computers: AtomicU64,
    pub(crate) over: AtomicBool,
}

impl Tally {
    pub(crate) fn is_over(&self) -> bool {
        self.over.load(Ordering::SeqCst)
    }
}

fn seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    now.as_secs()
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_however_often_the_server_is_killed() {
    let kills = std::env::var("KILLS").map_or(KILLS, |text| text.parse().unwrap());
    let seed = seed();
    println!("seed {seed}");
    let server = Server::start().await;
    let tally = Arc::new(Tally::default());
    let (pairs, solos) = everybody(&server, seed, &tally).await;
    let pairs: Vec<_> = pairs.into_iter().map(|p| tokio::spawn(p.play())).collect();
    let solos: Vec<_> = solos.into_iter().map(|s| tokio::spawn(s.play())).collect();
    let began = Instant::now();
    kill_often(&server, kills, Random::new(seed)).await;
    tally.over.store(true, Ordering::SeqCst);
    let mut games = Vec::new();
    for pair in pairs {
        games.extend(pair.await.unwrap());
    }
    let mut alone = Vec::new();
    for solo in solos {
        alone.push(solo.await.unwrap());
    }
    server.kill_and_restart().await;
    let mut went_on = 0;
    for game in &mut games {
        game.compare().await;
        went_on += u64::from(game.goes_on().await);
    }
    let mut against_computers = 0;
    for solo in &mut alone {
        against_computers += solo.compare().await;
    }
    server.kill().await;
    server.doctor();
    let count = |number: &AtomicU64| number.load(Ordering::SeqCst);
    println!(
        "{} kills in {:.0} s, {} games of two, {} finished, {} rematches, {against_computers} \
         games against computers with {} turns of theirs, {} turns acknowledged, {} requests \
         sent again, {went_on} games went on afterwards; nothing lost, nothing twice",
        kills + 1,
        began.elapsed().as_secs_f64(),
        games.len(),
        count(&tally.finished),
        count(&tally.rematches),
        count(&tally.by_computers),
        count(&tally.acknowledged),
        count(&tally.asked_again),
    );
    assert!(
        count(&tally.acknowledged) > kills,
        "too few turns were played"
    );
    let unfinished = games.len() as u64 - count(&tally.finished);
    assert_eq!(went_on, unfinished, "a game did not continue");
}

/// All clients register before the first kill: hashing a password takes longer than a server lives.
async fn everybody(server: &Server, seed: u64, tally: &Arc<Tally>) -> (Vec<Pair>, Vec<Solo>) {
    let (mut pairs, mut solos) = (Vec::new(), Vec::new());
    for i in 0..PAIRS {
        let stakes = [Stake::Nothing, Stake::Ratings];
        let stake = stakes[usize::try_from(i % 2).unwrap()];
        let random = Random::new(seed.wrapping_mul(1000) + i);
        pairs.push(Pair::come(server.address(), random, Arc::clone(tally), stake).await);
    }
    for i in 0..SOLOS {
        let random = Random::new(seed.wrapping_mul(1000) + PAIRS + i);
        solos.push(Solo::come(server.address(), random, Arc::clone(tally)).await);
    }
    (pairs, solos)
}

async fn kill_often(server: &Server, kills: u64, mut random: Random) {
    for _ in 0..kills {
        let wait = Duration::from_millis(100 + random.below(1200) as u64);
        tokio::time::sleep(wait).await;
        server.kill_and_restart().await;
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
}
