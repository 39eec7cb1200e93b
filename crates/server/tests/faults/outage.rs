//! The disk fails for a while: requests fail during that time, and no restart is needed afterwards.

use std::time::Duration;

use paisho_server::doctor::examine;
use serde_json::json;
use tokio::time::{sleep, timeout};

use crate::behind::change;
use crate::disk::Disk;
use crate::host::Host;
use crate::pair::Pair;

/// How long a server may take to notice something before the test gives up.
const PATIENCE: Duration = Duration::from_secs(60);

/// Free space in which the database can store seven pages: a turn takes ten, the health check and a
/// heartbeat one each.
const ROOM_FOR_LITTLE: u64 = 8 * 4096;

/// A server on which two people have played the first turn.
async fn host_with_game() -> (Host, Pair) {
    let host = Host::new().await;
    let pair = Pair::new(&host).await;
    assert_eq!(pair.play(0).await, 200);
    (host, pair)
}

/// The status with which `/healthz` answers.
async fn health(host: &Host) -> u16 {
    host.somebody().get("/healthz").await.status()
}

/// Waits until `/healthz` answers with a status: its answers are cached for a moment.
async fn health_becomes(host: &Host, status: u16) {
    let answered = async {
        while health(host).await != status {
            sleep(Duration::from_millis(50)).await;
        }
    };
    let answered = timeout(PATIENCE, answered).await;
    answered.unwrap_or_else(|_| panic!("/healthz never answered {status}"));
}

/// Two people play, the disk fails in between, and works again.
async fn play_through(fail: impl Fn(), mend: impl Fn()) {
    let (host, pair) = host_with_game().await;
    health_becomes(&host, 200).await;
    // Makes the next request of each session write when the session was last used.
    change(host.directory.path(), "UPDATE sessions SET seen = 1").await;

    fail();
    health_becomes(&host, 503).await;
    assert_eq!(pair.play(1).await, 500);
    assert_eq!(pair.say("hello").await, 500);
    assert_eq!(pair.act(1, "leave", json!({"act": "resign"})).await, 500);
    // Existing data can still be read.
    assert_eq!(pair.plies().await, 1);

    mend();
    assert_eq!(pair.play(1).await, 200);
    health_becomes(&host, 200).await;
    assert_eq!(pair.plies().await, 2);
    assert_eq!(pair.play(2).await, 200);
    assert_eq!(pair.say("hello").await, 204);
    pair.begin_another().await;
    assert_eq!(pair.act(1, "leave", json!({"act": "resign"})).await, 200);
    let found = examine(&host.app.store).await.unwrap().findings;
    assert_eq!(found, []);
    host.stop().await;
}

pub(crate) fn run(test: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(test);
}

#[test]
fn games_go_on_after_the_disk_was_full() {
    let test = "outage::games_go_on_after_the_disk_was_full";
    if let Some(disk) = Disk::small(test) {
        run(play_through(|| disk.fill(), || disk.free()));
    }
}

/// The few bytes that `/healthz` itself writes fit where a turn does not.
#[test]
fn the_health_check_fails_if_there_is_no_room_for_turns() {
    let test = "outage::the_health_check_fails_if_there_is_no_room_for_turns";
    let Some(disk) = Disk::small(test) else {
        return;
    };
    run(async {
        let (host, pair) = host_with_game().await;
        disk.fill_but(ROOM_FOR_LITTLE);
        assert_eq!(health(&host).await, 200);
        // The answer is cached for a second; wait until the next one is new.
        sleep(Duration::from_millis(1100)).await;
        assert_eq!(pair.play(1).await, 500);
        assert_eq!(health(&host).await, 503);
        disk.free();
        assert_eq!(pair.play(1).await, 200);
        assert_eq!(health(&host).await, 200);
        host.stop().await;
    });
}

/// The check of a moment ago is not repeated once something could not be stored.
#[test]
fn the_health_check_fails_once_chat_could_not_be_stored() {
    let test = "outage::the_health_check_fails_once_chat_could_not_be_stored";
    let Some(disk) = Disk::failing(test) else {
        return;
    };
    run(async {
        let (host, pair) = host_with_game().await;
        health_becomes(&host, 200).await;
        // Within a second, `/healthz` would repeat its answer.
        sleep(Duration::from_millis(1100)).await;
        assert_eq!(health(&host).await, 200);
        disk.order("write");
        assert_eq!(pair.say("hello").await, 500);
        assert_eq!(health(&host).await, 503);
        disk.order("");
        assert_eq!(pair.play(1).await, 200);
        health_becomes(&host, 200).await;
        host.stop().await;
    });
}

#[test]
fn games_go_on_after_nothing_could_be_written() {
    let test = "outage::games_go_on_after_nothing_could_be_written";
    if let Some(disk) = Disk::failing(test) {
        run(play_through(|| disk.order("write"), || disk.order("")));
    }
}

#[test]
fn games_go_on_after_writes_were_torn() {
    let test = "outage::games_go_on_after_writes_were_torn";
    if let Some(disk) = Disk::failing(test) {
        run(play_through(|| disk.order("torn"), || disk.order("")));
    }
}

/// A slow disk is not broken: everything is done, only later.
#[test]
fn games_go_on_while_the_disk_is_slow() {
    let test = "outage::games_go_on_while_the_disk_is_slow";
    let Some(disk) = Disk::failing(test) else {
        return;
    };
    run(async {
        let (host, pair) = host_with_game().await;
        disk.order("slow");
        for ply in 1..4 {
            assert_eq!(pair.play(ply).await, 200);
        }
        assert_eq!(health(&host).await, 200);
        disk.order("");
        assert_eq!(examine(&host.app.store).await.unwrap().findings, []);
        host.stop().await;
    });
}

#[test]
fn games_go_on_after_nothing_could_be_synced() {
    let test = "outage::games_go_on_after_nothing_could_be_synced";
    if let Some(disk) = Disk::failing(test) {
        run(play_through(|| disk.order("sync"), || disk.order("")));
    }
}
