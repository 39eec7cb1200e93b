//! Sessions, links, deleted accounts, chat, moderation, blocks.

use paisho_server::store::{Measure, NewModerationEntry, NewReport, Role, SessionRow};
use paisho_wire::Room;

use super::at_the_table;
use crate::sample::{game_id, person, user};

#[tokio::test]
async fn sessions_expire_and_end() {
    let (store, _directory) = at_the_table().await;
    let session = |id: &str, expires| SessionRow {
        id: id.to_owned(),
        account: user("anna"),
        agent: "test".to_owned(),
        created: 1,
        seen: 1,
        expires,
        second_factor: false,
    };
    for (id, expires) in [("a", 100), ("b", 200)] {
        store
            .add_session(&format!("hash {id}"), &session(id, expires))
            .await
            .unwrap();
    }
    assert_eq!(
        store.session("hash a", 99).await.unwrap(),
        Some(session("a", 100))
    );
    assert_eq!(store.session("hash a", 100).await.unwrap(), None);
    assert_eq!(store.sessions(&user("anna"), 150).await.unwrap().len(), 1);
    assert!(!store.end_session(&user("ben"), "b").await.unwrap());
    assert!(store.end_session(&user("anna"), "b").await.unwrap());
    assert_eq!(store.session("hash b", 1).await.unwrap(), None);
    assert_eq!(store.sweep_secrets(100).await.unwrap(), 1);
}

#[tokio::test]
async fn a_link_for_a_new_password_works_once() {
    let (store, _directory) = at_the_table().await;
    store.add_reset("first", &user("anna"), 100).await.unwrap();
    store.add_reset("second", &user("anna"), 100).await.unwrap();
    assert_eq!(store.use_reset("first", "new", 100).await.unwrap(), None);
    // A newer link does not void an older one, but using one voids all.
    let owner = store.use_reset("first", "new", 50).await.unwrap();
    assert_eq!(owner, Some(user("anna")));
    for link in ["first", "second"] {
        assert_eq!(store.use_reset(link, "newer", 50).await.unwrap(), None);
    }
    let anna = store.account(&user("anna")).await.unwrap().unwrap();
    assert_eq!(anna.password.as_deref(), Some("new"));
}

#[tokio::test]
async fn a_deleted_account_leaves_no_name_behind() {
    let (store, _directory) = at_the_table().await;
    let anna = user("anna");
    store
        .say(&game_id("g1"), Room::Players, &anna, "hello", 5)
        .await
        .unwrap();
    store.delete_account(&anna, 99).await.unwrap();
    let row = store.game(&game_id("g1")).await.unwrap().unwrap();
    assert_eq!(row.setup.players[0].person.name, "gone");
    assert_eq!(row.setup.players[1].person.name, "ben");
    let events = store.events(&row.id, 0).await.unwrap();
    assert!(
        !events[0].body.contains("\"name\":\"anna\""),
        "{}",
        events[0].body
    );
    assert_eq!(store.chat(&row.id, Room::Players, 10).await.unwrap(), []);
    assert_eq!(store.account_by_key("anna").await.unwrap(), None);
    person(&store, "anna2").await;
}

#[tokio::test]
async fn chat_rooms_are_apart_and_numbered() {
    let (store, _directory) = at_the_table().await;
    let (g1, anna) = (game_id("g1"), user("anna"));
    for (at, text) in [(1, "a"), (2, "b"), (3, "c")] {
        let number = store
            .say(&g1, Room::Players, &anna, text, at)
            .await
            .unwrap();
        assert_eq!(number, at);
    }
    store
        .say(&g1, Room::Spectators, &user("ben"), "d", 4)
        .await
        .unwrap();
    let said = store.chat(&g1, Room::Players, 2).await.unwrap();
    let texts: Vec<&str> = said.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(texts, ["b", "c"]);
    assert_eq!(said[0].by.name, "anna");
    assert_eq!(store.chat(&g1, Room::Spectators, 9).await.unwrap().len(), 1);
    assert_eq!(store.said_by(&anna).await.unwrap().len(), 3);
}

#[tokio::test]
async fn moderation_is_logged_line_by_line() {
    let (store, _directory) = at_the_table().await;
    let (anna, ben) = (user("anna"), user("ben"));
    store.set_role(&ben, Role::Moderator).await.unwrap();
    let report = NewReport {
        id: "r1".to_owned(),
        reporter: ben.clone(),
        subject: anna.clone(),
        game: Some(game_id("g1")),
        reason: "chat".to_owned(),
        body: "rude".to_owned(),
        at: 1,
    };
    store.add_report(&report).await.unwrap();
    assert_eq!(store.open_reports(5).await.unwrap()[0].subject, "anna");
    assert!(store.close_report("r1", &ben, "muted", 2).await.unwrap());
    assert!(!store.close_report("r1", &ben, "again", 3).await.unwrap());
    let deed = NewModerationEntry {
        at: 3,
        actor: "ben",
        action: "mute",
        subject: Some(&anna),
        detail: "an hour",
    };
    store.take_measure(Measure::Mute(500), deed).await.unwrap();
    let muted = store.account(&anna).await.unwrap().unwrap();
    assert!(muted.is_muted(499) && !muted.is_muted(500) && !muted.is_suspended(1));
    let log = store.audit(10).await.unwrap();
    let actions: Vec<&str> = log.iter().map(|line| line.action.as_str()).collect();
    assert_eq!(actions, ["mute", "close_report"]);
}

#[tokio::test]
async fn blocks_are_seen_from_both_sides() {
    let (store, _directory) = at_the_table().await;
    let (anna, ben) = (user("anna"), user("ben"));
    store.block(&anna, &ben, 1).await.unwrap();
    store.block(&anna, &ben, 2).await.unwrap();
    assert_eq!(store.blocked_by(&anna).await.unwrap(), ["ben"]);
    assert_eq!(
        store.avoided(&ben).await.unwrap(),
        std::slice::from_ref(&anna)
    );
    assert_eq!(
        store.blocked(&anna).await.unwrap(),
        std::slice::from_ref(&ben)
    );
    assert_eq!(store.blocked(&ben).await.unwrap(), []);
    assert_eq!(
        store.blockers(&ben).await.unwrap(),
        std::slice::from_ref(&anna)
    );
    assert_eq!(store.blockers(&anna).await.unwrap(), []);
    store.unblock(&anna, &ben).await.unwrap();
    assert_eq!(store.avoided(&ben).await.unwrap(), []);
}
