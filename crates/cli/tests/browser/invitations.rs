//! Inviting a friend who has never heard of the game, under names of their own choice.

use serde_json::json;

use crate::live::is_at_a_table;
use crate::server::Server;
use crate::tab::{Device, Tab};

/// The longest name there is, in wide letters.
const LONG: &str = "WwwwwwwwwwWwwwwwwwww";

/// Writes a name into the field for guests, and presses the button below it.
async fn choose_name(tab: &Tab, name: &str) {
    tab.see(".guest-name input").await;
    tab.run(
        "document.querySelector('.guest-name input').select()",
        vec![],
    )
    .await;
    tab.focus(".guest-name input").await;
    tab.keys(name).await;
    tab.click(".guest-name button").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_says_who_invites_to_what() {
    let server = Server::start().await;
    let host = Tab::open(&server, Device::Phone, "en").await;
    host.go("/").await;
    host.click_text("Invite a friend").await;
    host.see(".invitation .qr-code svg path").await;
    choose_name(&host, "Anna").await;
    host.until("document.querySelector('.myself').innerText == 'Anna'")
        .await;
    host.click(".paces label:nth-of-type(2)").await;
    host.until("document.querySelector('.invited-to strong').innerText == '10+10'")
        .await;
    assert!(!host.is_too_wide().await);
    let link = host.run("return location.pathname", vec![]).await;

    let friend = Tab::open(&server, Device::Desktop, "en").await;
    friend.go(link.as_str().unwrap()).await;
    friend.see(".invited-by").await;
    let told = friend.text(".invitation").await;
    assert!(friend.text(".invited-by").await.contains("Anna"), "{told}");
    for part in [
        "invites you to a game of Skud Pai Sho.",
        "a garden for two",
        "Each player has 10 min for the whole game, plus 10 s for every turn.",
        "common rules",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    friend
        .until("document.title == 'Anna · Invitation to a game · Pai Sho'")
        .await;
    // The name of another account is refused, and the invitation stays open.
    choose_name(&friend, "ANNA").await;
    friend.see(".guest-name [role=alert]").await;
    choose_name(&friend, LONG).await;
    is_at_a_table(&friend).await;
    is_at_a_table(&host).await;
    let title = json!(format!("{LONG} · Pai Sho"));
    host.until(&format!("document.title.endsWith({title})"))
        .await;
    long_names_fit(&host).await;
    host.close().await;
    friend.close().await;
}

/// On a small phone, neither the table nor the lobby is wider than the screen.
async fn long_names_fit(host: &Tab) {
    host.resize(320, 568).await;
    host.see(&format!(".player-plate .name[title='{LONG}']"))
        .await;
    let inside = "return [...document.querySelectorAll('.player-plate')].every(plate =>\
        plate.getBoundingClientRect().right <= innerWidth)";
    assert_eq!(host.run(inside, vec![]).await, json!(true));
    assert!(!host.is_too_wide().await, "the table");
    host.go("/lobby").await;
    host.settled().await;
    assert!(!host.is_too_wide().await, "the lobby");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_result_of_a_game_has_room_for_long_names() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::SmallPhone, "en").await;
    tab.go("/play/friend").await;
    tab.click(".more summary").await;
    for number in [1, 2] {
        tab.focus(&format!(".names label:nth-of-type({number}) input"))
            .await;
        tab.keys(&LONG.repeat(2)).await;
    }
    tab.click(".more .start").await;
    tab.click_text("Resign").await;
    assert!(!tab.is_too_wide().await, "the question");
    tab.click(".question .danger").await;
    tab.see(".end .review").await;
    assert!(!tab.is_too_wide().await, "the result");
    tab.go("/play").await;
    tab.see(".game-card").await;
    assert!(!tab.is_too_wide().await, "the games on this device");
    tab.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_chooses_a_name_in_the_account() {
    let server = Server::start().await;
    let tab = Tab::open(&server, Device::Phone, "en").await;
    tab.go("/lobby").await;
    let guest = tab.post("/api/v1/guest", json!({})).await;
    assert_eq!(guest["person"]["kind"], "guest");
    tab.go("/account").await;
    choose_name(&tab, "x").await;
    tab.see(".guest-name [role=alert]").await;
    choose_name(&tab, "Anna").await;
    // Names in sentences are isolated from the direction of the sentence.
    tab.until("/as guest .?Anna/.test(document.querySelector('.account').innerText)")
        .await;
    tab.until("document.querySelector('.myself').innerText == 'Anna'")
        .await;
    tab.close().await;
}
