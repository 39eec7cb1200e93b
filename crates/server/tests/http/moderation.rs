//! Blocks, reports, measures, and the audit log.

use paisho_server::store::Role;
use serde_json::json;

use crate::host::{Host, PASSWORD};

#[tokio::test]
async fn a_report_is_read_acted_upon_and_logged() {
    let host = Host::new().await;
    let anna = host.person("anna").await;
    host.person("troll").await;
    let mo = host.official("mo", Role::Moderator).await;
    let report = json!({ "name": "troll", "reason": "chat", "text": "rude words" });
    anna.post("/api/v1/reports", report).await.ok().await;
    let reports = mo.get("/api/v1/moderation/reports").await.ok().await;
    assert_eq!(reports[0]["subject"], "troll");
    let measure = json!({ "measure": "mute", "hours": 24, "why": "rude words" });
    mo.post("/api/v1/moderation/players/troll", measure)
        .await
        .ok()
        .await;
    let id = reports[0]["id"].as_str().unwrap();
    let path = format!("/api/v1/moderation/reports/{id}/close");
    mo.post(&path, json!({ "verdict": "muted" }))
        .await
        .ok()
        .await;
    assert_eq!(
        mo.post(&path, json!({ "verdict": "again" })).await.status(),
        404
    );
    let log = mo.get("/api/v1/moderation/log").await.ok().await;
    assert_eq!(log[0]["action"], "close_report");
    assert_eq!(log[1]["action"], "mute");
    assert_eq!(
        (&log[1]["actor"], &log[1]["subject"]),
        (&json!("mo"), &json!("troll"))
    );
    assert_eq!(log[1]["detail"], "24 h: rude words");
}

#[tokio::test]
async fn a_suspended_account_is_out_until_pardoned() {
    let host = Host::new().await;
    let troll = host.person("troll").await;
    let bot = host.bot(&troll, "trollbot", &["read"]).await;
    let mo = host.official("mo", Role::Moderator).await;
    let suspend = json!({ "measure": "suspend", "hours": 1, "why": "cheating" });
    mo.post("/api/v1/moderation/players/troll", suspend)
        .await
        .ok()
        .await;
    assert_eq!(troll.get("/api/v1/me").await.status(), 401);
    assert_eq!(bot.get("/api/v1/me").await.status(), 401);
    let sign_in = json!({ "name": "troll", "password": PASSWORD });
    let reply = troll.post("/api/v1/sign-in", sign_in.clone()).await;
    assert_eq!(reply.refused().await, (403, "suspended".to_owned()));
    let pardon = json!({ "measure": "pardon", "why": "a mistake" });
    mo.post("/api/v1/moderation/players/troll", pardon)
        .await
        .ok()
        .await;
    troll.post("/api/v1/sign-in", sign_in).await.ok().await;
    assert_eq!(bot.get("/api/v1/me").await.status(), 200);
}

#[tokio::test]
async fn moderators_have_no_power_over_each_other() {
    let host = Host::new().await;
    let mo = host.official("mo", Role::Moderator).await;
    host.official("zoe", Role::Moderator).await;
    let boss = host.official("boss", Role::Admin).await;
    host.person("anna").await;
    let suspend = json!({ "measure": "suspend", "hours": 1, "why": "a quarrel" });
    for name in ["zoe", "boss"] {
        let path = format!("/api/v1/moderation/players/{name}");
        assert_eq!(
            mo.post(&path, suspend.clone()).await.status(),
            403,
            "{name}"
        );
        let path = format!("{path}/reset-link");
        assert_eq!(mo.post(&path, json!({})).await.status(), 403, "{name}");
    }
    let anna = "/api/v1/moderation/moderators/anna";
    assert_eq!(mo.put(anna, json!({})).await.status(), 403);
    boss.put(anna, json!({})).await.ok().await;
    boss.delete("/api/v1/moderation/moderators/mo")
        .await
        .ok()
        .await;
    assert_eq!(mo.get("/api/v1/moderation/log").await.status(), 403);
}

#[tokio::test]
async fn a_moderator_can_help_who_forgot_a_password() {
    let host = Host::new().await;
    let mo = host.official("mo", Role::Moderator).await;
    let anna = host.person("anna").await;
    let made = mo
        .post("/api/v1/moderation/players/anna/reset-link", json!({}))
        .await
        .ok()
        .await;
    let link = made["link"].as_str().unwrap();
    let secret = link.split_once("?link=").unwrap().1;
    let body = json!({ "link": secret, "password": "four wild orchids" });
    anna.post("/api/v1/reset-password", body).await.ok().await;
}

#[tokio::test]
async fn those_who_are_blocked_are_not_paired() {
    let host = Host::new().await;
    let (anna, ben) = (host.person("anna").await, host.person("ben").await);
    anna.put("/api/v1/me/blocks/ben", json!({}))
        .await
        .ok()
        .await;
    assert_eq!(
        anna.get("/api/v1/me/blocks").await.ok().await,
        json!(["ben"])
    );
    assert_eq!(
        anna.put("/api/v1/me/blocks/anna", json!({})).await.status(),
        422
    );
    let seek = json!({ "ruleset": "rulebook", "time": { "kind": "unlimited" } });
    let offered = anna.post("/api/v1/seeks", seek).await.ok().await;
    let path = format!(
        "/api/v1/seeks/{}/join",
        offered["seek"]["id"].as_str().unwrap()
    );
    assert_eq!(ben.post(&path, json!({})).await.status(), 403);
    anna.delete("/api/v1/me/blocks/ben").await.ok().await;
    let joined = ben.post(&path, json!({})).await.ok().await;
    assert_eq!(joined["became"], "started");
}
