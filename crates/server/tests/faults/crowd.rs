//! Many clients and scarce resources: the server refuses what it can't do, and serves the rest.

use futures_util::future::join_all;
use serde_json::json;
use tokio_tungstenite::connect_async;

use crate::host::Caller;
use crate::outage::run;
use crate::pair::Pair;
use crate::process::Process;

/// How many sockets are open without sending anything.
const IDLE: usize = 1000;
/// How many of them are opened at the same time.
const AT_ONCE: usize = 50;
/// How many clients try to sign in at the same time: if all passwords were hashed at once, with 19
/// MiB each, that would take more memory than there is.
const GUESSERS: usize = 300;
/// The limit on the memory that the server may map.
const LITTLE: &str = "ulimit -v 3000000";

#[test]
fn turns_go_through_beside_a_thousand_idle_sockets() {
    let test = "crowd::turns_go_through_beside_a_thousand_idle_sockets";
    let many = [("connections", "2000"), ("connections_per_address", "2000")];
    let Some(server) = Process::start(test, "ulimit -n 4096", &many) else {
        return;
    };
    run(async {
        let socket = format!("ws://{}/api/v1/socket", server.address);
        let mut idle = Vec::new();
        while idle.len() < IDLE {
            let some = (0..AT_ONCE).map(|_| connect_async(socket.as_str()));
            for opened in join_all(some).await {
                idle.push(opened.unwrap().0);
            }
        }
        let time = json!({"kind": "live", "main": 300, "increment": 5});
        let pair = Pair::of(server.address, time).await;
        for ply in 0..4 {
            assert_eq!(pair.play(ply).await, 200);
        }
    });
}

#[test]
fn a_server_with_little_memory_refuses_and_goes_on() {
    let test = "crowd::a_server_with_little_memory_refuses_and_goes_on";
    // On a slow machine, 300 requests take long to arrive; that is not the fault under test.
    let patient = [("header_seconds", "600"), ("body_seconds", "600")];
    let Some(mut server) = Process::start(test, LITTLE, &patient) else {
        return;
    };
    run(async {
        let time = json!({"kind": "live", "main": 300, "increment": 5});
        let pair = Pair::of(server.address, time).await;
        assert_eq!(pair.play(0).await, 200);
        let somebody = Caller::of(server.address);
        let guess = async || {
            let body = json!({ "name": "anna", "password": "something else" });
            somebody.post("/api/v1/sign-in", body).await.status()
        };
        let statuses = join_all((0..GUESSERS).map(|_| guess())).await;
        // The answer is that the password is wrong, or to try again later.
        let are_answered = statuses.iter().all(|status| [403, 503].contains(status));
        assert!(are_answered, "{statuses:?}");
        assert_eq!(pair.play(1).await, 200);
    });
    assert!(server.is_alive());
}
