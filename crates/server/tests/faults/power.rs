//! The power fails: data that was written but not synced is lost, or survives in pieces.
//! Acknowledged turns must survive.

use std::fs::{self, File};
use std::os::unix::fs::FileExt;
use std::path::Path;

use paisho_server::store::{Appended, Store};

use crate::disk::{Disk, Lost};
use crate::sample::{game, game_id, person, turn};

/// How many turns are acknowledged before the power fails.
const TURNS: u32 = 60;
/// How many random choices of unsynced sectors are tested, unless `FAULTS` says otherwise.
const CHANCES: u64 = 40;

fn chances() -> u64 {
    let given = std::env::var("FAULTS").ok();
    given.map_or(CHANCES, |many| many.parse().expect("FAULTS is a number"))
}

/// Plays turns one after the other, records outside the disk how many were acknowledged, and aborts
/// in the middle of a turn.
async fn play_until_the_power_fails(disk: &Path) {
    let note = File::create(disk.parent().unwrap().join("acknowledged")).unwrap();
    let store = Store::open(disk).await.unwrap();
    person(&store, "anna").await;
    person(&store, "ben").await;
    let created = store.create_game(&game("g1", "anna", "ben"), None).await;
    assert!(created.unwrap());
    for ply in 1.. {
        let turn = turn("g1", ply, ply);
        if ply > TURNS {
            // The next turn is under way in its own task.
            let store = store.clone();
            tokio::spawn(async move { store.append(&turn).await });
            tokio::task::yield_now().await;
            std::process::abort();
        }
        assert_eq!(store.append(&turn).await.unwrap(), Appended::Done(ply + 1));
        note.write_all_at(&ply.to_le_bytes(), 0).unwrap();
    }
}

/// Everything acknowledged survives, and at most one more turn.
async fn check(lost: &Lost, held: &Path) {
    let noted = fs::read(lost.beside("acknowledged")).unwrap();
    let acknowledged = u32::from_le_bytes(noted.try_into().unwrap());
    assert_eq!(acknowledged, TURNS);
    let store = Store::open(held).await.unwrap();
    assert_eq!(store.complaints().await.unwrap(), Vec::<String>::new());
    let row = store.game(&game_id("g1")).await.unwrap().unwrap();
    assert!((TURNS..=TURNS + 1).contains(&row.ply), "{}", row.ply);
    let turns = store.turns(&row.id).await.unwrap();
    let played: Vec<String> = (1..=row.ply).map(|ply| format!("turn {ply}")).collect();
    assert_eq!(turns, played);
    let next = turn("g1", row.version, row.ply + 1);
    assert_eq!(
        store.append(&next).await.unwrap(),
        Appended::Done(row.version + 1)
    );
    store.close().await;
}

#[test]
fn what_was_acknowledged_survives_a_power_cut() {
    let test = "power::what_was_acknowledged_survives_a_power_cut";
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let lost = match Disk::without_power(test) {
        Ok(disk) => return runtime.block_on(play_until_the_power_fails(disk.path())),
        Err(lost) => lost,
    };
    let nothing = lost.may_hold(|| false);
    runtime.block_on(check(&lost, nothing.path()));
    for seed in 1..=chances() {
        // A xorshift generator is random enough to choose sectors.
        let mut word = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let held = lost.may_hold(|| {
            word ^= word << 13;
            word ^= word >> 7;
            word ^= word << 17;
            word & 1 == 1
        });
        runtime.block_on(check(&lost, held.path()));
    }
}
