//! The first turns of a live game: among strangers the game is cancelled if nobody plays, and a
//! countdown says so; a game with an invited friend waits for both.

use std::time::Duration;

use serde_json::json;

use crate::hands::{By, Hands};
use crate::live::{is_at_a_table, play_some, seat_of};
use crate::other::Other;
use crate::server::Server;
use crate::tab::{Device, Tab};

/// The time for each of the first turns of a public game, and a little more.
const LONG_ENOUGH: Duration = Duration::from_secs(180);

/// The seconds that the countdown shows.
const SECONDS: &str = "(([, m, s]) => m * 60 + +s)(document.querySelector('.begins[role=timer]')\
    .innerText.match(/(\\d+):(\\d\\d)/))";

/// A host invites a friend by link, to a live game; both come to the table.
async fn befriend(host: &Tab, friend: &Tab) {
    host.go("/").await;
    host.click_text("Invite a friend").await;
    host.until("location.pathname.startsWith('/invitation/')")
        .await;
    let link = host.run("return location.pathname", vec![]).await;
    friend.go(link.as_str().unwrap()).await;
    friend.click_text("Accept and play").await;
    is_at_a_table(friend).await;
    is_at_a_table(host).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_is_waited_for_and_a_stranger_is_not() {
    let server = Server::start().await;
    let host = Tab::open(&server, Device::Desktop, "en").await;
    let friend = Tab::open(&server, Device::Desktop, "en").await;
    befriend(&host, &friend).await;
    for tab in [&host, &friend] {
        assert!(!tab.has(".begins").await, "nothing is cancelled");
    }

    // A stranger who has left a seek in the lobby and never plays.
    let ana = Other::register(&server, "ana").await;
    let time = json!({ "kind": "live", "main": 600, "increment": 10 });
    ana.invite(json!({ "time": time, "side": "host", "visibility": "public" }))
        .await;
    let stranger = Tab::open(&server, Device::Phone, "en").await;
    stranger.go("/lobby").await;
    stranger.click(".seek button.primary").await;
    is_at_a_table(&stranger).await;
    stranger.until(&format!("{SECONDS} > 60")).await;
    stranger.until(&format!("{SECONDS} < 118")).await;
    let apart = "return ['svg.field', '.hands.own', '.bar'].every(css => {\
        const [a, b] = [css, '.begins'].map(css => document.querySelector(css)\
            .getBoundingClientRect());\
        return a.bottom <= b.top + 1 || b.bottom <= a.top + 1 })";
    assert_eq!(stranger.run(apart, vec![]).await, json!(true));
    stranger
        .until_within(
            LONG_ENOUGH,
            "document.querySelector('.end')?.innerText.includes('cancelled')",
        )
        .await;
    stranger.close().await;

    // The friends have waited longer than that, and play.
    let (one, other) = (seat_of(&host).await, seat_of(&friend).await);
    let mut hands = Hands::new(&host, one, By::Mouse);
    let mut others = Hands::new(&friend, other, By::Mouse);
    play_some(&mut hands, &mut others, 4).await;
    assert_eq!(hands.game().await.plies().len(), 4);
    host.close().await;
    friend.close().await;
}
