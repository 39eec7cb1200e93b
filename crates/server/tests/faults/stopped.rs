//! The process of a server is suspended for a while, as on a machine that sleeps or swaps.

use std::time::Duration;

use serde_json::json;

use crate::outage::run;
use crate::pair::Pair;
use crate::process::Process;

/// How long: longer than the time that any player has left.
const STOPPED: Duration = Duration::from_secs(11);

#[test]
fn a_player_does_not_lose_on_time_while_the_server_is_stopped() {
    let test = "stopped::a_player_does_not_lose_on_time_while_the_server_is_stopped";
    let Some(server) = Process::start(test, "", &[("late_millis", "1000")]) else {
        return;
    };
    run(async {
        let time = json!({"kind": "live", "main": 8, "increment": 1});
        let pair = Pair::of(server.address, time).await;
        for ply in 0..2 {
            assert_eq!(pair.play(ply).await, 200);
        }
        server.signal("STOP");
        // This is the fault itself; nothing is expected to happen meanwhile.
        tokio::time::sleep(STOPPED).await;
        server.signal("CONT");
        for ply in 2..4 {
            assert_eq!(pair.play(ply).await, 200);
        }
    });
}
